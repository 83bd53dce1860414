import { listUsers, type readUser, transferUser } from '@nidan/contract/base/users/user-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { OpenWork, UserView } from '@nidan/contract/base/users/user-view';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { userAnswers } from './use-user-draft.ts';
import { userPaneKeys } from './user-keys.ts';
import { usersTexts } from './texts/users-texts.ts';

interface HandOverProps {
  readonly user: AnswerOf<typeof readUser>;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const LEAST_REASON = 3;

function workText(work: readonly OpenWork[]): string {
  return work.map(({ count, label }) => `${count} ${label}`).join(', ');
}

/** What waits for a person, and handing it over. */
export function HandOver({ user, open, onOpen }: HandOverProps) {
  const t = useTexts(usersTexts);
  const { name, openWork, can } = user;
  return (
    <Section title={t('leaving')}>
      <p className="t13">
        {openWork.length === 0
          ? t('nothingOpen', { name })
          : t('openNow', { name, work: workText(openWork) })}
      </p>
      {openWork.length > 0 && can.includes('update') && (
        <Button shortcut={userPaneKeys.shortcuts.transfer} onClick={() => onOpen(true)}>
          {t('transfer')}
        </Button>
      )}
      {open && <HandOverDialog user={user} onClose={() => onOpen(false)} />}
    </Section>
  );
}

function HandOverDialog({ user, onClose }: Pick<HandOverProps, 'user'> & { readonly onClose: () => void }) {
  const t = useTexts(usersTexts);
  const [to, setTo] = useState<UserView | null>(null);
  const [reason, setReason] = useState('');
  const transfer = useApiMutation(transferUser, {
    outdates: userAnswers,
    onDone: ({ moved }) => {
      toast({ type: 'SUCCESS', msg: t('transferDone', { to: to?.name ?? '', work: workText(moved) }) });
      onClose();
    },
  });
  const isReady = to !== null && reason.trim().length >= LEAST_REASON;
  const submit = (): void => {
    if (to === null || !isReady || transfer.isPending) return;
    transfer.mutate({ body: { fromUserId: user.userId, toUserId: to.userId, reason: reason.trim() } });
  };
  const search = async (q: string, signal: AbortSignal): Promise<UserView[]> => {
    const query = { q, limit: 20, status: accountStatus.codes.active };
    const { rows } = await api(listUsers, { query, signal });
    return rows.filter(({ userId }) => userId !== user.userId);
  };
  return (
    <Dialog
      kind="INFO"
      title={t('transferTitle', { from: user.name, to: to?.name ?? '…' })}
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            busy={transfer.isPending}
            off={!isReady && t('transferReason')}
            onClick={submit}
          >
            {t('transfer')}
          </Button>
        </>
      }
    >
      {transfer.error && <ErrorState kind="row" refusal={transfer.error} />}
      <Combobox
        label={t('takeOver')}
        value={to}
        onPick={setTo}
        search={search}
        itemKey={({ userId }) => userId}
        itemText={({ name, roleName }) => `${name}, ${roleName}`}
      />
      <TextField
        label={t('transferReason')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
      />
    </Dialog>
  );
}
