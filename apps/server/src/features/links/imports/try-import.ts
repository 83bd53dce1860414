import { cellFaultOf } from '@nidan/domain/imports/sheet';
import type { ColumnMap } from '@nidan/domain/imports/map-titles';
import { textInFile, type TypedCell, withTypedCells } from '@nidan/domain/imports/typed-cells';
import { importJob } from '@nidan/domain/status-sets/links/import-job';
import { allowSilence } from '../../../kernel/database/connections/allow-silence.ts';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { faultOfRefusal, Refusal } from '../../../kernel/http/refuse.ts';
import type { FileTable } from '../../../kernel/imports/file-table.ts';
import type { PlannedRow } from '../../../kernel/imports/master-file.ts';
import type { RowCounts } from '../../../kernel/imports/walk-table.ts';
import { asMember } from '../../../kernel/jobs/as-member.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { columnMapOf } from './file-columns.ts';
import { keepFindings } from './finding-rows.ts';
import { tellProgress } from './import-rows.ts';
import { readFileOfImport } from './imports.query.ts';
import { jobOfImport } from './job-of-import.ts';
import { masterFiles } from './master-files.ts';
import { readTable } from '../../../kernel/imports/read-table.ts';
import { requireMasterChange } from './require-master.ts';
import { readTypedCells } from './typed-cells.query.ts';

/** A file that cannot be tried at all, such as for want of a right that was taken away meanwhile, told at its head. */
function untried(refusal: Refusal): PlannedRow {
  const faults = [cellFaultOf({ column: '', found: '' }, faultOfRefusal(refusal))];
  return { rowNo: 1, record: '', verdict: 'bad', faults, changes: [], fixes: [] };
}

/** A refused row with what the file says in its cells, as it stands there: the rules quote what they made of it, or what was typed. */
function asInFile(table: FileTable, columns: ColumnMap, row: PlannedRow): PlannedRow {
  const faults = row.faults.map((fault) => ({
    ...fault,
    found: textInFile(table.rows, columns, { rowNo: row.rowNo, column: fault.column }) ?? fault.found,
  }));
  return { ...row, faults };
}

/** A row without what the rules made of typed values, which do not stand in the file. */
function withoutTyped(row: PlannedRow, typed: readonly TypedCell[]): PlannedRow {
  if (row.fixes.length === 0 || typed.length === 0) return row;
  const own = new Set(typed.flatMap(({ rowNo, column }) => (rowNo === row.rowNo ? column : [])));
  return { ...row, fixes: row.fixes.filter(({ column }) => !own.has(column)) };
}

/**
 * Tries every row of a file against the master and keeps what would become of it; writes nothing else. A worker that was killed
 * leaves nothing half done: the next one begins with the first row. A file that is tried again, with a value that was typed, keeps
 * its former counts and findings until it is.
 */
export const tryImport: Job = async (services, payload) => {
  const job = jobOfImport(payload);
  const { db, clock } = services;
  const { file, typed } = await inTransaction(db, job.lId, async (tx) => ({
    file: await readFileOfImport(tx, job),
    typed: await readTypedCells(tx, job),
  }));
  if (file === null) throw new Error(`Lab ${job.lId} has no import ${job.importId}`);
  if (file.isTried || file.waitsForColumns || importJob.stateOf(file.state) !== 'draft') return;
  const table = await readTable(file.fileName, file.bytes);
  const total = Math.max(table.rows.length - 1, 0);
  const { typedValues } = file;
  const onProgress = async (done: number, counts: RowCounts): Promise<void> => {
    if (typedValues > 0) return;
    await inTransaction(db, job.lId, (tx) =>
      tellProgress(tx, { ...job, state: 'draft' }, { done, total, counts }),
    );
  };
  await onProgress(0, { new: 0, changed: 0, same: 0, bad: 0 });
  const rows = await asMember(services, job, async (ctx) => {
    requireMasterChange(ctx, file.master);
    await allowSilence(ctx.db);
    const master = masterFiles[file.master];
    const columns = columnMapOf(master, { columns: file.columns, table });
    const filled = { ...table, rows: withTypedCells(table.rows, columns, typed) };
    const plan = await master.plan(ctx, { table: filled, columns, use: 'reading', onProgress });
    return plan.rows.map((row) => withoutTyped(asInFile(table, columns, row), typed));
  }).catch((error: unknown) => {
    if (error instanceof Refusal) return [untried(error)];
    throw error;
  });
  const typedRows = new Set(typed.map(({ rowNo }) => rowNo));
  await inTransaction(db, job.lId, {
    plans: 'commands',
    work: (tx) => keepFindings(tx, job, { rows, typedRows, typedValues, now: clock() }),
  });
};
