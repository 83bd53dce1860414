import type { AccountTurnover, TrialBalance } from '@nidan/contract/ledger/journal/ledger-view';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import { ledgerTexts } from './texts/ledger-texts.ts';
import { Sided } from './Sided.tsx';

const TOTAL = '';
const WIDTH = 140;

interface TrialBalanceTableProps {
  readonly query: ComponentProps<typeof QueryView<TrialBalance>>['query'];
  readonly onOpen: (account: string) => void;
}

/** Every account with its opening, both sides and its closing; the last row says that the sides are equal. */
export function TrialBalanceTable({ query, onOpen }: TrialBalanceTableProps) {
  const t = useTexts(ledgerTexts);
  return (
    <QueryView query={query} lines={12} kind="page">
      {({ accounts, total }) => (
        <Table<AccountTurnover>
          label={t('balanceLabel')}
          keys="page"
          rows={accounts.length === 0 ? [] : [...accounts, { account: TOTAL, label: t('total'), ...total }]}
          rowKey={({ account }) => account}
          onOpen={({ account }) => account !== TOTAL && onOpen(account)}
          empty={<EmptyState kind="nothing" icon="cash" title={t('noMoney')} text={t('noMoneyText')} />}
          columns={[
            {
              key: 'account',
              head: t('account'),
              cell: ({ account, label }) => (account === TOTAL ? <b>{label}</b> : label),
            },
            {
              key: 'opening',
              head: t('opening'),
              width: WIDTH,
              align: 'end',
              cell: ({ openingPaise }) => <Sided paise={openingPaise} />,
            },
            {
              key: 'debit',
              head: t('debit'),
              width: WIDTH,
              align: 'end',
              cell: ({ debitPaise }) => rupees(debitPaise),
            },
            {
              key: 'credit',
              head: t('credit'),
              width: WIDTH,
              align: 'end',
              cell: ({ creditPaise }) => rupees(creditPaise),
            },
            {
              key: 'closing',
              head: t('closing'),
              width: WIDTH,
              align: 'end',
              cell: ({ closingPaise }) => (
                <b>
                  <Sided paise={closingPaise} />
                </b>
              ),
            },
          ]}
        />
      )}
    </QueryView>
  );
}
