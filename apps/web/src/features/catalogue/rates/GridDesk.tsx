import type { RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { BulkBar } from '../../../kernel/ui/BulkBar.tsx';
import { Button } from '../../../kernel/ui/Button.tsx';
import type { GridHandle } from '../../../kernel/ui/grid/DataGrid.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { readOn } from '../../../kernel/ui/paged-query.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Why } from '../../../kernel/ui/overlays/Why.tsx';
import { filledCells, type ShownGrid } from './chosen-cells.ts';
import { GridFilters } from './GridFilters.tsx';
import { cellKey } from './prices/price-draft.ts';
import { cellAt, type ChosenPrice, RateGrid } from './RateGrid.tsx';
import { RatePanel, WHERE_ID } from './RatePanel.tsx';
import styles from './Rates.module.css';
import { ratesKeys } from './rates-keys.ts';
import { chosenLists, periodFault, periodOf, type RatesSearch } from './rates-search.ts';
import { ratesTexts } from './texts/rates-texts.ts';
import { useBadCells } from './prices/use-bad-cells.ts';
import { usePriceDraft, type useTypedPrices } from './prices/use-price-draft.ts';
import { usePastedBlock } from './prices/use-pasted-block.ts';
import { useRateGrid } from './use-rate-grid.ts';

/** What few need does not weigh on the grid. */
const MasterFiles = latePart(() => import('../../../kernel/master-files/MasterFiles.tsx'), 'MasterFiles');
const DraftBar = latePart(() => import('./DraftBar.tsx'), 'DraftBar');
const PercentDialog = latePart(() => import('./prices/PercentDialog.tsx'), 'PercentDialog');
const ChosenPercentDialog = latePart(() => import('./prices/ChosenPercentDialog.tsx'), 'ChosenPercentDialog');

interface GridDeskProps {
  readonly views: ReactNode;
  readonly state: RatesSearch;
  readonly today: CalendarDate;
  readonly all: readonly RateListView[];
  readonly mayUpdate: boolean;
  /** Only tests with a price that ends by this day; null for all. */
  readonly endsBy: CalendarDate | null;
  /** What is typed into the grid, also while another view stands in its place. */
  readonly typing: ReturnType<typeof useTypedPrices>;
  readonly onChange: (part: Partial<RatesSearch>) => void;
}

