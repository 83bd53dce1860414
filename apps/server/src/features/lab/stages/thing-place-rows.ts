import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface ThingPlace {
  readonly thingId: string;
  readonly unitId: string;
  readonly spot: string;
}

export async function insertThingPlace(ctx: Ctx, place: ThingPlace, keepUntil: Date): Promise<void> {
  await insertRows(ctx.db, 'case_thing_place', [
    {
      l_id: ctx.lId,
      thing_id: place.thingId,
      unit_id: place.unitId,
      spot: place.spot,
      stored_at: ctx.now,
      stored_by: ctx.caller.userId,
      keep_until: keepUntil,
    },
  ]);
}

/** Puts a locked thing into another place; it is kept as long as before. */
export async function moveThingPlace(ctx: Ctx, { thingId, unitId, spot }: ThingPlace): Promise<void> {
  await sql`
    update case_thing_place set unit_id = ${unitId}, spot = ${spot}, stored_at = ${ctx.now},
      stored_by = ${ctx.caller.userId}, version = version + 1
    where l_id = ${ctx.lId} and thing_id = ${thingId}`.execute(ctx.db);
}

/** Takes a locked thing out of its place for good. */
export async function markThingDisposed(ctx: Ctx, thingId: string, reason: string): Promise<void> {
  await sql`
    update case_thing_place set disposed_at = ${ctx.now}, disposed_by = ${ctx.caller.userId},
      dispose_reason = ${reason}, version = version + 1
    where l_id = ${ctx.lId} and thing_id = ${thingId}`.execute(ctx.db);
}
