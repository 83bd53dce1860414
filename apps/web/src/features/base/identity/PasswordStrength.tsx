import { PASSWORD_CHECKS, passwordStrength } from '@nidan/domain/identity/password-meter';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import styles from './AccountForms.module.css';
import { accountTexts } from './texts/account-texts.ts';

/** The five checks of a password and the share that it passes (spec §5); it informs, and decides nothing. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const t = useTexts(accountTexts);
  const { score, passed } = passwordStrength(password);
  const said = t('strength', { passed: passed.length });
  return (
    <div className={styles.strength}>
      <div
        className="ui-progress"
        role="meter"
        aria-label={said}
        aria-valuemin={0}
        aria-valuemax={PASSWORD_CHECKS.length}
        aria-valuenow={passed.length}
      >
        <i style={{ width: `${score * 100}%` }} />
      </div>
      <ul className={styles.checks} aria-label={said}>
        {PASSWORD_CHECKS.map((check) => {
          const met = passed.includes(check);
          return (
            <li key={check} className={met ? styles.met : undefined}>
              <Icon name={met ? 'tick' : 'cross'} size={12} />
              {t(check)}
              <span className="vh">{met ? t('met') : t('notMet')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
