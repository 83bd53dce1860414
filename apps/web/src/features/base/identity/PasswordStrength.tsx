import { PASSWORD_CHECKS, passwordStrength } from '@nidan/domain/identity/password-meter';
import { passwordFault } from '@nidan/domain/identity/password-policy';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import styles from './AccountForms.module.css';
import { accountTexts } from './texts/account-texts.ts';

interface PasswordStrengthProps {
  readonly password: string;
  /** The present one. */
  readonly former: string;
  /** Typed a second time. */
  readonly again: string;
}

/** The rules that a password is accepted by, each as it stands, and how strong it looks (spec §5), which decides nothing. */
export function PasswordStrength({ password, former, again }: PasswordStrengthProps) {
  const t = useTexts(accountTexts);
  const { score, passed } = passwordStrength(password);
  const said = t('strength', { passed: passed.length });
  const fault = passwordFault(password, () => false);
  const rules = [
    { key: 'ruleLength', isMet: password !== '' && fault !== 'short' && fault !== 'long' },
    { key: 'ruleOther', isMet: password !== '' && password !== former },
    { key: 'ruleSame', isMet: password !== '' && password === again },
  ] as const;
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
      <ul className={styles.checks} aria-label={t('rules')}>
        {rules.map(({ key, isMet }) => (
          <li key={key} className={isMet ? styles.met : undefined}>
            <Icon name={isMet ? 'tick' : 'cross'} size={12} />
            {t(key)}
            <span className="vh">{isMet ? t('met') : t('notMet')}</span>
          </li>
        ))}
        {/* Which passwords many people use only the server knows. */}
        <li>
          <Icon name="info" size={12} />
          {t('ruleCommon')}
        </li>
      </ul>
    </div>
  );
}
