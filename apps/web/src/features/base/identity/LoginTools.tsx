import { type Language, LANGUAGES } from '@nidan/domain/enumerations/bills';
import { changePreferences, usePreferences } from '../../../kernel/store/preferences.ts';
import { LANGUAGE_NAMES } from '../../../kernel/text/language-names.ts';
import { readIn } from '../../../kernel/text/language.ts';
import { useLanguage, useTexts } from '../../../kernel/text/use-texts.ts';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import styles from './LoginScreen.module.css';
import { loginTexts } from './texts/login-texts.ts';

/** Language and theme above the form. `onLanguage` is called with the language that was picked. */
export function LoginTools({ onLanguage }: { readonly onLanguage: (language: Language) => void }) {
  const t = useTexts(loginTexts);
  const { theme } = usePreferences();
  const language = useLanguage();
  const isDark = theme === 'dark';
  return (
    <div className={styles.tools}>
      <fieldset className={styles.languages}>
        <legend className="vh">{t('language')}</legend>
        {LANGUAGES.map((one) => (
          <label key={one} lang={one}>
            <input
              type="radio"
              name="language"
              value={one}
              checked={one === language}
              onChange={() => {
                void readIn(one);
                onLanguage(one);
              }}
            />
            <span>{LANGUAGE_NAMES[one]}</span>
          </label>
        ))}
      </fieldset>
      <IconButton
        icon="moon"
        label={isDark ? t('lightTheme') : t('darkTheme')}
        onClick={() => changePreferences({ theme: isDark ? 'light' : 'dark' })}
      />
    </div>
  );
}
