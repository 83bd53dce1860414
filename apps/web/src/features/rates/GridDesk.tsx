import { readRateGrid } from '@nidan/contract/rates/rate-endpoints';
import type { RateListView } from '@nidan/contract/rates/rate-view';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { type ReactNode, useRef, useState } from 'react';
import { useApiPages } from '../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import type { GridHandle } from '../../kernel/ui/DataGrid.tsx';
import { ErrorState } from '../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../kernel/ui/Loading.tsx';
import { readOn } from '../../kernel/ui/paged-query.ts';
import { PageHead } from '../../kernel/ui/PageHead.tsx';
import { SplitPane } from '../../kernel/ui/SplitPane.tsx';
import { Why } from '../../kernel/ui/Why.tsx';
import { DraftBar } from './DraftBar.tsx';
import { GridFilters } from './GridFilters.tsx';
import { PercentDialog } from './PercentDialog.tsx';
import { cellOf } from './price-draft.ts';
import { type ChosenPrice, RateGrid } from './RateGrid.tsx';
import { RatePanel } from './RatePanel.tsx';
import styles from './Rates.module.css';
import { ratesKeys } from './rates-keys.ts';
import { chosenLists, periodOf, type RatesSearch } from './rates-search.ts';
import { ratesTexts } from './rates-texts.ts';
import { usePriceDraft } from './use-price-draft.ts';

interface GridDeskProps {
  readonly views: ReactNode;
  readonly state: RatesSearch;
  readonly today: CalendarDate;
  readonly all: readonly RateListView[];
  readonly mayUpdate: boolean;
  readonly onChange: (part: Partial<RatesSearch>) => void;
}

/** The grid of prices, what is typed into it, and where the price with the focus comes from. */
export function GridDesk({ views, state, today, all, mayUpdate, onChange }: GridDeskProps) {
  const t = useTexts(ratesTexts);
  const grid = useRef<GridHandle>(null);
  const [cell, setCell] = useState<ChosenPrice | null>(null);
  const [changes, setChanges] = useState(false);
  const lists = chosenLists(state, all);
  const period = periodOf(state, today);
  const draft = usePriceDraft(all, period);
  const query = useApiPages(readRateGrid, {
    query: {
      on: period.from,
      limit: 200,
      rateListIds: lists.map(({ rateListId }) => rateListId).join(','),
      ...(state.q === '' ? {} : { q: state.q }),
      ...(state.department === '' ? {} : { departmentId: state.department }),
    },
  });
  const pages = query.data?.pages ?? [];
  // A list that was renamed or set meanwhile is the one of now.
  const list = all.find(({ rateListId }) => rateListId === cell?.list.rateListId) ?? lists[0];
  const goBad = (): void => {
    const [first] = [...draft.unread, ...draft.refused.keys()];
    if (first === undefined) return;
    const { listId, testId } = cellOf(first);
    grid.current?.goTo(testId, listId);
  };
  const off = !mayUpdate
    ? t('noRight')
    : draft.unread.length > 0
      ? t('unread', { count: draft.unread.length })
      : draft.count === 0
        ? t('nothing')
        : null;
  useShortcuts(ratesKeys, {
    submit: off === null ? draft.submit : undefined,
    bad: draft.unread.length + draft.refused.size > 0 ? goBad : undefined,
    undo: draft.paste ? draft.undoPaste : undefined,
    percent: mayUpdate && list ? () => setChanges(true) : undefined,
  });
  return (
    <>
      <PageHead title={t('title')} views={views}>
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
        pane={<RatePanel chosen={cell && list ? { ...cell, list } : null} on={period.from} />}
      >
        <div className={styles.work}>
          {query.isError ? (
            <ErrorState kind="page" refusal={query.error} onRetry={() => void query.refetch()} />
          ) : query.isPending ? (
            <Skeleton lines={12} />
          ) : (
            <RateGrid
              rows={pages.flatMap(({ rows }) => rows)}
              total={pages[0]?.total ?? 0}
              lists={lists}
              state={draft}
              fixed={!mayUpdate}
              handle={grid}
              onCell={setCell}
              onNearEnd={() => readOn(query)}
              onClear={() => onChange({ q: '', department: '' })}
            />
          )}
          <DraftBar state={draft} onBad={goBad} />
        </div>
      </SplitPane>
      {changes && list && (
        <PercentDialog
          list={list}
          period={period}
          departmentId={state.department === '' ? null : state.department}
          onClose={() => setChanges(false)}
        />
      )}
    </>
  );
}
