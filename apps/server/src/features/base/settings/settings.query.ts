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
  readonly waiting: unknown;
  readonly asked_at: Date | null;
  readonly asked_by: string | null;
}

/** What the lab has set of some settings, by name, with who set it. */
export async function readSettings(
  { db, lId }: Ctx,
  names: readonly LabSettingName[],
): Promise<ReadonlyMap<string, SettingRow>> {
  const rows = await db
    .selectFrom('lab_switch')
    .leftJoin('login_user', 'login_user.user_id', 'changed_by')
    .leftJoin('login_user as asker', 'asker.user_id', 'asked_by')
    .select(['setting_id', 'lab_switch.name', 'value', 'lab_switch.version', 'changed_at'])
    .select(['login_user.name as changed_by', 'waiting', 'asked_at', 'asker.name as asked_by'])
    .where('lab_switch.l_id', '=', lId)
    .where('lab_switch.name', 'in', [...names])
    .execute();
  return new Map(rows.map((row) => [row.name, row]));
}

function waitingOf(name: LabSettingName, row: SettingRow | undefined): LabSettingView['waiting'] {
  if (!row?.asked_at) return null;
  const value = labSettingOf({ [name]: row.waiting }, name);
  return { value, at: row.asked_at.toISOString(), by: row.asked_by ?? '' };
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
    waiting: waitingOf(name, row),
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
