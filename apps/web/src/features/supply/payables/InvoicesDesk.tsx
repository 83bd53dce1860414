import { listVendorInvoices } from '@nidan/contract/supply/payables/payable-endpoints';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import type { DatedDesk } from './dated-desk.ts';
import { DecisionChip } from './DecisionChip.tsx';
import { InvoicePanel } from './InvoicePanel.tsx';
import { payableTexts } from './texts/payable-texts.ts';

/** Invoices of vendors, and beside them the match of the one that is picked. */
export function InvoicesDesk({ dates, filter }: DatedDesk) {
  const t = useTexts(payableTexts);
  const [{ sel }, change] = useSearchState({ sel: '' });
  const search = useFieldSearch('vendorInvoices', { forget: { sel: '' } });
  const query = useApiPages(
    listVendorInvoices,
    { query: { ...dates, ...search.asked } },
    { follows: ['VENDOR_INVOICE', 'VENDOR_PAYMENT', 'VENDOR_DEBIT_NOTE'] },
  );
  return (
    <>
      <FilterBar search={search.box}>{filter}</FilterBar>
      <SplitPane
        name="vendor-invoices"
        label={t('panel')}
        width={520}
        pane={<InvoicePanel invoiceId={sel} />}
      >
        <PagedTable
          label={t('invoices')}
          query={query}
          rowKey={({ invoiceId }) => invoiceId}
          current={sel}
          onCurrent={(next) => change({ sel: next })}
          empty={
            <EmptyState kind="nothing" icon="inventory" title={t('noInvoices')} text={t('noInvoicesText')} />
          }
          columns={[
            {
              key: 'no',
              head: t('invoiceNo'),
              width: 130,
              tip: ({ number }) => number,
              cell: ({ invoiceNo }) => <b>{invoiceNo}</b>,
            },
            { key: 'vendor', head: t('vendor'), tip: ({ vendor }) => vendor, cell: ({ vendor }) => vendor },
            { key: 'due', head: t('dueOn'), width: 88, cell: ({ dueOn }) => showDay(dueOn) },
            {
              key: 'total',
              head: t('total'),
              width: 92,
              align: 'end',
              cell: ({ totalPaise }) => rupees(totalPaise),
            },
            {
              key: 'left',
              head: t('due'),
              width: 92,
              align: 'end',
              cell: ({ duePaise }) => <b>{rupees(duePaise)}</b>,
            },
            { key: 'state', head: t('state'), width: 150, cell: (row) => <DecisionChip {...row} /> },
          ]}
        />
      </SplitPane>
    </>
  );
}
