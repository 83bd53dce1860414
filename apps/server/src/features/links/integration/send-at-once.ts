import type { Integration } from '@nidan/domain/delivery/message-channels';
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { restSetting } from './integration-rows.ts';

/** Calls that are under way at once. */
const AT_ONCE = 8;
/** While more wait, each call takes its time: at most 80 messages a second leave, which services bear, and the counter has its turn. */
const LEAST_MS = 100;
/** A service that was silent so often in one round rests. */
const SILENT_AT_MOST = 3;
const REST_MS = 60_000;

/** What a try says of the service: it took the message or will never take it, or it does not answer. */
export type TriedOutcome = 'answered' | 'silent' | 'none';

/** Sends these, some at once; ends early when the service is silent. True: it should rest. */
export async function sendAtOnce(
  ids: readonly string[],
  sendOne: (id: string) => Promise<TriedOutcome>,
): Promise<boolean> {
  const waiting = [...ids];
  let silent = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && silent < SILENT_AT_MOST; next = waiting.shift()) {
      const [outcome] = await Promise.all([sendOne(next), waiting.length > 0 && wait(LEAST_MS)]);
      if (outcome === 'silent') silent += 1;
      if (outcome === 'answered') silent = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return silent >= SILENT_AT_MOST;
}

/** Lets a service of a lab rest that does not answer. */
export async function restService(services: Services, lId: number, integration: Integration): Promise<void> {
  const until = new Date(services.clock().getTime() + REST_MS);
  await inTransaction(services.db, lId, {
    plans: 'commands',
    work: (db) => restSetting(db, lId, { integration, until }),
  });
}
