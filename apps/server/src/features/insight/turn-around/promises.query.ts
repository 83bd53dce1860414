import { promiseOf, type TurnAroundPromise } from '@nidan/domain/insight/turn-around-segments';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** The history that a promise stands on. */
const HISTORY_DAYS = 90;
/** Of a test that is done often the latest say enough. */
const MOST_TESTS = 2_000;

interface Row {
  readonly test_id: string;
  readonly count: number;
  readonly p50: number | null;
  readonly p90: number | null;
}

/**
 * Within how long each test was ready after its registration, from this lab's own history; null where it is too short. It counts the
 * whole lab whoever asks: it tells of no bill.
 */
export async function readPromisesOf(
  { db, lId, now }: Ctx,
  testIds: readonly string[],
): Promise<{ testId: string; promise: TurnAroundPromise | null }[]> {
  const since = new Date(now.getTime() - HISTORY_DAYS * 86_400_000);
  const { rows } = await sql<Row>`
    select w.test_id, count(h.minutes)::int as count, percentile_cont(0.5) within group (order by h.minutes) as p50,
      percentile_cont(0.9) within group (order by h.minutes) as p90
    from unnest(${[...testIds]}::uuid[]) as w (test_id)
    left join lateral (
      select extract(epoch from bt.checked_at - b.created_at) / 60 as minutes
      from bill_test bt join bill b on b.l_id = bt.l_id and b.bill_id = bt.bill_id
      where bt.l_id = ${lId} and bt.test_id = w.test_id and bt.checked_at >= ${since}
      order by bt.checked_at desc limit ${MOST_TESTS}
    ) h on true
    group by w.test_id`.execute(db);
  return rows.map(({ test_id: testId, count, p50, p90 }) => ({
    testId,
    promise: promiseOf({ count, p50Minutes: p50, p90Minutes: p90 }),
  }));
}
