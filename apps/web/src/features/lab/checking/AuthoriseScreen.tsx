import { MINUTE } from '@nidan/domain/time/durations';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useRef, useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showTime } from '../../../kernel/text/show-date.ts';
import { useBillInView } from '../../../kernel/session/bill-in-view.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { useListFocus } from '../../../kernel/ui/grid/use-list-focus.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { authoriseKeys } from './authorise-keys.ts';
import { authoriseTexts } from './texts/authorise-texts.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { CaseView } from './case/CaseView.tsx';
import { CHECK_VIEWS, type CheckView, isInCheckView, type QueuedBill } from './check-queue.ts';
import { CheckQueue } from './CheckQueue.tsx';
import { ReportPreview } from './case/ReportPreview.tsx';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import { sheetStamp } from './case/sheet-stamp.ts';
import { useBulkAuthorise } from './use-bulk-authorise.ts';
import { useCheckQueue } from './use-check-queue.ts';
import { useLookGuard } from './use-look-guard.ts';
import { useOpenScan } from '../worklist/use-open-scan.ts';

const VIEW_WORDS = {
  look: 'viewLook',
  critical: 'viewCritical',
  delta: 'viewDelta',
  normal: 'viewNormal',
  hold: 'viewHold',
  done: 'viewDone',
} as const satisfies Record<CheckView, string>;
const FRESH = 15_000;

/** The pathologist's queue: abnormal reports one by one with their history, normal ones together. */
export function AuthoriseScreen() {
  const t = useTexts(authoriseTexts);
  const shared = useTexts(resultsTexts);
  const zone = useZone();
  const now = useNow(MINUTE / 2);
  const may = useRight('authorise', PERMISSION.update);
  const [state, change] = useSearchState({ view: 'look', bill: '', letterhead: 'on' });
  const view = CHECK_VIEWS.find((one) => one === state.view) ?? 'look';
  const { query, bills } = useCheckQueue();
  const [done, setDone] = useState<readonly QueuedBill[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const bulk = useBulkAuthorise();

  // One that was taken back waits again.
  const waiting = new Set(bills.filter((bill) => !isInCheckView(bill, 'hold')).map(({ billId }) => billId));
  const gone = [...(bulk.run?.gone ?? []), ...done].filter(({ billId }) => !waiting.has(billId));
  const of = (one: CheckView): readonly QueuedBill[] =>
    one === 'done' ? gone : bills.filter((bill) => isInCheckView(bill, one));
  const visible = of(view);
  const current = visible.find(({ billId }) => billId === state.bill) ?? visible[0] ?? null;
  useBillInView(current?.billId ?? null);
  const next = visible[visible.findIndex((bill) => bill === current) + 1] ?? null;
  const normal = of('normal');
  const pick = (bill: QueuedBill | null): void => change({ bill: bill?.billId ?? '' });
  const authoriseNormal = (): void => void bulk.start(normal);
  const allOff = may ? (normal.length === 0 ? t('noNormal') : undefined) : shared('needsAuthorise');
  const isRunning = bulk.run?.state === 'running';

  const isReady = query.data !== undefined;
  useListFocus(list, isReady);
  useShortcuts(authoriseKeys, { all: allOff === undefined && !isRunning ? authoriseNormal : undefined });
  const show = (billId: string): void => {
    const shows = CHECK_VIEWS.find((one) => of(one).some((bill) => bill.billId === billId));
    change({ bill: billId, view: shows ?? view });
  };
  useOpenScan(show);

  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(picked) => change({ view: picked, bill: '' })}
            views={CHECK_VIEWS.map((key) => ({
              key,
              label: t(VIEW_WORDS[key]),
              count: isReady ? of(key).length : undefined,
            }))}
          />
        }
      >
        <Button
          shortcut={authoriseKeys.shortcuts.all}
          off={allOff}
          busy={isRunning}
          onClick={authoriseNormal}
        >
          {t('allNormal', { count: normal.length })}
        </Button>
      </PageHead>
      {bulk.run && (
        <BulkProgress
          run={bulk.run}
          label={t('keyAll')}
          words={{
            running: t('bulkRunning', {
              done: bulk.run.gone.length + bulk.run.left.length,
              all: bulk.run.all,
            }),
            done: t('bulkDone', { count: bulk.run.gone.length }),
            left: t('bulkRefused', { count: bulk.run.left.length }),
            look: t('bulkLook'),
          }}
          onStop={bulk.stop}
          onLook={show}
          onClose={bulk.close}
        />
      )}
      <SplitPane
        name="authorise"
        label={t('split')}
        side="start"
        width={248}
        narrowest={200}
        widest={360}
        pane={
          <div ref={list} className="ui-split-work">
            {query.isError && !isReady ? (
              <ErrorState refusal={query.error} onRetry={() => void query.refetch()} />
            ) : isReady ? (
              <CheckQueue
                bills={visible}
                current={current}
                now={now}
                onCurrent={pick}
                onOpen={({ billId }) => go(`results/${billId}`)}
                empty={emptyOf()}
              />
            ) : (
              <Skeleton lines={12} />
            )}
          </div>
        }
      >
        {current ? (
          <Case
            key={current.billId}
            bill={current}
            next={next}
            now={now}
            letterhead={state.letterhead === 'preprinted' ? 'preprinted' : 'on'}
            onLetterhead={(letterhead) => change({ letterhead })}
            onDone={() => {
              setDone((former) => [current, ...former.filter(({ billId }) => billId !== current.billId)]);
              if (view !== 'done') pick(next ?? visible[visible.length - 2] ?? null);
            }}
            onNext={next ? () => pick(next) : undefined}
          />
        ) : (
          <EmptyState kind="nothing" icon="reports" title={t('pick')} text={t('pickText')} />
        )}
      </SplitPane>
    </>
  );

  function emptyOf() {
    if (view === 'done')
      return <EmptyState kind="nothing" title={t('noneDone')} text={t('noneDoneText')} icon="tick" />;
    if (bills.length > 0) {
      return (
        <EmptyState
          kind="hidden"
          title={t('noneInView')}
          text={t('noneInViewText', { count: bills.length })}
          action={
            view !== 'look' &&
            of('look').length > 0 && (
              <Button onClick={() => change({ view: 'look', bill: '' })}>{t('showLook')}</Button>
            )
          }
        />
      );
    }
    const time = showTime(new Date(query.dataUpdatedAt), zone);
    return <EmptyState kind="done" title={t('nothing')} text={t('nothingText', { time })} />;
  }
}

