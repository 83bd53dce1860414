import { listReruns, type RerunRow } from '@nidan/contract/lab/results/rerun-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { rerun } from '@nidan/domain/status-sets/lab/rerun';
import { useRef } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useBillInView } from '../../../kernel/session/bill-in-view.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { useListFocus } from '../../../kernel/ui/grid/use-list-focus.ts';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import { changeText } from './change-text.ts';
import { rerunKeys } from './rerun-keys.ts';
import { RerunValues } from './RerunValues.tsx';
import { rerunTexts } from './texts/rerun-texts.ts';
import { useChooseRerun } from './use-choose-rerun.ts';

/** Tests that are measured again: both values side by side, and the choice between them. */
export function RerunScreen() {
  const t = useTexts(rerunTexts);
  const shared = useTexts(resultsTexts);
  const may = useRight('results', PERMISSION.update);
  const [{ row: at }, change] = useSearchState({ row: '' });
  const box = useRef<HTMLDivElement>(null);
  const query = useApiPages(listReruns, { query: { limit: 100 } }, { follows: ['BILL_TEST', 'BILL'] });
  const choose = useChooseRerun();
  const columns = useRerunColumns();
  const rows = rowsOf(query);
  const current = rows.find(({ rerunId }) => rerunId === at) ?? rows[0];
  useBillInView(current?.billId ?? null);
  useListFocus(box, query.data !== undefined);
  const off =
    current === undefined
      ? t('none')
      : may
        ? current.isMeasured
          ? undefined
          : t('notMeasured')
        : shared('needsUpdate');
  const take = (choice: 'first' | 'second') =>
    current !== undefined && off === undefined ? () => void choose(current, choice) : undefined;
  const [first, second] = [take('first'), take('second')];
  useShortcuts(rerunKeys, { first, second });
  return (
    <>
      <PageHead title={t('title')}>
        <Button off={off} shortcut={rerunKeys.shortcuts.first} onClick={first}>
          {t('takeFirst')}
        </Button>
        <Button off={off} shortcut={rerunKeys.shortcuts.second} onClick={second}>
          {t('takeSecond')}
        </Button>
      </PageHead>
      <SplitPane name="reruns" label={t('split')} width={420} pane={<RerunValues row={current} />}>
        <div ref={box} className="ui-split-work" style={{ flex: 1 }}>
          <PagedTable
            label={t('list')}
            query={query}
            rowKey={({ rerunId }) => rerunId}
            rowName={({ test, patient }) => t('rowName', { test: test.name, patient: patient.fullName })}
            current={current?.rerunId ?? null}
            onCurrent={(rerunId) => change({ row: rerunId })}
            onOpen={({ billId }) => go(`results/${billId}`)}
            empty={<EmptyState kind="done" title={t('none')} text={t('noneText')} />}
            columns={columns}
          />
        </div>
      </SplitPane>
    </>
  );
}

/** The parameter that changed most between both measurements. */
function largestChange({ values }: RerunRow): number | null {
  const changes = values.flatMap(({ changePercent }) => changePercent ?? []);
  return changes.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? null;
}

function useRerunColumns(): readonly TableColumn<RerunRow>[] {
  const t = useTexts(rerunTexts);
  const shared = useTexts(resultsTexts);
  const stateLabel = useStateLabel(rerun);
  const zone = useZone();
  return [
    {
      key: 'labNo',
      head: shared('labId'),
      width: 112,
      opens: true,
      value: ({ labNo }) => labNo,
      cell: ({ labNo }) => <LabNo value={labNo} />,
    },
    {
      key: 'test',
      head: shared('test'),
      tip: ({ test, department }) => `${test.name}, ${department.name}`,
      value: ({ test }) => test.name,
      cell: ({ test }) => <b className="cut">{test.name}</b>,
    },
    {
      key: 'patient',
      head: shared('patient'),
      tip: ({ patient }) => patient.fullName,
      value: ({ patient }) => patient.fullName,
      cell: ({ patient }) => <span className="cut">{patient.fullName}</span>,
    },
    {
      key: 'state',
      head: t('rerun'),
      width: 120,
      cell: ({ status }) => {
        const state = rerun.stateOf(status);
        return <StatusChip tone={rerun.states[state].tone}>{stateLabel(state)}</StatusChip>;
      },
    },
    {
      key: 'reason',
      head: t('reason'),
      tip: ({ reason }) => reason,
      value: ({ reason }) => reason,
      cell: ({ reason }) => <span className="cut">{reason}</span>,
    },
    {
      key: 'asked',
      head: t('asked'),
      width: 176,
      tip: ({ requestedBy }) => requestedBy,
      value: ({ requestedBy, requestedAt }) =>
        t('askedBy', { name: requestedBy, time: showShort(requestedAt, zone) }),
      cell: ({ requestedBy, requestedAt }) => (
        <span className="cut">{t('askedBy', { name: requestedBy, time: showShort(requestedAt, zone) })}</span>
      ),
    },
    {
      key: 'change',
      head: t('change'),
      width: 80,
      align: 'end',
      value: (row) => changeText(largestChange(row)),
      cell: (row) => <span className="num">{changeText(largestChange(row))}</span>,
    },
  ];
}
