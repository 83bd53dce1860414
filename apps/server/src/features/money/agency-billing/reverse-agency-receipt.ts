import * as agencyAccountEndpoints from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { agencyReversalPostings } from '@nidan/domain/money/agency-postings';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { changeAgencyAccount } from '../../ledger/agency-accounts/change-agency-account.ts';
import { postVouchers } from '../../ledger/journal/post-vouchers.ts';
import { endAllocations } from '../agency-invoices/allocation-rows.ts';
import { numberOtherDocuments } from '../bills/number-documents.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { readAccount } from './account.query.ts';
import { bumpReceipt, insertReceipt, lockReceipt } from './receipt-rows.ts';
import { readReceipt } from './receipts.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Takes a receipt of an agency back as a whole: what it paid is owed again, and the invoices that it paid are due. */
export const reverseAgencyReceipt = serve(
  agencyAccountEndpoints.reverseAgencyReceipt,
  async (ctx, { receiptId, reversalId, version, reason: told }) => {
    const locationId = workplaceOf(ctx);
    const reason = told.trim();
    const { number, isReversed, ...receipt } = await lockReceipt(ctx, receiptId);
    await expectVersion(ctx, { entityId: receiptId, expected: version, found: receipt.version });
    if (receipt.reversesReceiptId !== null) throw refuse('receipt-is-reversal', { details: { number } });
    if (isReversed) throw refuse('receipt-reversed-already', { details: { number } });
    const { agencyId, mode, amountPaise: amount, tdsPaise: tds } = receipt;
    await changeAgencyAccount(ctx, { agencyId, amountPaise: amount + tds, isOrder: false, isMoney: true });
    const freed = await endAllocations(ctx, sql`a.receipt_id = ${receiptId}`, reason);
    await bumpReceipt(ctx, receiptId);
    await insertReceipt(ctx, {
      ...receipt,
      receiptId: reversalId,
      locationId,
      reversesReceiptId: receiptId,
      reason,
    });
    const postings = agencyReversalPostings({ mode, amount, tds });
    await postVouchers(ctx, locationId, [{ billId: null, agencyId, documentId: reversalId, postings }]);
    recordEvent(ctx, {
      entityKind: 'AGENCY_RECEIPT',
      entityId: receiptId,
      parts: [reversalId, agencyId, ...freed.map(({ invoiceId }) => invoiceId)],
      action: 'reverse',
      before: { mode, amountPaise: amount, tdsPaise: tds },
      after: { reversalId },
      reason,
    });
    await numberOtherDocuments(ctx, [{ documentId: reversalId, series: 'V' }]);
    return { receipt: await readReceipt(ctx, receiptId), account: await readAccount(ctx, agencyId) };
  },
);
