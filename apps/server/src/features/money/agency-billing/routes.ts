import {
  certifyAgencyReceipt as certifyEndpoint,
  listAgencyAccounts,
  listAgencyReceipts,
  readAgencyAccount,
  readAgencyLedger,
  receiveFromAgency as receiveEndpoint,
  reverseAgencyReceipt as reverseEndpoint,
  setAgencyLimit as limitEndpoint,
} from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { findAccount, listAccountsOf } from './account.query.ts';
import { readLedgerOf } from './account-ledger.query.ts';
import { certifyAgencyReceipt } from './certify-agency-receipt.ts';
import { changeLimit } from './change-limit.ts';
import { receiveFromAgency } from './receive-from-agency.ts';
import { listReceiptsOf } from './receipts.query.ts';
import { reverseAgencyReceipt } from './reverse-agency-receipt.ts';

export const agencyBillingRoutes: readonly Route[] = [
  implement(listAgencyAccounts, (ctx, { query }) => listAccountsOf(ctx, query)),
  implement(readAgencyAccount, (ctx, { query }) => findAccount(ctx, query)),
  implement(readAgencyLedger, (ctx, { query }) => readLedgerOf(ctx, query)),
  implement(listAgencyReceipts, (ctx, { query }) => listReceiptsOf(ctx, query)),
  implement(receiveEndpoint, (ctx, { body }) => receiveFromAgency(ctx, body)),
  implement(reverseEndpoint, (ctx, { body }) => reverseAgencyReceipt(ctx, body)),
  implement(certifyEndpoint, (ctx, { body }) => certifyAgencyReceipt(ctx, body)),
  implement(limitEndpoint, (ctx, { body }) => changeLimit(ctx, body)),
];
