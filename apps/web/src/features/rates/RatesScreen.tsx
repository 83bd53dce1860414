import { listRateLists } from '@nidan/contract/rates/rate-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../kernel/route/use-search-state.ts';
import { useRight, useZone } from '../../kernel/session/session.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { QueryView } from '../../kernel/ui/QueryView.tsx';
import { SavedViews } from '../../kernel/ui/SavedViews.tsx';
import { useNow } from '../../kernel/ui/use-now.ts';
import { CompareDesk } from './CompareDesk.tsx';
import { GridDesk } from './GridDesk.tsx';
import { ListsDesk } from './ListsDesk.tsx';
import { RATE_VIEWS, RATES_SEARCH } from './rates-search.ts';
import { ratesTexts } from './rates-texts.ts';

const MINUTE = 60_000;
/** A price that ends within so many days wants another one. */
const SOON_DAYS = 30;

/** What agencies and centres pay: the prices of all lists, two of them compared, and who takes which. */
export function RatesScreen() {
  const t = useTexts(ratesTexts);
  const today = calendarDateIn(useZone(), useNow(MINUTE));
  const [state, change] = useSearchState(RATES_SEARCH);
  const mayCreate = useRight('masters', PERMISSION.create);
  const mayUpdate = useRight('masters', PERMISSION.update);
  const query = useApiQuery(listRateLists, { query: { limit: 200 } });
  const asked = RATE_VIEWS.find((one) => one === state.view) ?? 'grid';
  return (
    <QueryView query={query} lines={12} kind="page">
      {({ rows: all }) => {
        const view = all.length === 0 ? 'lists' : asked;
        const views = (
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next })}
            views={RATE_VIEWS.map((key) => ({ key, label: t(key) }))}
          />
        );
        const parts = { views, state, today, all, mayUpdate, onChange: change };
        if (view === 'grid') return <GridDesk {...parts} endsBy={null} />;
        if (view === 'ends') return <GridDesk key={view} {...parts} endsBy={addDays(today, SOON_DAYS)} />;
        if (view === 'compare') return <CompareDesk {...parts} />;
        return <ListsDesk {...parts} mayCreate={mayCreate} />;
      }}
    </QueryView>
  );
}
