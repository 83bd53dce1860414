import { useTexts } from '../../kernel/text/use-texts.ts';
import { FilterBar } from '../../kernel/ui/FilterBar.tsx';
import type { Filter } from '../../kernel/ui/FilterPick.tsx';
import { sinceOf } from '../samples/since.ts';
import { sinceFilter } from '../samples/since-filter.ts';
import { dispatchTexts } from './dispatch-texts.ts';

/** State of the list in the address. */
export const DESK_SEARCH = { q: '', view: 'all', since: 'week', pattern: '', report: '' };
export type DeskSearch = Readonly<typeof DESK_SEARCH>;

/** True when the search, a pattern or the time may hide reports. */
export function isFiltered({ q, pattern, since }: DeskSearch): boolean {
  return q !== '' || pattern !== '' || sinceOf(since) !== 'all';
}

interface DispatchFiltersProps {
  readonly state: DeskSearch;
  readonly onChange: (change: Partial<DeskSearch>) => void;
  readonly shown: { readonly count: number; readonly goesOn: boolean } | null;
}

/** Search and time of the desk; a pattern takes the place of both. */
export function DispatchFilters({ state, onChange, shown }: DispatchFiltersProps) {
  const t = useTexts(dispatchTexts);
  const byTime = sinceFilter({
    since: state.since,
    label: t('since'),
    wordOf: t,
    onPick: (value) => onChange({ since: value }),
  });
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
            search: {
              value: state.q,
              onChange: (q) => onChange({ q }),
              placeholder: t('search'),
              width: 280,
            },
          }
        : {})}
      filters={[state.pattern === '' ? byTime : byPattern]}
      end={
        shown && (
          <span className="muted t13">
            {t(shown.goesOn ? 'shownFirst' : 'shown', { count: shown.count })}
          </span>
        )
      }
    />
  );
}
