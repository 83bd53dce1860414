import { exportCollections, sumCollections } from '@nidan/contract/ledger/journal/collection-endpoints';
import { apiFile } from '../../../kernel/api/api.ts';
import { ExportMenu } from '../../../kernel/exports/ExportMenu.tsx';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { CollectionRegister } from './CollectionRegister.tsx';
import { CollectionSums } from './CollectionSums.tsx';
import { DayBookFilters } from './DayBookFilters.tsx';
import { collectionFilterOf, DAY_BOOK_SEARCH, DAY_BOOK_VIEWS } from './day-book-search.ts';
import { dayBookTexts } from './texts/day-book-texts.ts';

/** Money that came and went: the register of some days, and its sums by mode, place, person and day. */
export function DayBookScreen() {
  const t = useTexts(dayBookTexts);
  const { lab } = useSession();
  const [state, change] = useSearchState(DAY_BOOK_SEARCH);
  const view = DAY_BOOK_VIEWS.find((one) => one === state.view) ?? 'register';
  const dates = useDates({ standard: 'today' });
  const filter = collectionFilterOf(state, dates.asked);
  const by = view === 'register' ? 'mode' : view;
  const sums = useApiQuery(sumCollections, { query: { ...filter, by } });
  const views = (
    <SavedViews
      current={view}
      onPick={(next) => change({ view: next })}
      views={DAY_BOOK_VIEWS.map((key) => ({ key, label: t(key) }))}
    />
  );
  return (
    <>
      <PageHead title={t('title')} sub={lab.name} views={views}>
        <ExportMenu
          name="day-book"
          fetchFile={(format) => apiFile(exportCollections, { query: { ...filter, format } })}
          off={sums.data?.sums.length === 0 ? t('empty') : undefined}
        />
      </PageHead>
      <DayBookFilters state={state} dates={dates.filter} total={sums.data?.total} onChange={change} />
      {view === 'register' ? (
        <CollectionRegister filter={filter} />
      ) : (
        <CollectionSums query={sums} by={view} onOpen={change} />
      )}
    </>
  );
}
