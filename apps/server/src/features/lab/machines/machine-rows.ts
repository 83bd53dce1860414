import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { layDownCare, noteMachineEvent } from '@nidan/contract/lab/machines/machine-endpoints';
import type { CareKind } from '@nidan/domain/machines/machine-care';
import type { MachineCondition } from '@nidan/domain/machines/machine-step';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface LockedMachine {
  readonly name: string;
  readonly condition: MachineCondition;
  /** 0: nothing was noted of it yet. */
  readonly version: number;
  /** When the last thing that was noted of it happened. */
  readonly lastAt: Date | null;
}

/** Locks a machine against other notes of what happened to it; refused when the lab has none of this id. */
export async function lockMachine({ db, lId }: Ctx, machineId: string): Promise<LockedMachine> {
  // A machine of which nothing was noted yet has no row of its own to lock.
  const machines = await sql<{ name: string }>`
    select name from machine where l_id = ${lId} and machine_id = ${machineId} for no key update`.execute(db);
  const [machine] = machines.rows;
  if (machine === undefined) throw refuse('not-found');
  const { rows } = await sql<Omit<LockedMachine, 'name'>>`
    select c.condition, c.version, (select max(e.happened_at) from machine_event e
      where e.l_id = c.l_id and e.machine_id = c.machine_id) as "lastAt"
    from machine_condition c where c.l_id = ${lId} and c.machine_id = ${machineId}`.execute(db);
  const [known] = rows;
  return { name: machine.name, ...(known ?? { condition: 'running', version: 0, lastAt: null }) };
}

/** Writes how a locked machine is. */
export async function saveCondition(
  { db, lId }: Ctx,
  { machineId, condition, since }: { machineId: string; condition: MachineCondition; since: Date },
): Promise<void> {
  await sql`
    insert into machine_condition as c (l_id, machine_id, condition, since) values (${lId}, ${machineId}, ${condition}, ${since})
    on conflict (l_id, machine_id) do update set version = c.version + 1, condition = excluded.condition,
      since = case when c.condition = excluded.condition then c.since else excluded.since end`.execute(db);
}

export async function insertMachineEvent(
  ctx: Ctx,
  body: BodyOf<typeof noteMachineEvent>,
  happenedAt: Date,
): Promise<void> {
  await insertRows(ctx.db, 'machine_event', [
    {
      l_id: ctx.lId,
      event_id: body.eventId,
      machine_id: body.machineId,
      kind: body.kind,
      happened_at: happenedAt,
      note: body.note,
      care_id: body.careId,
      recorded_at: ctx.now,
      recorded_by: ctx.caller.userId,
    },
  ]);
}

export interface CareRow {
  readonly careId: string;
  readonly machineId: string;
  readonly machine: string;
  readonly kind: CareKind;
  readonly name: string;
  readonly everyDays: number;
  readonly since: Date;
  readonly lastDoneAt: Date | null;
  readonly endedAt: Date | null;
  readonly version: number;
}

/** `… from machine_care c` with the name of the machine, as `CareRow`. */
export const careColumns = sql`c.care_id as "careId", c.machine_id as "machineId", m.name as machine, c.kind, c.name,
  c.every_days as "everyDays", c.since, c.last_done_at as "lastDoneAt", c.ended_at as "endedAt", c.version
  from machine_care c join machine m on m.l_id = c.l_id and m.machine_id = c.machine_id`;

/** What is laid down under an id, locked; null: nothing yet. */
export async function lockCare({ db, lId }: Ctx, careId: string): Promise<CareRow | null> {
  const { rows } = await sql<CareRow>`
    select ${careColumns} where c.l_id = ${lId} and c.care_id = ${careId} for no key update of c`.execute(db);
  return rows[0] ?? null;
}

export async function insertCare(ctx: Ctx, body: BodyOf<typeof layDownCare>): Promise<void> {
  await insertRows(ctx.db, 'machine_care', [
    {
      l_id: ctx.lId,
      care_id: body.careId,
      machine_id: body.machineId,
      kind: body.kind,
      name: body.name,
      every_days: body.everyDays,
      since: ctx.now,
    },
  ]);
}

/** Changes locked care. */
export async function updateCare(
  { db, lId }: Ctx,
  careId: string,
  change: { name?: string; everyDays?: number; lastDoneAt?: Date; endedAt?: Date },
): Promise<void> {
  await sql`
    update machine_care set name = coalesce(${change.name ?? null}, name),
      every_days = coalesce(${change.everyDays ?? null}::int, every_days),
      last_done_at = greatest(last_done_at, ${change.lastDoneAt ?? null}::timestamptz),
      ended_at = coalesce(${change.endedAt ?? null}::timestamptz, ended_at), version = version + 1
    where l_id = ${lId} and care_id = ${careId}`.execute(db);
}
