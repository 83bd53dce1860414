import type { CounterPosting } from '@nidan/domain/counter/shift-sums';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Whose drawer, and where. */
export interface Drawer {
  readonly userId: string;
  readonly locationId: string;
}

/** A drawer from one moment to another. */
export interface ShiftSpan extends Drawer {
  readonly from: Date;
  readonly to: Date;
}

export interface CounterPostingRow extends CounterPosting {
  readonly postingId: string;
  /** Money of a bill that was made before it. */
  readonly isDue: boolean;
}

/** How long after its moment a posting may commit: a shift looks so far back for what the one before did not see yet. */
const COMMITS_WITHIN = '1 day';

async function readPostings(
  db: Db,
  lId: number,
  condition: RawBuilder<boolean>,
): Promise<CounterPostingRow[]> {
  const { rows } = await sql<CounterPostingRow>`
    select j.posting_id as "postingId", j.debit_account as debit, j.credit_account as credit, j.amount_paise as amount,
      j.kind = 'payment' and b.created_at < j.posted_at as "isDue"
    from journal_posting j left join bill b on b.l_id = j.l_id and b.bill_id = j.bill_id
    where j.l_id = ${lId} and j.shift_id is null and (j.debit_account like 'mode:%' or j.credit_account like 'mode:%') and ${condition}
    order by j.posted_at, j.posting_id`.execute(db);
  return rows;
}

/** Money that a person took or gave back at a place until now and that no closed shift has: what their next close takes along. */
export async function readWaitingPostings(
  { db, lId, now }: Ctx,
  drawer: Drawer,
): Promise<CounterPostingRow[]> {
  const { userId, locationId } = drawer;
  return readPostings(
    db,
    lId,
    sql<boolean>`j.posted_by = ${userId} and j.location_id = ${locationId} and j.posted_at <= ${now} and j.posted_at >= coalesce((
        select max(s.closed_at) - interval '${sql.raw(COMMITS_WITHIN)}' from counter_shift s
        where s.l_id = ${lId} and s.user_id = ${userId} and s.location_id = ${locationId}), '-infinity')
      and not exists (
        select from counter_shift_posting p where p.l_id = j.l_id and p.posting_id = j.posting_id)`,
  );
}

/** The postings of a closed shift. */
export async function readPostingsOfShift({ db, lId }: Ctx, shiftId: string): Promise<CounterPostingRow[]> {
  return readPostings(
    db,
    lId,
    sql<boolean>`exists (
      select from counter_shift_posting p
      where p.l_id = j.l_id and p.posting_id = j.posting_id and p.shift_id = ${shiftId})`,
  );
}
