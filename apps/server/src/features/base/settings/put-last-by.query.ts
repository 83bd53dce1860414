import type { LabSettingName } from '@nidan/domain/settings/lab-settings';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Who changed a setting of the lab last; null when nobody has. */
export async function putLastBy(ctx: Ctx, name: LabSettingName): Promise<string | null> {
  const { rows } = await sql<{ user_id: string }>`
    select e.user_id from event e
    where e.l_id = ${ctx.lId} and e.entity_kind = 'LAB_SETTING' and e.action <> 'ask' and e.after ->> 'name' = ${name}
    order by e.at desc, e.event_id desc limit 1`.execute(ctx.db);
  return rows[0]?.user_id ?? null;
}
