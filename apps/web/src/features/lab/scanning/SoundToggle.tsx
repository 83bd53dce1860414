import { changePreferences, usePreferences } from '../../../kernel/store/preferences.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Toggle } from '../../../kernel/ui/fields/Toggle.tsx';
import { passTone } from './scan-tones.ts';
import { samplesTexts } from '../samples/texts/samples-texts.ts';

/** Tones of scans on or off, kept for this user at this counter; turned on it sounds once. */
export function SoundToggle() {
  const t = useTexts(samplesTexts);
  const { sounds } = usePreferences();
  return (
    <span title={t('soundTip')}>
      <Toggle
        checked={sounds}
        onChange={(on) => {
          changePreferences({ sounds: on });
          if (on) passTone();
        }}
      >
        {t('sound')}
      </Toggle>
    </span>
  );
}
