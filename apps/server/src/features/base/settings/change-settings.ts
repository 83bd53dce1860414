import { faultAt, type FaultOfField } from '@nidan/contract/kernel/faults/field-faults';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { changeLabSwitches } from '@nidan/contract/base/settings/lab-setting-endpoints';
import {
  isLabSetting,
  type LabSettingName,
  labSetting,
  labSettingOf,
} from '@nidan/domain/settings/lab-settings';
import { LAB_SETTING_WORDS } from '@nidan/domain/settings/lab-setting-words';
import {
  type SettingSection,
  enteredSettingFault,
  type SettingValue,
  weakensTwoPeople,
} from '@nidan/domain/settings/setting';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockLab } from '../organisation/lab-rows.ts';
import { hasOverseer } from '../roles/require-administrator.ts';
import { writeSetting } from './setting-rows.ts';
import { presentSetting, readSettings } from './settings.query.ts';

export interface SettingChange {
  readonly name: LabSettingName;
  readonly value: SettingValue;
}

interface Asked {
  readonly name: string;
  readonly value: SettingValue;
}

/**
 * The changes of a request; refuses, field by field, a name that is no setting of the section or comes twice, and a value
 * that the setting does not take. Blanks around a text are not kept.
 */
export function settingChanges<C extends Asked>(
  changes: readonly C[],
  section: SettingSection | null,
): (C & SettingChange)[] {
  const errors: FaultOfField[] = [];
  const checked = changes.flatMap((change, index) => {
    const { name } = change;
    const known = isLabSetting(name) && (section === null || labSetting(name).section === section);
    if (!known) {
      errors.push(faultAt(`changes.${index}.name`, 'setting-unknown', { name }));
      return [];
    }
    if (changes.findIndex((other) => other.name === name) < index) {
      errors.push(
        faultAt(`changes.${index}.name`, 'setting-changed-twice', { setting: LAB_SETTING_WORDS[name].label }),
      );
    }
    const value = typeof change.value === 'string' ? change.value.trim() : change.value;
    const found = enteredSettingFault(labSetting(name), value);
    if (found !== null) errors.push(faultAt(`changes.${index}.value`, found));
    return [{ ...change, name, value }];
  });
  if (errors.length > 0) throw refuse('invalid-input', { errors });
  return checked;
}

/**
 * Sets settings of one section, all or none; one that stays as it is writes nothing. What lets one person do what two do otherwise waits until
 * a second person has looked at it (`confirmSwitch`), unless nobody else could.
 */
export async function changeSettings(
  ctx: Ctx,
  section: SettingSection,
  body: BodyOf<typeof changeLabSwitches>,
): Promise<AnswerOf<typeof changeLabSwitches>> {
  const changes = settingChanges(body.changes, section);
  const names = changes.map(({ name }) => name);
  await lockLab(ctx.db, ctx.lId);
  const stored = await readSettings(ctx, names);
  for (const { name, value, version } of changes) {
    const row = stored.get(name);
    const settingId = row?.setting_id ?? newId();
    await expectVersion(ctx, { entityId: settingId, expected: version, found: row?.version ?? 0 });
    const before = labSettingOf(row === undefined ? {} : { [name]: row.value }, name);
    const wasAsked = (row?.waiting ?? null) !== null;
    if (before === value && !wasAsked) continue;
    const waits = weakensTwoPeople(labSetting(name), before, value) && (await hasOverseer(ctx));
    const held = waits ? { value: before, waiting: value } : { value, waiting: null };
    await writeSetting(ctx, { settingId, name, version, ...held });
    recordEvent(ctx, {
      entityKind: 'LAB_SETTING',
      entityId: settingId,
      action: waits ? 'ask' : before === value ? 'withdraw' : 'set',
      before: { name, value: before },
      after: { name, value },
      reason: body.reason.trim(),
    });
  }
  const after = await readSettings(ctx, names);
  return { rows: names.map((name) => presentSetting(name, after.get(name))) };
}
