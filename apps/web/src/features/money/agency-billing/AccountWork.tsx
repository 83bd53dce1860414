import { readAgencyAccount } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { AgencyAccountView } from '@nidan/contract/money/agency-billing/agency-account-view';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { AccountLedger } from './AccountLedger.tsx';
import { AccountWorking } from './AccountWorking.tsx';
import { FOLLOWS } from './agency-follows.ts';
import { agencyKeys } from './agency-keys.ts';
import styles from './Agency.module.css';
import { LimitDialog } from './LimitDialog.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PayDialog } from '../agency-invoices/PayDialog.tsx';
import { StandingChip } from './StandingChip.tsx';
import { agencyTexts } from './texts/agency-texts.ts';

/** One agency: its working, what moved, and what happens next. */
export function AccountWork({ agencyId }: { readonly agencyId: string }) {
  const t = useTexts(agencyTexts);
  const query = useApiQuery(
    readAgencyAccount,
    { query: { agencyId } },
    { enabled: agencyId !== '', keepFormer: false, follows: FOLLOWS },
  );
  if (agencyId === '') return <EmptyState kind="nothing" icon="finance" title={t('pick')} />;
  return (
    <QueryView query={query} lines={12}>
      {(account) => (
        <SplitPane name="agency" label={t('next')} width={280} pane={<NextSteps account={account} />}>
          <Account account={account} />
        </SplitPane>
      )}
    </QueryView>
  );
}

function Account({ account }: { readonly account: AgencyAccountView }) {
  const t = useTexts(agencyTexts);
  const [dialog, setDialog] = useState<'receive' | 'limit' | null>(null);
  const mayReceive = account.can.includes('receive');
  const close = (): void => setDialog(null);
  useShortcuts(agencyKeys, { receive: mayReceive ? () => setDialog('receive') : undefined });
  return (
    <div className={styles.work}>
      <header className={styles.head}>
        <h2 className="cut">{account.agency}</h2>
        <span className="muted cut">
          {account.code}, {t(account.paymentType)}, {t(account.accountMode)}
        </span>
        <StandingChip {...account} />
        <span className="sp" />
        {account.can.includes('setLimit') && (
          <Button onClick={() => setDialog('limit')}>{t('setLimit')}</Button>
        )}
        {mayReceive && (
          <Button
            kind="primary"
            icon="plus"
            shortcut={agencyKeys.shortcuts.receive}
            onClick={() => setDialog('receive')}
          >
            {t('receive')}
          </Button>
        )}
      </header>
      <AccountWorking account={account} />
      <AccountLedger agencyId={account.agencyId} />
      {dialog === 'receive' && (
        <PayDialog agencyId={account.agencyId} agency={account.agency} onClose={close} />
      )}
      {dialog === 'limit' && <LimitDialog account={account} onClose={close} />}
    </div>
  );
}
