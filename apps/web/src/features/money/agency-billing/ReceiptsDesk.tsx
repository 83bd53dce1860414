import { listAgencyReceipts } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { AgencyReceiptView } from '@nidan/contract/money/agency-billing/agency-account-view';
import type { ReactNode } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { FOLLOWS } from './agency-follows.ts';
import { ReceiptPanel } from './ReceiptPanel.tsx';
import { agencyTexts } from './texts/agency-texts.ts';

const col = columnsOf<AgencyReceiptView>();

interface ReceiptsDeskProps {
  readonly dates: ListDates;
  readonly filter: ReactNode;
}

/** What agencies paid, and beside it the receipt that is picked. */
export function ReceiptsDesk({ dates, filter }: ReceiptsDeskProps) {
  const t = useTexts(agencyTexts);
  const zone = useZone();
  const [{ sel, tax }, change] = useSearchState({ sel: '', tax: '' });
  const asked = { ...dates, ...(tax === '' ? {} : { uncertified: true }) };
  const query = useApiPages(listAgencyReceipts, { query: asked }, { follows: FOLLOWS });
  const picked = rowsOf(query).find(({ receiptId }) => receiptId === sel) ?? null;
  return (
    <>
      <FilterBar
        filters={[
          pickOne({
            key: 'tax',
            label: t('tax'),
            value: tax,
            options: [{ value: 'open', label: t('uncertified') }],
            onPick: (next) => change({ tax: next, sel: '' }),
          }),
        ]}
      >
        {filter}
      </FilterBar>
      <SplitPane
        name="agency-receipts"
        label={t('receiptOf')}
        width={340}
        pane={<ReceiptPanel receipt={picked} />}
      >
        <PagedTable
          label={t('receiptList')}
          query={query}
          rowKey={({ receiptId }) => receiptId}
          current={sel}
          onCurrent={(next) => change({ sel: next })}
          empty={<EmptyState kind="nothing" icon="finance" title={t('noReceipts')} />}
          columns={[
            col.text({ key: 'number', head: t('number'), width: 116, of: ({ number }) => number }),
            col.time({ key: 'when', head: t('when'), of: ({ receivedAt }) => receivedAt, zone }),
            col.text({ key: 'agency', head: t('agency'), of: ({ agency }) => agency }),
            col.text({ key: 'mode', head: t('mode'), width: 100, of: ({ mode }) => mode }),
            col.total({
              key: 'money',
              head: t('money'),
              of: ({ amountPaise, reverses }) => (reverses === null ? amountPaise : -amountPaise),
            }),
            col.total({ key: 'tax', head: t('tax'), width: 84, of: ({ tdsPaise }) => tdsPaise || null }),
          ]}
        />
      </SplitPane>
    </>
  );
}
