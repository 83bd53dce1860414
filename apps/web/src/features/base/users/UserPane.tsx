import { readUser } from '@nidan/contract/base/users/user-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { Suspense, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { PictureSection } from '../files/PictureSection.tsx';
import { AccountChip } from './AccountChip.tsx';
import { HandOver } from './HandOver.tsx';
import { StatusSteps } from './StatusSteps.tsx';
import { useUserDraft } from './use-user-draft.ts';
import type { UserChoices } from './use-user-choices.ts';
import { userPaneKeys } from './user-keys.ts';
import { UserForm } from './UserForm.tsx';
import styles from './UserForm.module.css';
import { UserHistory } from './UserHistory.tsx';
import { UserSignIn } from './UserSignIn.tsx';
import { usersTexts } from './texts/users-texts.ts';
import { WhyPane } from './WhyPane.tsx';

// Programs are few.
const ApiKeys = latePart(() => import('./ApiKeys.tsx'), 'ApiKeys');

interface UserPaneProps {
  readonly userId: string;
  readonly choices: UserChoices;
  readonly onClose: () => void;
}

/** One person beside the list: what they are, where they work, what waits for them, and why they may or may not. */
export function UserPane({ userId, choices, onClose }: UserPaneProps) {
  const t = useTexts(usersTexts);
  const query = useApiQuery(readUser, { params: { userId } }, { keepFormer: false });
  const [asking, setAsking] = useState(false);
  if (asking && query.data) return <WhyPane user={query.data} onClose={() => setAsking(false)} />;
  if (query.data) {
    return <Person user={query.data} choices={choices} onClose={onClose} onWhy={() => setAsking(true)} />;
  }
  return (
    <Panel label={t('details')} title={t('details')} onClose={onClose}>
      <QueryView query={query}>{() => null}</QueryView>
    </Panel>
  );
}

interface PersonProps extends Omit<UserPaneProps, 'userId'> {
  readonly user: AnswerOf<typeof readUser>;
  readonly onWhy: () => void;
}

function Person({ user, choices, onClose, onWhy }: PersonProps) {
  const t = useTexts(usersTexts);
  const zone = useZone();
  const form = useUserDraft(user);
  const [handing, setHanding] = useState(false);
  const mayUpdate = user.can.includes('update');
  useShortcuts(userPaneKeys, {
    save: form.count > 0 ? form.save : undefined,
    undo: form.count > 0 ? form.undo : onClose,
    why: onWhy,
    transfer: user.openWork.length > 0 && mayUpdate ? () => setHanding(true) : undefined,
  });
  return (
    <Panel
      label={t('details')}
      title={
        <>
          {user.name} <AccountChip status={user.status} />
        </>
      }
      sub={t('since', { username: user.username, date: showDate(user.enteredAt, zone) })}
      onClose={onClose}
      feet={
        <div className={styles.feet}>
          <span className="muted t13" aria-live="polite">
            {form.count === 0 ? t('noChanges') : t('changes', { count: form.count })}
          </span>
          <span className="sp" />
          <Button shortcut={userPaneKeys.shortcuts.why} onClick={onWhy}>
            {t('why')}
          </Button>
          <Button off={form.count === 0 && t('noChanges')} onClick={form.undo}>
            {t('undo')}
          </Button>
          <Button
            kind="primary"
            shortcut={userPaneKeys.shortcuts.save}
            busy={form.busy}
            off={form.count === 0 && t('noChanges')}
            onClick={form.save}
          >
            {t('save')}
          </Button>
        </div>
      }
    >
      {form.refusal && <ErrorState refusal={form.refusal} />}
      {form.isStale && (
        <Note tone="warn" end={<Button onClick={form.rebase}>{t('reload')}</Button>}>
          {t('stale')}
        </Note>
      )}
      {user.isSelf && <Note tone="info">{t('selfNote')}</Note>}
      {user.sharedWithOtherLabs && <Note tone="info">{t('sharedNote')}</Note>}
      <UserForm
        draft={form.draft}
        userType={user.userType}
        choices={choices}
        onChange={form.change}
        errorOf={form.errorOf}
        personFixed={!mayUpdate || user.sharedWithOtherLabs}
        placeFixed={!mayUpdate || user.isSelf}
      />
      {user.userType !== 'API' && (
        <PictureSection purpose="signature" userId={user.userId} mayChange={mayUpdate} />
      )}
      {user.userType === 'API' && (
        <Suspense>
          <ApiKeys user={user} choices={choices} />
        </Suspense>
      )}
      <HandOver user={user} open={handing} onOpen={setHanding} />
      <StatusSteps user={user} />
      <UserSignIn user={user} />
      <UserHistory userId={user.userId} />
    </Panel>
  );
}
