import { type Breakpoint, breakpointFault } from './breakpoint.ts';
import { potencyOf } from './potency.ts';
import { medicineOfWhonet, organismOfWhonet, siteOfWhonet } from './whonet-codes.ts';

/** Columns of the breakpoint file of WHONET that are read. */
const NEEDED = [
  'GUIDELINES',
  'YEAR',
  'TEST_METHOD',
  'POTENCY',
  'ORGANISM_CODE',
  'BREAKPOINT_TYPE',
  'SITE_OF_INFECTION',
  'WHONET_ABX_CODE',
  'R',
  'S',
] as const;
type Column = (typeof NEEDED)[number] | 'HOST' | 'SDD' | 'REFERENCE_TABLE';

export interface WhonetAsked {
  readonly guideline: string;
  readonly year: number;
  /** Codes of the medicines of the lab. */
  readonly medicines: ReadonlySet<string>;
}

export type WhonetRead =
  | { readonly ok: false; readonly fault: string }
  | {
      readonly ok: true;
      readonly rows: readonly Breakpoint[];
      /** Rows of the guideline and year that were not taken, by reason. */
      readonly leftOut: ReadonlyMap<string, number>;
    };

type Cells = (column: Column) => string;

function isAsked(cells: Cells, { guideline, year }: WhonetAsked): boolean {
  const isHuman = cells('BREAKPOINT_TYPE').toLowerCase() === 'human';
  return (
    isHuman && cells('GUIDELINES').toUpperCase() === guideline.toUpperCase() && Number(cells('YEAR')) === year
  );
}

const numberOf = (text: string): number | null => (/^\d+(\.\d+)?$/u.test(text) ? Number(text) : null);

/**
 * A row as it is kept. WHONET shifts the R of EUCAST to the value itself, so that every row of it is read by that convention (facts 2.8).
 */
function rowOf(cells: Cells, { guideline, year, medicines }: WhonetAsked): Breakpoint | string {
  const organism = organismOfWhonet(cells('ORGANISM_CODE'));
  if (organism === null) return `organism ${cells('ORGANISM_CODE')} is not known here`;
  const medicine = medicineOfWhonet(cells('WHONET_ABX_CODE'));
  if (!medicines.has(medicine)) return `medicine ${medicine} is not in the masters`;
  const site = siteOfWhonet(cells('SITE_OF_INFECTION'));
  if (site === null) return `site ${cells('SITE_OF_INFECTION')} is not told apart here`;
  const method = cells('TEST_METHOD').toUpperCase() === 'DISK' ? 'disk' : 'mic';
  const susceptible = numberOf(cells('S'));
  if (susceptible === null) return 'it has no S';
  const row: Breakpoint = {
    guideline,
    year,
    convention: 'clsi',
    method,
    organism,
    medicine,
    potency: method === 'disk' ? potencyOf(cells('POTENCY')) : '',
    site,
    susceptible,
    resistant: numberOf(cells('R')),
    isDoseDependent: cells('SDD') !== '',
    source: `WHONET breakpoint file, ${guideline} ${year}${cells('REFERENCE_TABLE') === '' ? '' : `, table ${cells('REFERENCE_TABLE')}`}`,
  };
  const fault = breakpointFault(row);
  return fault === null ? row : `it contradicts itself (${fault})`;
}

function keyOf({ method, organism, medicine, potency, site }: Breakpoint): string {
  return [method, organism.rank, organism.code, medicine, potency, site].join('|');
}

/** Reads the rows of one guideline and year from the breakpoint file of WHONET, which separates its columns by tabs. */
export function readWhonetBreakpoints(text: string, asked: WhonetAsked): WhonetRead {
  const [head = '', ...lines] = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  const titles = head.split('\t').map((title) => title.trim().toUpperCase());
  const lacking = NEEDED.filter((column) => !titles.includes(column));
  if (lacking.length > 0) return { ok: false, fault: `its first line lacks ${lacking.join(', ')}` };
  const rows = new Map<string, Breakpoint>();
  const leftOut = new Map<string, number>();
  const leave = (why: string): void => {
    leftOut.set(why, (leftOut.get(why) ?? 0) + 1);
  };
  for (const line of lines) {
    const parts = line.split('\t');
    const cells: Cells = (column) => (parts[titles.indexOf(column)] ?? '').trim();
    if (!isAsked(cells, asked)) continue;
    const row = rowOf(cells, asked);
    if (typeof row === 'string') leave(row);
    else if (rows.has(keyOf(row))) leave('another row says the same case');
    else rows.set(keyOf(row), row);
  }
  if (rows.size === 0 && leftOut.size === 0)
    return { ok: false, fault: `it has no row for humans of ${asked.guideline} ${asked.year}` };
  return { ok: true, rows: [...rows.values()], leftOut };
}
