import { currentRoute, go, useRoute } from './use-route.ts';
import { readSearch, type SearchDefaults, type SearchStateOf, writeSearch } from './search-state.ts';

/**
 * State of a list in the address: `const [state, change] = useSearchState({ q: '', view: 'today', sel: [] })`.
 * Defaults stay out of the address; `change` replaces the history entry unless `{ replace: false }`.
 */
export function useSearchState<const D extends SearchDefaults>(
  defaults: D,
): readonly [
  SearchStateOf<D>,
  (change: Partial<SearchStateOf<D>>, choices?: { readonly replace?: boolean }) => void,
] {
  const { search } = useRoute();
  const change = (part: Partial<SearchStateOf<D>>, choices: { readonly replace?: boolean } = {}): void => {
    const route = currentRoute();
    go(route.path, writeSearch(route.search, defaults, part), { replace: choices.replace ?? true });
  };
  return [readSearch(search, defaults), change];
}
