import { listPayouts, payoutBankFile } from '@nidan/contract/money/payouts/payout-endpoints';
import type { PayoutView } from '@nidan/contract/money/payouts/payout-view';
import { payout } from '@nidan/domain/status-sets/money/payout';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { ReactNode } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { BankFileMenu } from '../../../kernel/exports/BankFileMenu.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { PayoutChip } from './PayoutChip.tsx';
import { PayoutPanel } from './PayoutPanel.tsx';
import { payoutStateTexts } from './texts/payout-state-texts.ts';
import { payoutTexts } from './texts/payout-texts.ts';

const col = columnsOf<PayoutView>();

interface PayoutsDeskProps {
  readonly dates: ListDates;
  readonly filter: ReactNode;
}

/** Payouts, and beside them the tests of the one that is picked. */
export function PayoutsDesk({ dates, filter }: PayoutsDeskProps) {
  const t = useTexts(payoutTexts);
  const label = useTexts(payoutStateTexts);
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
            col.text({ key: 'number', head: t('number'), width: 116, of: ({ number }) => number }),
            col.name({ key: 'name', head: t('name'), of: ({ name }) => name }),
            col.text({
              key: 'days',
              head: t('days'),
              width: 176,
              of: ({ fromDay, toDay }) => t('daysOf', { from: showDay(fromDay), to: showDay(toDay) }),
            }),
            col.total({ key: 'total', head: t('total'), of: ({ totalPaise }) => totalPaise }),
            col.total({ key: 'net', head: t('net'), of: ({ netPaise }) => netPaise, bold: true }),
            col.text({
              key: 'state',
              head: t('state'),
              width: 150,
              of: (row) => label(stateKey(payout, row.state)),
              cell: (row) => <PayoutChip {...row} />,
            }),
          ]}
        />
      </SplitPane>
    </>
  );
}
