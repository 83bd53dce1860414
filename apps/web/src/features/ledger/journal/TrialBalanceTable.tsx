import type { AccountTurnover, TrialBalance } from '@nidan/contract/ledger/journal/ledger-view';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ListTable } from '../../../kernel/ui/PagedTable.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { ledgerTexts } from './texts/ledger-texts.ts';
import { Sided } from './Sided.tsx';

const col = columnsOf<AccountTurnover>();

const WIDTH = 140;
const sided = (paise: number) => <Sided paise={paise} />;

interface TrialBalanceTableProps {
  readonly query: ComponentProps<typeof QueryView<TrialBalance>>['query'];
  readonly onOpen: (account: string) => void;
}

/** Every account with its opening, both sides and its closing; the last row says that the sides are equal. */
export function TrialBalanceTable({ query, onOpen }: TrialBalanceTableProps) {
  const t = useTexts(ledgerTexts);
  return (
    <QueryView query={query} lines={12} kind="page">
      {({ accounts }) => (
        <ListTable<AccountTurnover>
          label={t('balanceLabel')}
          rows={accounts}
          rowKey={({ account }) => account}
          onOpen={({ account }) => onOpen(account)}
          empty={<EmptyState kind="nothing" icon="cash" title={t('noMoney')} text={t('noMoneyText')} />}
          columns={[
            col.text({ key: 'account', head: t('account'), of: ({ label }) => label }),
            col.total({
              key: 'opening',
              head: t('opening'),
              width: WIDTH,
              of: ({ openingPaise }) => openingPaise,
              sum: sided,
              cell: ({ openingPaise }) => sided(openingPaise),
            }),
            col.total({ key: 'debit', head: t('debit'), width: WIDTH, of: ({ debitPaise }) => debitPaise }),
            col.total({
              key: 'credit',
              head: t('credit'),
              width: WIDTH,
              of: ({ creditPaise }) => creditPaise,
            }),
            col.total({
              key: 'closing',
              head: t('closing'),
              width: WIDTH,
              of: ({ closingPaise }) => closingPaise,
              sum: sided,
              cell: ({ closingPaise }) => <b>{sided(closingPaise)}</b>,
            }),
          ]}
        />
      )}
    </QueryView>
  );
}
