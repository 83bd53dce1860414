import { agencyReceiptPdf } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import { implementDocument, type Route } from '../../../kernel/http/route.ts';
import { findAccount, listAccountsOf } from './account.query.ts';
import { readLedgerOf } from './account-ledger.query.ts';
import { certifyAgencyReceipt } from './certify-agency-receipt.ts';
import { changeLimit } from './change-limit.ts';
import { loadAgencyReceipt } from './receipt-document.query.ts';
import { receiveFromAgency } from './receive-from-agency.ts';
import { listReceiptsOf } from './receipts.query.ts';
import { reverseAgencyReceipt } from './reverse-agency-receipt.ts';

export const agencyBillingRoutes: readonly Route[] = [
  listAccountsOf,
  findAccount,
  readLedgerOf,
  listReceiptsOf,
  implementDocument(agencyReceiptPdf, {
    load: (ctx, { query }) => loadAgencyReceipt(ctx, query.receiptId),
    render: async (receipt, { documents }) => ({
      bytes: (await renderDocument(documents, receipt)).pdf,
      fileName: `receipt-${receipt.data.number}.pdf`,
    }),
  }),
  receiveFromAgency,
  reverseAgencyReceipt,
  certifyAgencyReceipt,
  changeLimit,
];
