import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface EventLookRow {
  readonly looked_at: Date;
  readonly looked_by: string;
  readonly by: string;
  readonly note: string;
}

/** Writes a look; false when somebody has looked before. */
export async function insertEventLook(
  ctx: Ctx,
  { eventId, note }: { readonly eventId: string; readonly note: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into event_look (l_id, event_id, looked_at, looked_by, note)
    values (${ctx.lId}, ${eventId}, ${ctx.now}, ${ctx.caller.userId}, ${note})
    on conflict do nothing returning event_id`.execute(ctx.db);
  return rows.length > 0;
}

/** Who looked at an event; undefined when nobody has. */
export async function readEventLook(ctx: Ctx, eventId: string): Promise<EventLookRow | undefined> {
  const { rows } = await sql<EventLookRow>`
    select k.looked_at, k.looked_by, u.name as by, k.note
    from event_look k join login_user u on u.user_id = k.looked_by
    where k.l_id = ${ctx.lId} and k.event_id = ${eventId}`.execute(ctx.db);
  return rows[0];
}
