import { currentSession, ping } from '@nidan/contract/base/identity/identity-endpoints';
import type { Language } from '@nidan/domain/enumerations/bills';
import { useEffect, useEffectEvent, useState, Suspense } from 'react';
import { api } from '../../../kernel/api/api.ts';
import type { SessionView } from '../../../kernel/session/session.ts';
import { loadPreferences } from '../../../kernel/store/preferences.ts';
import { storedItems } from '../../../kernel/store/stored-items.ts';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { Loading } from '../../../kernel/ui/Loading.tsx';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { enterLab, keepLab, keepUser, placesOf } from './enter-lab.ts';
import { LabPicker } from './LabPicker.tsx';
import { LoginAside, type Service } from './LoginAside.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LoginTools } from './LoginTools.tsx';
import styles from './LoginScreen.module.css';
import { loginTexts } from './texts/login-texts.ts';
import { settleLanguage } from './own-language.ts';

const SignInStep = latePart(() => import('./SignInStep.tsx'), 'SignInStep');

/** Sign-in, then the choice of lab and location when there is one. `onReady` is called when the stored items are complete. */
export function LoginScreen({ onReady }: { readonly onReady: () => void }) {
  const t = useTexts(loginTexts);
  const [session, setSession] = useState<SessionView | null>(null);
  const [service, setService] = useState<Service | null>(null);
  const [picked, setPicked] = useState<Language | null>(null);

  const ready = async (): Promise<void> => {
    await loadPreferences();
    onReady();
  };
  const signedIn = async (next: SessionView): Promise<void> => {
    keepUser(next);
    if (next.awaits !== null) return setSession(next);
    await settleLanguage(next, picked);
    const [only, ...others] = placesOf(next, null);
    if (keepLab(next)) return ready();
    if (!only || others.length > 0) return setSession(next);
    try {
      await enterLab(only);
      await ready();
    } catch {
      // The picker shows the one place and why it cannot be entered.
      setSession(next);
    }
  };
  const resume = useEffectEvent(signedIn);
  const startAnew = (): void => {
    setSession(null);
    setPicked(null);
  };

  useEffect(() => {
    document.title = 'Nidan';
    api(ping).then(
      (told) => setService({ ...told, at: new Date() }),
      () => undefined,
    );
    // Somebody who signed in but left before the choice of lab goes on with it.
    if (!storedItems.userInfo() || storedItems.labId() !== null) return;
    api(currentSession).then(resume, () => undefined);
  }, []);

  return (
    <main className={styles.screen}>
      <LoginAside service={service} />
      <section className={styles.right}>
        <div className={styles.form}>
          <LoginTools onLanguage={setPicked} />
          {session?.awaits ? (
            <>
              <Suspense fallback={<Loading />}>
                <SignInStep
                  key={session.awaits}
                  step={session.awaits}
                  session={session}
                  onDone={(next) => void signedIn(next)}
                />
              </Suspense>
              <OtherUser onPick={startAnew} />
            </>
          ) : session ? (
            <>
              <h1>{t('where')}</h1>
              <p className={styles.lead}>{t('whereHelp', { name: session.name })}</p>
              <LabPicker session={session} onEntered={() => void ready()} />
              <OtherUser onPick={startAnew} />
            </>
          ) : (
            <LoginForm onSignedIn={(next) => void signedIn(next)} />
          )}
        </div>
        <p className={styles.fine}>
          {service && t('locks', { count: service.idleMinutes })} {t('draftsKept')}
        </p>
      </section>
    </main>
  );
}

function OtherUser({ onPick }: { readonly onPick: () => void }) {
  const t = useTexts(loginTexts);
  return (
    <p className={styles.help}>
      <Button kind="link" onClick={onPick}>
        {t('otherUser')}
      </Button>
    </p>
  );
}
