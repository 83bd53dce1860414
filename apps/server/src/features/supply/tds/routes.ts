import { exportTds } from '@nidan/contract/supply/tds/tds-endpoints';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implementDocument, type Route } from '../../../kernel/http/route.ts';
import { listTdsOf } from './deductions.query.ts';
import { exportTdsOf } from './export-tds.ts';
import { recordChallan, withdrawChallan } from './keep-challans.ts';
import { readVendorTds } from './vendor-tds.query.ts';

export const tdsRoutes: readonly Route[] = [
  listTdsOf,
  readVendorTds,
  recordChallan,
  withdrawChallan,
  implementDocument(exportTds, {
    load: (ctx, { query }) => exportTdsOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
];
