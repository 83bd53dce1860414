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
function useAddressSort() {
  const [state, change] = useSearchState(ADDRESS);
  return {
    sort: sortOf(state.sort),
    onSort: (next: ListSort | null) => change({ sort: textOfSort(next) }),
  };
}

/** The main list of a screen whose rows are all there, with the keys, the sort and the foot of a `PagedTable`. */
export function ListTable<Row>(table: Omit<TableProps<Row>, 'onNearEnd' | 'goesOn' | 'sort' | 'onSort'>) {
  const sorted = useAddressSort();
  const { rows } = table;
  return (
    <>
      <Table keys="page" {...table} {...sorted} />
      <MainFoot {...table} sort={sorted.sort} goesOn={false} readRows={() => Promise.resolve(rows)} />
    </>
  );
}

function MainTable<Row>({ query, fits, ...table }: PagedTableProps<Row>) {
  const sorted = useAddressSort();
  const { sort } = sorted;
  const rows = rowsOf(query);
  const shown = fits ? rows.filter(fits) : rows;
  const loads = sort !== null && rows.length < MOST_SORTED && !query.isFetchNextPageError;
  useEffect(() => {
    if (loads) readOn(query);
  });
  return (
    <>
      <PartTable keys="page" {...table} query={query} {...(fits ? { fits } : {})} {...sorted} />
      <MainFoot
        {...table}
        rows={shown}
        sort={sort}
        goesOn={query.hasNextPage}
        readRows={async (most) => {
          const all = await readAllOf(query, most);
          return fits ? all.filter(fits) : all;
        }}
      />
    </>
  );
}

interface MainFootProps<Row> extends Pick<TableProps<Row>, 'label' | 'rows' | 'columns'> {
  readonly sort: ListSort | null;
  readonly goesOn: boolean;
  /** Loads every row, up to so many. */
  readonly readRows: (most: number) => Promise<readonly Row[]>;
}

function MainFoot<Row>({ label, rows, columns, sort, goesOn, readRows }: MainFootProps<Row>) {
  if (rows.length === 0 || !columns.some(({ value }) => value)) return null;
  return (
    <Suspense>
      <ListFoot
        label={label}
        count={rows.length}
        isSorted={sort !== null}
        goesOn={goesOn}
        readTable={async (most) => savedTable(sortRows(await readRows(most), columns, sort), columns)}
      />
    </Suspense>
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
