import type { ReactNode } from 'react';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import type { Filter } from '../../../kernel/ui/fields/FilterPick.tsx';
import { DATES_SEARCH, rangeText } from '../../../kernel/dates/list-dates.ts';
import { dispatchTexts } from './texts/dispatch-texts.ts';

/** State of the list in the address. */
export const DESK_SEARCH = { q: '', by: '', view: 'all', pattern: '', report: '', ...DATES_SEARCH };
export type DeskSearch = Readonly<typeof DESK_SEARCH>;

/** True when the search, a pattern or the dates may hide reports. */
export function isFiltered({ q, pattern, dates }: DeskSearch): boolean {
  return q !== '' || pattern !== '' || dates !== rangeText('allTime');
}

interface DispatchFiltersProps {
  readonly state: DeskSearch;
  readonly onChange: (change: Partial<DeskSearch>) => void;
  /** The filter by dates. */
  readonly dates: ReactNode;
  readonly shown: { readonly count: number; readonly goesOn: boolean } | null;
}

/** Search and time of the desk; a pattern takes the place of both. */
export function DispatchFilters({ state, onChange, dates, shown }: DispatchFiltersProps) {
  const t = useTexts(dispatchTexts);
  const search = useFieldSearch('dispatches', { anywhere: t('search'), width: 280 });
  const byPattern: Filter = {
    key: 'pattern',
    label: t('pattern'),
    single: true,
    picked: [state.pattern],
    options: [{ value: state.pattern, label: state.pattern }],
    onPick: ([value]) => onChange({ pattern: value ?? '' }),
  };
  return (
    <FilterBar
      {...(state.pattern === ''
        ? {
            search: search.box,
          }
        : {})}
      filters={state.pattern === '' ? [] : [byPattern]}
      end={
        shown && (
          <span className="muted t13">
            {t(shown.goesOn ? 'shownFirst' : 'shown', { count: shown.count })}
          </span>
        )
      }
    >
      {state.pattern === '' && dates}
    </FilterBar>
  );
}
