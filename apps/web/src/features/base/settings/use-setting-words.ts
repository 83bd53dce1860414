import { useTexts } from '../../../kernel/text/use-texts.ts';
import { settingWordTexts } from './texts/setting-word-texts.ts';

/** Puts the words of a setting into the language of the screen; what the server says stands for a setting that is newer. */
export function useSettingWords(): <S extends { readonly name: string; readonly label: string }>(
  setting: S,
) => S {
  const t = useTexts(settingWordTexts);
  return (setting) => ({
    ...setting,
    label: t(`${setting.name}.label`) || setting.label,
    ...('help' in setting ? { help: t(`${setting.name}.help`) || setting.help } : {}),
  });
}
