import { sql } from 'kysely';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { beginRun } from './begin-run.ts';
import { readSeries } from './series.query.ts';

/** Plans a run of controls for now on a machine that has series, unless one waits already. */
export async function planControlsAfter(
  ctx: Ctx,
  { machineId, cause }: { readonly machineId: string; readonly cause: string },
): Promise<void> {
  if ((await readSeries(ctx, { machineId })).length === 0) return;
  const { rows } = await sql`
    select from qc_run where l_id = ${ctx.lId} and machine_id = ${machineId} and completed_at is null limit 1`.execute(
    ctx.db,
  );
  if (rows.length > 0) return;
  await beginRun(ctx, { runId: newId(), machineId, plannedFor: ctx.now.toISOString(), cause });
}
