import { pauseAfter } from '@nidan/domain/delivery/attempt-pause';
import type { DeliveryProblem } from '@nidan/domain/delivery/message-channels';
import { firstMomentWithin, PROMOTION_HOURS } from '@nidan/domain/delivery/sending-hours';
import { withoutSecrets } from '@nidan/domain/delivery/without-secrets';
import { INDIA_MINUTES } from '@nidan/domain/time/zone';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { noteTry } from '../integration/integration-rows.ts';
import type { TriedOutcome } from '../integration/send-at-once.ts';
import { type ChannelContent, type Exchange, NotPosted, type Posted } from './channels/parcel.ts';
import { readContent } from './content-of.query.ts';
import { beginTry, putOff, type StepRef } from './delivery-steps-rows.ts';
import { fetchDocument } from './document-of.query.ts';
import { goOnWithMessage } from './go-on-with-message.ts';
import { keyOf, type LockedMessage, lockMessage } from './lock-message.query.ts';
import { insertNotices } from './notice-rows.ts';
import { readObstacles } from './obstacles.query.ts';
import type { Side } from './open-side.ts';

/** A message whose try has begun. */
interface Begun {
  readonly message: LockedMessage;
  readonly content: ChannelContent;
  readonly tries: number;
}

async function fail(
  db: Db,
  ref: StepRef,
  {
    message,
    at,
    problem,
  }: { readonly message: LockedMessage; readonly at: Date; readonly problem: DeliveryProblem },
): Promise<null> {
  await goOnWithMessage(db, { ...ref, message }, { step: 'failed', at, problem });
  return null;
}

/** Begins a try: what stands in the way now is looked at once more, and what is sent is laid down. Null: it does not go now. */
async function begin(db: Db, ref: StepRef, at: Date): Promise<Begun | null> {
  const { lId, messageId, channel } = ref;
  const message = await lockMessage(db, lId, messageId);
  const step = message?.steps.find((one) => one.channel === channel);
  if (message === null || step?.step !== 'queued' || message.isWithdrawn) return null;
  const recipient = { ...message, kind: message.recipientKind, id: message.recipientId };
  const obstacle = (await readObstacles(db, lId, recipient))(channel);
  if (obstacle !== null) return fail(db, ref, { message, at, problem: obstacle });
  const content = step.content ?? (await readContent(db, lId, { ...message, channel }));
  if (content === null) return fail(db, ref, { message, at, problem: 'no-template' });
  if (content.channel === 'sms' && content.isPromotion) {
    const nextAt = firstMomentWithin(at, PROMOTION_HOURS, INDIA_MINUTES);
    if (nextAt > at) {
      await putOff(db, ref, { nextAt, problem: null, detail: null });
      return null;
    }
  }
  await beginTry(db, ref, content);
  if (content.channel !== 'platform') return { message, content, tries: step.tries + 1 };
  const shown = await insertNotices(db, { lId, message, at }, content);
  if (shown === 0) return fail(db, ref, { message, at, problem: 'no-address' });
  await goOnWithMessage(db, { ...ref, message }, { step: 'delivered', at });
  return null;
}

interface Tried {
  readonly begun: Begun;
  readonly startedAt: Date;
  readonly exchange: Exchange;
  readonly posted: Posted | null;
  readonly failure: NotPosted | null;
}

async function attempt(
  services: Services,
  side: Side,
  { ref, begun }: { ref: StepRef; begun: Begun },
): Promise<Tried> {
  const { message, content } = begun;
  const startedAt = services.clock();
  try {
    const file = await fetchDocument(services, ref.lId, message);
    const { messageId, phone, email } = message;
    const posted = await side({ key: keyOf(message, ref.channel), messageId, phone, email, content, file });
    return { begun, startedAt, exchange: posted, posted, failure: null };
  } catch (error) {
    if (!(error instanceof NotPosted)) throw error;
    return { begun, startedAt, exchange: error.exchange, posted: null, failure: error };
  }
}

function kept(text: string | null): string | null {
  return text === null ? null : withoutSecrets(text).slice(0, 4_000);
}

/** What a kept request says: its first words are the call, the rest is what was sent. */
function keptRequest(text: string): string {
  const [, call = '', rest = ''] = /^(\S+ \S+ )([\s\S]*)$/u.exec(text) ?? [];
  return `${call}${kept(rest) ?? ''}`;
}

async function writeDown(services: Services, ref: StepRef, tried: Tried): Promise<void> {
  const { begun, startedAt, exchange, posted, failure } = tried;
  const at = services.clock();
  const { lId, messageId, channel } = ref;
  await inTransaction(services.db, lId, {
    plans: 'commands',
    work: async (db) => {
      const message = await lockMessage(db, lId, messageId);
      if (message === null || channel === 'platform') return;
      await noteTry(db, lId, {
        integration: channel,
        entityKind: 'message',
        entityId: messageId,
        entityVersion: message.version,
        key: keyOf(message, channel),
        verb: message.version > 1 ? 'update' : 'post',
        problem: failure?.problem ?? null,
        reference: posted?.reference ?? null,
        at,
        tookMs: at.getTime() - startedAt.getTime(),
        request: keptRequest(exchange.request),
        status: exchange.status,
        answer: kept(exchange.answer),
      });
      const step = message.steps.find((one) => one.channel === channel)?.step;
      // A telling of the gateway may have been here before: what it said is further.
      if (posted !== null && step === 'queued') {
        await goOnWithMessage(db, { ...ref, message }, { step: 'sent', at, reference: posted.reference });
      }
      if (failure === null || step !== 'queued') return;
      const detail = kept(failure.detail);
      const pause = failure.mayPass ? pauseAfter(begun.tries, Math.random()) : null;
      if (pause === null) {
        const { problem } = failure;
        await goOnWithMessage(db, { ...ref, message }, { step: 'failed', at, problem, detail });
      } else {
        const nextAt = new Date(at.getTime() + pause * 1_000);
        await putOff(db, ref, { nextAt, problem: failure.problem, detail });
      }
    },
  });
}

/**
 * Sends one message on one channel: what is sent is committed before the call and what came of it after, so that a worker that is killed in
 * between sends the very same again under the same key.
 */
export async function deliverOne(services: Services, side: Side | null, ref: StepRef): Promise<TriedOutcome> {
  const begun = await inTransaction(services.db, ref.lId, {
    plans: 'commands',
    work: (db) => begin(db, ref, services.clock()),
  });
  if (begun === null || side === null) return 'none';
  const tried = await attempt(services, side, { ref, begun });
  await writeDown(services, ref, tried);
  return tried.failure?.problem === 'unreachable' ? 'silent' : 'answered';
}
