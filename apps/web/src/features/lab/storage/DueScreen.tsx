import { listDisposals } from '@nidan/contract/lab/storage/disposal-endpoints';
import { listStoredTubes } from '@nidan/contract/lab/storage/storage-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { BulkBar } from '../../../kernel/ui/BulkBar.tsx';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { AskDisposalDialog } from './AskDisposalDialog.tsx';
import { DisposalPanel } from './DisposalPanel.tsx';
import { DisposalTable } from './DisposalTable.tsx';
import { useStoredColumns } from './StoredTubeList.tsx';
import { disposalTexts } from './texts/disposal-texts.ts';

/** Tubes past their retention, and the disposal runs that they go into. */
export function DueScreen() {
  const t = useTexts(disposalTexts);
  const [{ view: named }, change] = useSearchState({ view: 'due', run: '' });
  const view = named === 'runs' ? 'runs' : 'due';
  return (
    <>
      <PageHead
        title={t('dueTitle')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next, run: '' })}
            views={[
              { key: 'due', label: t('viewDue') },
              { key: 'runs', label: t('viewRuns') },
            ]}
          />
        }
      />
      {view === 'due' ? <DueTubes onAsked={(run) => change({ view: 'runs', run })} /> : <Runs />}
    </>
  );
}

function DueTubes({ onAsked }: { readonly onAsked: (disposalId: string) => void }) {
  const t = useTexts(disposalTexts);
  const may = useRight('samples', PERMISSION.update);
  const columns = useStoredColumns();
  const search = useFieldSearch('storedTubes', { anywhere: t('search') });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const query = useApiPages(
    listStoredTubes,
    { query: { only: 'due', limit: 200, ...search.asked } },
    { follows: ['BILL_SAMPLE', 'BILL_TEST', 'DISPOSAL'] },
  );
  const tubes = rowsOf(query).filter(({ sampleId }) => chosen.has(sampleId));
  return (
    <>
      <FilterBar search={search.box} />
      <PagedTable
        label={t('viewDue')}
        query={query}
        fits={({ isInDisposal }) => !isInDisposal}
        rowKey={({ sampleId }) => sampleId}
        rowName={({ barcode }) => barcode}
        selected={chosen}
        onSelect={setChosen}
        empty={<EmptyState kind="done" title={t('noneDue')} text={t('noneDueText')} />}
        columns={columns}
      />
      {tubes.length > 0 && (
        <BulkBar title={t('chosenTubes', { count: tubes.length })} onClear={() => setChosen(new Set())}>
          <Button kind="danger" off={may ? undefined : t('needsRight')} onClick={() => setAsking(true)}>
            {t('dispose')}
          </Button>
        </BulkBar>
      )}
      {isAsking && (
        <AskDisposalDialog
          tubes={tubes}
          onClose={() => setAsking(false)}
          onAsked={(run) => {
            setChosen(new Set());
            onAsked(run.disposalId);
          }}
        />
      )}
    </>
  );
}

function Runs() {
  const t = useTexts(disposalTexts);
  const [{ run: picked }, change] = useSearchState({ run: '' });
  const dates = useDates({ standard: 'last30' });
  const query = useApiPages(listDisposals, { query: dates.asked }, { follows: ['DISPOSAL'] });
  const run = rowsOf(query).find(({ disposalId }) => disposalId === picked);
  return (
    <>
      <FilterBar filters={[]}>{dates.filter}</FilterBar>
      <SplitPane name="disposals" label={t('runs')} width={380} pane={<DisposalPanel run={run} />}>
        <DisposalTable query={query} current={picked} onCurrent={(id) => change({ run: id })} />
      </SplitPane>
    </>
  );
}
