import { type Language, LANGUAGES } from '@nidan/domain/enumerations/bills';
import { changePreferences, usePreferences } from '../../kernel/store/preferences.ts';
import { setLanguage } from '../../kernel/text/language.ts';
import { useLanguage, useTexts } from '../../kernel/text/use-texts.ts';
import { IconButton } from '../../kernel/ui/IconButton.tsx';
import styles from './LoginScreen.module.css';
import { loginTexts } from './login-texts.ts';

/** Each language in its own words and script. */
const names: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };

/** Language and theme above the form. The language lives in the address, `?lang=hi`, and nowhere else. */
export function LoginTools() {
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
              onChange={() => choose(one)}
            />
            <span>{names[one]}</span>
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

function choose(language: Language): void {
  const url = new URL(location.href);
  if (language === 'en') url.searchParams.delete('lang');
  else url.searchParams.set('lang', language);
  history.replaceState(null, '', url);
  void setLanguage(language);
}
