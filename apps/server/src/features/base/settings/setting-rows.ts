import type { LabSettingName } from '@nidan/domain/settings/lab-settings';
import type { SettingValue } from '@nidan/domain/settings/setting';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** A setting as the lab has it; without a row it has the default and version 0. */
export interface StoredSetting {
  readonly settingId: string;
  readonly name: LabSettingName;
  readonly value: SettingValue;
  readonly version: number;
}

/** Writes a setting that the caller holds the lock for: its first value, or the next version of it. */
export async function writeSetting({ db, lId, now, caller }: Ctx, setting: StoredSetting): Promise<void> {
  const value = JSON.stringify(setting.value);
  const stamp = { version: setting.version + 1, changed_at: now, changed_by: caller.userId };
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
