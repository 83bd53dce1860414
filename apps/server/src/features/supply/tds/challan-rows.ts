import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { ChallanView, recordChallan } from '@nidan/contract/supply/tds/tds-endpoints';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { Deduction } from './deductions.query.ts';

/** Adds a challan with the deductions that it pays. */
export async function insertChallan(
  ctx: Ctx,
  { challanId, section, number, bsrCode, depositedOn, amountPaise }: BodyOf<typeof recordChallan>,
  deductions: readonly Deduction[],
): Promise<void> {
  await insertRows(ctx.db, 'tds_challan', [
    {
      l_id: ctx.lId,
      challan_id: challanId,
      section,
      number,
      bsr_code: bsrCode,
      deposited_on: depositedOn,
      amount_paise: amountPaise,
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
  const parts = deductions.map(({ deductionId, isPayout, tdsPaise }) => ({
    l_id: ctx.lId,
    challan_id: challanId,
    deduction_id: deductionId,
    payment_id: isPayout ? null : deductionId,
    payout_id: isPayout ? deductionId : null,
    tds_paise: tdsPaise,
  }));
  await insertRows(ctx.db, 'tds_challan_part', parts);
}

/** Locks a challan; refused when the lab has none of this id. */
export async function lockChallan(
  { db, lId }: Ctx,
  challanId: string,
): Promise<ChallanView & { readonly isWithdrawn: boolean }> {
  const { rows } = await sql<ChallanView & { isWithdrawn: boolean }>`
    select challan_id as "challanId", section, number, bsr_code as "bsrCode", deposited_on::text as "depositedOn",
      amount_paise as "amountPaise", version, withdrawn_at is not null as "isWithdrawn"
    from tds_challan where l_id = ${lId} and challan_id = ${challanId} for no key update`.execute(db);
  if (rows[0] === undefined) throw refuse('not-found');
  return rows[0];
}

/** Withdraws a locked challan: its deductions are without one again. */
export async function writeWithdrawn({ db, lId, now }: Ctx, challanId: string): Promise<void> {
  await sql`update tds_challan set withdrawn_at = ${now}, version = version + 1
    where l_id = ${lId} and challan_id = ${challanId}`.execute(db);
  await sql`update tds_challan_part set is_withdrawn = true
    where l_id = ${lId} and challan_id = ${challanId}`.execute(db);
}
