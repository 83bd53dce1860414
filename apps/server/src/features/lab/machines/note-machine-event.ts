import * as machineEndpoints from '@nidan/contract/lab/machines/machine-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { MachineView } from '@nidan/contract/lab/machines/machine-views';
import { careOfStep } from '@nidan/domain/machines/machine-care';
import { asksForControls, conditionAfter } from '@nidan/domain/machines/machine-step';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { planControlsAfter } from '../quality/plan-controls-after.ts';
import {
  type CareRow,
  insertMachineEvent,
  lockCare,
  lockMachine,
  saveCondition,
  updateCare,
} from './machine-rows.ts';
import { readMachine } from './machines-at-work.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

const WORDS = {
  MACHINE_STARTUP: 'start',
  MACHINE_SHUTDOWN: 'shut down',
  'MACHINE_SLEEP-MODE': 'sleep',
  MACHINE_BREAKDOWN: 'break down',
  MACHINE_CALIBRATION: 'calibrate',
  MACHINE_MAINTENANCE: 'maintain',
} as const;

/** What an event does of what was due; refused when it is of another machine or kind. */
async function requireDue(
  ctx: Ctx,
  body: BodyOf<typeof machineEndpoints.noteMachineEvent>,
): Promise<CareRow | null> {
  if (body.careId === null) return null;
  const care = await lockCare(ctx, body.careId);
  if (care === null) throw refuse('not-found');
  const { name, machine, kind } = care;
  if (care.machineId !== body.machineId || kind !== careOfStep(body.kind))
    throw refuse('machine-care-other', { details: { care: name, kind, machine } });
  if (care.endedAt !== null) throw refuse('machine-care-ended', { details: { care: name, machine } });
  return care;
}

/** Notes what happened to a machine; controls are planned where they come before the next patients. */
export const noteMachineEvent = serve(
  machineEndpoints.noteMachineEvent,
  async (ctx, given): Promise<MachineView> => {
    const body = { ...given, note: given.note.trim() };
    const { machineId, kind } = body;
    const { name: machine, condition, version, lastAt } = await lockMachine(ctx, machineId);
    await expectVersion(ctx, { entityId: machineId, expected: body.version, found: version });
    const happenedAt = body.happenedAt === null ? ctx.now : new Date(body.happenedAt);
    if (happenedAt > ctx.now)
      throw refuse('machine-event-future', { details: { at: happenedAt.toISOString() } });
    if (lastAt !== null && happenedAt < lastAt)
      throw refuse('machine-event-before', { details: { machine, at: lastAt.toISOString() } });
    const after = conditionAfter(condition, kind);
    if (after === null)
      throw refuse('machine-step-senseless', { details: { machine, condition, step: WORDS[kind] } });
    const care = await requireDue(ctx, body);
    await insertMachineEvent(ctx, body, happenedAt);
    if (care !== null) await updateCare(ctx, care.careId, { lastDoneAt: happenedAt });
    await saveCondition(ctx, { machineId, condition: after, since: happenedAt });
    recordEvent(ctx, {
      entityKind: kind,
      entityId: machineId,
      parts: [body.eventId],
      action: 'note',
      before: { condition },
      after: {
        condition: after,
        happenedAt: happenedAt.toISOString(),
        note: body.note,
        care: care?.name ?? null,
      },
    });
    if (asksForControls(condition, kind)) await planControlsAfter(ctx, { machineId, cause: WORDS[kind] });
    return readMachine(ctx, machineId);
  },
);
