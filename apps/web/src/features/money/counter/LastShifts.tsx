import { listShifts } from '@nidan/contract/money/counter/counter-endpoints';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import styles from './Counter.module.css';
import { counterTexts } from './texts/counter-texts.ts';
import { DifferenceChip } from './DifferenceChip.tsx';
import { showShiftSpan } from './show-shift-span.ts';

interface CountedCellProps {
  readonly counted: number | null;
  /** The blind count, when another one followed. */
  readonly first: number | null;
}

function CountedCell({ counted, first }: CountedCellProps) {
  const t = useTexts(counterTexts);
  if (counted === null) return null;
  if (first === null) return rupees(counted);
  return (
    <span title={t('firstWas', { amount: rupees(first) })}>
      <span className="muted">
        {rupees(first)} <Icon name="arrowRight" size={12} />
      </span>{' '}
      {rupees(counted)}
    </span>
  );
}

interface LastShiftsProps {
  readonly current: string | null;
  readonly onOpen: (shiftId: string) => void;
}

/** Shifts that the person may see, newest first. */
export function LastShifts({ current, onOpen }: LastShiftsProps) {
  const t = useTexts(counterTexts);
  const zone = useZone();
  const [search, change] = useSearchState({ shifts: 'all' });
  const view = search.shifts === 'open' ? 'open' : 'all';
  const dates = useDates({ standard: view === 'open' ? 'allTime' : 'last7' });
  const query = useApiPages(listShifts, {
    query: { ...dates.asked, ...(view === 'open' ? { state: 'open' as const } : {}) },
  });
  return (
    <section className={styles.last}>
      <div className={styles.lastHead}>
        <h2>{t('lastShifts')}</h2>
        <SavedViews
          label={t('lastShifts')}
          numbered={false}
          current={view}
          onPick={(shifts) => change({ shifts })}
          views={[
            { key: 'all', label: t('allShifts') },
            { key: 'open', label: t('openShifts') },
          ]}
        />
        {dates.filter}
      </div>
      <PagedTable
        label={t('lastShifts')}
        query={query}
        lines={4}
        rowKey={({ shiftId }) => shiftId}
        current={current}
        onOpen={({ shiftId }) => onOpen(shiftId)}
        empty={
          <EmptyState
            kind="nothing"
            icon="finance"
            title={t('noShifts')}
            text={t(view === 'open' ? 'noOpenText' : 'noShiftsText')}
          />
        }
        columns={[
          { key: 'when', head: t('when'), width: 168, cell: (shift) => showShiftSpan(shift, zone) },
          {
            key: 'by',
            head: t('by'),
            cell: ({ by, state, closedBy }) => {
              if (state === 'open') return t('openOf', { name: by });
              return closedBy === null ? by : t('closedForLine', { name: by, closer: closedBy });
            },
          },
          {
            key: 'expected',
            head: t('expected'),
            width: 104,
            align: 'end',
            cell: ({ expectedPaise }) => (expectedPaise === null ? '' : rupees(expectedPaise)),
          },
          {
            key: 'counted',
            head: t('countedHead'),
            width: 128,
            align: 'end',
            cell: ({ countedPaise, firstCountedPaise }) => (
              <CountedCell counted={countedPaise} first={firstCountedPaise} />
            ),
          },
          {
            key: 'difference',
            head: t('difference'),
            width: 120,
            cell: ({ countedPaise, expectedPaise }) =>
              countedPaise !== null && expectedPaise !== null ? (
                <DifferenceChip counted={countedPaise} expected={expectedPaise} />
              ) : (
                ''
              ),
          },
          {
            key: 'handed',
            head: t('handOver'),
            width: 112,
            align: 'end',
            cell: ({ handedPaise }) => (handedPaise === null ? '' : rupees(handedPaise)),
          },
          {
            key: 'taker',
            head: t('taker'),
            width: 168,
            cell: ({ handedTo, confirmedAt }) =>
              handedTo !== null && confirmedAt === null ? (
                <span>
                  {handedTo} <span className="muted">{t('waits')}</span>
                </span>
              ) : (
                handedTo
              ),
          },
        ]}
      />
    </section>
  );
}
