import { changePassword } from '@nidan/contract/base/identity/identity-endpoints';
import { passwordFault } from '@nidan/domain/identity/password-policy';
import { type FormEvent, useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import type { SessionView } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import styles from './AccountForms.module.css';
import { accountProblem } from './account-problems.ts';
import { accountTexts } from './texts/account-texts.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

interface PasswordFormProps {
  readonly username: string;
  /** True when the present one is a one-time password that must go. */
  readonly first?: boolean;
  readonly onDone: (session: SessionView) => void;
}

/** Another password, typed twice, with the rules that it must meet. */
export function PasswordForm({ username, first = false, onDone }: PasswordFormProps) {
  const t = useTexts(accountTexts);
  const [typed, setTyped] = useState({ current: '', next: '', again: '' });
  const [problems, setProblems] = useState<{
    readonly current?: string;
    readonly next?: string;
    readonly again?: string;
  }>({});
  const [busy, setBusy] = useState(false);

  const faults = (): typeof problems => {
    // Whether many people use it only the server knows.
    const fault = passwordFault(typed.next, () => false);
    return {
      ...(typed.current === '' ? { current: t('currentMissing') } : {}),
      ...(fault === null ? {} : { next: t(fault) }),
      ...(typed.again === typed.next ? {} : { again: t('differs') }),
    };
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = faults();
    setProblems(found);
    if (busy || Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      onDone(await api(changePassword, { body: { current: typed.current, next: typed.next } }));
      setTyped({ current: '', next: '', again: '' });
    } catch (thrown) {
      const refusal = asRefusal(thrown);
      const next = refusal.at('next');
      setProblems(next === undefined ? { current: accountProblem(t, refusal) } : { next });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <input type="text" hidden readOnly autoComplete="username" value={username} />
      <TextField
        label={first ? t('given') : t('current')}
        type="password"
        autoComplete="current-password"
        data-scan
        value={typed.current}
        onChange={(current) => setTyped({ ...typed, current })}
        error={problems.current}
      />
      <TextField
        label={t('next')}
        type="password"
        autoComplete="new-password"
        data-scan
        hint={t('nextHelp')}
        value={typed.next}
        onChange={(next) => setTyped({ ...typed, next })}
        error={problems.next}
      />
      <TextField
        label={t('again')}
        type="password"
        autoComplete="new-password"
        data-scan
        value={typed.again}
        onChange={(again) => setTyped({ ...typed, again })}
        error={problems.again}
      />
      <PasswordStrength password={typed.next} former={typed.current} again={typed.again} />
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
