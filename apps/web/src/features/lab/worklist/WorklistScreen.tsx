import type { WorklistRow } from '@nidan/contract/lab/results/worklist-row';
import { useRef, useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { currentRoute, go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useBillInView } from '../../../kernel/session/bill-in-view.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { BulkBar } from '../../../kernel/ui/BulkBar.tsx';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { useListFocus } from '../../../kernel/ui/grid/use-list-focus.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SelectModeMenu } from '../../../kernel/ui/SelectModeMenu.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { listKeys } from '../../../kernel/ui/Table.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { BulkProgress } from '../checking/BulkProgress.tsx';
import { EmptyWorklist } from './EmptyWorklist.tsx';
import { HeatSummary } from '../checking/HeatSummary.tsx';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import { billsAllowing } from './selected-bills.ts';
import { useOpenScan } from './use-open-scan.ts';
import { useWorklist } from './use-worklist.ts';
import { useWorklistActions } from './use-worklist-actions.ts';
import { worklistKeys } from './worklist-keys.ts';
import {
  viewOf,
  WORKLIST_VIEWS,
  worklistSearch,
  type WorklistView,
  worklistViews,
} from './worklist-search.ts';
import { worklistTexts } from './texts/worklist-texts.ts';
import { WorklistCountsPane } from './WorklistCountsPane.tsx';
import { WorklistFilters } from './WorklistFilters.tsx';
import { WorklistTable } from './WorklistTable.tsx';

const VIEW_WORDS = {
  bench: 'viewBench',
  urgent: 'viewUrgent',
  late: 'viewLate',
  rerun: 'viewRerun',
  hold: 'viewHold',
} as const satisfies Record<WorklistView, string>;
const HALF_MINUTE = 30_000;
const nothing: ReadonlySet<string> = new Set();

/** What the bench has to do, the test that is due first at the top. */
export function WorklistScreen() {
  const t = useTexts(worklistTexts);
  const shared = useTexts(resultsTexts);
  const now = useNow(HALF_MINUTE);
  const [{ row: at, ...search }, change] = useSearchState({ ...worklistSearch, row: '' });
  const { list, counts, views, rows } = useWorklist(search);
  const [selected, setSelected] = useState(nothing);
  const box = useRef<HTMLDivElement>(null);
  const actions = useWorklistActions(() => setSelected(nothing));

  const view = viewOf(search);
  const picked = rows.filter(({ billTestId }) => selected.has(billTestId));
  const current = rows.find(({ billTestId }) => billTestId === at) ?? rows[0] ?? null;
  useBillInView(current?.billId ?? null);
  const meant = picked.length > 0 ? picked : current ? [current] : [];
  const able = (action: string): readonly WorklistRow[] =>
    billsAllowing(meant, action).flatMap((bill) => bill.rows);
  const rerun = able('requestRerun').length > 0 ? () => void actions.rerun(meant) : undefined;
  const hold = able('hold').length > 0 ? () => void actions.hold(meant) : undefined;
  const resume = able('resume').length > 0 ? () => void actions.resume(meant) : undefined;

  const isReady = list.data !== undefined;
  useListFocus(box, isReady);
  useOpenScan((billId) => go(`results/${billId}`));
  useShortcuts(worklistKeys, {
    rerun,
    hold: hold ?? resume,
    clear: picked.length > 0 ? () => setSelected(nothing) : undefined,
  });
  const clear = (): void => change({ ...worklistSearch, row: '' });

  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view ?? 'bench'}
            onPick={(name) => change({ ...WORKLIST_VIEWS[name], row: '' })}
            views={worklistViews.map((key) => ({ key, label: t(VIEW_WORDS[key]), count: views[key] }))}
          />
        }
      >
        {counts.data && <HeatSummary {...counts.data.urgency} />}
        <Button onClick={() => go('results/sheet', new URLSearchParams({ item: search.item }))}>
          {t('sheet')}
        </Button>
        <Button
          kind={picked.length > 0 ? 'plain' : 'primary'}
          shortcut={listKeys.shortcuts.open}
          off={current ? undefined : t('nothingToEnter')}
          onClick={() => current && open(current)}
        >
          {t('enter')}
        </Button>
      </PageHead>
      <SplitPane
        name="worklist"
        label={t('split')}
        side="start"
        width={224}
        narrowest={180}
        widest={360}
        pane={
          counts.data ? (
            <WorklistCountsPane
              counts={counts.data}
              search={search}
              onChange={(part) => change({ ...part, row: '' })}
            />
          ) : counts.error ? (
            <ErrorState refusal={counts.error} onRetry={() => void counts.refetch()} />
          ) : (
            <Skeleton lines={16} />
          )
        }
      >
        <WorklistFilters
          search={search}
          counts={counts.data}
          onChange={(part) => change({ ...part, row: '' })}
        />
        {actions.run && (
          <BulkProgress
            run={actions.run}
            label={t('title')}
            words={{
              running: t('running', {
                done: actions.run.gone.length + actions.run.left.length,
                all: actions.run.all,
              }),
              done: t('doneRun', { count: actions.run.gone.length }),
              left: t('leftRun', { count: actions.run.left.length }),
              look: t('look'),
            }}
            onStop={actions.stop}
            onLook={(billId) => go(`results/${billId}`)}
            onClose={actions.close}
          />
        )}
        <div ref={box} className="ui-split-work" style={{ flex: 1 }}>
          <WorklistTable
            query={list}
            now={now}
            current={current?.billTestId ?? null}
            selected={selected}
            onCurrent={(row) => change({ row })}
            onSelect={setSelected}
            onOpen={open}
            empty={<EmptyWorklist at={new Date(list.dataUpdatedAt)} onShowAll={clear} />}
          />
        </div>
        {picked.length > 0 && (
          <BulkBar
            title={t('selected', { count: picked.length })}
            note={t('dryRun', {
              rerun: able('requestRerun').length,
              hold: able('hold').length,
              all: picked.length,
            })}
            onClear={() => setSelected(nothing)}
          >
            <SelectModeMenu
              rows={rows}
              current={current}
              selected={picked}
              isComplete={({ state }) => state === 'completed'}
              onChoose={(chosen) => setSelected(new Set(chosen.map(({ billTestId }) => billTestId)))}
            />
            <Button shortcut={worklistKeys.shortcuts.rerun} off={!rerun && t('noneRerun')} onClick={rerun}>
              {shared('rerun')}
            </Button>
            <Button off={!resume && t('noneHeld')} onClick={resume}>
              {shared('resume')}
            </Button>
            <Button shortcut={worklistKeys.shortcuts.hold} off={!hold && t('noneHold')} onClick={hold}>
              {shared('hold')}
            </Button>
          </BulkBar>
        )}
      </SplitPane>
    </>
  );
}

/** Opens result entry at a test, under the filters of the list. */
function open({ billId, billTestId }: WorklistRow): void {
  const search = new URLSearchParams(currentRoute().search);
  search.delete('row');
  search.set('test', billTestId);
  go(`results/${billId}`, search);
}
