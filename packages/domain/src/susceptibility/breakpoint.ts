export const SUSCEPTIBILITY_METHODS = ['mic', 'disk'] as const;
export type SusceptibilityMethod = (typeof SUSCEPTIBILITY_METHODS)[number];

/**
 * How the R of a table is meant (facts 2.8). `clsi`: the value itself is resistant (MIC ≥ r, zone ≤ r). `eucast`: what is beyond it is
 * (MIC > r, zone < r), and what lies between is susceptible at increased exposure.
 */
export const BREAKPOINT_CONVENTIONS = ['clsi', 'eucast'] as const;
export type BreakpointConvention = (typeof BREAKPOINT_CONVENTIONS)[number];

/** What of the tree of organisms a row is for, the closest first. */
export const ORGANISM_RANKS = ['species', 'genus', 'family', 'group'] as const;
export type OrganismRank = (typeof ORGANISM_RANKS)[number];

/** A row of a table of breakpoints: MICs in mg/L, zones in mm. */
export interface Breakpoint {
  readonly guideline: string;
  readonly year: number;
  readonly convention: BreakpointConvention;
  readonly method: SusceptibilityMethod;
  readonly organism: { readonly rank: OrganismRank; readonly code: string };
  readonly medicine: string;
  /** Load of the disk; empty for a MIC. */
  readonly potency: string;
  /** Of the infection, such as `meningitis` or `uncomplicated UTI`; empty: any other. */
  readonly site: string;
  readonly susceptible: number;
  /** Null: the table has no R, so that what is not susceptible is non-susceptible. */
  readonly resistant: number | null;
  /** What lies between is susceptible depending on the dose, and not intermediate. */
  readonly isDoseDependent: boolean;
  /** Document and page or table that the row is from. */
  readonly source: string;
}

/** An isolate as breakpoints are chosen for it. */
export interface IsolateAsked {
  /** By rank; a rank that the organism has none of is left out. */
  readonly organism: Readonly<Partial<Record<OrganismRank, string>>>;
  readonly medicine: string;
  readonly method: SusceptibilityMethod;
  readonly potency: string;
  readonly site: string;
}

export type BreakpointFault =
  | 'upside-down'
  | 'not-positive'
  | 'potency-missing'
  | 'dose-dependent-without-between';

/** What is wrong with a row; null: nothing. */
export function breakpointFault({
  method,
  convention,
  susceptible: s,
  resistant: r,
  potency,
  isDoseDependent,
}: Breakpoint): BreakpointFault | null {
  if (!(s > 0) || (r !== null && !(r > 0))) return 'not-positive';
  if (method === 'disk' && potency === '') return 'potency-missing';
  if (r === null) return isDoseDependent ? 'dose-dependent-without-between' : null;
  const gap = method === 'mic' ? r - s : s - r;
  // By CLSI one value cannot be both; by EUCAST s = r leaves nothing between.
  if (gap < 0 || (gap === 0 && convention === 'clsi')) return 'upside-down';
  return null;
}

/** Rows of a table by medicine and method. */
export type BreakpointTable<Row extends Breakpoint = Breakpoint> = ReadonlyMap<string, readonly Row[]>;

const keyOf = ({ medicine, method }: Pick<Breakpoint, 'medicine' | 'method'>): string =>
  `${method} ${medicine}`;

/** Prepares the rows of one guideline and year, once for many isolates. */
export function breakpointTable<Row extends Breakpoint>(rows: readonly Row[]): BreakpointTable<Row> {
  return Map.groupBy(rows, keyOf);
}

function closest<Row extends Breakpoint>(fitting: readonly Row[], site: string): Row | null {
  for (const of of site === '' ? [''] : [site, '']) {
    for (const rank of ORGANISM_RANKS) {
      const row = fitting.find((one) => one.site === of && one.organism.rank === rank);
      if (row !== undefined) return row;
    }
  }
  return null;
}

function ofOrganism<Row extends Breakpoint>(
  table: BreakpointTable<Row>,
  asked: Pick<IsolateAsked, 'organism' | 'medicine' | 'method'>,
): Row[] {
  const { organism } = asked;
  return (table.get(keyOf(asked)) ?? []).filter((row) => organism[row.organism.rank] === row.organism.code);
}

/** The row that applies: of this site before any other, and the closest of the organism; null where the table has none. */
export function breakpointFor<Row extends Breakpoint>(
  table: BreakpointTable<Row>,
  asked: IsolateAsked,
): Row | null {
  const { method, potency, site } = asked;
  const fitting = ofOrganism(table, asked).filter((row) => method === 'mic' || row.potency === potency);
  return closest(fitting, site);
}

/** The load of disk that the table is about, for who did not say another one; empty where the table has no such disk. */
export function usualPotency(table: BreakpointTable, asked: Omit<IsolateAsked, 'potency'>): string {
  return closest(ofOrganism(table, asked), asked.site)?.potency ?? '';
}
