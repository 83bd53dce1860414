import * as machineDriverEndpoints from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import type { MachineDriverView } from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { DeliveredDriver } from '@nidan/domain/interfacing/drivers/delivered-driver';
import { DELIVERED_DRIVERS } from '@nidan/domain/interfacing/drivers/delivered-drivers';
import { type MachineDriverState, machineDriver } from '@nidan/domain/status-sets/lab/machine-driver';
import { type RawBuilder, sql } from 'kysely';
import { permittedActions } from '../../../../kernel/access/permitted-actions.ts';
import { hasRight } from '../../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../../kernel/http/refuse.ts';
import { serve } from '../../../../kernel/http/serve.ts';

type Row = Omit<MachineDriverView, 'madeAt' | 'approvedAt' | 'can'> & {
  readonly state: MachineDriverState;
  readonly madeAt: Date;
  readonly approvedAt: Date | null;
  readonly writers: readonly string[];
};

async function readRows({ db, lId }: Ctx, condition: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select d.driver_id as "driverId", d.code, d.revision, d.name, d.is_delivered as "isDelivered", d.state, u.name as "madeBy",
      d.made_at as "madeAt", a.name as "approvedBy", d.approved_at as "approvedAt", d.retire_reason as "retireReason", d.version,
      array[d.made_by, d.changed_by] as writers,
      (select count(*)::int from machine_link l where l.l_id = d.l_id and l.driver_id = d.driver_id) as links
    from machine_driver d
    join login_user u on u.user_id = d.made_by
    left join login_user a on a.user_id = d.approved_by
    where d.l_id = ${lId} and ${condition} order by lower(d.name), d.code, d.revision desc`.execute(db);
  return rows;
}

function present({ caller }: Ctx, { writers, ...row }: Row): MachineDriverView {
  const steps = permittedActions(caller, machineDriver, row.state);
  const own = writers.includes(caller.userId);
  const able = steps.filter((step) => (step === 'approve' ? !own : row.links === 0));
  const mayChange = row.state === 'draft' && hasRight(caller, 'quality', PERMISSION.update);
  return {
    ...row,
    madeAt: row.madeAt.toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    can: mayChange ? ['change', ...able] : able,
  };
}

/** One driver; refused when the lab has none of this id. */
export async function readDriver(ctx: Ctx, driverId: string): Promise<MachineDriverView> {
  const [row] = await readRows(ctx, sql`d.driver_id = ${driverId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** The drivers of the lab, and those that come with the product. */
export const listDriversOf = serve(machineDriverEndpoints.listMachineDrivers, async (ctx) => {
  const rows = await readRows(ctx, sql`true`);
  const taken = new Map(
    rows.filter(({ isDelivered }) => isDelivered).map(({ code, driverId }) => [code, driverId]),
  );
  return {
    drivers: rows.map((row) => present(ctx, row)),
    delivered: DELIVERED_DRIVERS.map(({ driver: { code, name, source } }) => ({
      code,
      name,
      source,
      driverId: taken.get(code) ?? null,
    })),
    can: hasRight(ctx.caller, 'quality', PERMISSION.update) ? ['add'] : [],
  };
});

/** The JSON of a driver of the lab; refused when it has none of this id. */
export async function readDefinition({ db, lId }: Ctx, driverId: string): Promise<string> {
  const { rows } = await sql<{ definition: string }>`
    select definition::text as definition from machine_driver where l_id = ${lId} and driver_id = ${driverId}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row.definition;
}

/** A driver that comes with the product. */
export function deliveredDriver(code: string): DeliveredDriver | undefined {
  return DELIVERED_DRIVERS.find(({ driver }) => driver.code === code);
}

/** A driver as JSON: a version of the lab, or a delivered one. */
export const readOneDriver = serve(
  machineDriverEndpoints.readMachineDriver,
  async (ctx, { driverId, code }) => {
    if (driverId !== undefined) {
      const driver = await readDriver(ctx, driverId);
      return {
        driver,
        definition: await readDefinition(ctx, driverId),
        example: deliveredDriver(driver.code)?.example ?? '',
      };
    }
    if (code === undefined) throw refuseField('code', 'driver-by-id-or-code');
    const delivered = deliveredDriver(code);
    if (delivered === undefined) throw refuse('not-found');
    return {
      driver: null,
      definition: JSON.stringify(delivered.driver, null, 2),
      example: delivered.example,
    };
  },
);
