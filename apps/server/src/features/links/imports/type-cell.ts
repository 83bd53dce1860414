import * as importEndpoints from '@nidan/contract/links/imports/import-endpoints';
import type { ImportView } from '@nidan/contract/links/imports/import-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { insertTypedCell } from './import-rows.ts';
import { lockImport, readColumnsOf, readFindingOf, readImportOf } from './imports.query.ts';
import { requireProvedMasterChange } from './require-master.ts';
import { readTypedRows } from './typed-cells.query.ts';
import { whyNotTyped } from './why-not-typed.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Takes a value that somebody types for a refused cell, and has the whole file tried again with it: other rows may depend on it. */
export const typeImportCell = serve(
  importEndpoints.typeImportCell,
  async (ctx, { importId }, { rowNo, version, column, value }): Promise<ImportView> => {
    const row = await lockImport(ctx, importId);
    requireProvedMasterChange(ctx, row.master);
    const why = whyNotTyped(ctx, row);
    if (why !== null) throw why;
    const typed = (await readTypedRows(ctx, importId, [rowNo]))(rowNo);
    await expectVersion(ctx, { entityId: importId, expected: version, found: typed.version });
    const key = { lId: ctx.lId, importId };
    const finding = await readFindingOf(ctx.db, key, rowNo);
    const former = typed.cells.find((cell) => cell.column === column);
    if (finding === null || (finding.faults.length === 0 && typed.cells.length === 0))
      throw refuse('import-row-not-bad', { details: { row: rowNo.toLocaleString('en-IN') } });
    const columns = await readColumnsOf(ctx.db, key);
    const found = former?.found ?? finding.faults.find((fault) => fault.column === column)?.found;
    if (found === undefined || !columns.some((one) => one.column === column))
      throw refuseField('column', 'not-listed');
    await insertTypedCell(ctx, { importId, rowNo, version: version + 1, column, found, value });
    enqueueJob(ctx, { task: 'try-import', payload: { importId, userId: ctx.caller.userId } });
    const [before, after] = [
      { row: rowNo, [column]: former?.value ?? found },
      { row: rowNo, [column]: value },
    ];
    recordEvent(ctx, { entityKind: 'IMPORT', entityId: importId, action: 'typeCell', before, after });
    return readImportOf(ctx, importId);
  },
);
