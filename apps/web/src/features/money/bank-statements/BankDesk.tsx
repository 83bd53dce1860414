import { listBankAccounts } from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import type { BankAccountView } from '@nidan/contract/money/bank-statements/bank-statement-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type ReactNode, useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { LinesOfAccount } from './LinesOfAccount.tsx';
import { ReadStatement } from './ReadStatement.tsx';
import { bankTexts } from './texts/bank-texts.ts';

/** Statements of the lab's accounts at banks: what each line is, by proposals that somebody confirms. */
export function BankDesk({ head }: { readonly head: (buttons: ReactNode) => ReactNode }) {
  const t = useTexts(bankTexts);
  const may = useRight('finance', PERMISSION.update);
  const query = useApiQuery(listBankAccounts, { query: { limit: 200 } }, { follows: ['BANK_LINE'] });
  const [{ account: asked }, change] = useSearchState({ account: '', sel: '' });
  const [edited, setEdited] = useState<BankAccountView | 'new' | null>(null);
  const rows = query.data?.rows ?? [];
  const account = rows.find(({ accountId }) => accountId === asked) ?? rows[0] ?? null;
  const off = may ? undefined : t('needsRight');
  return (
    <>
      {head(
        <>
          <Button off={off} onClick={() => setEdited('new')}>
            {t('addAccount')}
          </Button>
          <ReadStatement accountId={account?.accountId ?? null} may={may} />
        </>,
      )}
      <QueryView query={query} kind="page">
        {() =>
          account === null ? (
            <EmptyState kind="nothing" icon="finance" title={t('noAccounts')} text={t('noAccountsText')} />
          ) : (
            <LinesOfAccount
              key={account.accountId}
              account={account}
              accounts={rows}
              onAccount={(accountId) => change({ account: accountId, sel: '' })}
              onEdit={may ? () => setEdited(account) : undefined}
            />
          )
        }
      </QueryView>
      {edited !== null && (
        <AccountDialog
          account={edited === 'new' ? null : edited}
          onSaved={({ accountId }) => change({ account: accountId, sel: '' })}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
