import {
  changeLabConfiguration,
  changeLabelSettings,
  changeLabSwitches,
  type LabSettingView,
  labSettingHistory,
  listLabConfiguration,
  listLabelSettings,
  listLabSwitches,
  previewLabSettings,
} from '@nidan/contract/base/settings/lab-setting-endpoints';
import { isLabSetting, labSetting } from '@nidan/domain/settings/lab-settings';
import { enteredSettingFault, type SettingSection, type SettingValue } from '@nidan/domain/settings/setting';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { SESSION_KEY } from '../../../kernel/session/session.ts';
import { sayFault } from '../../../kernel/api/refusal-words.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useSettingWords } from './use-setting-words.ts';
import { settingsTexts } from './texts/settings-texts.ts';

const LIST = {
  switches: listLabSwitches,
  labels: listLabelSettings,
  configuration: listLabConfiguration,
} as const satisfies Record<SettingSection, unknown>;
const CHANGE = {
  switches: changeLabSwitches,
  labels: changeLabelSettings,
  configuration: changeLabConfiguration,
} as const satisfies Record<SettingSection, unknown>;

/** A setting that was chosen otherwise than it is stored. */
export interface DraftSetting {
  readonly setting: LabSettingView;
  readonly value: SettingValue;
  readonly fault: string | null;
}

/** The fault of a value for a setting of that name. */
function faultOf(name: string, value: SettingValue): string | null {
  const fault = isLabSetting(name) ? enteredSettingFault(labSetting(name), value) : null;
  return fault === null ? null : sayFault(fault);
}

/** Settings of a section, what is chosen of them and not saved yet, and what saving would do. */
export function useLabSettings(section: SettingSection) {
  const t = useTexts(settingsTexts);
  const inWords = useSettingWords();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlyMap<string, SettingValue>>(new Map());
  const query = useApiQuery(LIST[section], {}, { keepFormer: false });
  const rows = (query.data?.rows ?? []).map(inWords);
  const drafts: DraftSetting[] = rows.flatMap((setting) => {
    const value = chosen.get(setting.name);
    if (value === undefined || value === setting.value) return [];
    return [{ setting, value, fault: faultOf(setting.name, value) }];
  });
  const isSound = drafts.every(({ fault }) => fault === null);
  const preview = useApiQuery(
    previewLabSettings,
    { body: { changes: drafts.map(({ setting, value }) => ({ name: setting.name, value })) } },
    { enabled: drafts.length > 0 && isSound },
  );
  const save = useApiMutation(CHANGE[section], {
    outdates: [LIST[section], labSettingHistory],
    onDone: ({ rows: saved }) => {
      setChosen(new Map());
      const waits = saved.some(({ waiting }) => waiting !== null);
      toast({
        type: waits ? 'INFO' : 'SUCCESS',
        msg: t('saved', { count: saved.length }),
        detail: t(waits ? 'waitsDetail' : 'savedDetail'),
      });
      // The shell works by the settings of its session.
      void client.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
  return {
    query,
    rows,
    drafts,
    isSound,
    effects: new Map(
      (drafts.length > 0 ? (preview.data?.effects ?? []) : []).map(({ name, msg }) => [name, msg]),
    ),
    save,
    choose: (name: string, value: SettingValue) => setChosen((former) => new Map(former).set(name, value)),
    undo: () => setChosen(new Map()),
    send: (reason: string) => {
      const changes = drafts.map(({ setting, value }) => ({
        name: setting.name,
        value,
        version: setting.version,
      }));
      save.mutate({ body: { changes, reason } });
    },
  };
}

export type LabSettings = ReturnType<typeof useLabSettings>;
