import { listShifts } from '@nidan/contract/money/counter/counter-endpoints';
import type { ShiftRow } from '@nidan/contract/money/counter/counter-view';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import styles from './Counter.module.css';
import { counterTexts } from './texts/counter-texts.ts';
import { DifferenceChip } from './DifferenceChip.tsx';
import { showShiftSpan } from './show-shift-span.ts';

const col = columnsOf<ShiftRow>();

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

function differenceOf({ countedPaise, expectedPaise }: ShiftRow): number | null {
  return countedPaise === null || expectedPaise === null ? null : countedPaise - expectedPaise;
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
  const personOf = ({ by, state, closedBy }: ShiftRow): string => {
    if (state === 'open') return t('openOf', { name: by });
    return closedBy === null ? by : t('closedForLine', { name: by, closer: closedBy });
  };
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
          col.text({ key: 'when', head: t('when'), width: 168, of: (shift) => showShiftSpan(shift, zone) }),
          col.text({ key: 'by', head: t('by'), of: personOf }),
          col.total({ key: 'expected', head: t('expected'), of: ({ expectedPaise }) => expectedPaise }),
          col.total({
            key: 'counted',
            head: t('countedHead'),
            of: ({ countedPaise }) => countedPaise,
            width: 128,
            cell: ({ countedPaise, firstCountedPaise }) => (
              <CountedCell counted={countedPaise} first={firstCountedPaise} />
            ),
          }),
          col.total({
            key: 'difference',
            head: t('difference'),
            width: 120,
            of: differenceOf,
            cell: ({ countedPaise: counted, expectedPaise: expected }) =>
              counted !== null &&
              expected !== null && <DifferenceChip counted={counted} expected={expected} />,
          }),
          col.total({ key: 'handed', head: t('handOver'), of: ({ handedPaise }) => handedPaise }),
          col.text({
            key: 'taker',
            head: t('taker'),
            of: ({ handedTo }) => handedTo,
            width: 168,
            cell: ({ handedTo, confirmedAt }) =>
              handedTo !== null && confirmedAt === null ? (
                <span>
                  {handedTo} <span className="muted">{t('waits')}</span>
                </span>
              ) : (
                handedTo
              ),
          }),
        ]}
      />
    </section>
  );
}
