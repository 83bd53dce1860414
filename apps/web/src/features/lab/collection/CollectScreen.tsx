import { MINUTE } from '@nidan/domain/time/durations';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useEffect, useRef } from 'react';
import { ANY_DATES, DATES_SEARCH, rangeText } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { focusList, useListFocus } from '../../../kernel/ui/grid/use-list-focus.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { collectKeys } from './collect-keys.ts';
import { collectTexts } from './texts/collect-texts.ts';
import { DrawPanel } from './DrawPanel.tsx';
import { EmptyQueue } from '../samples/EmptyQueue.tsx';
import { samplesTexts } from '../samples/texts/samples-texts.ts';
import { SoundToggle } from '../scanning/SoundToggle.tsx';
import { useDrawing } from './use-drawing.ts';
import { useDrawingMarks } from './use-drawing-marks.ts';
import { usePrintLabels } from '../samples/use-print-labels.ts';
import { useWaiting } from './use-waiting.ts';
import { waitText } from './wait-text.ts';
import { isInView, matchesBill, type WaitingBill, type WaitingView } from './waiting-bills.ts';
import { WaitingList } from './WaitingList.tsx';

const VIEWS: readonly WaitingView[] = ['all', 'stat', 'again', 'fasting'];
const VIEW_WORDS = { all: 'viewAll', stat: 'viewStat', again: 'viewAgain', fasting: 'viewFasting' } as const;
const ANY_DAY = { ...DATES_SEARCH, dates: rangeText('allTime') };

/** The collection queue and the patient in the chair. */
export function CollectScreen() {
  const t = useTexts(collectTexts);
  const shared = useTexts(samplesTexts);
  const may = useRight('samples', PERMISSION.update);
  const now = useNow(MINUTE);
  const [state, change] = useSearchState({ q: '', view: 'all', bill: '', ...DATES_SEARCH });
  const dates = useDates({ label: t('since') });
  const view = VIEWS.find((one) => one === state.view) ?? 'all';
  const marks = useDrawingMarks();
  const { query, bills } = useWaiting({ dates: dates.asked, gone: marks.drawing.gone });
  const found = bills.filter((bill) => matchesBill(bill, state.q));
  const visible = found.filter((bill) => isInView(bill, view));
  // What the keys act on is always a row in sight.
  const current = visible.find(({ labNo }) => labNo === state.bill) ?? visible[0] ?? null;
  const labels = usePrintLabels();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const beside = (step: 1 | -1): WaitingBill | undefined => {
    const at = visible.findIndex((bill) => bill === current);
    return visible[at + step];
  };
  const { scan, collect, busy } = useDrawing({
    marks,
    bills,
    current,
    open: (labNo) => {
      const isInSight = visible.some((bill) => bill.labNo === labNo);
      change({ bill: labNo, ...(isInSight ? {} : { q: '', view: 'all' }) });
    },
    openHidden: (labNo) => {
      change({ bill: labNo, q: '', view: 'all', ...ANY_DAY });
      void query.refetch();
    },
    onCollected: (bill) => {
      if (bill === current) change({ bill: (beside(1) ?? beside(-1))?.labNo ?? '' });
    },
  });
  const taken = current?.tubes.filter(({ sampleId }) => !marks.drawing.leftOut.has(sampleId)) ?? [];
  const first = current?.tubes[0];
  const collectCurrent = may && current && taken.length > 0 ? () => collect(current, taken) : undefined;

  const isReady = query.data !== undefined;
  useListFocus(list, isReady);
  useEffect(() => {
    // A scan changed the patient while the list had the focus: the ring goes with the bar.
    const rows = list.current?.querySelector('tbody');
    const row = document.activeElement;
    if (rows?.contains(row) && row?.getAttribute('tabindex') === '-1')
      rows.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  useScan((code) => {
    if (may) scan(code);
    return may;
  });
  useShortcuts(collectKeys, {
    collect: collectCurrent,
    print: taken.length > 0 ? () => labels.print(taken) : undefined,
    where: first ? () => go('samples', { tube: first.barcode }) : undefined,
    scan: may ? () => field.current?.focus() : undefined,
  });
  const pick = (bill: WaitingBill | undefined): void => {
    if (!bill) return;
    marks.hush();
    change({ bill: bill.labNo });
  };
  const move = (key: 'ArrowDown' | 'ArrowUp' | 'Escape'): void => {
    if (key === 'Escape') focusList(list.current);
    else pick(beside(key === 'ArrowDown' ? 1 : -1));
  };

  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next })}
            views={VIEWS.map((key) => ({
              key,
              label: t(VIEW_WORDS[key]),
              count: isReady ? found.filter((bill) => isInView(bill, key)).length : undefined,
            }))}
          />
        }
      >
        <SoundToggle />
      </PageHead>
      <FilterBar
        search={{ value: state.q, onChange: (q) => change({ q }), placeholder: t('search') }}
        end={isReady && <span className="muted t13">{summary()}</span>}
      >
        {dates.filter}
      </FilterBar>
      <SplitPane
        name="collect"
        label={t('panel')}
        width={448}
        narrowest={400}
        pane={
          <DrawPanel
            bill={current}
            message={marks.drawing.message}
            confirmed={marks.drawing.confirmed}
            leftOut={marks.drawing.leftOut}
            busy={busy}
            printing={labels.busy}
            off={may ? undefined : shared('needsRight')}
            fieldRef={field}
            onScan={scan}
            onMove={move}
            onLeaveOut={marks.leaveOut}
            onTakeUp={marks.takeUp}
            onCollect={() => collectCurrent?.()}
            onPrint={(way) => labels.print(taken, way)}
          />
        }
      >
        <div ref={list} className="ui-split-work" style={{ flex: 1 }}>
          {query.isError && !isReady ? (
            <ErrorState refusal={query.error} onRetry={() => void query.refetch()} />
          ) : isReady ? (
            <WaitingList
              bills={visible}
              current={current}
              now={now}
              onCurrent={pick}
              onOpen={() => field.current?.focus()}
              empty={
                <EmptyQueue
                  hidden={bills.length}
                  hasDates={dates.asked.dates !== ANY_DATES.dates}
                  at={new Date(query.dataUpdatedAt)}
                  onShowAll={() => change({ q: '', view: 'all' })}
                  onAnyTime={() => change(ANY_DAY)}
                />
              }
            />
          ) : (
            <Skeleton lines={12} />
          )}
        </div>
      </SplitPane>
    </>
  );

  function summary(): string {
    const tubes = visible.reduce((sum, bill) => sum + bill.tubes.length, 0);
    const [oldest] = visible.map(({ registeredAt }) => registeredAt).sort();
    if (oldest === undefined) return t('summaryNone');
    return t('summary', {
      patients: shared('patients', { count: visible.length }),
      tubes: shared('tubes', { count: tubes }),
      time: waitText(shared, oldest, now),
    });
  }
}
