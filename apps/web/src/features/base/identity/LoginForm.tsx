import { signIn, signInChallenge } from '@nidan/contract/base/identity/identity-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../../kernel/api/api.ts';
import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import type { SessionView } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { Key } from '../../../kernel/ui/Key.tsx';
import { LoginInput } from './LoginInput.tsx';
import styles from './LoginScreen.module.css';
import { loginTexts } from './texts/login-texts.ts';
import { missingOf, type Problem, problemOf, wantsSum } from './sign-in-problems.ts';

type Challenge = AnswerOf<typeof signInChallenge>;

/** User name and password. A refusal is announced in a summary and said again at its field, which takes the focus. */
export function LoginForm({ onSignedIn }: { readonly onSignedIn: (session: SessionView) => void }) {
  const t = useTexts(loginTexts);
  const [credentials, setCredentials] = useState({ username: '', password: '' });
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [sum, setSum] = useState('');

  const refuse = (found: readonly Problem[]): void => {
    // The field of a sum may be drawn only now.
    flushSync(() => setProblems(found));
    document.getElementById(found[0]?.field ?? 'username')?.focus();
  };
  const askSum = async (): Promise<void> => {
    setSum('');
    setChallenge(await api(signInChallenge));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const missing = missingOf({ ...credentials, sum: challenge && sum });
    if (missing.length > 0) return refuse(missing);
    setBusy(true);
    try {
      const answer = challenge && { token: challenge.token, answer: Number(sum) };
      const username = credentials.username.trim();
      onSignedIn(
        await api(signIn, { body: { ...credentials, username, ...(answer && { challenge: answer }) } }),
      );
    } catch (thrown) {
      const refusal = asRefusal(thrown);
      const problem = problemOf(refusal);
      if (problem.field === 'password') setCredentials({ ...credentials, password: '' });
      // A sum serves once, whatever came of it.
      if (challenge || wantsSum(refusal)) await askSum().catch(() => undefined);
      refuse([problem]);
    } finally {
      setBusy(false);
    }
  };
  const watchCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  const at = (field: Problem['field']): string | undefined =>
    problems.find((problem) => problem.field === field)?.say(t);
  const wrong = at('password');

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h1>{t('signIn')}</h1>
      {problems.length === 0 ? (
        <p className={styles.lead}>{t('useName')}</p>
      ) : (
        <div className={`ui-summary ${styles.summary}`} role="alert">
          <b className="ui-summary-title">
            <Icon name="warn" />
            {t('problem')}
          </b>
          {problems.map(({ field, say }) => (
            <a
              key={field}
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {say(t)}
            </a>
          ))}
        </div>
      )}
      <LoginInput
        id="username"
        label={t('username')}
        error={at('username')}
        value={credentials.username}
        onChange={(username) => setCredentials({ ...credentials, username })}
        autoComplete="username"
        autoCapitalize="none"
        takesFocus
      />
      <LoginInput
        id="password"
        label={t('password')}
        error={
          wrong && capsLock ? `${wrong}. ${t('capsLock')}` : (wrong ?? (capsLock ? t('capsLock') : undefined))
        }
        value={credentials.password}
        onChange={(password) => setCredentials({ ...credentials, password })}
        type={shown ? 'text' : 'password'}
        placeholder={t('password')}
        autoComplete="current-password"
        onKeyUp={watchCapsLock}
        end={
          <button
            type="button"
            className={styles.show}
            aria-label={shown ? t('hidePassword') : t('showPassword')}
            onClick={() => setShown(!shown)}
          >
            <Icon name="eye" />
            {shown ? t('hide') : t('show')}
          </button>
        }
      />
      {challenge && (
        <LoginInput
          id="sum"
          label={t('sum', { left: challenge.left, right: challenge.right })}
          error={at('sum')}
          value={sum}
          onChange={setSum}
          inputMode="numeric"
          autoComplete="off"
          end={<IconButton icon="refresh" label={t('otherSum')} onClick={() => void askSum()} />}
        />
      )}
      <div className={styles.submit}>
        <Button kind="primary" size="huge" type="submit" busy={busy}>
          {t('signIn')}
          <Key keys="Enter" />
        </Button>
      </div>
      <p className={styles.help}>{t('forgot')}</p>
    </form>
  );
}
