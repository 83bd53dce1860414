import { Suspense, useEffect } from 'react';
import { latePart } from '../lazy/late-part.ts';
import { useSearchState } from '../route/use-search-state.ts';
import { ErrorState } from './ErrorState.tsx';
import { type ListSort, savedTable, sortOf, sortRows, textOfSort } from './list-column.ts';
import { type PagedQuery, readAllOf, readOn, rowsOf } from './paged-query.ts';
import { QueryView } from './QueryView.tsx';
import { Table, type TableProps } from './Table.tsx';

/** Sorting loads so many rows at most: more are for a filter. */
const MOST_SORTED = 2_000;
const ListFoot = latePart(() => import('../exports/ListFoot.tsx'), 'ListFoot');
const ADDRESS = { sort: '' };

interface PagedTableProps<Row> extends Omit<
  TableProps<Row>,
  'rows' | 'onNearEnd' | 'goesOn' | 'sort' | 'onSort'
> {
  readonly query: PagedQuery<Row>;
  /** Grey lines until the first page is there. */
  readonly lines?: number;
  /** Rows that are shown; every one unless told. */
  readonly fits?: (row: Row) => boolean;
}

/**
 * A list that is read page by page: skeleton, the refusal with a retry, then the rows with the keys of a screen's main
 * list (`keys="focus"` for another). The next page comes when the end is near; one that fails says so under the rows.
 * Columns with a value sort by their heads, all pages together, and are saved as a file from the foot of a main list.
 */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  return props.keys === 'focus' ? <PartTable {...props} /> : <MainTable {...props} />;
}

/** The sort of a screen's main list is in its address. */
function MainTable<Row>({ query, fits, ...table }: PagedTableProps<Row>) {
  const [state, change] = useSearchState(ADDRESS);
  const sort = sortOf(state.sort);
  const rows = rowsOf(query);
  const shown = fits ? rows.filter(fits) : rows;
  const loads = sort !== null && rows.length < MOST_SORTED && !query.isFetchNextPageError;
  useEffect(() => {
    if (loads) readOn(query);
  });
  const { columns } = table;
  const hasValues = columns.some(({ value }) => value);
  return (
    <>
      <PartTable
        keys="page"
        {...table}
        query={query}
        {...(fits ? { fits } : {})}
        sort={sort}
        onSort={(next: ListSort | null) => change({ sort: textOfSort(next) })}
      />
      {hasValues && shown.length > 0 && (
        <Suspense>
          <ListFoot
            label={table.label}
            count={shown.length}
            isSorted={sort !== null}
            goesOn={query.hasNextPage}
            readTable={async (most) => {
              const all = await readAllOf(query, most);
              return savedTable(sortRows(fits ? all.filter(fits) : all, columns, sort), columns);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function PartTable<Row>({
  query,
  lines = 12,
  fits,
  ...table
}: PagedTableProps<Row> & Pick<TableProps<Row>, 'sort' | 'onSort'>) {
  const rows = rowsOf(query);
  const failed = query.isFetchNextPageError ? query.error : null;
  return (
    <QueryView query={query} lines={lines}>
      {() => (
        <>
          <Table
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
