import {
  addPayee as addPayeeEndpoint,
  changePayee as changePayeeEndpoint,
  listPayees,
  listPayouts,
  listSellers,
  makePayout as makePayoutEndpoint,
  movePayout as movePayoutEndpoint,
  payoutBankFile,
  payoutPdf,
  readPayout,
} from '@nidan/contract/money/payouts/payout-endpoints';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { addPayee, changePayee } from './keep-payees.ts';
import { makePayout } from './make-payout.ts';
import { movePayout } from './move-payout.ts';
import { listPayeesOf, listSellersOf } from './payees.query.ts';
import { loadPayoutPaper, payoutBankFileOf } from './payout-papers.query.ts';
import { listPayoutsOf, readPayoutOf } from './payouts.query.ts';

export const payoutRoutes: readonly Route[] = [
  implement(listPayees, (ctx, { query }) => listPayeesOf(ctx, query)),
  implement(listSellers, (ctx, { query }) => listSellersOf(ctx, query)),
  implement(addPayeeEndpoint, (ctx, { body }) => addPayee(ctx, body)),
  implement(changePayeeEndpoint, (ctx, { body }) => changePayee(ctx, body)),
  implement(listPayouts, (ctx, { query }) => listPayoutsOf(ctx, query)),
  implement(readPayout, (ctx, { query }) => readPayoutOf(ctx, query)),
  implement(makePayoutEndpoint, (ctx, { body }) => makePayout(ctx, body)),
  implement(movePayoutEndpoint, (ctx, { body }) => movePayout(ctx, body)),
  implementDocument(payoutPdf, {
    load: (ctx, { query }) => loadPayoutPaper(ctx, query.payoutId),
    render: async ({ fileName, ...paper }, { documents }) => ({
      bytes: (await renderDocument(documents, paper)).pdf,
      fileName,
    }),
  }),
  implementDocument(payoutBankFile, {
    load: (ctx, { query }) => payoutBankFileOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
];
