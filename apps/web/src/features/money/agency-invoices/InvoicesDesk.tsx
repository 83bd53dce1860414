import {
  exportAgencyInvoices,
  listAgencyInvoices,
} from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import type { AgencyInvoiceView } from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { invoice } from '@nidan/domain/status-sets/money/invoice';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { ExportMenu } from '../../../kernel/exports/ExportMenu.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { InvoiceChip } from './InvoiceChip.tsx';
import { InvoicePanel } from './InvoicePanel.tsx';
import { SendDrafts } from './SendDrafts.tsx';
import { invoiceStateTexts } from './texts/invoice-state-texts.ts';
import { invoiceTexts } from './texts/invoice-texts.ts';

const col = columnsOf<AgencyInvoiceView>();

const FOLLOWS = ['AGENCY_INVOICE', 'AGENCY_RECEIPT', 'NOTE'] as const;
/** Those that a list is narrowed to: 'all' is the list without. */
const STATES = invoice.stateNames.filter((name) => name !== 'all');

interface InvoicesDeskProps {
  /** Of one agency, as it sees its own; of all unless told. */
  readonly isOwn?: boolean;
}

/** Invoices, and beside them the one that is picked. */
export function InvoicesDesk({ isOwn = false }: InvoicesDeskProps) {
  const t = useTexts(invoiceTexts);
  const label = useTexts(invoiceStateTexts);
  const [{ sel, state, late }, change] = useSearchState({ sel: '', state: '', late: '' });
  const dates = useDates({ standard: 'allTime', forget: { sel: '' } });
  const search = useFieldSearch('agencyInvoices', { forget: { sel: '' } });
  const wanted = STATES.find((one) => one === state);
  const asked = {
    ...dates.asked,
    ...search.asked,
    ...(wanted === undefined ? {} : { state: wanted }),
    ...(late === '' ? {} : { overdue: true }),
  };
  const query = useApiPages(listAgencyInvoices, { query: asked }, { follows: FOLLOWS });
  const rows = rowsOf(query);
  const columns = useInvoiceColumns(isOwn);
  return (
    <>
      <FilterBar
        search={search.box}
        filters={[
          pickOne({
            key: 'state',
            label: t('state'),
            value: state,
            options: STATES.map((value) => ({ value, label: label(stateKey(invoice, value)) })),
            onPick: (next) => change({ state: next, sel: '' }),
          }),
          pickOne({
            key: 'late',
            label: t('overdue'),
            value: late,
            options: [{ value: 'yes', label: t('overdueOnly') }],
            onPick: (next) => change({ late: next, sel: '' }),
          }),
        ]}
        end={
          <>
            {!isOwn && <SendDrafts invoices={rows} />}
            <ExportMenu
              name="invoices"
              off={rows.length === 0 ? t('none') : undefined}
              fetchFile={(format) => apiFile(exportAgencyInvoices, { query: { ...asked, format } })}
            />
          </>
        }
      >
        {dates.filter}
      </FilterBar>
      <SplitPane name="invoices" label={t('panel')} width={500} pane={<InvoicePanel invoiceId={sel} />}>
        <PagedTable
          label={t('invoices')}
          query={query}
          rowKey={({ invoiceId }) => invoiceId}
          current={sel}
          onCurrent={(next) => change({ sel: next })}
          tone={({ overdueDays }) => (overdueDays > 0 ? 'warm' : undefined)}
          empty={
            <EmptyState
              kind="nothing"
              icon="finance"
              title={t('none')}
              text={t(isOwn ? 'noneOwn' : 'noneText')}
            />
          }
          columns={columns}
        />
      </SplitPane>
    </>
  );
}

function useInvoiceColumns(isOwn: boolean): readonly TableColumn<AgencyInvoiceView>[] {
  const t = useTexts(invoiceTexts);
  const label = useTexts(invoiceStateTexts);
  const periodOf = ({ from, to }: AgencyInvoiceView): string =>
    t('periodOf', { from: showDay(from), to: showDay(to) });
  const agency: TableColumn<AgencyInvoiceView> = col.name({
    key: 'agency',
    head: t('agency'),
    of: (row) => row.agency,
  });
  return [
    col.text({ key: 'number', head: t('number'), width: 108, of: ({ number }) => number ?? t('draft') }),
    ...(isOwn ? [] : [agency]),
    col.text({ key: 'period', head: t('period'), width: 172, of: periodOf }),
    col.total({
      key: 'total',
      head: t('total'),
      of: ({ totalPaise }) => totalPaise,
      sum: rupeesAndPaise,
      cell: ({ totalPaise }) => rupeesAndPaise(totalPaise),
    }),
    col.total({
      key: 'due',
      head: t('due'),
      of: ({ duePaise }) => duePaise,
      sum: rupeesAndPaise,
      cell: ({ duePaise }) => (duePaise === null ? '' : <b>{rupeesAndPaise(duePaise)}</b>),
    }),
    col.day({ key: 'dueOn', head: t('dueOn'), of: ({ dueOn }) => dueOn }),
    col.text({
      key: 'state',
      head: t('state'),
      width: 112,
      of: (row) => label(stateKey(invoice, row.state)),
      cell: (row) => <InvoiceChip {...row} />,
    }),
  ];
}
