import type { ImportView } from '@nidan/contract/links/imports/import-endpoints';

/** Rows of a tried file that are looked at together. */
export const FINDING_VIEWS = ['bad', 'new', 'changed', 'fixed', 'typed'] as const;
export type FindingView = (typeof FINDING_VIEWS)[number];

type Counted = Pick<ImportView, 'counts' | 'fixedRows' | 'typedRows'>;

/** How many rows a view has. */
export function rowsOfView({ counts, fixedRows, typedRows }: Counted, view: FindingView): number {
  if (view === 'fixed') return fixedRows;
  return view === 'typed' ? typedRows : counts[view];
}

/** The view that is asked for while it has rows; otherwise the bad rows, then what changes, then what is new. */
export function findingViewOf(of: Counted, asked: string): FindingView {
  const known = FINDING_VIEWS.find((view) => view === asked);
  if (known !== undefined && rowsOfView(of, known) > 0) return known;
  const { bad, changed, new: added } = of.counts;
  if (bad > 0 || added + changed === 0) return 'bad';
  return changed > 0 ? 'changed' : 'new';
}
