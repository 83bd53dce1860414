import {
  agencyReceiptPdf,
  certifyAgencyReceipt as certifyEndpoint,
  listAgencyAccounts,
  listAgencyReceipts,
  readAgencyAccount,
  readAgencyLedger,
  receiveFromAgency as receiveEndpoint,
  reverseAgencyReceipt as reverseEndpoint,
  setAgencyLimit as limitEndpoint,
} from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { findAccount, listAccountsOf } from './account.query.ts';
import { readLedgerOf } from './account-ledger.query.ts';
import { certifyAgencyReceipt } from './certify-agency-receipt.ts';
import { changeLimit } from './change-limit.ts';
import { loadAgencyReceipt } from './receipt-document.query.ts';
import { receiveFromAgency } from './receive-from-agency.ts';
import { listReceiptsOf } from './receipts.query.ts';
import { reverseAgencyReceipt } from './reverse-agency-receipt.ts';

export const agencyBillingRoutes: readonly Route[] = [
  implement(listAgencyAccounts, (ctx, { query }) => listAccountsOf(ctx, query)),
  implement(readAgencyAccount, (ctx, { query }) => findAccount(ctx, query)),
  implement(readAgencyLedger, (ctx, { query }) => readLedgerOf(ctx, query)),
  implement(listAgencyReceipts, (ctx, { query }) => listReceiptsOf(ctx, query)),
  implementDocument(agencyReceiptPdf, {
    load: (ctx, { query }) => loadAgencyReceipt(ctx, query.receiptId),
    render: async (receipt, { documents }) => ({
      bytes: (await renderDocument(documents, receipt)).pdf,
      fileName: `receipt-${receipt.data.number}.pdf`,
    }),
  }),
  implement(receiveEndpoint, (ctx, { body }) => receiveFromAgency(ctx, body)),
  implement(reverseEndpoint, (ctx, { body }) => reverseAgencyReceipt(ctx, body)),
  implement(certifyEndpoint, (ctx, { body }) => certifyAgencyReceipt(ctx, body)),
  implement(limitEndpoint, (ctx, { body }) => changeLimit(ctx, body)),
];
