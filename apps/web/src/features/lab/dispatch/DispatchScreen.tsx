import { MINUTE } from '@nidan/domain/time/durations';
import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import { parseBarcode } from '@nidan/domain/billing/barcode';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { useRef, useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { useBillInView } from '../../../kernel/session/bill-in-view.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { useListFocus } from '../../../kernel/ui/grid/use-list-focus.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SelectModeMenu } from '../../../kernel/ui/SelectModeMenu.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { DATES_SEARCH, rangeText } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { ChannelLegend } from './ChannelMark.tsx';
import { DeskDialogs } from './DeskDialogs.tsx';
import { DESK_SEARCH, DispatchFilters, isFiltered } from './DispatchFilters.tsx';
import { DISPATCH_ACTIONS } from './dispatch-actions.ts';
import { DispatchBulk } from './DispatchBulk.tsx';
import { dispatchKeys } from './dispatch-keys.ts';
import { DispatchList } from './DispatchList.tsx';
import { DispatchPeek } from './DispatchPeek.tsx';
import { dispatchTexts } from './texts/dispatch-texts.ts';
import { EmptyDesk } from './EmptyDesk.tsx';
import { LetterheadMenu } from './LetterheadMenu.tsx';
import { MoveProblem } from './MoveProblem.tsx';
import { PatternDialog } from './PatternDialog.tsx';
import { patternOf } from './pattern-of.ts';
import { rowAfter } from './row-after.ts';
import { useDispatchDesk } from './use-dispatch-desk.ts';
import { type DispatchTab, useDispatchList } from './use-dispatch-list.ts';

const TABS: readonly DispatchTab[] = [
  'all',
  'readyToPrint',
  'readyToDispatch',
  'onHold',
  'failed',
  'released',
  'dispatched',
  'cancelled',
];
/** Reports that the viewer goes through at most: their ids stand in the address. */
const MOST_PREVIEWED = 20;
const ANY_DAY = { ...DATES_SEARCH, dates: rangeText('allTime') };
const NONE: ReadonlySet<string> = new Set();

/** Opens the viewer at the first of some reports, to go through them. */
function preview(shown: readonly DispatchView[]): void {
  const [first] = shown;
  const of = shown.length > 1 ? shown.slice(0, MOST_PREVIEWED).map(({ billId }) => billId) : [];
  if (first) go(`report/${first.billId}`, { of: of.join(',') });
}

