import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { useApiPages, useApiQuery } from '../api/use-api-query.ts';
import type { PagedQuery } from '../ui/paged-query.ts';
import { NEW_MASTER, useMasterFilter } from './use-master-filter.ts';

interface Found<Row> {
  rows: Row[];
  next: string | null;
}

interface SearchQuery {
  q?: string;
  all?: boolean;
  limit?: number;
}

/** Records that the server has searched through, and the chosen one where the list has not come to it. */
export interface FoundMasters<Row> {
  readonly query: PagedQuery<Row>;
  readonly isSearched: true;
  readonly chosen?: Row | undefined;
}

const PAGE = 100;

/** The records that the search of the address finds, and those of them alone that have the values of `narrowed`, page by page. */
export function useSearchedMasters<Row>(
  list: Endpoint<object, SearchQuery, object, Found<Row>>,
  narrowed: object = {},
): FoundMasters<Row> {
  const [{ q, all }] = useMasterFilter();
  const query = useApiPages(list, { query: { q: q.trim(), all, limit: PAGE, ...narrowed } });
  return { query, isSearched: true };
}

/** The same of a list that answers one record by its id as well: the chosen one is there wherever it stands. */
export function useFoundMasters<Row>(
  list: Endpoint<object, SearchQuery & { id?: string }, object, Found<Row>>,
  narrowed: object = {},
): FoundMasters<Row> {
  const [{ sel }] = useMasterFilter();
  const isPicked = sel !== '' && sel !== NEW_MASTER;
  const chosen = useApiQuery(list, { query: { id: sel } }, { enabled: isPicked, keepFormer: false });
  return { ...useSearchedMasters(list, narrowed), chosen: isPicked ? chosen.data?.rows[0] : undefined };
}
