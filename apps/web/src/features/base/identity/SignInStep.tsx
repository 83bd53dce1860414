import {
  currentSession,
  proveIdentity,
  type SignInStep as Step,
} from '@nidan/contract/base/identity/identity-endpoints';
import { api } from '../../../kernel/api/api.ts';
import type { SessionView } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { accountTexts } from './texts/account-texts.ts';
import { CodeForm } from './CodeForm.tsx';
import { EnrolForm } from './EnrolForm.tsx';
import styles from './LoginScreen.module.css';
import { PasswordForm } from './PasswordForm.tsx';

interface SignInStepProps {
  readonly step: Step;
  readonly session: SessionView;
  /** Called with the session as it is after the step. */
  readonly onDone: (session: SessionView) => void;
}

/** What a sign-in still misses: the code, a password of one's own, a second factor. */
export function SignInStep({ step, session, onDone }: SignInStepProps) {
  const t = useTexts(accountTexts);
  const goOn = async (): Promise<void> => onDone(await api(currentSession));
  switch (step) {
    case 'code':
      return (
        <>
          <h1>{t('codeTitle')}</h1>
          <p className={styles.lead}>{t('codeHelp')}</p>
          <CodeForm
            send={async (code) => {
              await api(proveIdentity, { body: { code } });
              await goOn();
            }}
          />
        </>
      );
    case 'password':
      return (
        <>
          <h1>{t('firstPasswordTitle')}</h1>
          <p className={styles.lead}>{t('firstPasswordHelp')}</p>
          <PasswordForm first username={session.username} onDone={onDone} />
        </>
      );
    case 'enrolment':
      return (
        <>
          <h1>{t('enrolTitle')}</h1>
          <p className={styles.lead}>{t('enrolHelp')}</p>
          <EnrolForm onDone={() => void goOn()} />
        </>
      );
  }
}
