import { exportCollections } from '@nidan/contract/ledger/journal/collection-endpoints';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implementDocument, type Route } from '../../../kernel/http/route.ts';
import { closeDays } from '../closed-days/close-days.ts';
import { listCollectionsOf, sumCollectionsOf } from './collections.query.ts';
import { exportCollectionsOf } from './export-collections.ts';
import { listClosedDaysOf } from '../closed-days/closed-days.query.ts';
import { readStatement } from './statement.query.ts';
import { readTrialBalance } from './trial-balance.query.ts';

export const ledgerRoutes: readonly Route[] = [
  readTrialBalance,
  readStatement,
  listCollectionsOf,
  implementDocument(exportCollections, {
    load: (ctx, { query }) => exportCollectionsOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  sumCollectionsOf,
  listClosedDaysOf,
  closeDays,
];
