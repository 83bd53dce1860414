import { addDays, type CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { type CheckpointRow, readCheckpointBefore } from './checkpoint.query.ts';
import type { DayToClose } from './closed-day-rows.ts';

interface TurnoverRow extends CheckpointRow {
  readonly day: CalendarDate;
}

interface DayCount {
  readonly day: CalendarDate;
  readonly postings: number;
  readonly amount_paise: number;
}

interface Span {
  readonly from: CalendarDate;
  readonly through: CalendarDate;
}

async function firstOpenDay(db: Db, lId: number): Promise<CalendarDate | null> {
  const { rows } = await sql<{ closed: CalendarDate | null; posted: CalendarDate | null }>`
    select (select max(day) from closed_day where l_id = ${lId}) as closed,
      (select min(posted_on) from journal_posting where l_id = ${lId}) as posted`.execute(db);
  const { closed = null, posted = null } = rows[0] ?? {};
  return closed === null ? posted : addDays(closed, 1);
}

/** Both sides of each account and place by day. */
async function readTurnover(db: Db, lId: number, span: Span): Promise<TurnoverRow[]> {
  const { rows } = await sql<TurnoverRow>`
    select j.posted_on as day, side.account, j.location_id, sum(side.debit)::bigint as debit_paise,
      sum(side.credit)::bigint as credit_paise
    from journal_posting j cross join lateral (
      values (j.debit_account, j.amount_paise, 0), (j.credit_account, 0, j.amount_paise)) side (account, debit, credit)
    where j.l_id = ${lId} and j.posted_on between ${span.from} and ${span.through}
    group by j.posted_on, side.account, j.location_id order by j.posted_on`.execute(db);
  return rows;
}

async function readCounts(db: Db, lId: number, span: Span): Promise<ReadonlyMap<CalendarDate, DayCount>> {
  const { rows } = await sql<DayCount>`
    select posted_on as day, count(*)::int as postings, sum(amount_paise)::bigint as amount_paise from journal_posting
    where l_id = ${lId} and posted_on between ${span.from} and ${span.through} group by posted_on`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.day, row]));
}

function keyOf({ account, location_id }: Pick<CheckpointRow, 'account' | 'location_id'>): string {
  return `${location_id} ${account}`;
}

/** A checkpoint that moved on by a day. */
function moved(standing: Map<string, CheckpointRow>, turnover: readonly TurnoverRow[]): CheckpointRow[] {
  for (const { account, location_id, debit_paise, credit_paise } of turnover) {
    const key = keyOf({ account, location_id });
    const before = standing.get(key);
    standing.set(key, {
      account,
      location_id,
      debit_paise: (before?.debit_paise ?? 0) + debit_paise,
      credit_paise: (before?.credit_paise ?? 0) + credit_paise,
    });
  }
  return turnover.length === 0 ? [] : [...standing.values()];
}

/**
 * The days of a lab that are open, from the first with a posting through `through`, with what stands at the end of each.
 * Send it after the lock that keeps postings out.
 */
export async function readDaysToClose(db: Db, lId: number, through: CalendarDate): Promise<DayToClose[]> {
  const from = await firstOpenDay(db, lId);
  if (from === null || from > through) return [];
  const span = { from, through };
  const before = await readCheckpointBefore(db, lId, { day: from });
  const standing = new Map(before.rows.map((row) => [keyOf(row), row]));
  const turnover = Map.groupBy(await readTurnover(db, lId, span), ({ day }) => day);
  const counts = await readCounts(db, lId, span);
  const days: DayToClose[] = [];
  for (let day = from; day <= through; day = addDays(day, 1)) {
    const count = counts.get(day);
    days.push({
      day,
      postings: count?.postings ?? 0,
      amountPaise: count?.amount_paise ?? 0,
      standing: moved(standing, turnover.get(day) ?? []),
    });
  }
  return days;
}
