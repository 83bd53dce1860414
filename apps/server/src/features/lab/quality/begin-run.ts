import * as runEndpoints from '@nidan/contract/lab/quality/run-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { QcRunKind } from '@nidan/domain/quality/quality-state';
import { qcRun } from '@nidan/domain/status-sets/lab/qc-run';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { requireMachine } from './lay-down.ts';
import { insertRun, lockRunOf, moveRun } from './run-rows.ts';
import { readRunSheet } from './runs.query.ts';
import { readSeries } from './series.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Starts a run of controls on a machine, or plans one; `QC_AUTO` is one that the machine brought by itself. */
export async function beginRun(
  ctx: Ctx,
  { runId, machineId, plannedFor: planned, cause: given }: BodyOf<typeof runEndpoints.beginRun>,
  kind: QcRunKind = 'QC_MANUAL',
): Promise<AnswerOf<typeof runEndpoints.beginRun>> {
  const machine = await requireMachine(ctx, machineId);
  if ((await readSeries(ctx, { machineId })).length === 0)
    throw refuse('qc-no-series', { details: { machine } });
  const plannedFor = planned === null ? null : new Date(planned);
  const cause = given.trim();
  await insertRun(ctx, { runId, machineId, plannedFor, cause, kind });
  recordEvent(ctx, {
    entityKind: kind,
    entityId: runId,
    parts: [machineId],
    action: plannedFor === null ? 'start' : 'plan',
    after: { machine, cause, plannedFor: plannedFor?.toISOString() ?? null },
  });
  return readRunSheet(ctx, runId);
}

/** Takes a planned run on until it is started. */
export const stepRun = serve(runEndpoints.stepRun, async (ctx, { runId, version, action }) => {
  const run = await lockRunOf(ctx, runId, version);
  const to = stepOrRefuse(`The run of ${run.machine}`, qcRun.step(action, run.state));
  await moveRun(ctx, runId, to === 'readyToRun' ? 'readyToRun' : 'started');
  recordEvent(ctx, {
    entityKind: 'QC_MANUAL',
    entityId: runId,
    action,
    before: { state: run.state },
    after: { state: to },
  });
  return readRunSheet(ctx, runId);
});
