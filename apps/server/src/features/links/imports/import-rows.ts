import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import type { TypedCell } from '@nidan/domain/imports/typed-cells';
import { importJob, type ImportJobState } from '@nidan/domain/status-sets/links/import-job';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { RowCounts } from '../../../kernel/imports/walk-table.ts';
import type { FileColumn } from './file-columns.ts';

export interface ImportKey {
  readonly lId: number;
  readonly importId: string;
}

interface NewImport {
  readonly importId: string;
  readonly master: ImportMaster;
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly columns: readonly FileColumn[];
  readonly waitsForColumns: boolean;
}

/** Keeps a file that is to be tried. */
export async function insertImport(
  ctx: Ctx,
  { importId, master, fileName, bytes, columns, waitsForColumns }: NewImport,
): Promise<void> {
  const key = { l_id: ctx.lId, import_id: importId };
  const state = importJob.codes[importJob.initial];
  const made = { created_at: ctx.now, created_by: ctx.caller.userId };
  const read = { columns: JSON.stringify(columns), waits_for_columns: waitsForColumns };
  await insertRows(ctx.db, 'import_job', [{ ...key, master, file_name: fileName, state, ...read, ...made }]);
  await insertRows(ctx.db, 'import_file', [{ ...key, bytes }]);
}

/** Keeps which columns a file has, for which it waits no longer. */
export async function keepColumns(
  db: Db,
  { lId, importId }: ImportKey,
  columns: readonly FileColumn[],
): Promise<void> {
  await db
    .updateTable('import_job')
    .set((eb) => ({
      columns: JSON.stringify(columns),
      waits_for_columns: false,
      version: eb('version', '+', 1),
    }))
    .where('l_id', '=', lId)
    .where('import_id', '=', importId)
    .execute();
}

/** Has a file tried once more, with a value that was typed meanwhile. */
async function forgetTrial(db: Db, { lId, importId }: ImportKey): Promise<void> {
  await db
    .updateTable('import_job')
    .set((eb) => ({
      tried_at: null,
      typed_values: eb('typed_values', '+', 1),
      version: eb('version', '+', 1),
    }))
    .where('l_id', '=', lId)
    .where('import_id', '=', importId)
    .execute();
}

interface NewTypedCell extends TypedCell {
  readonly importId: string;
  /** Of the row from then on. */
  readonly version: number;
  /** As it stands in the file. */
  readonly found: string;
}

/** Keeps a value that was typed for a cell; the trial of before counts no longer. */
export async function insertTypedCell(ctx: Ctx, cell: NewTypedCell): Promise<void> {
  const { importId, rowNo, version, column, found, value } = cell;
  await insertRows(ctx.db, 'import_typed_cell', [
    {
      l_id: ctx.lId,
      import_id: importId,
      row_no: rowNo,
      version,
      title: column,
      found,
      value,
      typed_at: ctx.now,
      typed_by: ctx.caller.userId,
    },
  ]);
  await forgetTrial(ctx.db, { lId: ctx.lId, importId });
}

interface Progress {
  readonly done: number;
  readonly total: number;
  /** What the rows that are done would become; what is said already stays unless told. */
  readonly counts?: RowCounts;
}

/** Says how far a job is, seen at once by whoever looks; nothing once the import has gone on without this job. */
export async function tellProgress(
  db: Db,
  { lId, importId, state }: ImportKey & { readonly state: ImportJobState },
  { done, total, counts }: Progress,
): Promise<void> {
  await db
    .updateTable('import_job')
    .set({
      rows_done: done,
      rows_total: total,
      ...(counts && {
        rows_new: counts.new,
        rows_changed: counts.changed,
        rows_same: counts.same,
        rows_bad: counts.bad,
      }),
    })
    .where('l_id', '=', lId)
    .where('import_id', '=', importId)
    .where('state', '=', importJob.codes[state])
    .execute();
}

/** The state that an import comes to, and what is told of it. */
export interface ImportStep {
  readonly from: ImportJobState;
  readonly to: ImportJobState;
  readonly failure?: string;
  readonly endedAt?: Date;
  /** Rows that are done with it. */
  readonly rowsDone?: number;
}

/** Brings an import from one state to another; false when it is in another state by now. */
export async function moveImport(db: Db, { lId, importId }: ImportKey, step: ImportStep): Promise<boolean> {
  const moved = await db
    .updateTable('import_job')
    .set((eb) => ({
      state: importJob.codes[step.to],
      version: eb('version', '+', 1),
      ...(step.failure === undefined ? {} : { failure: step.failure }),
      ...(step.endedAt === undefined ? {} : { ended_at: step.endedAt }),
      ...(step.rowsDone === undefined ? {} : { rows_done: step.rowsDone }),
    }))
    .where('l_id', '=', lId)
    .where('import_id', '=', importId)
    .where('state', '=', importJob.codes[step.from])
    .returning('import_id')
    .executeTakeFirst();
  return moved !== undefined;
}