interface CaseProps {
  readonly bill: QueuedBill;
  readonly next: QueuedBill | null;
  readonly now: Date;
  readonly letterhead: 'on' | 'preprinted';
  readonly onLetterhead: (letterhead: 'on' | 'preprinted') => void;
  readonly onDone: () => void;
  readonly onNext: (() => void) | undefined;
}

function Case({ bill, next, now, letterhead, onLetterhead, onDone, onNext }: CaseProps) {
  const t = useTexts(authoriseTexts);
  const query = useApiQuery(readWorksheet, { query: { billId: bill.billId } }, { keepFormer: false });
  // The next one is read ahead, so that it stands there at once.
  useApiQuery(
    readWorksheet,
    { query: { billId: next?.billId ?? '' } },
    { enabled: next !== null, freshFor: FRESH, keepFormer: false },
  );
  const stamp = query.data ? sheetStamp(query.data) : null;
  const guard = useLookGuard({ stamp, needsLook: isInCheckView(bill, 'look') });
  return (
    <SplitPane
      name="authoriseReport"
      label={t('splitReport')}
      width={436}
      narrowest={320}
      pane={
        stamp !== null ? (
          <ReportPreview
            billId={bill.billId}
            labNo={bill.labNo}
            stamp={stamp}
            letterhead={letterhead}
            onLetterhead={onLetterhead}
            onPainted={guard.onPainted}
          />
        ) : (
          <Skeleton lines={14} />
        )
      }
    >
      <QueryView query={query} lines={14}>
        {(sheet) => (
          <CaseView sheet={sheet} isSeen={guard.isSeen} now={now} onDone={onDone} onNext={onNext} />
        )}
      </QueryView>
    </SplitPane>
  );
}
