import { type readUser, resetSecondFactor, resetSignIn } from '@nidan/contract/base/users/user-endpoints';
import {
  endUserSession,
  listUserSessions,
  type UserSessionView,
} from '@nidan/contract/base/users/user-session-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { signsIn } from '@nidan/domain/access/placement-fault';
import { useState } from 'react';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask, type Question } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { deviceName } from '../identity/device-name.ts';
import { OneTimePassword } from './OneTimePassword.tsx';
import { userAnswers } from './use-user-draft.ts';
import styles from './UserForm.module.css';
import { usersTexts } from './texts/users-texts.ts';

type User = AnswerOf<typeof readUser>;

/** How a person signs in: second factor, open sessions, and a new start with a one-time password. */
export function UserSignIn({ user }: { readonly user: User }) {
  const t = useTexts(usersTexts);
  if (!signsIn(user.userType) || !user.can.includes('update')) return null;
  return (
    <Section title={t('signIn')}>
      <p className="t13">{t(user.hasSecondFactor ? 'secondFactorOn' : 'secondFactorOff')}</p>
      <UserSessions user={user} />
      {!user.isSelf && user.hasSecondFactor && <ResetFactor user={user} />}
      {!user.isSelf && <Reset user={user} />}
    </Section>
  );
}

function UserSessions({ user }: { readonly user: User }) {
  const t = useTexts(usersTexts);
  const zone = useZone();
  const { userId } = user;
  const query = useApiQuery(listUserSessions, { query: { userId } }, { keepFormer: false });
  const end = useApiMutation(endUserSession, {
    outdates: [listUserSessions, ...userAnswers],
    onDone: () => toast({ type: 'SUCCESS', msg: t('sessionEnded') }),
  });
  const nameOf = ({ device }: UserSessionView): string => deviceName(device) ?? t('unknownDevice');
  const take = async (session: UserSessionView): Promise<void> => {
    const device = nameOf(session);
    const answer = await ask({
      kind: 'WARNING',
      title: t('endTitle', { device, name: user.name }),
      text: t('endText'),
      action: t('end'),
      reason: true,
    });
    if (answer === null) return;
    end.mutate({ body: { userId, sessionId: session.sessionId, reason: answer.reason } });
  };
  return (
    <QueryView query={query} lines={2}>
      {({ rows }) => (
        <>
          {end.error && <ErrorState kind="row" refusal={end.error} />}
          {rows.length === 0 && <p className="muted t13">{t('noSessions')}</p>}
          <ul className={styles.lines}>
            {rows.map((session) => (
              <li key={session.sessionId}>
                <span className="cut">
                  {nameOf(session)} <span className="muted">{session.address}</span>
                </span>
                <span className="sp" />
                <span className="muted">{t('seenAt', { at: showShort(session.lastSeenAt, zone) })}</span>
                <Button
                  kind="link"
                  aria-label={t('endSession', { device: nameOf(session), address: session.address })}
                  onClick={() => void take(session)}
                >
                  {t('end')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryView>
  );
}

interface SignInStepProps {
  readonly user: User;
  readonly question: Omit<Question, 'kind'>;
  readonly step: { readonly error: ApiRefusal | null; readonly isPending: boolean };
  readonly onReason: (body: { userId: string; version: number; reason: string }) => void;
}

/** A button that asks for the reason, for what is done to the sign-in of a person who works in this lab alone. */
function SignInStep({ user, question, step, onReason }: SignInStepProps) {
  const t = useTexts(usersTexts);
  const { userId, version, sharedWithOtherLabs } = user;
  const take = async (): Promise<void> => {
    const answer = await ask({ kind: 'WARNING', ...question, reason: true });
    if (answer !== null) onReason({ userId, version, reason: answer.reason });
  };
  return (
    <>
      {step.error && <ErrorState kind="row" refusal={step.error} />}
      <div className={styles.actions}>
        <Button
          busy={step.isPending}
          off={sharedWithOtherLabs && t('resetElsewhere')}
          onClick={() => void take()}
        >
          {question.action}
        </Button>
      </div>
    </>
  );
}

/** Takes the second factor away; the password stays. */
function ResetFactor({ user }: { readonly user: User }) {
  const t = useTexts(usersTexts);
  const { name } = user;
  const reset = useApiMutation(resetSecondFactor, {
    outdates: [listUserSessions, ...userAnswers],
    onDone: () => toast({ type: 'SUCCESS', msg: t('factorGone', { name }) }),
  });
  const question = { title: t('factorTitle', { name }), text: t('factorText'), action: t('resetFactor') };
  return (
    <SignInStep user={user} question={question} step={reset} onReason={(body) => reset.mutate({ body })} />
  );
}

function Reset({ user }: { readonly user: User }) {
  const t = useTexts(usersTexts);
  const { name } = user;
  const [password, setPassword] = useState<string | null>(null);
  const reset = useApiMutation(resetSignIn, {
    outdates: [listUserSessions, ...userAnswers],
    onDone: ({ oneTimePassword }) => setPassword(oneTimePassword),
  });
  const question = { title: t('resetTitle', { name }), text: t('resetText'), action: t('reset') };
  return (
    <>
      <SignInStep user={user} question={question} step={reset} onReason={(body) => reset.mutate({ body })} />
      {password !== null && (
        <OneTimePassword name={name} password={password} onClose={() => setPassword(null)} />
      )}
    </>
  );
}
