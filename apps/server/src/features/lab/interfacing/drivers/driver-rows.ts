import type { MachineDriverState } from '@nidan/domain/status-sets/lab/machine-driver';
import { sql } from 'kysely';
import { insertRows } from '../../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';

export interface DriverRow {
  readonly driverId: string;
  readonly code: string;
  readonly revision: number;
  readonly name: string;
  readonly isDelivered: boolean;
  readonly state: MachineDriverState;
  readonly madeBy: string;
  readonly changedBy: string;
  readonly version: number;
}

/** Locks a driver; refused when the lab has none of this id. */
export async function lockDriver({ db, lId }: Ctx, driverId: string): Promise<DriverRow> {
  const { rows } = await sql<DriverRow>`
    select driver_id as "driverId", code, revision, name, is_delivered as "isDelivered", state, made_by as "madeBy",
      changed_by as "changedBy", version
    from machine_driver where l_id = ${lId} and driver_id = ${driverId} for no key update`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}

export interface NewDriver {
  readonly driverId: string;
  readonly code: string;
  readonly revision: number;
  readonly name: string;
  readonly definition: string;
  readonly isDelivered: boolean;
}

/** Adds a driver that the caller makes now: a draft, or a delivered one, which is in use as it came. */
export async function insertDriver(ctx: Ctx, driver: NewDriver): Promise<void> {
  const { userId } = ctx.caller;
  await insertRows(ctx.db, 'machine_driver', [
    {
      l_id: ctx.lId,
      driver_id: driver.driverId,
      code: driver.code,
      revision: driver.revision,
      name: driver.name,
      definition: driver.definition,
      is_delivered: driver.isDelivered,
      state: driver.isDelivered ? 'inUse' : 'draft',
      made_at: ctx.now,
      made_by: userId,
      changed_by: userId,
    },
  ]);
}

export interface DriverChange {
  readonly state?: MachineDriverState;
  readonly name?: string;
  readonly definition?: string;
  readonly changed_by?: string;
  readonly approved_at?: Date;
  readonly approved_by?: string;
  readonly retired_at?: Date;
  readonly retired_by?: string;
  readonly retire_reason?: string;
}

/** Writes what changes of a locked driver. */
export async function updateDriver(
  ctx: Ctx,
  { driverId, version }: Pick<DriverRow, 'driverId' | 'version'>,
  change: DriverChange,
): Promise<void> {
  await ctx.db
    .updateTable('machine_driver')
    .set({ ...change, version: version + 1 })
    .where('l_id', '=', ctx.lId)
    .where('driver_id', '=', driverId)
    .execute();
}
