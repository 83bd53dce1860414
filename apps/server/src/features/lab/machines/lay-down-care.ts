import * as machineEndpoints from '@nidan/contract/lab/machines/machine-endpoints';
import type { CareView } from '@nidan/contract/lab/machines/machine-views';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type CareRow, insertCare, lockCare, lockMachine, updateCare } from './machine-rows.ts';
import { presentCare } from './machines-at-work.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

async function requireCare(ctx: Ctx, careId: string): Promise<CareRow> {
  const care = await lockCare(ctx, careId);
  if (care === null) throw refuse('not-found');
  return care;
}

/** Lays down a calibration or maintenance that comes again and again, or changes its name and interval. */
export const layDownCare = serve(machineEndpoints.layDownCare, async (ctx, given): Promise<CareView> => {
  const body = { ...given, name: given.name.trim() };
  const { careId, machineId, name, everyDays } = body;
  const { name: machine } = await lockMachine(ctx, machineId);
  const former = await lockCare(ctx, careId);
  await expectVersion(ctx, { entityId: careId, expected: body.version, found: former?.version ?? 0 });
  if (former !== null) {
    const { kind, endedAt } = former;
    if (former.machineId !== machineId || kind !== body.kind)
      throw refuse('machine-care-other', { details: { care: former.name, kind, machine: former.machine } });
    if (endedAt !== null) throw refuse('machine-care-ended', { details: { care: former.name, machine } });
  }
  if (former === null) await insertCare(ctx, body);
  else await updateCare(ctx, careId, { name, everyDays });
  recordEvent(ctx, {
    entityKind: 'MACHINE_CARE',
    entityId: careId,
    parts: [machineId],
    action: former === null ? 'create' : 'change',
    before: former && { name: former.name, everyDays: former.everyDays },
    after: { machine, kind: body.kind, name, everyDays },
  });
  return presentCare(ctx, await requireCare(ctx, careId));
});

/** Ends care that is not done any more. */
export const endCare = serve(
  machineEndpoints.endCare,
  async (ctx, { careId, version, reason }): Promise<CareView> => {
    const care = await requireCare(ctx, careId);
    await expectVersion(ctx, { entityId: careId, expected: version, found: care.version });
    if (care.endedAt !== null)
      throw refuse('machine-care-ended', { details: { care: care.name, machine: care.machine } });
    await updateCare(ctx, careId, { endedAt: ctx.now });
    recordEvent(ctx, {
      entityKind: 'MACHINE_CARE',
      entityId: careId,
      parts: [care.machineId],
      action: 'end',
      after: { machine: care.machine, name: care.name },
      reason: reason.trim(),
    });
    return presentCare(ctx, await requireCare(ctx, careId));
  },
);
