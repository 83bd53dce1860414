import { MINUTE } from '@nidan/domain/time/durations';
import { listDepartments } from '@nidan/contract/base/organisation/organisation-endpoints';
import { countSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { groupDigits } from '@nidan/domain/money/rupees';
import { physicalSample, type PhysicalSampleState } from '@nidan/domain/status-sets/lab/physical-sample';
import { useState } from 'react';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { DATES_SEARCH } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { capital } from '../../../kernel/text/capital.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { RejectDialog } from '../accession/RejectDialog.tsx';
import { SampleList } from './SampleList.tsx';
import { SamplePeek } from './SamplePeek.tsx';
import { samplesListTexts } from './texts/samples-list-texts.ts';
import { shownCode } from '../scanning/scanned-code.ts';
import { TubesBulk } from './TubesBulk.tsx';
import { usePrintLabels } from './use-print-labels.ts';

/** States with a view of their own: those that somebody works on, and the rejected. */
const VIEWS = [
  'notCollected',
  'collected',
  'inTransit',
  'accessioned',
  'deptAccessioned',
  'reSampling',
] as const satisfies readonly PhysicalSampleState[];
type View = PhysicalSampleState | 'all';

const FOLLOWED = ['BILL', 'BILL_SAMPLE'] as const;
const FRESH = 300_000;

/** Every tube of the lab by state, and where a scanned one is. */
export function SamplesScreen() {
  const t = useTexts(samplesListTexts);
  const stateLabel = useStateLabel(physicalSample);
  const now = useNow(MINUTE);
  const [state, change] = useSearchState({ q: '', view: 'collected', dept: '', tube: '', ...DATES_SEARCH });
  const view = viewOf(state.view);
  // Tubes wait for work, whenever they came.
  const dates = useDates({ standard: view === 'all' ? 'last7' : 'allTime', label: t('since') });
  const search = useFieldSearch('samples', { anywhere: t('search'), width: 280 });
  const isFiltered = state.q !== '' || state.dept !== '' || state.dates !== '';
  const departments = useApiQuery(listDepartments, {}, { freshFor: FRESH }).data?.rows ?? [];
  const department = departments.find(({ code }) => code === state.dept);
  const counts = useApiQuery(countSamples, {}, { follows: FOLLOWED });
  const query = useApiPages(
    listSamples,
    {
      query: {
        ...(view === 'all' ? {} : { status: physicalSample.codeOf(view) }),
        ...(department ? { departmentId: department.departmentId } : {}),
        ...search.asked,
        ...dates.asked,
      },
    },
    { follows: FOLLOWED },
  );
  const tubes = rowsOf(query);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = tubes.filter(({ barcode }) => selected.has(barcode));
  const labels = usePrintLabels();
  const [rejecting, setRejecting] = useState<SampleView | null>(null);

  useScan((code) => {
    change({ tube: shownCode(code) });
    return true;
  });
  const list = (
    <SampleList
      query={query}
      current={state.tube}
      selected={selected}
      onSelect={setSelected}
      now={now}
      onCurrent={({ barcode }) => change({ tube: barcode })}
      empty={
        <EmptyList isFiltered={isFiltered} onClear={() => change({ q: '', dept: '', ...DATES_SEARCH })} />
      }
    />
  );
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next })}
            views={[...VIEWS, 'all' as const].map((key) => ({
              key,
              label: key === 'all' ? t('viewAll') : capital(stateLabel(key)),
              // The counts are of all tubes: beside a filter they would not be those of the rows.
              count: key === 'all' || isFiltered ? undefined : countOf(key)?.count,
            }))}
          />
        }
      />
      <FilterBar
        search={search.box}
        filters={[
          {
            key: 'state',
            label: t('stateFilter'),
            single: true,
            picked: view === 'all' ? [] : [view],
            options: physicalSample.stateNames.map((value) => ({ value, label: stateWords(value) })),
            onPick: ([value = 'all']) => change({ view: value }),
          },
          {
            key: 'department',
            label: t('departmentFilter'),
            single: true,
            picked: department ? [department.code] : [],
            options: departments.map(({ code, name }) => ({ value: code, label: name })),
            onPick: ([value]) => change({ dept: value ?? '' }),
          },
        ]}
        end={
          query.data && (
            <span className="muted t13">
              {query.hasNextPage
                ? t('shownFirst', { count: tubes.length })
                : t('shown', { count: tubes.length })}
            </span>
          )
        }
      >
        {dates.filter}
      </FilterBar>
      <SplitPane
        name="samples"
        label={t('where')}
        width={360}
        narrowest={320}
        pane={
          state.tube === '' ? (
            <Panel label={t('where')} title={t('where')}>
              <EmptyState kind="nothing" title={t('pick')} text={t('pickText')} />
            </Panel>
          ) : (
            <SamplePeek
              barcode={state.tube}
              departments={departments}
              onPick={(barcode) => change({ tube: barcode })}
              onPrint={(tube) => labels.print([tube])}
              onReject={setRejecting}
            />
          )
        }
      >
        {list}
        {chosen.length > 0 && <TubesBulk tubes={chosen} onSelect={setSelected} />}
      </SplitPane>
      {rejecting && (
        <RejectDialog
          sample={rejecting}
          onClose={() => setRejecting(null)}
          onRejected={() => setRejecting(null)}
        />
      )}
    </>
  );

  /** With how many there are, where they are counted. */
  function stateWords(key: PhysicalSampleState): string {
    const counted = isFiltered ? undefined : countOf(key);
    const label = capital(stateLabel(key));
    return counted === undefined
      ? label
      : `${label} (${groupDigits(counted.count)}${counted.hasMore ? '+' : ''})`;
  }

  function countOf(key: PhysicalSampleState) {
    return counts.data?.counts.find(({ status }) => status === physicalSample.codeOf(key));
  }
}

interface EmptyListProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

function EmptyList({ isFiltered, onClear }: EmptyListProps) {
  const t = useTexts(samplesListTexts);
  if (!isFiltered) return <EmptyState kind="done" title={t('none')} text={t('noneText')} />;
  return (
    <EmptyState
      kind="hidden"
      title={t('hiddenTitle')}
      text={t('hiddenText')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  );
}

function viewOf(text: string): View {
  return text === 'all' ? 'all' : (physicalSample.stateNames.find((one) => one === text) ?? 'collected');
}
