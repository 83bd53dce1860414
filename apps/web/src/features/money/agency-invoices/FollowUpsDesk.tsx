import { listFollowUps } from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import type { FollowUpView } from '@nidan/contract/money/agency-invoices/agency-payment-view';
import { PROMISE_OUTCOMES, type PromiseOutcome } from '@nidan/domain/agencies/invoice-words';
import type { Tone } from '@nidan/domain/status-sets/status-table';
import type { ReactNode } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { invoiceTexts } from './texts/invoice-texts.ts';

const col = columnsOf<FollowUpView>();

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
          col.name({ key: 'agency', head: t('agency'), of: ({ agency }) => agency }),
          col.text({ key: 'who', head: t('who'), of: ({ who }) => who }),
          col.day({ key: 'on', head: t('promisedOn'), of: ({ promisedOn }) => promisedOn }),
          col.total({ key: 'promised', head: t('promised'), of: ({ amountPaise }) => amountPaise }),
          col.total({ key: 'received', head: t('received'), of: ({ receivedPaise }) => receivedPaise }),
          col.state({
            key: 'outcome',
            head: t('outcome'),
            of: (row) => t(row.outcome),
            tone: (row) => TONES[row.outcome],
          }),
          col.text({ key: 'note', head: t('note'), of: ({ note }) => note }),
          col.text({
            key: 'by',
            head: t('notedBy'),
            width: 180,
            of: ({ notedBy, notedAt }) => `${notedBy}, ${showShort(notedAt, zone)}`,
          }),
        ]}
      />
    </>
  );
}
