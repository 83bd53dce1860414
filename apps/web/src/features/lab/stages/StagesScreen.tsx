import type { BoardCase, CaseView } from '@nidan/contract/lab/stages/case-view';
import {
  BOARD_VIEWS,
  type BoardView,
  countCases,
  listCases,
  readCase,
} from '@nidan/contract/lab/stages/stage-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useRef } from 'react';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useBillInView } from '../../../kernel/session/bill-in-view.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { useListFocus } from '../../../kernel/ui/grid/use-list-focus.ts';
import { readOn, rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { type BoardLine, boardLines, stageColumns } from './board-rows.ts';
import { CasePane } from './CasePane.tsx';
import { stagesKeys } from './stages-keys.ts';
import { StageDesk } from './StageDesk.tsx';
import { stagesTexts } from './texts/stages-texts.ts';
import { useBoardColumns } from './use-board-columns.tsx';
import { usePrintThings } from './use-print-things.ts';

const VIEW_WORDS = {
  histology: 'viewHistology',
  cytology: 'viewCytology',
  ihc: 'viewIhc',
  mine: 'viewMine',
  late: 'viewLate',
  other: 'viewOther',
} as const satisfies Record<BoardView, string>;

const FOLLOWED = ['BILL_TEST', 'BILL'] as const;

/** Tests that are done in stages: each case with its parts, blocks and slides, and how far they are. */
export function StagesScreen() {
  const t = useTexts(stagesTexts);
  const [state, change] = useSearchState({ view: 'histology', stage: '', age: '', q: '', case: '', row: '' });
  const view = BOARD_VIEWS.find((one) => one === state.view) ?? 'histology';
  const counts = useApiQuery(countCases, {}, { follows: FOLLOWED });
  const filter = {
    limit: 100,
    view,
    ...(state.stage === '' ? {} : { stage: state.stage }),
    ...(/^[1-9]\d{0,3}$/u.test(state.age) ? { olderThanHours: Number(state.age) } : {}),
    ...(state.q === '' ? {} : { q: state.q }),
  };
  const query = useApiPages(listCases, { query: filter }, { follows: FOLLOWED });
  const open = useApiQuery(
    readCase,
    { query: { billTestId: state.case } },
    { enabled: state.case !== '', follows: FOLLOWED, keepFormer: false },
  );
  const cases = rowsOf(query);
  const lines = boardLines(cases, open.data ?? null);
  const current = lines.find(({ key }) => key === state.row) ?? lines[0];
  const columns = stageColumns(cases);
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next, stage: '', age: '', q: '' })}
            views={BOARD_VIEWS.map((key) => ({
              key,
              label: t(VIEW_WORDS[key]),
              count: counts.data?.views.find((one) => one.view === key)?.count,
            }))}
          />
        }
      >
        <PrintButton current={current} />
      </PageHead>
      <SplitPane
        name="stages"
        label={t('split')}
        width={336}
        narrowest={300}
        pane={<CasePane key={current?.key ?? ''} line={current} />}
      >
        <StageDesk
          stages={columns}
          stage={state.stage}
          unopened={counts.data?.unopened.length ?? 0}
          onStage={(stage) => change({ stage })}
          age={state.age}
          onAge={(age) => change({ age })}
          onFound={(found) =>
            change({
              case: found.billTestId,
              row: found.thingId ?? found.billTestId,
              view: viewOf(found, view),
              stage: '',
              age: '',
              q: '',
            })
          }
        />
        <QueryView query={query} lines={12}>
          {() => (
            <Board
              lines={lines}
              current={current}
              columns={columns}
              onLine={(line) => change({ row: line.key })}
              onFold={(billTestId) =>
                change({ case: billTestId, row: billTestId === '' ? state.case : billTestId })
              }
              onNearEnd={() => readOn(query)}
              goesOn={query.hasNextPage}
            />
          )}
        </QueryView>
      </SplitPane>
    </>
  );
}

/** The view in which a scanned case stands: the one that is open where it is of it, else that of its kind. */
function viewOf({ caseNo }: { readonly caseNo: string | null }, view: BoardView): BoardView {
  const kinds = { S: 'histology', C: 'cytology', T: 'other' } as const;
  const [letter] = caseNo ?? '';
  const found = Object.entries(kinds).find(([one]) => one === letter)?.[1];
  return found ?? view;
}

function PrintButton({ current }: { readonly current: BoardLine | undefined }) {
  const t = useTexts(stagesTexts);
  const printing = usePrintThings();
  const things = printable(current);
  const print = things.length === 0 ? undefined : () => printing.print(things);
  useShortcuts(stagesKeys, { print });
  return (
    <Button
      icon="print"
      off={print === undefined ? t('noThings') : undefined}
      busy={printing.busy}
      shortcut={stagesKeys.shortcuts.print}
      onClick={print}
    >
      {t('print')}
    </Button>
  );
}

/** What of a line gets a label: the thing itself, or every block and slide of an open case. */
function printable(line: BoardLine | undefined): CaseView['things'] {
  if (line?.view === null || line === undefined) return [];
  if (line.thing !== null) return line.thing.discardedAt === null ? [line.thing] : [];
  const levels = new Set(line.view.stages.filter(({ hasBarcode }) => hasBarcode).map(({ level }) => level));
  return line.view.things.filter(({ kind, discardedAt }) => discardedAt === null && levels.has(kind));
}

interface BoardProps {
  readonly lines: readonly BoardLine[];
  readonly current: BoardLine | undefined;
  readonly columns: readonly string[];
  readonly onLine: (line: BoardLine) => void;
  /** Opens a case, or folds the open one: ''. */
  readonly onFold: (billTestId: string) => void;
  readonly onNearEnd: () => void;
  readonly goesOn: boolean;
}

function Board({ lines, current, columns, onLine, onFold, onNearEnd, goesOn }: BoardProps) {
  const t = useTexts(stagesTexts);
  const may = useRight('results', PERMISSION.read);
  const box = useRef<HTMLDivElement>(null);
  useListFocus(box, lines.length > 0);
  useBillInView(current?.found.billId ?? null);
  const shown = useBoardColumns(columns, (found: BoardCase) =>
    onFold(isOpen(lines, found) ? '' : found.billTestId),
  );
  const unfold = (): void => {
    if (current !== undefined) onFold(current.found.billTestId);
  };
  useShortcuts(stagesKeys, {
    fold: current?.view ? () => onFold('') : undefined,
    unfold: may && current?.view === null ? unfold : undefined,
  });
  return (
    <div ref={box} className="ui-split-work" style={{ flex: 1 }}>
      <Table
        label={t('list')}
        keys="page"
        rows={lines}
        rowKey={({ key }) => key}
        current={current?.key ?? null}
        onCurrent={(_, line) => onLine(line)}
        onOpen={(line) =>
          line.thing === null ? onFold(line.view === null ? line.found.billTestId : '') : undefined
        }
        columns={shown}
        tone={({ found, thing }) => (thing === null && found.isLate ? 'hot' : undefined)}
        goesOn={goesOn}
        onNearEnd={onNearEnd}
        empty={<EmptyState kind="nothing" icon="bench" title={t('none')} text={t('noneText')} />}
      />
    </div>
  );
}

function isOpen(lines: readonly BoardLine[], { billTestId }: BoardCase): boolean {
  return lines.some(({ key, view }) => key === billTestId && view !== null);
}
