import type * as importEndpoints from '@nidan/contract/links/imports/import-endpoints';
import type { exportBadRows } from '@nidan/contract/links/imports/import-endpoints';
import type { ParamsOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import { requireProof } from '../../../kernel/access/require-proof.ts';
import type { ExportTable } from '../../../kernel/exports/export-table.ts';
import { ROWS_WITHOUT_PROOF, rowsToExport } from '../../../kernel/exports/rows-to-export.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { listFindingsOf } from './imports.query.ts';
import { masterFiles } from './master-files.ts';
import { requireMasterRead } from './require-master.ts';

/** All records of a master as the file that it is read from, or its head alone as a template. */
export async function exportMasterOf(
  ctx: Ctx,
  { master, format, template = false }: QueryOf<typeof importEndpoints.exportMaster>,
) {
  requireMasterRead(ctx, master);
  const file = masterFiles[master];
  const rows = template ? [] : await file.exportRows(ctx);
  if (rows.length > ROWS_WITHOUT_PROOF) requireProof(ctx.caller);
  const table: ExportTable = { name: template ? `${master}-template` : master, columns: file.titles, rows };
  return { table, format };
}

/** The bad rows of a file, a line for each cell that is refused. */
export async function exportBadRowsOf(
  ctx: Ctx,
  { importId }: ParamsOf<typeof exportBadRows>,
  { format }: QueryOf<typeof exportBadRows>,
) {
  const bad = await rowsToExport(ctx, (page) => listFindingsOf(ctx, importId, { ...page, verdict: 'bad' }));
  const table: ExportTable = {
    name: 'bad-rows',
    columns: ['row', 'record', 'column', 'found', 'typed', 'reason'],
    rows: bad.flatMap(({ rowNo, record, faults, typed }) =>
      faults.map(({ column, found, reason }) => {
        const value = typed.find((cell) => cell.column === column)?.value ?? null;
        return [rowNo, record, column, found, value, reason];
      }),
    ),
  };
  return { table, format };
}
