type Cell = string | number | null;

export interface Pivoted {
  /** Values of the last group, in their order. */
  readonly across: readonly Cell[];
  /** The other groups, then one cell for each value across; null where there is no row. */
  readonly rows: readonly (readonly Cell[])[];
}

/** Groups with one sum as a table: the last group becomes columns. `groups` is how many cells of a row are groups. */
export function pivotRows(rows: readonly (readonly Cell[])[], groups: number): Pivoted {
  const across = [...new Set(rows.map((row) => row[groups - 1] ?? null))].toSorted(inOrder);
  const lines = Map.groupBy(rows, (row) => JSON.stringify(row.slice(0, groups - 1)));
  return {
    across,
    rows: [...lines.values()].map((own) => {
      const found = new Map(own.map((row) => [row[groups - 1] ?? null, row[groups] ?? null]));
      return [...(own[0] ?? []).slice(0, groups - 1), ...across.map((value) => found.get(value) ?? null)];
    }),
  };
}

/** Nothing comes last. */
function inOrder(one: Cell, other: Cell): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0;
}
