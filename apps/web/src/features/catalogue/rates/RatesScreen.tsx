import { MINUTE } from '@nidan/domain/time/durations';
import { listAgencyRates } from '@nidan/contract/catalogue/rates/agency-rates-endpoints';
import { listRateLists } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { SOON_DAYS } from '@nidan/domain/rates/runs-out';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { Suspense } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useWholeList } from '../../../kernel/api/use-whole-list.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { GridDesk } from './GridDesk.tsx';
import { RATE_VIEWS, RATES_SEARCH, type RateViewName } from './rates-search.ts';
import { ratesTexts } from './texts/rates-texts.ts';
import { useTypedPrices } from './prices/use-price-draft.ts';

/** The views beside the grid do not weigh on it. */
const AgenciesDesk = latePart(() => import('./AgenciesDesk.tsx'), 'AgenciesDesk');
const CompareDesk = latePart(() => import('./CompareDesk.tsx'), 'CompareDesk');
const ListsDesk = latePart(() => import('./ListsDesk.tsx'), 'ListsDesk');

const LINES = 12;

/** What agencies and centres pay: the prices of all lists, two of them compared, and who takes which. */
export function RatesScreen() {
  const t = useTexts(ratesTexts);
  const today = calendarDateIn(useZone(), useNow(MINUTE));
  const [state, change] = useSearchState(RATES_SEARCH);
  const mayCreate = useRight('masters', PERMISSION.create);
  const mayUpdate = useRight('masters', PERMISSION.update);
  const typing = useTypedPrices();
  const query = useWholeList(listRateLists, { query: { limit: 200 } });
  const agencies = useApiQuery(listAgencyRates, { query: { limit: 1 } }).data?.total;
  const asked = RATE_VIEWS.find((one) => one === state.view) ?? 'grid';
  return (
    <QueryView query={query} lines={LINES} kind="page">
      {({ pages }) => {
        const all = pages.flatMap(({ rows }) => rows);
        const view = all.length === 0 ? 'lists' : asked;
        const ending = all.reduce((sum, list) => sum + list.ending, 0);
        const counts: Partial<Record<RateViewName, number | undefined>> = { agencies, ends: ending };
        const views = (
          <SavedViews
            current={view}
            // What ends is in lists that nobody may have chosen.
            onPick={(next) => change({ view: next, ...(next === 'ends' ? { lists: '' } : {}) })}
            views={RATE_VIEWS.map((key) => ({ key, label: t(key), count: counts[key] }))}
          />
        );
        const parts = { views, state, today, all, mayUpdate, onChange: change };
        if (view === 'grid') return <GridDesk {...parts} typing={typing} endsBy={null} />;
        if (view === 'ends') {
          const firstEnding = all.toSorted((a, b) => b.ending - a.ending);
          return (
            <GridDesk
              key={view}
              {...parts}
              typing={typing}
              all={firstEnding}
              endsBy={addDays(today, SOON_DAYS)}
            />
          );
        }
        return (
          <Suspense fallback={<Skeleton lines={LINES} />}>
            {view === 'agencies' && <AgenciesDesk {...parts} />}
            {view === 'compare' && <CompareDesk {...parts} />}
            {view === 'lists' && <ListsDesk {...parts} mayCreate={mayCreate} />}
          </Suspense>
        );
      }}
    </QueryView>
  );
}
