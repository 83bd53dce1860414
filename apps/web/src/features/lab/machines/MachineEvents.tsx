import { listMachineEvents } from '@nidan/contract/lab/machines/machine-endpoints';
import { MACHINE_STEPS } from '@nidan/domain/machines/machine-step';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { FOLLOWED_OF_MACHINES } from './followed-of-machines.ts';
import { machineTexts } from './texts/machine-texts.ts';

/** What happened to the machines, the latest first. */
export function MachineEvents() {
  const t = useTexts(machineTexts);
  const zone = useZone();
  const [state, change] = useSearchState({ kind: '' });
  const dates = useDates({ standard: 'last30' });
  const kind = MACHINE_STEPS.find((one) => one === state.kind);
  const query = useApiPages(
    listMachineEvents,
    { query: { ...dates.asked, ...(kind !== undefined && { kind }) } },
    { follows: FOLLOWED_OF_MACHINES },
  );
  return (
    <>
      <FilterBar
        filters={[
          {
            key: 'kind',
            label: t('what'),
            single: true,
            picked: kind === undefined ? [] : [kind],
            options: MACHINE_STEPS.map((value) => ({ value, label: t(value) })),
            onPick: ([value = '']) => change({ kind: value }),
          },
        ]}
      >
        {dates.filter}
      </FilterBar>
      <PagedTable
        label={t('viewEvents')}
        query={query}
        rowKey={({ eventId }) => eventId}
        empty={<EmptyState kind="nothing" icon="quality" title={t('noEvents')} text={t('noEventsText')} />}
        columns={[
          {
            key: 'at',
            head: t('at'),
            width: 104,
            value: ({ happenedAt }) => happenedAt,
            saved: ({ happenedAt }) => showDateTime(happenedAt, zone),
            cell: ({ happenedAt }) => showShort(happenedAt, zone),
          },
          { key: 'machine', head: t('name'), width: 220, value: ({ machine }) => machine },
          {
            key: 'what',
            head: t('what'),
            width: 132,
            value: ({ kind: what }) => t(what),
            cell: ({ kind: what }) => <b>{t(what)}</b>,
          },
          {
            key: 'note',
            head: t('note'),
            tip: ({ care, note }) => [care, note].filter(Boolean).join('. '),
            value: ({ care, note }) => [care, note].filter(Boolean).join('. '),
          },
          { key: 'by', head: t('by'), width: 160, value: ({ recordedBy }) => recordedBy },
        ]}
      />
    </>
  );
}
