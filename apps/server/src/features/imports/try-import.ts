import { importJob } from '@nidan/domain/status-sets/import-job';
import { allowSilence } from '../../kernel/database/allow-silence.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { Refusal } from '../../kernel/http/refuse.ts';
import type { PlannedRow } from '../../kernel/imports/master-file.ts';
import type { RowCounts } from '../../kernel/imports/walk-table.ts';
import { asMember } from '../../kernel/jobs/as-member.ts';
import type { Job } from '../../kernel/jobs/start-worker.ts';
import { columnMapOf } from './file-columns.ts';
import { keepFindings, tellProgress } from './import-rows.ts';
import { readFileOfImport } from './imports.query.ts';
import { jobOfImport } from './job-of-import.ts';
import { masterFiles } from './master-files.ts';
import { readTable } from './read-table.ts';
import { requireMasterChange } from './require-master.ts';

/** A file that cannot be tried at all, such as for want of a right that was taken away meanwhile, told at its head. */
function untried({ message }: Refusal): PlannedRow {
  const faults = [{ column: '', found: '', reason: message }];
  return { rowNo: 1, record: '', verdict: 'bad', faults, changes: [] };
}

/**
 * Tries every row of a file against the master and keeps what would become of it; writes nothing else. A worker that was killed
 * leaves nothing half done: the next one begins with the first row.
 */
export const tryImport: Job = async (services, payload) => {
  const job = jobOfImport(payload);
  const { db, clock } = services;
  const file = await inTransaction(db, job.lId, (tx) => readFileOfImport(tx, job));
  if (file === null) throw new Error(`Lab ${job.lId} has no import ${job.importId}`);
  if (file.isTried || file.waitsForColumns || importJob.stateOf(file.state) !== 'draft') return;
  const table = await readTable(file.fileName, file.bytes);
  const total = Math.max(table.rows.length - 1, 0);
  const onProgress = (done: number, counts: RowCounts) =>
    inTransaction(db, job.lId, (tx) => tellProgress(tx, { ...job, state: 'draft' }, { done, total, counts }));
  await onProgress(0, { new: 0, changed: 0, same: 0, bad: 0 });
  const rows = await asMember(services, job, async (ctx) => {
    requireMasterChange(ctx, file.master);
    await allowSilence(ctx.db);
    const master = masterFiles[file.master];
    const columns = columnMapOf(master, { columns: file.columns, table });
    const plan = await master.plan(ctx, { table, columns, use: 'reading', onProgress });
    return plan.rows;
  }).catch((error: unknown) => {
    if (error instanceof Refusal) return [untried(error)];
    throw error;
  });
  await inTransaction(db, job.lId, {
    plans: 'commands',
    work: (tx) => keepFindings(tx, job, { rows, now: clock() }),
  });
};
