import * as labSettingEndpoints from '@nidan/contract/base/settings/lab-setting-endpoints';
import { LAB_SETTING_WORDS } from '@nidan/domain/settings/lab-setting-words';
import { isLabSetting, settingsOf } from '@nidan/domain/settings/lab-settings';
import { SETTING_SECTIONS, type SettingValue } from '@nidan/domain/settings/setting';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row {
  readonly event_id: string;
  readonly at: Date;
  readonly by: string;
  readonly role_name: string;
  readonly name: string;
  readonly before: SettingValue;
  readonly after: SettingValue;
  readonly reason: string | null;
}

/** Changes of settings, newest first. */
export const readSettingHistory = serve(
  labSettingEndpoints.labSettingHistory,
  async (ctx, { section, name, cursor, limit = 50, ...asked }) => {
    const names = (section === undefined ? SETTING_SECTIONS : [section])
      .flatMap(settingsOf)
      .filter((one) => name === undefined || one === name);
    const after = decodeCursor(cursor);
    const conditions = [
      sql`e.l_id = ${ctx.lId} and e.entity_kind = 'LAB_SETTING' and e.action <> 'ask' and e.after ->> 'name' = any(${names})`,
      ...withinDates(ctx, sql.ref('e.at'), asked),
      ...(after === null ? [] : [sql`(e.at, e.event_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
    ];
    const { rows } = await sql<Row>`
    select e.event_id, e.at, u.name as by, e.role_name, e.after ->> 'name' as name, e.before -> 'value' as before,
      e.after -> 'value' as after, e.reason
    from event e join login_user u on u.user_id = e.user_id
    where ${sql.join(conditions, sql` and `)}
    order by e.at desc, e.event_id desc limit ${limit + 1}`.execute(ctx.db);
    return toPage({
      rows,
      limit,
      key: (row) => [row.at.toISOString(), row.event_id],
      present: (row) => ({
        at: row.at.toISOString(),
        by: row.by,
        roleName: row.role_name,
        name: row.name,
        label: isLabSetting(row.name) ? LAB_SETTING_WORDS[row.name].label : row.name,
        before: row.before,
        after: row.after,
        reason: row.reason,
      }),
    });
  },
);
