import type { LabSettingName } from '@nidan/domain/settings/lab-settings';
import type { SettingValue } from '@nidan/domain/settings/setting';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** A setting as the lab has it; without a row it has the default and version 0. */
export interface StoredSetting {
  readonly settingId: string;
  readonly name: LabSettingName;
  readonly value: SettingValue;
  readonly version: number;
  /** What the caller asks for and a second person confirms; null: nothing waits. */
  readonly waiting: SettingValue | null;
}

/** Writes a setting that the caller holds the lock for: its first value, or the next version of it. */
export async function writeSetting({ db, lId, now, caller }: Ctx, setting: StoredSetting): Promise<void> {
  const value = JSON.stringify(setting.value);
  const isAsked = setting.waiting !== null;
  const stamp = {
    version: setting.version + 1,
    ...(isAsked ? {} : { changed_at: now, changed_by: caller.userId }),
    waiting: isAsked ? JSON.stringify(setting.waiting) : null,
    asked_at: isAsked ? now : null,
    asked_by: isAsked ? caller.userId : null,
  };
  if (setting.version === 0) {
    const row = { l_id: lId, name: setting.name, setting_id: setting.settingId, value, ...stamp };
    await insertRows(db, 'lab_switch', [row]);
    return;
  }
  await db
    .updateTable('lab_switch')
    .set({ value, ...stamp })
    .where('l_id', '=', lId)
    .where('name', '=', setting.name)
    .execute();
}

/** The event that asked for a switch, by its setting and when and by whom it was written. */
export interface AskedSwitch {
  readonly settingId: string;
  readonly at: Date;
  readonly by: string;
}

/** Puts into force what was asked for; undefined when it has been taken back or asked for anew since. */
export async function putWaitingSetting(
  { db, lId, now, caller }: Ctx,
  { settingId, at, by }: AskedSwitch,
): Promise<
  { readonly name: string; readonly before: SettingValue; readonly value: SettingValue } | undefined
> {
  const { rows } = await sql<{ name: string; before: SettingValue; value: SettingValue }>`
    update lab_switch s set value = s.waiting, waiting = null, asked_at = null, asked_by = null,
      version = s.version + 1, changed_at = ${now}, changed_by = ${caller.userId}
    from lab_switch o
    where s.l_id = ${lId} and s.setting_id = ${settingId} and s.asked_at = ${at} and s.asked_by = ${by}
      and o.l_id = s.l_id and o.name = s.name
    returning s.name, o.value as before, s.value`.execute(db);
  return rows[0];
}
