import type { LabSettingView } from '@nidan/contract/base/settings/lab-setting-endpoints';
import { LAB_SETTING_WORDS } from '@nidan/domain/settings/lab-setting-words';
import { type LabSettingName, labSettingOf, settingsOf } from '@nidan/domain/settings/lab-settings';
import type { SettingSection } from '@nidan/domain/settings/setting';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface SettingRow {
  readonly setting_id: string;
  readonly name: string;
  readonly value: unknown;
  readonly version: number;
  readonly changed_at: Date | null;
  readonly changed_by: string | null;
}

/** What the lab has set of some settings, by name, with who set it. */
export async function readSettings(
  { db, lId }: Ctx,
  names: readonly LabSettingName[],
): Promise<ReadonlyMap<string, SettingRow>> {
  const rows = await db
    .selectFrom('lab_switch')
    .leftJoin('login_user', 'user_id', 'changed_by')
    .select(['setting_id', 'lab_switch.name', 'value', 'lab_switch.version', 'changed_at'])
    .select('login_user.name as changed_by')
    .where('lab_switch.l_id', '=', lId)
    .where('lab_switch.name', 'in', [...names])
    .execute();
  return new Map(rows.map((row) => [row.name, row]));
}

/** A setting as the screen shows it; one that was never set has its default and version 0. */
export function presentSetting(name: LabSettingName, row: SettingRow | undefined): LabSettingView {
  return {
    name,
    ...LAB_SETTING_WORDS[name],
    value: labSettingOf(row === undefined ? {} : { [name]: row.value }, name),
    version: row?.version ?? 0,
    changedAt: row?.changed_at?.toISOString() ?? null,
    changedBy: row?.changed_by ?? null,
  };
}

/** The settings of a section, in the order of the domain. */
export async function listSettings(
  ctx: Ctx,
  section: SettingSection,
  query: { readonly cursor?: string; readonly limit?: number },
) {
  const names = settingsOf(section);
  const rows = await readSettings(ctx, names);
  return pageInMemory(names, query, {
    id: (name) => name,
    present: (name) => presentSetting(name, rows.get(name)),
  });
}
