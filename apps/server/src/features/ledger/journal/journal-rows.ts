import type { Posting } from '@nidan/domain/money/journal';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { addToAgencyAccounts } from '../agency-accounts/add-to-agency-accounts.ts';

/** Postings of one document: a bill, a discount, a cancellation, a payment, a refund, an advance, a note. */
export interface Voucher {
  /** Null for money that is paid ahead, for a credit note, for what a drawer lacks, for stock, and for payouts. */
  readonly billId: string | null;
  readonly postings: readonly Posting[];
  readonly lineId?: string;
  readonly paymentId?: string;
  readonly refundId?: string;
  /** The advance that is taken, used or returned. */
  readonly advanceId?: string;
  /** The note that is made, used or cancelled. */
  readonly noteId?: string;
  /** Whose number the postings carry when they are of no bill, payment or refund. */
  readonly documentId?: string;
  /** The shift whose drawer was counted. */
  readonly shiftId?: string;
  /** The document of the stores that stock was moved by. */
  readonly supplyId?: string;
  /** Whose account, which is locked, is charged or paid: of all postings on the account of agencies, and of no other. */
  readonly agencyId?: string;
  /** The payout, or payment between labs, that is posted. */
  readonly settlementId?: string;
}

/**
 * Posts vouchers now at a place of the lab, each under an entry of its own, and adds those in the name of an agency to its account, which is
 * locked; refused when the day is closed.
 */
export async function insertVouchers(
  ctx: Ctx,
  locationId: string,
  vouchers: readonly Voucher[],
): Promise<void> {
  const postedOn = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const rows = vouchers.flatMap(({ postings, ...of }) => {
    const entryId = newId();
    return postings.map(({ kind, debit, credit, amount }) => ({
      l_id: ctx.lId,
      posting_id: newId(),
      entry_id: entryId,
      posted_at: ctx.now,
      posted_on: postedOn,
      location_id: locationId,
      kind,
      debit_account: debit,
      credit_account: credit,
      amount_paise: amount,
      bill_id: of.billId,
      line_id: of.lineId ?? null,
      payment_id: of.paymentId ?? null,
      refund_id: of.refundId ?? null,
      advance_id: of.advanceId ?? null,
      note_id: of.noteId ?? null,
      document_id: of.documentId ?? null,
      shift_id: of.shiftId ?? null,
      supply_id: of.supplyId ?? null,
      agency_id: of.agencyId ?? null,
      settlement_id: of.settlementId ?? null,
      posted_by: ctx.caller.userId,
    }));
  });
  await insertRows(ctx.db, 'journal_posting', rows);
  await addToAgencyAccounts(ctx, vouchers);
}
