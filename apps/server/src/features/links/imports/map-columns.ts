import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import * as importEndpoints from '@nidan/contract/links/imports/import-endpoints';
import type { ImportView } from '@nidan/contract/links/imports/import-endpoints';
import { type ColumnMap, type KnownColumns, mapFaults } from '@nidan/domain/imports/map-titles';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { FileColumn } from './file-columns.ts';
import { keepColumns } from './import-rows.ts';
import { lockImport, readColumnsOf, readImportOf } from './imports.query.ts';
import { masterFiles } from './master-files.ts';
import { requireMasterChange } from './require-master.ts';
import { whyNotMapped } from './why-not-mapped.ts';
import { serve } from '../../../kernel/http/serve.ts';

function refuseFaults(known: KnownColumns, map: ColumnMap, titles: number): void {
  const errors = mapFaults(known, map).map(({ at, ...found }) =>
    faultAt(at === null ? 'columns' : `columns.${at}`, found),
  );
  if (map.length < titles) errors.push(faultAt('columns', 'too-few', { limit: titles }));
  if (map.length > titles) errors.push(faultAt('columns', 'too-many', { limit: titles }));
  if (errors.length > 0) throw refuse('invalid-input', { errors });
}

function wordsOf(columns: readonly FileColumn[]): string {
  return columns.map(({ title, column }) => `${title}: ${column ?? 'left out'}`).join(', ');
}

/** Takes what somebody says the columns of a file are, and has the file tried by it. */
export const mapImportColumns = serve(
  importEndpoints.mapImportColumns,
  async (ctx, { importId }, { version, columns: map }): Promise<ImportView> => {
    const row = await lockImport(ctx, importId);
    requireMasterChange(ctx, row.master);
    await expectVersion(ctx, { entityId: importId, expected: version, found: row.version });
    const why = whyNotMapped(ctx, row);
    if (why !== null) throw why;
    const key = { lId: ctx.lId, importId };
    const found = await readColumnsOf(ctx.db, key);
    refuseFaults(masterFiles[row.master], map, found.length);
    const columns = found.map((one, at) => ({ ...one, column: map[at] ?? null }));
    await keepColumns(ctx.db, key, columns);
    enqueueJob(ctx, { task: 'try-import', payload: { importId, userId: ctx.caller.userId } });
    const [before, after] = [{ columns: wordsOf(found) }, { columns: wordsOf(columns) }];
    recordEvent(ctx, { entityKind: 'IMPORT', entityId: importId, action: 'mapColumns', before, after });
    return readImportOf(ctx, importId);
  },
);
