import { readFirstMorning } from '@nidan/contract/base/organisation/first-morning-endpoint';
import {
  changeLabConfiguration,
  changeLabelSettings,
  changeLabSwitches,
  labSettingHistory,
  listLabConfiguration,
  listLabelSettings,
  listLabSwitches,
  previewLabSettings,
} from '@nidan/contract/base/settings/lab-setting-endpoints';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

interface Toggled {
  readonly list: typeof listLabSwitches;
  readonly name: string;
  readonly values: readonly [number | string, number | string];
}

/** A change of a setting to another value than it has. */
async function changeOf(world: LabWorld, { list, name, values }: Toggled) {
  const { rows } = await world.app.as('Manager').ok(list);
  const row = rows.find((setting) => setting.name === name);
  const value = row?.value === values[0] ? values[1] : values[0];
  return {
    body: { changes: [{ name, value, version: row?.version ?? 0 }], reason: 'Agreed by the director' },
  };
}

export const settingCases: readonly RouteCase[] = [
  forRoute(readFirstMorning).send(async () => ({})),
  forRoute(listLabSwitches).send(async () => ({})),
  forRoute(listLabelSettings).send(async () => ({})),
  forRoute(listLabConfiguration).send(async () => ({})),
  forRoute(labSettingHistory).send(async () => ({ query: { section: 'switches' } })),
  forRoute(previewLabSettings).send(async () => ({
    body: { changes: [{ name: 'allowSelfCheck', value: true }] },
  })),
  forRoute(changeLabSwitches).send((world) =>
    changeOf(world, { list: listLabSwitches, name: 'repeatWarningHours', values: [24, 48] }),
  ),
  forRoute(changeLabelSettings).send((world) =>
    changeOf(world, { list: listLabelSettings, name: 'labelsPerTube', values: [1, 2] }),
  ),
  forRoute(changeLabConfiguration).send((world) =>
    changeOf(world, { list: listLabConfiguration, name: 'letterhead', values: ['on', 'preprinted'] }),
  ),
];
