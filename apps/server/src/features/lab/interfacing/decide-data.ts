import * as machineDataEndpoints from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { masterOf } from '@nidan/domain/masters/masters';
import { machineData } from '@nidan/domain/status-sets/lab/machine-data';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { createMaster } from '../../catalogue/masters/change-master.ts';
import { markDiscarded } from './data-rows.ts';
import { type HeldValue, lockHeldValues } from './held-values.query.ts';
import { readMachineData } from './machine-data.query.ts';
import { retryGroup } from './post-held-values.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Chosen = BodyOf<typeof machineDataEndpoints.postMachineData>['rows'];

export function nameOf({ sampleId, code }: HeldValue): string {
  return [sampleId, code].filter((part) => part !== '').join(' ') || 'The message';
}

/** Locks the chosen values as the caller has seen them; refused when one is named twice, unknown or changed since. */
export async function lockChosen(ctx: Ctx, chosen: Chosen): Promise<readonly HeldValue[]> {
  const ids = chosen.map(({ dataId }) => dataId);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice >= 0) throw refuseField(`rows.${twice}.dataId`, 'value-named-twice');
  const held = await lockHeldValues(ctx, ids);
  const byId = new Map(held.map((value) => [value.dataId, value]));
  for (const { dataId, version } of chosen) {
    const found = byId.get(dataId);
    if (found === undefined) throw refuse('not-found');
    await expectVersion(ctx, { entityId: dataId, expected: version, found: found.version });
  }
  return held;
}

/** Tries chosen values in quarantine again, as a person who says that they count. */
export const postMachineData = serve(machineDataEndpoints.postMachineData, async (ctx, { rows }) => {
  const held = await lockChosen(ctx, rows);
  for (const value of held) stepOrRefuse(nameOf(value), machineData.step('post', value.state, 'posted'));
  let posted = 0;
  for (const group of Map.groupBy(held, ({ messageId, sampleId }) => `${messageId} ${sampleId}`).values()) {
    posted += await retryGroup(ctx, group, { byPerson: true });
  }
  recordDecision(ctx, held, { action: 'post' });
  retryNames(ctx, held);
  return {
    posted,
    rows: await readMachineData(
      ctx,
      held.map(({ dataId }) => dataId),
    ),
  };
});

/** Whoever says that a name in another script is the patient's has said it for everything that waits under that name. */
function retryNames(ctx: Ctx, held: readonly HeldValue[]): void {
  const names = held.flatMap(({ reason, person }) => (reason === 'other-script' ? [person.name] : []));
  if (names.length > 0) enqueueJob(ctx, { task: 'post-held-data', payload: { names: [...new Set(names)] } });
}

function recordDecision(
  ctx: Ctx,
  held: readonly HeldValue[],
  { action, reason = null }: { readonly action: 'post' | 'discard'; readonly reason?: string | null },
): void {
  for (const { dataId, messageId, sampleId, code, value } of held) {
    recordEvent(ctx, {
      entityKind: 'MACHINE_DATA',
      entityId: dataId,
      parts: [messageId],
      action,
      after: { sampleId, code, value },
      reason,
    });
  }
}

/** Discards chosen values in quarantine with a reason. */
export const discardMachineData = serve(
  machineDataEndpoints.discardMachineData,
  async (ctx, { rows, reason: given }) => {
    const reason = given.trim();
    const held = await lockChosen(ctx, rows);
    for (const value of held) stepOrRefuse(nameOf(value), machineData.step('discard', value.state));
    const ids = held.map(({ dataId }) => dataId);
    await markDiscarded(ctx, ids, reason);
    recordDecision(ctx, held, { action: 'discard', reason });
    return { rows: await readMachineData(ctx, ids) };
  },
);

/** Says what a code of a machine stands for, by the command of Interfacing, and tries again what waits for it. */
export const mapMachineCode = serve(machineDataEndpoints.mapMachineCode, async (ctx, body) => {
  const { recordId, machineId, parameterId, machineUnit, factor, shift } = body;
  const machineCode = body.machineCode.trim();
  const { rows } = await sql<{ machine: string; parameter: string; name: string; tried: number }>`
    select m.code as machine, p.code as parameter, m.name || ': ' || p.name as name, (select count(*)::int from machine_data d
      where d.l_id = ${ctx.lId} and d.machine_id = ${machineId} and d.code = ${machineCode}
        and d.state = ${machineData.codes.quarantined} and d.reason = 'unknown-code') as tried
    from machine m join parameter p on p.l_id = m.l_id
    where m.l_id = ${ctx.lId} and m.machine_id = ${machineId} and p.parameter_id = ${parameterId}`.execute(
    ctx.db,
  );
  const [found] = rows;
  if (found === undefined) throw refuse('not-found');
  const { machine, parameter, tried } = found;
  const name = `${found.name} ${machineCode}`.slice(0, 100);
  const values = { machine, machineCode, parameter, machineUnit: machineUnit.trim(), factor, shift };
  await createMaster(ctx, masterOf('interfacing'), { id: recordId, code: codeOf(recordId), name, ...values });
  enqueueJob(ctx, { task: 'post-held-data', payload: { machineId, code: machineCode } });
  return { recordId, tried };
});

/** A code of a record that nobody typed: of the random end of its id. */
function codeOf(recordId: string): string {
  return `IF${recordId.replaceAll('-', '').slice(-10).toUpperCase()}`;
}
