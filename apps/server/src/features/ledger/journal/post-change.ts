import type { BillDues } from '@nidan/contract/ledger/balances/bill-dues';
import {
  ACCOUNTS,
  afterPostings,
  type AgencyChargeKind,
  type BillBalances,
  type Posting,
  settlementPostings,
} from '@nidan/domain/money/journal';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentDues } from '../balances/bill-dues.query.ts';
import { changeAgencyAccount } from '../agency-accounts/change-agency-account.ts';
import { insertVouchers, type Voucher } from './journal-rows.ts';

interface BillChange {
  readonly billId: string;
  /** Where the money is kept: of a bill where it was made, of a payment where it was taken. */
  readonly locationId: string;
  /** As read after the bill was locked. */
  readonly balances: BillBalances;
  readonly vouchers: readonly Voucher[];
}

function isOfAgency({ debit, credit }: Posting): boolean {
  return debit === ACCOUNTS.agency || credit === ACCOUNTS.agency;
}

function isOfNote({ noteId, paymentId }: Voucher): boolean {
  return noteId !== undefined && paymentId === undefined;
}

/** A debit note or one that is cancelled charges an agency as such; everything else is of its bills. */
function chargeKindOf(vouchers: readonly Voucher[]): AgencyChargeKind {
  return vouchers.length > 0 && vouchers.every(isOfNote) ? 'agencyDebit' : 'agencyCharge';
}

/**
 * Posts what a change of a locked bill means in money, and settles: what was paid too much becomes payable to the patient,
 * so that a due is never negative, and what is due on a bill that an agency pays is charged to it, or refused. Answers the balances and
 * the dues that follow.
 */
export async function postChange(
  ctx: Ctx,
  { billId, locationId, balances, vouchers }: BillChange,
): Promise<{ balances: BillBalances; dues: BillDues }> {
  const changed = afterPostings(
    balances,
    vouchers.flatMap(({ postings }) => postings),
  );
  const settlement = settlementPostings(changed, chargeKindOf(vouchers));
  const settled = afterPostings(changed, settlement);
  const agencyId = changed.payerId;
  const documentId = vouchers.find(isOfNote)?.documentId;
  const ofNote = documentId === undefined ? {} : { documentId };
  const [ofAgency, others] = [true, false].map((is) => settlement.filter((one) => isOfAgency(one) === is));
  if (agencyId !== null) {
    const isOrder = vouchers.some(({ postings }) => postings.some(({ kind }) => kind === 'bill'));
    await changeAgencyAccount(ctx, { agencyId, amountPaise: settled.agency - changed.agency, isOrder });
  }
  await insertVouchers(ctx, locationId, [
    ...vouchers,
    { billId, postings: others ?? [] },
    ...(agencyId === null ? [] : [{ ...ofNote, billId, agencyId, postings: ofAgency ?? [] }]),
  ]);
  return { balances: settled, dues: presentDues(settled) };
}
