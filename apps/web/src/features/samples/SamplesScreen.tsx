import { listDepartments } from '@nidan/contract/organisation/organisation-endpoints';
import { countSamples, listSamples } from '@nidan/contract/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/samples/sample-view';
import { physicalSample, type PhysicalSampleState } from '@nidan/domain/status-sets/physical-sample';
import { useState } from 'react';
import { useApiPages, useApiQuery } from '../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../kernel/route/use-search-state.ts';
import { useScan } from '../../kernel/scan/use-scan.ts';
import { useZone } from '../../kernel/session/session.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../kernel/text/use-state-label.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { EmptyState } from '../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../kernel/ui/FilterBar.tsx';
import { rowsOf } from '../../kernel/ui/paged-query.ts';
import { PageHead } from '../../kernel/ui/PageHead.tsx';
import { Panel } from '../../kernel/ui/Panel.tsx';
import { SavedViews } from '../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../kernel/ui/SplitPane.tsx';
import { useNow } from '../../kernel/ui/use-now.ts';
import { RejectDialog } from './RejectDialog.tsx';
import { SampleList } from './SampleList.tsx';
import { SamplePeek } from './SamplePeek.tsx';
import { samplesListTexts } from './samples-list-texts.ts';
import { samplesTexts } from './samples-texts.ts';
import { shownCode } from './scanned-code.ts';
import { fromOf, SINCE, SINCE_WORDS, sinceOf } from './since.ts';
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
type View = (typeof VIEWS)[number] | 'all';

const FOLLOWED = ['BILL', 'BILL_SAMPLE'] as const;
const MINUTE = 60_000;
const FRESH = 300_000;

/** Every tube of the lab by state, and where a scanned one is. */
export function SamplesScreen() {
  const t = useTexts(samplesListTexts);
  const stateLabel = useStateLabel(physicalSample);
  const shared = useTexts(samplesTexts);
  const zone = useZone();
  const now = useNow(MINUTE);
  const [state, change] = useSearchState({ q: '', view: 'collected', since: 'all', dept: '', tube: '' });
  const view = viewOf(state.view);
  const since = sinceOf(state.since);
  const isFiltered = state.q !== '' || state.dept !== '' || since !== 'all';
  const departments = useApiQuery(listDepartments, {}, { freshFor: FRESH }).data?.rows ?? [];
  const department = departments.find(({ code }) => code === state.dept);
  const counts = useApiQuery(countSamples, {}, { follows: FOLLOWED });
  const query = useApiPages(
    listSamples,
    {
      query: {
        ...(view === 'all' ? {} : { status: physicalSample.codeOf(view) }),
        ...(department ? { departmentId: department.departmentId } : {}),
        ...(state.q.trim() === '' ? {} : { q: state.q.trim() }),
        ...fromOf(since, { now, zone }),
      },
    },
    { follows: FOLLOWED },
  );
  const tubes = rowsOf(query);
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
      now={now}
      onCurrent={({ barcode }) => change({ tube: barcode })}
      empty={<EmptyList isFiltered={isFiltered} onClear={() => change({ q: '', dept: '', since: 'all' })} />}
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
              count: key === 'all' || isFiltered ? undefined : countOf(key),
            }))}
          />
        }
      />
      <FilterBar
        search={{ value: state.q, onChange: (q) => change({ q }), placeholder: t('search'), width: 280 }}
        filters={[
          {
            key: 'department',
            label: t('departmentFilter'),
            single: true,
            picked: department ? [department.code] : [],
            options: departments.map(({ code, name }) => ({ value: code, label: name })),
            onPick: ([value]) => change({ dept: value ?? '' }),
          },
          {
            key: 'since',
            label: t('since'),
            single: true,
            picked: since === 'all' ? [] : [since],
            options: SINCE.filter((value) => value !== 'all').map((value) => ({
              value,
              label: shared(SINCE_WORDS[value]),
            })),
            onPick: ([value]) => change({ since: value ?? 'all' }),
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
      />
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

  function countOf(key: (typeof VIEWS)[number]): number | undefined {
    return counts.data?.counts.find(({ status }) => status === physicalSample.codeOf(key))?.count;
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
  return text === 'all' ? 'all' : (VIEWS.find((one) => one === text) ?? 'collected');
}

/** The specification's word with a capital, as a tab is written. */
function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
