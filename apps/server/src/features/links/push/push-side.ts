import { pushAnswer } from '@nidan/domain/delivery/answer-problem';
import type { DeliveryProblem } from '@nidan/domain/delivery/message-channels';
import type { PushNotice } from '@nidan/domain/delivery/push';
import webPush from 'web-push';
import type { Services } from '../../../kernel/http/services.ts';
import { NoAnswer } from '../../../kernel/outgoing/call-out.ts';
import { TargetRefused } from '../../../kernel/outgoing/guarded-address.ts';
import { guardedCall } from '../../../kernel/outgoing/guarded-call.ts';
import type { PushAddress } from './push-address.ts';
import { pushTargets } from './push-targets.ts';
import { vapidKeysOf } from './vapid-keys.ts';

/** After a day a browser that was closed is told nothing of it any more: its bell counts. */
const KEPT_S = 86_400;
/** What waits for a closed browser is replaced by what comes later, so that it shows one notice and not forty. */
const TOPIC = 'notices';

/** What came of telling a browser something. */
export interface Pushed {
  /** Null: its push service took it. `gone`: it is to be told nothing any more. */
  readonly problem: DeliveryProblem | 'gone' | null;
  readonly request: string;
  readonly status: number | null;
  readonly answer: string | null;
}

interface Telling {
  readonly contact: string;
  readonly notice: PushNotice;
}

/** Tells a browser something over its push service, encrypted for it alone; never inside a transaction. */
export async function pushTo(
  services: Services,
  { endpoint, p256dh, auth }: PushAddress,
  { contact, notice }: Telling,
): Promise<Pushed> {
  const { config } = services;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    { vapidDetails: { subject: `mailto:${contact}`, ...vapidKeysOf(config) }, TTL: KEPT_S, topic: TOPIC },
  );
  // Its path is what lets somebody write to the browser: nobody keeps it.
  const request = `POST ${new URL(endpoint).host} ${body.length} bytes for this browser alone`;
  const texts = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  try {
    const { status, text } = await guardedCall({
      url: endpoint,
      method: 'POST',
      headers: Object.fromEntries(texts),
      body,
      allowed: pushTargets(services),
      patienceMs: config.messagePatienceMs,
    });
    return { problem: pushAnswer(status), request, status, answer: text };
  } catch (error) {
    if (error instanceof NoAnswer) return { problem: 'unreachable', request, status: null, answer: null };
    if (error instanceof TargetRefused) return { problem: 'refused', request, status: null, answer: null };
    throw error;
  }
}
