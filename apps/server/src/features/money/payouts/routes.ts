import { payoutBankFile, payoutPdf } from '@nidan/contract/money/payouts/payout-endpoints';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implementDocument, type Route } from '../../../kernel/http/route.ts';
import { addPayee, changePayee } from './keep-payees.ts';
import { makePayout } from './make-payout.ts';
import { movePayout } from './move-payout.ts';
import { listPayeesOf, listSellersOf } from './payees.query.ts';
import { loadPayoutPaper, payoutBankFileOf } from './payout-papers.query.ts';
import { listPayoutsOf, readPayoutOf } from './payouts.query.ts';

export const payoutRoutes: readonly Route[] = [
  listPayeesOf,
  listSellersOf,
  addPayee,
  changePayee,
  listPayoutsOf,
  readPayoutOf,
  makePayout,
  movePayout,
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
