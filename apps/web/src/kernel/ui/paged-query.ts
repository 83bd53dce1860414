import type { ViewedQuery } from './QueryView.tsx';

/** What a list needs of a query that is read page by page; `useApiPages` answers it. */
export interface PagedQuery<Row> extends ViewedQuery<{
  readonly pages: readonly { readonly rows: readonly Row[] }[];
}> {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** The rows of all pages that are there; none while the first is not. */
export function rowsOf<Row>({ data }: Pick<PagedQuery<Row>, 'data'>): readonly Row[] {
  return data?.pages.flatMap(({ rows }) => rows) ?? [];
}

/** Reads pages until the last, or until there are more rows than `most`; answers the rows. Throws the refusal of a page. */
export async function readAllOf<Row>(query: PagedQuery<Row>, most: number): Promise<readonly Row[]> {
  let read = query;
  while (read.hasNextPage && rowsOf(read).length <= most) {
    // as: a query answers itself with its next page
    read = (await query.fetchNextPage()) as PagedQuery<Row>;
    if (read.isFetchNextPageError && read.error) throw read.error;
  }
  return rowsOf(read);
}

/** Reads the next page, where there is one and nobody reads it yet. */
export function readOn(
  query: Pick<PagedQuery<unknown>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>,
): void {
  if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
}
