import { payout, type PayoutState } from '@nidan/domain/status-sets/money/payout';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { OwedLine } from './owed-by-month.ts';
import type { LockedPayee } from './payee-rows.ts';

export interface NewPayout {
  readonly payoutId: string;
  readonly payee: LockedPayee;
  readonly fromDay: string;
  readonly toDay: string;
  readonly volume: number;
  readonly total: number;
  readonly lines: readonly OwedLine[];
}

/** Adds a payout that the caller makes now, with the tests that it is for. */
export async function insertPayout(ctx: Ctx, { payoutId, payee, lines, ...made }: NewPayout): Promise<void> {
  await insertRows(ctx.db, 'payout', [
    {
      l_id: ctx.lId,
      payout_id: payoutId,
      payee_id: payee.payeeId,
      from_day: made.fromDay,
      to_day: made.toDay,
      state: payout.codes.made,
      volume_paise: made.volume,
      total_paise: made.total,
      account_name: payee.accountName,
      account_no: payee.accountNo,
      ifsc: payee.ifsc,
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
  const rows = lines.map(({ lineId, month, collected, amount, slab }) => ({
    l_id: ctx.lId,
    payout_id: payoutId,
    line_id: lineId,
    month,
    collected_paise: collected,
    amount_paise: amount,
    basis_points: slab === null || slab.percent === null ? null : Math.round(slab.percent * 100),
    fixed_paise: slab?.percent === null ? slab.fixed : null,
  }));
  await insertRows(ctx.db, 'payout_line', rows);
}

export interface LockedPayout {
  readonly payoutId: string;
  readonly payeeId: string;
  readonly state: PayoutState;
  readonly total: number;
  readonly tds: number;
  readonly madeBy: string;
  readonly approvedBy: string | null;
  readonly version: number;
}

/** Locks a payout; refused when the lab has none of this id. */
export async function lockPayout({ db, lId }: Ctx, payoutId: string): Promise<LockedPayout> {
  const { rows } = await sql<Omit<LockedPayout, 'state'> & { code: number }>`
    select payout_id as "payoutId", payee_id as "payeeId", state as code, total_paise as total, tds_paise as tds,
      made_by as "madeBy", approved_by as "approvedBy", version
    from payout where l_id = ${lId} and payout_id = ${payoutId} for no key update`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const { code, ...locked } = row;
  return { ...locked, state: payout.stateOf(code) };
}

/** Writes that the caller approves a locked payout now, to the account that its payee has now, less the tax. */
export async function writeApproval(
  { db, lId, now, caller }: Ctx,
  payoutId: string,
  { tdsSection, pan, accountName, accountNo, ifsc, tds }: LockedPayee & { readonly tds: number },
): Promise<void> {
  await sql`update payout set state = ${payout.codes.approved}, approved_at = ${now}, approved_by = ${caller.userId},
      tds_section = ${tdsSection}, tds_paise = ${tds}, pan = ${pan}, account_name = ${accountName}, account_no = ${accountNo},
      ifsc = ${ifsc}, version = version + 1 where l_id = ${lId} and payout_id = ${payoutId}`.execute(db);
}

/** Writes that the bank was told to pay a locked payout. */
export async function writePaid(
  { db, lId, now, caller }: Ctx,
  payoutId: string,
  reference: string,
): Promise<void> {
  await sql`update payout set state = ${payout.codes.paid}, paid_at = ${now}, paid_by = ${caller.userId},
      reference = ${reference}, version = version + 1 where l_id = ${lId} and payout_id = ${payoutId}`.execute(
    db,
  );
}

/** Writes why a locked payout is rejected. */
export async function writeRejection({ db, lId }: Ctx, payoutId: string, reason: string): Promise<void> {
  await sql`update payout set state = ${payout.codes.rejected}, decision = ${reason}, version = version + 1
    where l_id = ${lId} and payout_id = ${payoutId}`.execute(db);
}

/** What a payee was owed by payouts that were approved since a moment, and what was deducted of it. */
export async function approvedSince(
  { db, lId }: Ctx,
  payeeId: string,
  since: Date,
): Promise<{ readonly paid: number; readonly deducted: number }> {
  const { rows } = await sql<{ paid: number; deducted: number }>`
    select coalesce(sum(total_paise), 0)::bigint as paid, coalesce(sum(tds_paise), 0)::bigint as deducted
    from payout where l_id = ${lId} and payee_id = ${payeeId} and approved_at >= ${since}`.execute(db);
  return rows[0] ?? { paid: 0, deducted: 0 };
}
