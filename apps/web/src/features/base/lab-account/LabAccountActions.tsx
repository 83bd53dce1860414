import {
  changeLabAccount,
  type LabAccountView,
  listLabAccounts,
} from '@nidan/contract/base/lab-account/lab-account-endpoints';
import { listAccountPayments } from '@nidan/contract/base/lab-account/account-payment-endpoints';
import { listLabs } from '@nidan/contract/base/organisation/organisation-endpoints';
import {
  accountEffect,
  labAccount,
  type LabAccountAction,
} from '@nidan/domain/status-sets/money/lab-account';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { SESSION_KEY, useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useAccountLabel } from '../../../kernel/text/account-state-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Why } from '../../../kernel/ui/overlays/Why.tsx';
import styles from '../organisation/Organisation.module.css';
import { PaymentsTold } from './PaymentsTold.tsx';
import { platformTexts } from '../organisation/texts/platform-texts.ts';

const SHORTEST = 3;

/** What the operator may do with the account of a lab, each step with what it stops. */
export function LabAccountActions({ account }: { readonly account: LabAccountView }) {
  const t = useTexts(platformTexts);
  const stateLabel = useAccountLabel();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const move = useApiMutation(changeLabAccount, {
    outdates: [listLabAccounts, listLabs],
    onDone: ({ name, status }) => {
      setReason('');
      // It may be the lab that the operator works in.
      void client.invalidateQueries({ queryKey: SESSION_KEY });
      toast({
        type: 'SUCCESS',
        msg: t('changed', { lab: name, state: stateLabel(labAccount.stateOf(status)) }),
      });
    },
  });
  const state = labAccount.stateOf(account.status);
  const actions = labAccount.actionNames.filter((action) => account.can.includes(action));
  const off = reason.trim().length < SHORTEST ? t('whyMissing') : null;
  const isMeant = async (): Promise<boolean> => {
    const question = { title: t('terminateTitle', { lab: account.name }), text: t('terminateText') };
    return (await ask({ kind: 'DELETE', ...question, action: t('terminate') })) !== null;
  };
  const take = async (action: LabAccountAction): Promise<void> => {
    if (off !== null || move.isPending) return;
    if (action === 'terminate' && !(await isMeant())) return;
    move.mutate({ lab: account.lId, body: { action, version: account.version, reason } });
  };
  return (
    <Panel label={account.name} title={account.name} sub={`${state}. ${accountEffect(state)}`}>
      <Section title={t('change')}>
        {move.error && <ErrorState kind="row" refusal={move.error} />}
        {actions.length === 0 ? (
          <p className="muted t13">{t('final')}</p>
        ) : (
          <>
            <TextArea label={t('why')} value={reason} onChange={setReason} rows={2} maxLength={500} />
            <ul className={styles.steps}>
              {actions.map((action) => {
                const [to] = labAccount.actions[action].to;
                return (
                  <li key={action}>
                    <Button
                      kind={action === 'terminate' ? 'danger-outline' : 'plain'}
                      off={off}
                      busy={move.isPending}
                      onClick={() => void take(action)}
                    >
                      {t(action)}
                    </Button>
                    <span className="muted t12">{to === undefined ? '' : accountEffect(to)}</span>
                  </li>
                );
              })}
            </ul>
            {off !== null && <Why>{off}</Why>}
          </>
        )}
      </Section>
      <AccountPayments lId={account.lId} />
    </Panel>
  );
}

function AccountPayments({ lId }: { readonly lId: number }) {
  const t = useTexts(platformTexts);
  const zone = useZone();
  const query = useApiPages(listAccountPayments, { lab: lId }, { keepFormer: false });
  if (query.isError && !query.data) return <ErrorState kind="row" refusal={query.error} />;
  if (!query.data) return <Skeleton lines={2} />;
  return (
    <>
      <PaymentsTold payments={query.data.pages.flatMap(({ rows }) => rows)} zone={zone} />
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('earlierPayments')}
        </Button>
      )}
    </>
  );
}
