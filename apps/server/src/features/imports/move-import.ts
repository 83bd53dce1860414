import type {
  finishImport as finishEndpoint,
  ImportView,
  startImport as startEndpoint,
} from '@nidan/contract/imports/import-endpoints';
import type { BodyOf, ParamsOf } from '@nidan/contract/kernel/endpoint';
import { importJob, type ImportJobAction } from '@nidan/domain/status-sets/import-job';
import { recordEvent } from '../../kernel/events/record-event.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { expectVersion } from '../../kernel/http/expect-version.ts';
import { stepOrRefuse } from '../../kernel/http/step-or-refuse.ts';
import { enqueueJob } from '../../kernel/jobs/enqueue-job.ts';
import { moveImport } from './import-rows.ts';
import { type ImportRow, lockImport, readImportOf } from './imports.query.ts';
import { requireMasterChange, requireProvedMasterChange } from './require-master.ts';
import { whyNotStarted } from './why-not-started.ts';

interface Move {
  readonly action: ImportJobAction;
  readonly importId: string;
  readonly version: number;
  /** What else must hold of the import. */
  readonly require?: (row: ImportRow) => void;
}

async function move(ctx: Ctx, { action, importId, version, require }: Move): Promise<ImportView> {
  const row = await lockImport(ctx, importId);
  if (action === 'start') requireProvedMasterChange(ctx, row.master);
  else requireMasterChange(ctx, row.master);
  await expectVersion(ctx, { entityId: importId, expected: version, found: row.version });
  const from = importJob.stateOf(row.state);
  const to = stepOrRefuse(`The import of ${row.file_name}`, importJob.step(action, from));
  require?.(row);
  const told = action === 'start' ? { rowsDone: 0 } : { endedAt: row.ended_at ?? ctx.now };
  await moveImport(ctx.db, { lId: ctx.lId, importId }, { from, to, ...told });
  const [before, after] = [{ state: from }, { state: to }];
  recordEvent(ctx, { entityKind: 'IMPORT', entityId: importId, action, before, after });
  return readImportOf(ctx, importId);
}

/** Has a file written that was tried without a bad row. */
export async function startImport(
  ctx: Ctx,
  { importId }: ParamsOf<typeof startEndpoint>,
  { version }: BodyOf<typeof startEndpoint>,
): Promise<ImportView> {
  const view = await move(ctx, {
    action: 'start',
    importId,
    version,
    require: (row) => {
      const why = whyNotStarted(row);
      if (why !== null) throw why;
    },
  });
  enqueueJob(ctx, { task: 'write-import', payload: { importId, userId: ctx.caller.userId } });
  return view;
}

/** Puts an import away: its outcome was seen, or the draft is given up. */
export async function finishImport(
  ctx: Ctx,
  { importId }: ParamsOf<typeof finishEndpoint>,
  { version }: BodyOf<typeof finishEndpoint>,
): Promise<ImportView> {
  return move(ctx, { action: 'finish', importId, version });
}
