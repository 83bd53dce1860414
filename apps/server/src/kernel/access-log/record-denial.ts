import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/connections/open-database.ts';
import { failureToLog } from '../http/failure-to-log.ts';
import type { Refusal } from '../http/refuse.ts';

/** Somebody who was refused: nothing of it was typed by them. */
export interface Denial {
  readonly refusal: Refusal;
  readonly lId: number | null;
  readonly userId: string | null;
  readonly address: string;
  readonly route: string;
  readonly requestId: string;
}

/** Rows a second at most, so that a flood of refusals fills no disk; the rest is counted in the log. */
const MOST_A_SECOND = 20;
let second = 0;
let inSecond = 0;
let left = 0;

function mayWrite(now: Date, log: FastifyBaseLogger): boolean {
  const current = Math.floor(now.getTime() / 1_000);
  if (current !== second) {
    if (left > 0) log.warn({ denials: left }, 'refusals were too many to be kept');
    second = current;
    inSecond = 0;
    left = 0;
  }
  inSecond += 1;
  if (inSecond > MOST_A_SECOND) left += 1;
  return inSecond <= MOST_A_SECOND;
}

/** Keeps who was refused what, in a transaction of its own because theirs is gone. A failure is logged, never answered. */
export async function recordDenial(
  { db, now, log }: { readonly db: Db; readonly now: Date; readonly log: FastifyBaseLogger },
  { refusal, lId, userId, address, route, requestId }: Denial,
): Promise<void> {
  if (!mayWrite(now, log)) return;
  try {
    await db
      .insertInto('access_denial')
      .values({
        denial_id: newId(),
        at: now,
        l_id: lId,
        user_id: userId,
        address,
        route,
        code: refusal.code,
        missing: refusal.missing,
        request_id: requestId,
      })
      .execute();
  } catch (error) {
    log.error({ failure: failureToLog(error) }, 'a refusal was not kept');
  }
}
