import { listInvoiceRuns } from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import type { InvoiceRunView } from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import type { ReactNode } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { invoiceTexts } from './texts/invoice-texts.ts';

const col = columnsOf<InvoiceRunView>();

interface RunsDeskProps {
  readonly dates: ListDates;
  readonly filter: ReactNode;
}

/** Cycles that were cut for all of their agencies, and how far each is. */
export function RunsDesk({ dates, filter }: RunsDeskProps) {
  const t = useTexts(invoiceTexts);
  const zone = useZone();
  const query = useApiPages(listInvoiceRuns, { query: dates }, { follows: ['AGENCY_INVOICE'] });
  return (
    <>
      <FilterBar>{filter}</FilterBar>
      <PagedTable
        label={t('runs')}
        query={query}
        rowKey={({ runId }) => runId}
        empty={<EmptyState kind="nothing" icon="finance" title={t('noRuns')} text={t('noRunsText')} />}
        columns={[
          col.time({
            key: 'begun',
            head: t('begun'),
            width: 260,
            of: ({ begunAt }) => begunAt,
            zone,
            cell: ({ begunAt, begunBy }) => `${showDateTime(begunAt, zone)}, ${begunBy}`,
          }),
          col.text({ key: 'cycle', head: t('cycle'), width: 150, of: ({ cycle }) => t(cycle) }),
          col.text({
            key: 'period',
            head: t('period'),
            of: ({ from, to }) => t('periodOf', { from: showDay(from), to: showDay(to) }),
          }),
          col.text({
            key: 'agencies',
            head: t('agencies'),
            width: 130,
            of: ({ isDone, looked, agencies }) =>
              isDone ? `${agencies}, ${t('ended')}` : t('progress', { done: looked, all: agencies }),
          }),
          col.number({ key: 'made', head: t('made'), of: ({ made }) => made }),
          col.total({
            key: 'total',
            head: t('total'),
            width: 120,
            of: ({ totalPaise }) => totalPaise,
            bold: true,
          }),
        ]}
      />
    </>
  );
}
