import * as importEndpoints from '@nidan/contract/links/imports/import-endpoints';
import type { ImportView } from '@nidan/contract/links/imports/import-endpoints';
import { isActivatedFile } from '@nidan/domain/imports/activated-files';
import { importJob, type ImportJobAction } from '@nidan/domain/status-sets/links/import-job';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { moveImport } from './import-rows.ts';
import { type ImportRow, lockImport, readImportOf } from './imports.query.ts';
import { requireMasterChange, requireProvedStart } from './require-master.ts';
import { whyNotStarted } from './why-not-started.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Move {
  readonly action: ImportJobAction;
  readonly importId: string;
  readonly version: number;
  readonly reason: string | null;
  /** What else must hold of the import. */
  readonly require?: (row: ImportRow) => void;
}

async function move(ctx: Ctx, { action, importId, version, reason, require }: Move): Promise<ImportView> {
  const row = await lockImport(ctx, importId);
  if (action === 'start') requireProvedStart(ctx, row.master);
  else requireMasterChange(ctx, row.master);
  await expectVersion(ctx, { entityId: importId, expected: version, found: row.version });
  const from = importJob.stateOf(row.state);
  const to = stepOrRefuse(`The import of ${row.file_name}`, importJob.step(action, from));
  require?.(row);
  const told = action === 'start' ? { rowsDone: 0 } : { endedAt: row.ended_at ?? ctx.now };
  await moveImport(ctx.db, { lId: ctx.lId, importId }, { from, to, ...told });
  const [before, after] = [{ state: from }, { state: to }];
  recordEvent(ctx, { entityKind: 'IMPORT', entityId: importId, action, before, after, reason });
  return readImportOf(ctx, importId);
}

/** Has a file written that was tried without a bad row. */
export const startImport = serve(
  importEndpoints.startImport,
  async (ctx, { importId }, { version, reason }): Promise<ImportView> => {
    const view = await move(ctx, {
      action: 'start',
      importId,
      version,
      reason: reason ?? null,
      require: (row) => {
        const why = whyNotStarted(ctx, row);
        if (why !== null) throw why;
        if (isActivatedFile(row.master) && reason === undefined) throw refuseField('reason', 'field-empty');
      },
    });
    enqueueJob(ctx, {
      task: 'write-import',
      payload: { importId, userId: ctx.caller.userId, ...(reason === undefined ? {} : { reason }) },
    });
    return view;
  },
);

/** Puts an import away: its outcome was seen, or the draft is given up. */
export const finishImport = serve(
  importEndpoints.finishImport,
  async (ctx, { importId }, { version }): Promise<ImportView> => {
    return move(ctx, { action: 'finish', importId, version, reason: null });
  },
);
