import { ErrorState } from './ErrorState.tsx';
import { type PagedQuery, readOn, rowsOf } from './paged-query.ts';
import { QueryView } from './QueryView.tsx';
import { Table, type TableProps } from './Table.tsx';

interface PagedTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'onNearEnd' | 'goesOn'> {
  readonly query: PagedQuery<Row>;
  /** Grey lines until the first page is there. */
  readonly lines?: number;
  /** Rows that are shown; every one unless told. */
  readonly fits?: (row: Row) => boolean;
}

/**
 * A list that is read page by page: skeleton, the refusal with a retry, then the rows with the keys of a screen's main
 * list (`keys="focus"` for another). The next page comes when the end is near; one that fails says so under the rows.
 */
export function PagedTable<Row>({ query, lines = 12, fits, ...table }: PagedTableProps<Row>) {
  const rows = rowsOf(query);
  const failed = query.isFetchNextPageError ? query.error : null;
  return (
    <QueryView query={query} lines={lines}>
      {() => (
        <>
          <Table
            keys="page"
            {...table}
            rows={fits ? rows.filter(fits) : rows}
            goesOn={query.hasNextPage}
            // What has failed is tried again by whoever asks for it, not by each move of the list.
            onNearEnd={() => failed ?? readOn(query)}
          />
          {failed && <ErrorState kind="row" refusal={failed} onRetry={() => readOn(query)} />}
        </>
      )}
    </QueryView>
  );
}
