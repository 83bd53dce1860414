import { changeUserStatus, type readUser } from '@nidan/contract/base/users/user-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { accountStatus, type AccountStatusAction } from '@nidan/domain/status-sets/account-status';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Why } from '../../../kernel/ui/overlays/Why.tsx';
import { userAnswers } from './use-user-draft.ts';
import styles from './UserForm.module.css';
import { usersTexts } from './texts/users-texts.ts';

/** Steps that end the use of an account: they wait until nothing waits for the person. */
const LEAVING: readonly AccountStatusAction[] = ['disable', 'terminate'];

/** The steps that an account may take now. */
export function StatusSteps({ user }: { readonly user: AnswerOf<typeof readUser> }) {
  const t = useTexts(usersTexts);
  const stateLabel = useStateLabel(accountStatus);
  const change = useApiMutation(changeUserStatus, {
    outdates: userAnswers,
    onDone: ({ name, status }) =>
      toast({
        type: 'SUCCESS',
        msg: t('statusDone', { name, status: stateLabel(accountStatus.stateOf(status)) }),
      }),
  });
  const actions = accountStatus.actionNames.filter((action) => user.can.includes(action));
  if (actions.length === 0) return null;
  const { userId, version, name } = user;
  const take = async (action: AccountStatusAction): Promise<void> => {
    const needsReason = accountStatus.actions[action].reason === 'required';
    const answer = await ask({
      kind: LEAVING.includes(action) ? 'WARNING' : 'INFO',
      title: t('statusTitle', { action: t(action), name }),
      text: t('statusText', { name }),
      action: t(action),
      ...(needsReason ? { reason: true as const } : {}),
    });
    if (answer === null) return;
    const reason = answer.reason === '' ? {} : { reason: answer.reason };
    change.mutate({ body: { userId, version, action, ...reason } });
  };
  const busy = user.openWork.length > 0;
  return (
    <Section title={t('account')}>
      {change.error && <ErrorState kind="row" refusal={change.error} />}
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            kind={LEAVING.includes(action) ? 'danger-outline' : 'plain'}
            busy={change.isPending}
            off={busy && LEAVING.includes(action) && t('waitsForHandOver')}
            onClick={() => void take(action)}
          >
            {t(action)}
          </Button>
        ))}
        {busy && actions.some((action) => LEAVING.includes(action)) && <Why>{t('waitsForHandOver')}</Why>}
      </div>
    </Section>
  );
}
