import { listCultures } from '@nidan/contract/lab/culture/culture-endpoints';
import type { CultureRow } from '@nidan/contract/lab/culture/culture-views';
import { CULTURE_FILTERS, type CultureFilter } from '@nidan/domain/culture/culture-filter';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { cultureCase } from '@nidan/domain/status-sets/lab/culture-case';
import { useRef, useState } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useBillInView } from '../../../kernel/session/bill-in-view.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { useListFocus } from '../../../kernel/ui/grid/use-list-focus.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { cultureListKeys } from './culture-keys.ts';
import { stateOfView } from './culture-words.ts';
import { ReceiveDialog } from './ReceiveDialog.tsx';
import { cultureTexts } from './texts/culture-texts.ts';

/** Where a department scans its tubes in. */
const SCAN_IN = 'accession/dept';

/** Cultures of the bench: to be received, under work, due for a reading, finished. */
export function CulturesScreen() {
  const t = useTexts(cultureTexts);
  const [state, change] = useSearchState({ view: 'toReceive', sel: '' });
  const life: CultureFilter = CULTURE_FILTERS.find((one) => one === state.view) ?? 'toReceive';
  const search = useFieldSearch('cultures', { forget: { sel: '' } });
  const dates = useDates({ standard: 'allTime' });
  const box = useRef<HTMLDivElement>(null);
  const [receiving, setReceiving] = useState<CultureRow | null>(null);
  const may = useRight('results', PERMISSION.update);
  const query = useApiPages(
    listCultures,
    { query: { life, limit: 100, ...dates.asked, ...search.asked } },
    { follows: ['CULTURE', 'BILL_SAMPLE', 'BILL_TEST', 'BILL'] },
  );
  const rows = rowsOf(query);
  const current = rows.find(({ billTestId }) => billTestId === state.sel) ?? rows[0];
  const columns = useCultureColumns();
  useBillInView(current?.billId ?? null);
  useListFocus(box, query.data !== undefined);
  const isAwaited = current?.isAwaited === true;
  const receive =
    may && current !== undefined && current.caseId === null && !isAwaited
      ? () => setReceiving(current)
      : undefined;
  const open = (row: CultureRow): void => {
    if (row.isAwaited) go(SCAN_IN);
    else if (row.caseId !== null) go(`culture/${row.caseId}`);
    else if (may) setReceiving(row);
  };
  useShortcuts(cultureListKeys, { receive });
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={life}
            onPick={(view) => change({ view, sel: '' })}
            views={CULTURE_FILTERS.map((key) => ({ key, label: t(key) }))}
          />
        }
      >
        <a className="ui-button" href={hashOf('culture/antibiogram')}>
          {t('toAntibiogram')}
        </a>
        {isAwaited && <Button onClick={() => go(SCAN_IN)}>{t('openScanIn')}</Button>}
        <Button
          kind="primary"
          off={may ? receive === undefined && t(isAwaited ? 'scanFirst' : 'notNow') : t('needsRight')}
          shortcut={cultureListKeys.shortcuts.receive}
          onClick={receive}
        >
          {t('receive')}
        </Button>
      </PageHead>
      <FilterBar search={search.box}>{dates.filter}</FilterBar>
      <div ref={box} className="ui-split-work" style={{ flex: 1 }}>
        <PagedTable
          label={t('list')}
          query={query}
          rowKey={({ billTestId }) => billTestId}
          rowName={({ test, patient }) => t('rowName', { test: test.name, patient: patient.fullName })}
          current={current?.billTestId ?? null}
          onCurrent={(sel) => change({ sel })}
          onOpen={open}
          empty={<EmptyState kind="done" title={t('none')} text={t('noneText')} />}
          columns={columns}
        />
      </div>
      {receiving && <ReceiveDialog row={receiving} onClose={() => setReceiving(null)} />}
    </>
  );
}

function useCultureColumns(): readonly TableColumn<CultureRow>[] {
  const t = useTexts(cultureTexts);
  const zone = useZone();
  const stateLabel = useStateLabel(cultureCase);
  return [
    {
      key: 'labNo',
      head: t('labId'),
      width: 120,
      opens: true,
      value: ({ labNo }) => labNo,
      cell: ({ labNo }) => <LabNo value={labNo} />,
    },
    {
      key: 'patient',
      head: t('patient'),
      tip: ({ patient }) => patient.fullName,
      value: ({ patient }) => patient.fullName,
      cell: ({ patient }) => <span className="cut">{patient.fullName}</span>,
    },
    {
      key: 'test',
      head: t('test'),
      value: ({ test }) => test.name,
      cell: ({ test }) => <b className="cut">{test.name}</b>,
    },
    { key: 'specimen', head: t('specimen'), width: 150, value: ({ specimen }) => specimen },
    {
      key: 'state',
      head: t('state'),
      width: 130,
      value: ({ caseId, state, isAwaited }) =>
        caseId === null ? t(isAwaited ? 'toScanIn' : 'toReceive') : stateLabel(stateOfView(state)),
    },
    {
      key: 'organisms',
      head: t('organisms'),
      tip: ({ organisms }) => organisms.join(', '),
      value: ({ organisms }) => organisms.join(', '),
      cell: ({ organisms }) => <i className="cut">{organisms.join(', ')}</i>,
    },
    {
      key: 'alerts',
      head: t('alerts'),
      width: 64,
      align: 'end',
      cell: ({ openAlerts }) => (openAlerts === 0 ? null : <b>{openAlerts}</b>),
    },
    {
      key: 'due',
      head: t('dueAt'),
      width: 100,
      cell: ({ dueAt }) => (dueAt === null ? null : showShort(dueAt, zone)),
    },
    {
      key: 'since',
      head: t('since'),
      width: 100,
      value: ({ since }) => since,
      saved: ({ since }) => showDateTime(since, zone),
      cell: ({ since }) => showShort(since, zone),
    },
  ];
}