/** Released reports on their way to the reader: print, hold, dispatch, one or many. */
export function DispatchScreen() {
  const t = useTexts(dispatchTexts);
  const stateLabel = useStateLabel(reportDispatch);
  const now = useNow(MINUTE);
  const [state, change] = useSearchState(DESK_SEARCH);
  const pattern = patternOf(state.pattern) ?? '';
  const view = pattern === '' ? (TABS.find((one) => one === state.view) ?? 'all') : 'readyToPrint';
  const dates = useDates({ label: t('since') });
  const search = useFieldSearch('dispatches');
  const { query, reports, readAll, countOf } = useDispatchList({
    view,
    search: search.asked,
    dates: dates.asked,
    pattern,
  });
  // What the keys act on is always a row in sight.
  const current = reports.find(({ reportId }) => reportId === state.report) ?? reports[0] ?? null;
  useBillInView(current?.billId ?? null);
  const [selected, setSelected] = useState(NONE);
  const [isReading, setIsReading] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const chosen = reports.filter(({ reportId }) => selected.has(reportId));
  const targets = chosen.length > 0 ? chosen : current ? [current] : [];
  const list = useRef<HTMLDivElement>(null);

  const desk = useDispatchDesk({
    onMoved: (moved) => {
      setSelected(NONE);
      if (view === 'all' || !current || !moved.includes(current)) return;
      change({ report: rowAfter(reports, moved)?.reportId ?? '' });
    },
  });
  const selectAll = async (): Promise<void> => {
    setIsReading(true);
    setSelected(new Set((await readAll()).map(({ reportId }) => reportId)));
    setIsReading(false);
  };
  const select = (next: ReadonlySet<string>): void => {
    const isAll = next.size === reports.length && next.size > selected.size + 1;
    if (isAll && query.hasNextPage) void selectAll();
    else setSelected(next);
  };

  useScan((code) => {
    const labNo = parseBarcode(code)?.labNo;
    if (labNo !== undefined) change({ q: labNo, by: '', view: 'all', pattern: '', ...ANY_DAY });
    return labNo !== undefined;
  });
  const isReady = query.data !== undefined;
  const hasRows = reports.length > 0;
  useListFocus(list, hasRows);
  useShortcuts(dispatchKeys, {
    ...Object.fromEntries(
      DISPATCH_ACTIONS.map(({ action }) => [
        action,
        desk.off === undefined && targets.some(({ can }) => can.includes(action))
          ? () => desk.start(action, targets)
          : undefined,
      ]),
    ),
    preview: targets.length > 0 ? () => preview(targets) : undefined,
    clear: chosen.length > 0 ? () => setSelected(NONE) : undefined,
  });

  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next, pattern: '' })}
            views={TABS.map((key) => ({ key, label: tabWords(key), count: countOf(key) }))}
          />
        }
      >
        <Button onClick={() => setIsAsking(true)}>{t('byPattern')}</Button>
        <LetterheadMenu />
      </PageHead>
      <DispatchFilters
        state={state}
        onChange={change}
        dates={dates.filter}
        shown={isReady ? { count: reports.length, goesOn: query.hasNextPage } : null}
      />
      {desk.problem && <MoveProblem problem={desk.problem} onClose={desk.forgetProblem} />}
      <SplitPane
        name="dispatch"
        label={t('peek')}
        width={296}
        narrowest={264}
        pane={
          current ? (
            <DispatchPeek
              key={current.reportId}
              report={current}
              desk={desk}
              hasKeys={chosen.length === 0}
              onOpen={() => preview([current])}
            />
          ) : (
            <aside className="ui-panel" aria-label={t('peek')} />
          )
        }
      >
        <div ref={list} className="ui-split-work" style={{ flex: 1 }}>
          <DispatchList
            query={query}
            current={current?.reportId ?? null}
            now={now}
            selected={new Set(chosen.map(({ reportId }) => reportId))}
            onSelect={select}
            onCurrent={(report) => change({ report })}
            onOpen={(report) => preview([report])}
            empty={
              <EmptyDesk
                isFiltered={isFiltered(state)}
                isAll={view === 'all'}
                onClear={() => change({ q: '', pattern: '', ...ANY_DAY })}
              />
            }
          />
        </div>
        <ChannelLegend />
        {chosen.length > 0 && (
          <DispatchBulk
            desk={desk}
            selected={chosen}
            more={
              <>
                <SelectModeMenu
                  rows={reports}
                  current={current}
                  selected={chosen}
                  isComplete={({ reportStatus }) => reportStatus !== 'PROVISIONAL'}
                  onChoose={(rows) => setSelected(new Set(rows.map(({ reportId }) => reportId)))}
                />
                {(query.hasNextPage || chosen.length < reports.length) && (
                  <Button kind="link" busy={isReading} onClick={() => void selectAll()}>
                    {isReading ? t('reading') : allWords()}
                  </Button>
                )}
              </>
            }
            onPreview={() => preview(chosen)}
            onClear={() => setSelected(NONE)}
          />
        )}
      </SplitPane>
      {isAsking && (
        <PatternDialog
          value={pattern}
          onClose={() => setIsAsking(false)}
          onFind={(found) => {
            setIsAsking(false);
            setSelected(NONE);
            change({ pattern: found });
          }}
        />
      )}
      <DeskDialogs desk={desk} />
    </>
  );

  function allWords(): string {
    const count = countOf(view) ?? reports.length;
    if (view === 'all') return t('selectAll', { count });
    return t('selectAllOf', { count, view: view === 'failed' ? t('failed') : stateLabel(view) });
  }

  function tabWords(tab: DispatchTab): string {
    if (tab === 'all') return t('viewAll');
    if (tab === 'failed') return t('failedTab');
    const label = stateLabel(tab);
    return label.charAt(0).toUpperCase() + label.slice(1);
  }
}
