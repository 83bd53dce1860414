import {
  exportTds,
  listTds,
  recordChallan as recordEndpoint,
  vendorTds,
  withdrawChallan as withdrawEndpoint,
} from '@nidan/contract/supply/tds/tds-endpoints';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { listTdsOf } from './deductions.query.ts';
import { exportTdsOf } from './export-tds.ts';
import { recordChallan, withdrawChallan } from './keep-challans.ts';
import { readVendorTds } from './vendor-tds.query.ts';

export const tdsRoutes: readonly Route[] = [
  implement(listTds, (ctx, { query }) => listTdsOf(ctx, query)),
  implement(vendorTds, (ctx, { query }) => readVendorTds(ctx, query)),
  implement(recordEndpoint, (ctx, { body }) => recordChallan(ctx, body)),
  implement(withdrawEndpoint, (ctx, { body }) => withdrawChallan(ctx, body)),
  implementDocument(exportTds, {
    load: (ctx, { query }) => exportTdsOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
];
