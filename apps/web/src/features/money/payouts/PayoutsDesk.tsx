import { listPayouts, payoutBankFile } from '@nidan/contract/money/payouts/payout-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { ReactNode } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { BankFileMenu } from '../../../kernel/exports/BankFileMenu.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { PayoutChip } from './PayoutChip.tsx';
import { PayoutPanel } from './PayoutPanel.tsx';
import { payoutTexts } from './texts/payout-texts.ts';

interface PayoutsDeskProps {
  readonly dates: ListDates;
  readonly filter: ReactNode;
}

/** Payouts, and beside them the tests of the one that is picked. */
export function PayoutsDesk({ dates, filter }: PayoutsDeskProps) {
  const t = useTexts(payoutTexts);
  const day = calendarDateIn(useZone(), useNow(60_000));
  const [{ sel }, change] = useSearchState({ sel: '' });
  const query = useApiPages(listPayouts, { query: dates }, { follows: ['PAYOUT'] });
  return (
    <>
      <FilterBar
        end={
          <BankFileMenu
            label={t('bankFile')}
            name={`payouts-${day}`}
            off={undefined}
            fetchFile={(choice) => apiFile(payoutBankFile, { query: choice })}
          />
        }
      >
        {filter}
      </FilterBar>
      <SplitPane name="payouts" label={t('panel')} width={560} pane={<PayoutPanel payoutId={sel} />}>
        <PagedTable
          label={t('payouts')}
          query={query}
          rowKey={({ payoutId }) => payoutId}
          current={sel}
          onCurrent={(next) => change({ sel: next })}
          empty={
            <EmptyState kind="nothing" icon="finance" title={t('noPayouts')} text={t('noPayoutsText')} />
          }
          columns={[
            { key: 'number', head: t('number'), width: 116, cell: ({ number }) => number ?? '' },
            { key: 'name', head: t('name'), tip: ({ name }) => name, cell: ({ name }) => <b>{name}</b> },
            {
              key: 'days',
              head: t('days'),
              width: 176,
              cell: ({ fromDay, toDay }) => t('daysOf', { from: showDay(fromDay), to: showDay(toDay) }),
            },
            {
              key: 'total',
              head: t('total'),
              width: 92,
              align: 'end',
              cell: ({ totalPaise }) => rupees(totalPaise),
            },
            {
              key: 'net',
              head: t('net'),
              width: 108,
              align: 'end',
              cell: ({ netPaise }) => <b>{rupees(netPaise)}</b>,
            },
            { key: 'state', head: t('state'), width: 150, cell: (row) => <PayoutChip {...row} /> },
          ]}
        />
      </SplitPane>
    </>
  );
}
