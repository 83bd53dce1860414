import { agencyReceiptPostings } from '@nidan/domain/money/agency-postings';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { changeAgencyAccount } from '../../ledger/agency-accounts/change-agency-account.ts';
import { postVouchers } from '../../ledger/journal/post-vouchers.ts';
import { numberOtherDocuments } from '../bills/number-documents.ts';
import { insertReceipt, type NewReceipt } from './receipt-rows.ts';

/** Money of an agency, as it is taken the first time. */
export type TakenReceipt = Omit<NewReceipt, 'reversesReceiptId' | 'reason'>;

/** Writes money that came of an agency, and the tax that it kept, onto its account, which it locks: receipt, posting, event and number. */
export async function takeAgencyMoney(ctx: Ctx, receipt: TakenReceipt): Promise<void> {
  const { receiptId, agencyId, mode, amountPaise, tdsPaise, reference, locationId } = receipt;
  await changeAgencyAccount(ctx, {
    agencyId,
    amountPaise: -(amountPaise + tdsPaise),
    isOrder: false,
    isMoney: true,
  });
  await insertReceipt(ctx, { ...receipt, reversesReceiptId: null, reason: null });
  const postings = agencyReceiptPostings({ mode, amount: amountPaise, tds: tdsPaise });
  await postVouchers(ctx, locationId, [{ billId: null, agencyId, documentId: receiptId, postings }]);
  recordEvent(ctx, {
    entityKind: 'AGENCY_RECEIPT',
    entityId: receiptId,
    parts: [agencyId],
    action: 'receive',
    after: { agencyId, mode, amountPaise, tdsPaise, reference },
  });
  await numberOtherDocuments(ctx, [{ documentId: receiptId, series: 'L' }]);
}
