import {
  closeDays as closeEndpoint,
  listClosedDays,
  statement,
  trialBalance,
} from '@nidan/contract/ledger/journal/ledger-endpoints';
import {
  exportCollections,
  listCollections,
  sumCollections,
} from '@nidan/contract/ledger/journal/collection-endpoints';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { closeDays } from '../closed-days/close-days.ts';
import { listCollectionsOf, sumCollectionsOf } from './collections.query.ts';
import { exportCollectionsOf } from './export-collections.ts';
import { listClosedDaysOf } from '../closed-days/closed-days.query.ts';
import { readStatement } from './statement.query.ts';
import { readTrialBalance } from './trial-balance.query.ts';

export const ledgerRoutes: readonly Route[] = [
  implement(trialBalance, (ctx, { query }) => readTrialBalance(ctx, query)),
  implement(statement, (ctx, { query }) => readStatement(ctx, query)),
  implement(listCollections, (ctx, { query }) => listCollectionsOf(ctx, query)),
  implementDocument(exportCollections, {
    load: (ctx, { query }) => exportCollectionsOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  implement(sumCollections, (ctx, { query }) => sumCollectionsOf(ctx, query)),
  implement(listClosedDays, (ctx, { query }) => listClosedDaysOf(ctx, query)),
  implement(closeEndpoint, (ctx, { body }) => closeDays(ctx, body)),
];
