import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { withTypedCells } from '@nidan/domain/imports/typed-cells';
import { importJob } from '@nidan/domain/status-sets/links/import-job';
import { requireRight } from '../../../kernel/access/require-right.ts';
import { allowSilence } from '../../../kernel/database/connections/allow-silence.ts';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { Refusal } from '../../../kernel/http/refuse.ts';
import { asMember } from '../../../kernel/jobs/as-member.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { columnMapOf } from './file-columns.ts';
import { moveImport, tellProgress } from './import-rows.ts';
import { readFileOfImport, readTriedRows } from './imports.query.ts';
import { jobOfImport } from './job-of-import.ts';
import { masterFiles } from './master-files.ts';
import { readTable } from '../../../kernel/imports/read-table.ts';
import { NoLongerFits, requireAsTried } from './require-as-tried.ts';
import { requireMasterChange, requireOtherPerson } from './require-master.ts';
import { readTypedCells } from './typed-cells.query.ts';

/**
 * Writes a file that was tried: in one transaction that locks what the rules ask of, tries every row anew and writes all of them,
 * or nothing. A worker that was killed has written nothing; what was written is not written again.
 */
export const writeImport: Job = async (services, payload) => {
  const job = jobOfImport(payload);
  const { db, clock } = services;
  const { file, typed } = await inTransaction(db, job.lId, async (tx) => ({
    file: await readFileOfImport(tx, job),
    typed: await readTypedCells(tx, job),
  }));
  if (file === null) throw new Error(`Lab ${job.lId} has no import ${job.importId}`);
  if (importJob.stateOf(file.state) !== 'progress') return;
  const table = await readTable(file.fileName, file.bytes);
  const total = Math.max(table.rows.length - 1, 0);
  const onProgress = (done: number) =>
    inTransaction(db, job.lId, (tx) => tellProgress(tx, { ...job, state: 'progress' }, { done, total }));
  try {
    await asMember(services, job, async (ctx) => {
      requireRight(ctx.caller, 'masters', PERMISSION.create | PERMISSION.update);
      requireMasterChange(ctx, file.master);
      requireOtherPerson(ctx, file);
      await allowSilence(ctx.db);
      const master = masterFiles[file.master];
      const columns = columnMapOf(master, { columns: file.columns, table });
      const filled = { ...table, rows: withTypedCells(table.rows, columns, typed) };
      const plan = await master.plan(ctx, { table: filled, columns, use: 'change', onProgress });
      requireAsTried(plan, await readTriedRows(ctx.db, job));
      await plan.write({ broughtById: file.broughtById, reason: job.reason });
      const step = { from: 'progress', to: 'success', endedAt: clock(), rowsDone: total } as const;
      const isMine = await moveImport(ctx.db, job, step);
      if (!isMine) throw new Error(`Import ${job.importId} was written by another worker`);
      const [before, after] = [{ state: 'progress' }, { state: 'success', rows: plan.rows.length }];
      recordEvent(ctx, { entityKind: 'IMPORT', entityId: job.importId, action: 'succeed', before, after });
    });
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof NoLongerFits)) throw error;
    const failed = { from: 'progress', to: 'failure', failure: error.message, endedAt: clock() } as const;
    await inTransaction(db, job.lId, (tx) => moveImport(tx, job, failed));
  }
};
