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

interface Keeper {
  readonly db: Db;
  readonly now: Date;
  readonly log: FastifyBaseLogger;
}

interface Sum {
  readonly denial: Denial;
  times: number;
}

/** Rows a second at most that are written one by one, so that a flood of refusals fills no disk; the rest is summed. */
const MOST_A_SECOND = 20;
/** Sums at most; what is beyond them is counted in the log alone. */
const MOST_SUMS = 50;
const SUMMED_FOR_MS = 1_000;

let second = 0;
let inSecond = 0;
let left = 0;
const sums = new Map<string, Sum>();

function isOfFlood(now: Date): boolean {
  const current = Math.floor(now.getTime() / 1_000);
  if (current !== second) {
    second = current;
    inSecond = 0;
  }
  inSecond += 1;
  return inSecond > MOST_A_SECOND;
}

async function insertDenial({ db, now, log }: Keeper, { denial, times }: Sum): Promise<void> {
  const { refusal, lId, userId, address, route, requestId } = denial;
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
        times,
      })
      .execute();
  } catch (error) {
    log.error({ failure: failureToLog(error) }, 'a refusal was not kept');
  }
}

async function writeSums(keeper: Keeper): Promise<void> {
  const written = [...sums.values()];
  sums.clear();
  if (left > 0) keeper.log.warn({ denials: left }, 'refusals were too many to be kept');
  left = 0;
  for (const sum of written) await insertDenial(keeper, sum);
}

/** Adds a refusal of a flood to the row that is written for it within a second. */
function addToSum(keeper: Keeper, denial: Denial): void {
  const { lId, userId, address, route, refusal } = denial;
  const key = JSON.stringify([lId, userId, address, route, refusal.code, refusal.missing]);
  const sum = sums.get(key);
  if (sum !== undefined) {
    sum.times += 1;
    return;
  }
  if (sums.size >= MOST_SUMS) {
    left += 1;
    return;
  }
  if (sums.size === 0) setTimeout(() => void writeSums(keeper), SUMMED_FOR_MS).unref();
  sums.set(key, { denial, times: 1 });
}

/**
 * Keeps who was refused what, in a transaction of its own because theirs is gone. A flood is kept as sums. A failure is logged, never
 * answered.
 */
export async function recordDenial(keeper: Keeper, denial: Denial): Promise<void> {
  if (isOfFlood(keeper.now)) return addToSum(keeper, denial);
  return insertDenial(keeper, { denial, times: 1 });
}