/** The grid of prices, what is typed into it, and where the price with the focus comes from. */
export function GridDesk({ views, state, today, all, mayUpdate, endsBy, typing, onChange }: GridDeskProps) {
  const t = useTexts(ratesTexts);
  const grid = useRef<GridHandle>(null);
  const [cell, setCell] = useState<ChosenPrice | null>(null);
  const [changes, setChanges] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const lists = chosenLists(state, all);
  const period = periodOf(state, today);
  const { query, rows, total } = useRateGrid({ state, today, lists, endsBy });
  const draft = usePriceDraft({ lists: all, period, rows, typing });
  const shown: ShownGrid = { rows, lists, draft: draft.draft };
  // What a filter hides is not changed.
  const selected = new Set(rows.flatMap(({ testId }) => (picked.has(testId) ? [testId] : [])));
  // A list that was renamed or set meanwhile is the one of now.
  const list = all.find(({ rateListId }) => rateListId === cell?.list.rateListId) ?? lists[0];
  const paste = usePastedBlock({ rows, lists, query, type: draft.type });
  const goBad = useBadCells({ draft, rows, lists, cell, grid, onChange });
  const typedHere =
    cell === null ? undefined : draft.draft.get(cellKey(cell.list.rateListId, cell.test.testId));
  const test = rows.find(({ testId }) => testId === cell?.test.testId);
  const at = lists.findIndex(({ rateListId }) => rateListId === list?.rateListId);
  const chosen =
    cell && list ? { ...cell, ...(test === undefined ? {} : { test, ...cellAt(test, at) }), list } : null;
  const fill = (): void => {
    if (cell === null) return;
    const from = { testId: cell.test.testId, listId: cell.list.rateListId };
    draft.type(filledCells(shown, from, selected));
  };
  const badPeriod = periodFault(period, today);
  const off = !mayUpdate
    ? t('noRight')
    : draft.unread.length > 0
      ? t('unread', { count: draft.unread.length })
      : draft.count === 0
        ? t('nothing')
        : badPeriod === null
          ? null
          : t(badPeriod);
  useShortcuts(ratesKeys, {
    down: 'focus',
    edit: mayUpdate ? 'focus' : undefined,
    paste: mayUpdate ? 'focus' : undefined,
    submit:
      off === null ? draft.submit : draft.count > 0 ? () => toast({ type: 'WARNING', msg: off }) : undefined,
    bad: goBad ?? undefined,
    undo: draft.steps > 0 ? draft.undo : undefined,
    fill: mayUpdate && cell !== null ? fill : undefined,
    percent: mayUpdate && list ? () => setChanges(true) : undefined,
    where: () => document.getElementById(WHERE_ID)?.focus(),
  });
  return (
    <>
      <PageHead title={t('title')} views={views}>
        <Suspense>
          <MasterFiles master="rates" />
        </Suspense>
        {off !== null && draft.count > 0 && <Why>{off}</Why>}
        <Button
          shortcut={ratesKeys.shortcuts.percent}
          off={mayUpdate ? null : t('noRight')}
          onClick={() => setChanges(true)}
        >
          {t('percent')}
        </Button>
        <Button
          kind="primary"
          shortcut={ratesKeys.shortcuts.submit}
          off={off}
          busy={draft.busy}
          onClick={draft.submit}
        >
          {t('submit', { count: draft.count })}
        </Button>
      </PageHead>
      <GridFilters state={state} period={period} today={today} all={all} chosen={lists} onChange={onChange} />
      <SplitPane
        name="rates"
        label={t('where')}
        width={316}
        narrowest={260}
        pane={
          <RatePanel chosen={chosen} period={period} today={today} typed={typedHere} mayUpdate={mayUpdate} />
        }
      >
        <div className={styles.work}>
          {query.isError ? (
            <ErrorState kind="page" refusal={query.error} onRetry={() => void query.refetch()} />
          ) : query.isPending ? (
            <Skeleton lines={12} />
          ) : (
            <RateGrid
              rows={rows}
              total={total}
              lists={lists}
              state={draft}
              fixed={!mayUpdate}
              handle={grid}
              selected={selected}
              onSelect={setPicked}
              onCell={setCell}
              onPaste={paste}
              onNearEnd={() => readOn(query)}
              onClear={() => onChange({ q: '', department: '' })}
            />
          )}
          {selected.size > 0 && (
            <BulkBar
              title={t('selected', { count: selected.size })}
              note={t('selectedHint')}
              onClear={() => setPicked(new Set())}
            >
              <Button
                shortcut={ratesKeys.shortcuts.fill}
                off={cell === null ? t('pickCell') : null}
                onClick={fill}
              >
                {t('fill')}
              </Button>
            </BulkBar>
          )}
          {(draft.count > 0 || draft.steps > 0) && (
            <Suspense>
              <DraftBar
                state={draft}
                grid={{ rows: draft.tests, lists: all, draft: draft.draft }}
                onBad={goBad}
              />
            </Suspense>
          )}
        </div>
      </SplitPane>
      <Suspense>
        {changes && list && selected.size > 0 && (
          <ChosenPercentDialog
            grid={shown}
            testIds={selected}
            listId={list.rateListId}
            onChange={draft.type}
            onClose={() => setChanges(false)}
          />
        )}
        {changes && list && selected.size === 0 && (
          <PercentDialog
            list={list}
            period={period}
            departmentId={state.department === '' ? null : state.department}
            onClose={() => setChanges(false)}
          />
        )}
      </Suspense>
    </>
  );
}
