import { listFollowUps } from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import { PROMISE_OUTCOMES, type PromiseOutcome } from '@nidan/domain/agencies/invoice-words';
import type { Tone } from '@nidan/domain/status-sets/status-table';
import type { ReactNode } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDay, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { invoiceTexts } from './texts/invoice-texts.ts';

const TONES: Readonly<Record<PromiseOutcome, Tone>> = {
  waiting: 'info',
  kept: 'ok',
  partKept: 'warn',
  broken: 'danger',
};

interface FollowUpsDeskProps {
  readonly dates: ListDates;
  readonly filter: ReactNode;
}

/** What agencies promised to pay, and what became of it. */
export function FollowUpsDesk({ dates, filter }: FollowUpsDeskProps) {
  const t = useTexts(invoiceTexts);
  const zone = useZone();
  const [state, change] = useSearchState({ became: '' });
  const outcome = PROMISE_OUTCOMES.find((one) => one === state.became);
  const query = useApiPages(
    listFollowUps,
    { query: { ...dates, ...(outcome === undefined ? {} : { outcome }) } },
    { follows: ['AGENCY_INVOICE', 'AGENCY_RECEIPT'] },
  );
  return (
    <>
      <FilterBar
        filters={[
          pickOne({
            key: 'became',
            label: t('outcome'),
            value: state.became,
            options: PROMISE_OUTCOMES.map((value) => ({ value, label: t(value) })),
            onPick: (became) => change({ became }),
          }),
        ]}
      >
        {filter}
      </FilterBar>
      <PagedTable
        label={t('followUps')}
        query={query}
        rowKey={({ followUpId }) => followUpId}
        empty={
          <EmptyState kind="nothing" icon="finance" title={t('noPromises')} text={t('noPromisesText')} />
        }
        columns={[
          {
            key: 'agency',
            head: t('agency'),
            tip: ({ agency }) => agency,
            cell: ({ agency }) => <b>{agency}</b>,
          },
          { key: 'who', head: t('who'), tip: ({ who }) => who, cell: ({ who }) => who },
          { key: 'on', head: t('promisedOn'), width: 96, cell: ({ promisedOn }) => showDay(promisedOn) },
          {
            key: 'promised',
            head: t('promised'),
            width: 110,
            align: 'end',
            cell: ({ amountPaise }) => rupees(amountPaise),
          },
          {
            key: 'received',
            head: t('received'),
            width: 110,
            align: 'end',
            cell: ({ receivedPaise }) => rupees(receivedPaise),
          },
          {
            key: 'outcome',
            head: t('outcome'),
            width: 130,
            cell: (row) => <StatusChip tone={TONES[row.outcome]}>{t(row.outcome)}</StatusChip>,
          },
          { key: 'note', head: t('note'), tip: ({ note }) => note, cell: ({ note }) => note },
          {
            key: 'by',
            head: t('notedBy'),
            width: 180,
            cell: ({ notedBy, notedAt }) => `${notedBy}, ${showShort(notedAt, zone)}`,
          },
        ]}
      />
    </>
  );
}
