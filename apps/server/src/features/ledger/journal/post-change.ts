import type { BillDues } from '@nidan/contract/ledger/balances/bill-dues';
import { afterPostings, type BillBalances, settlementPostings } from '@nidan/domain/money/journal';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentDues } from '../balances/bill-dues.query.ts';
import { insertVouchers, type Voucher } from './journal-rows.ts';

interface BillChange {
  readonly billId: string;
  /** Where the money is kept: of a bill where it was made, of a payment where it was taken. */
  readonly locationId: string;
  /** As read after the bill was locked. */
  readonly balances: BillBalances;
  readonly vouchers: readonly Voucher[];
}

/**
 * Posts what a change of a locked bill means in money, and settles: what was paid too much becomes payable to the patient,
 * so that a due is never negative. Answers the balances and the dues that follow.
 */
export async function postChange(
  ctx: Ctx,
  { billId, locationId, balances, vouchers }: BillChange,
): Promise<{ balances: BillBalances; dues: BillDues }> {
  const changed = afterPostings(
    balances,
    vouchers.flatMap(({ postings }) => postings),
  );
  const settlement = settlementPostings(changed);
  const settled = afterPostings(changed, settlement);
  await insertVouchers(ctx, locationId, [...vouchers, { billId, postings: settlement }]);
  return { balances: settled, dues: presentDues(settled) };
}
