import * as importEndpoints from '@nidan/contract/links/imports/import-endpoints';
import {
  exportBadRows,
  exportMaster,
  listFindings,
  listImportColumns,
  readImport,
} from '@nidan/contract/links/imports/import-endpoints';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implement, implementDocument, implementInspected, type Route } from '../../../kernel/http/route.ts';
import { exportBadRowsOf, exportMasterOf } from './export-master.ts';
import { listColumnsOf, listFindingsOf, listImportsOf, readImportOf } from './imports.query.ts';
import { inspectImport } from './inspect-import.ts';
import { mapImportColumns } from './map-columns.ts';
import { finishImport, startImport } from './move-import.ts';
import { requireProvedMasterChange } from './require-master.ts';
import { typeImportCell } from './type-cell.ts';
import { uploadImport } from './upload-import.ts';

export const importRoutes: readonly Route[] = [
  implementInspected(importEndpoints.uploadImport, {
    admit: (ctx, { body }) => requireProvedMasterChange(ctx, body.master),
    inspect: ({ body }) => inspectImport(body),
    command: (ctx, { body }, file) => uploadImport(ctx, body, file),
  }),
  listImportsOf,
  implementDocument(exportMaster, {
    load: (ctx, { query }) => exportMasterOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  implement(readImport, (ctx, { params }) => readImportOf(ctx, params.importId)),
  implement(listFindings, (ctx, { params, query }) => listFindingsOf(ctx, params.importId, query)),
  implementDocument(exportBadRows, {
    load: (ctx, { params, query }) => exportBadRowsOf(ctx, params, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  implement(listImportColumns, (ctx, { params }) => listColumnsOf(ctx, params.importId)),
  mapImportColumns,
  typeImportCell,
  startImport,
  finishImport,
];
