import {
  exportBadRows,
  exportMaster,
  finishImport as finishEndpoint,
  listFindings,
  listImportColumns,
  listImports,
  mapImportColumns as mapEndpoint,
  readImport,
  startImport as startEndpoint,
  typeImportCell as typeEndpoint,
  uploadImport as uploadEndpoint,
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
  implementInspected(uploadEndpoint, {
    admit: (ctx, { body }) => requireProvedMasterChange(ctx, body.master),
    inspect: ({ body }) => inspectImport(body),
    command: (ctx, { body }, file) => uploadImport(ctx, body, file),
  }),
  implement(listImports, (ctx, { query }) => listImportsOf(ctx, query)),
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
  implement(mapEndpoint, (ctx, { params, body }) => mapImportColumns(ctx, params, body)),
  implement(typeEndpoint, (ctx, { params, body }) => typeImportCell(ctx, params, body)),
  implement(startEndpoint, (ctx, { params, body }) => startImport(ctx, params, body)),
  implement(finishEndpoint, (ctx, { params, body }) => finishImport(ctx, params, body)),
];
