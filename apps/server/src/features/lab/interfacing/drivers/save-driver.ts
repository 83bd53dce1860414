import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import * as machineDriverEndpoints from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { MachineDriverView } from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import { machineDriver } from '@nidan/domain/status-sets/lab/machine-driver';
import { sql } from 'kysely';
import { requireTwoPeople } from '../../../../kernel/access/require-two-people.ts';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { expectVersion } from '../../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../../kernel/http/step-or-refuse.ts';
import { driverOfJson } from './driver-of-json.ts';
import { type DriverRow, insertDriver, lockDriver, updateDriver } from './driver-rows.ts';
import { deliveredDriver, readDefinition, readDriver } from './drivers.query.ts';
import { serve } from '../../../../kernel/http/serve.ts';

function titleOf({ name, revision }: Pick<DriverRow, 'name' | 'revision'>): string {
  return `${name} ${revision}`;
}

/** Refuses a driver with faults, each at its place. */
function requireSound(definition: string): void {
  const { faults } = driverOfJson(definition);
  if (faults.length === 0) return;
  const errors = faults.map(({ path, code, msg }) =>
    faultAt(path === '' ? 'definition' : `definition.${path}`, {
      code: `driver-${code}`,
      // One sentence names a place holder of the message itself.
      values: { code: '{code}' },
      msg,
    }),
  );
  throw refuse('invalid-input', { errors });
}

/** The number of the next version of a driver; two makers of one code wait for each other. */
async function nextRevision({ db, lId }: Ctx, code: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`machine_driver ${lId} ${code}`}, 0))`.execute(
    db,
  );
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(revision), 0)::int as last from machine_driver where l_id = ${lId} and code = ${code}`.execute(
    db,
  );
  return (rows[0]?.last ?? 0) + 1;
}

/** Takes a delivered driver into the lab as it is; one that was taken already is answered. */
export const takeDriver = serve(
  machineDriverEndpoints.takeMachineDriver,
  async (ctx, { driverId, code }): Promise<MachineDriverView> => {
    const delivered = deliveredDriver(code)?.driver;
    if (delivered === undefined) throw refuse('not-found');
    const revision = await nextRevision(ctx, code);
    const definition = JSON.stringify(delivered, null, 2);
    const { rows } = await sql<{ driverId: string }>`
    select driver_id as "driverId" from machine_driver where l_id = ${ctx.lId} and code = ${code} and is_delivered
      and state = ${machineDriver.codes.inUse} and definition::text = ${definition}`.execute(ctx.db);
    if (rows[0] !== undefined) return readDriver(ctx, rows[0].driverId);
    await insertDriver(ctx, {
      driverId,
      code,
      revision,
      name: delivered.name,
      definition,
      isDelivered: true,
    });
    recordEvent(ctx, {
      entityKind: 'MACHINE_DRIVER',
      entityId: driverId,
      action: 'take',
      after: { code, revision, name: delivered.name },
    });
    return readDriver(ctx, driverId);
  },
);

async function writeNew(
  ctx: Ctx,
  body: BodyOf<typeof machineDriverEndpoints.saveMachineDriver>,
): Promise<void> {
  const { driverId, code, name, definition } = body;
  const revision = await nextRevision(ctx, code);
  const { rows } = await sql`
    select from machine_driver where l_id = ${ctx.lId} and code = ${code} and state = ${machineDriver.codes.draft}`.execute(
    ctx.db,
  );
  if (rows.length > 0) throw refuse('driver-draft-exists');
  await insertDriver(ctx, { driverId, code, revision, name: name.trim(), definition, isDelivered: false });
  recordEvent(ctx, {
    entityKind: 'MACHINE_DRIVER',
    entityId: driverId,
    action: 'create',
    after: { code, revision, name: name.trim(), definition },
  });
}

/** Writes a draft of a driver. */
export const saveDriver = serve(
  machineDriverEndpoints.saveMachineDriver,
  async (ctx, body): Promise<MachineDriverView> => {
    const { driverId, version, code, definition } = body;
    const name = body.name.trim();
    requireSound(definition);
    if (version === null) {
      await writeNew(ctx, body);
      return readDriver(ctx, driverId);
    }
    const row = await lockDriver(ctx, driverId);
    await expectVersion(ctx, { entityId: driverId, expected: version, found: row.version });
    const details = { driver: titleOf(row), label: machineDriver.labelOf(row.state) };
    if (row.isDelivered) throw refuse('driver-delivered', { details });
    if (row.state !== 'draft') throw refuse('driver-not-draft', { details });
    if (row.code !== code) throw refuseField('code', 'draft-keeps-code');
    const former = await readDefinition(ctx, driverId);
    await updateDriver(ctx, row, { name, definition, changed_by: ctx.caller.userId });
    recordEvent(ctx, {
      entityKind: 'MACHINE_DRIVER',
      entityId: driverId,
      action: 'change',
      before: { name: row.name, definition: former },
      after: { name, definition },
    });
    return readDriver(ctx, driverId);
  },
);

/** Approves a draft that another person wrote. */
export const approveDriver = serve(
  machineDriverEndpoints.approveMachineDriver,
  async (ctx, { driverId, version }): Promise<MachineDriverView> => {
    const row = await lockDriver(ctx, driverId);
    await expectVersion(ctx, { entityId: driverId, expected: version, found: row.version });
    const state = stepOrRefuse(titleOf(row), machineDriver.step('approve', row.state));
    const writers = [...new Set([row.madeBy, row.changedBy])];
    if (writers.includes(ctx.caller.userId))
      throw refuse('driver-by-maker', { details: { name: ctx.caller.name } });
    for (const writer of writers) await requireTwoPeople(ctx, writer);
    requireSound(await readDefinition(ctx, driverId));
    await updateDriver(ctx, row, { state, approved_at: ctx.now, approved_by: ctx.caller.userId });
    recordEvent(ctx, {
      entityKind: 'MACHINE_DRIVER',
      entityId: driverId,
      action: 'approve',
      before: { state: row.state },
      after: { state },
    });
    return readDriver(ctx, driverId);
  },
);

/** Takes a driver out of use that no link reads by. */
export const retireDriver = serve(
  machineDriverEndpoints.retireMachineDriver,
  async (ctx, { driverId, version, reason }): Promise<MachineDriverView> => {
    const row = await lockDriver(ctx, driverId);
    await expectVersion(ctx, { entityId: driverId, expected: version, found: row.version });
    const state = stepOrRefuse(titleOf(row), machineDriver.step('retire', row.state));
    const { rows } = await sql<{ name: string }>`
    select name from machine_link where l_id = ${ctx.lId} and driver_id = ${driverId} order by name limit 1`.execute(
      ctx.db,
    );
    if (rows[0] !== undefined) throw refuse('driver-linked', { details: { link: rows[0].name } });
    await updateDriver(ctx, row, {
      state,
      retired_at: ctx.now,
      retired_by: ctx.caller.userId,
      retire_reason: reason.trim(),
    });
    recordEvent(ctx, {
      entityKind: 'MACHINE_DRIVER',
      entityId: driverId,
      action: 'retire',
      before: { state: row.state },
      after: { state },
      reason: reason.trim(),
    });
    return readDriver(ctx, driverId);
  },
);
