import { listVendorInvoices } from '@nidan/contract/supply/payables/payable-endpoints';
import type { VendorInvoiceView } from '@nidan/contract/supply/payables/payable-view';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import type { DatedDesk } from './dated-desk.ts';
import { DecisionChip } from './DecisionChip.tsx';
import { InvoicePanel } from './InvoicePanel.tsx';
import { payableTexts } from './texts/payable-texts.ts';

const col = columnsOf<VendorInvoiceView>();

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
            col.name({
              key: 'no',
              head: t('invoiceNo'),
              width: 130,
              of: ({ invoiceNo }) => invoiceNo,
              tip: ({ number }) => number,
            }),
            col.text({ key: 'vendor', head: t('vendor'), of: ({ vendor }) => vendor }),
            col.day({ key: 'due', head: t('dueOn'), of: ({ dueOn }) => dueOn }),
            col.total({ key: 'total', head: t('total'), of: ({ totalPaise }) => totalPaise }),
            col.total({ key: 'left', head: t('due'), of: ({ duePaise }) => duePaise, bold: true }),
            col.text({
              key: 'state',
              head: t('state'),
              width: 150,
              of: ({ state }) => t(state),
              cell: (row) => <DecisionChip {...row} />,
            }),
          ]}
        />
      </SplitPane>
    </>
  );
}
