import { useSearchState } from '../route/use-search-state.ts';

/** In the address for the record that is not saved yet. */
export const NEW_MASTER = 'new';

/** What of a list of masters is asked for: `all` adds drafts and what is disabled. */
export function useMasterFilter() {
  return useSearchState({ q: '', all: false, sel: '' });
}
