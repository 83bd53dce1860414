import { LAB_SETTING_WORDS } from '@nidan/domain/settings/lab-setting-words';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** What the settings of a lab are called and do: `{name}.label` and `{name}.help`, in English as the domain has them. */
export const settingWordTexts = defineTexts<Readonly<Record<string, string>>>(
  Object.fromEntries(
    Object.entries(LAB_SETTING_WORDS).flatMap(([name, { label, help }]) => [
      [`${name}.label`, label],
      [`${name}.help`, help],
    ]),
  ),
).translated({
  hi: async () => (await import('./setting-word-texts-hi.ts')).settingWordTextsHi,
  mr: async () => (await import('./setting-word-texts-mr.ts')).settingWordTextsMr,
});
