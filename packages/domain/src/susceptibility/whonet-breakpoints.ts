import { type Breakpoint, breakpointFault } from './breakpoint.ts';
import { potencyOf } from './potency.ts';
import { medicineOfWhonet, siteOfWhonet } from './whonet-codes.ts';
import { type FindWhonet, knownWhonet } from './whonet-organisms.ts';

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
type Column = (typeof NEEDED)[number] | 'ORGANISM_CODE_TYPE' | 'HOST' | 'SDD' | 'REFERENCE_TABLE';

export interface WhonetAsked {
  readonly guideline: string;
  readonly year: number;
  /** Codes of the medicines of the lab. */
  readonly medicines: ReadonlySet<string>;
  /** By the list of organisms of WHONET; where a lab brings none, by the codes that are known here. */
  readonly find?: FindWhonet;
}

export type WhonetRead =
  | { readonly ok: false; readonly fault: string }
  | {
      readonly ok: true;
      readonly rows: readonly Breakpoint[];
      /** Rows of the guideline and year that name a medicine of the lab and say something of it. */
      readonly named: number;
      /** Those of them that were taken, each for one organism or for the members of a group. */
      readonly taken: number;
      /** Rows that name a medicine of the lab and say that there is no breakpoint. */
      readonly without: number;
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

/** Why a row is not taken. */
interface LeftOut {
  readonly why: string;
  /** Whether it says something of a medicine of the lab. */
  readonly isNamed: boolean;
}

function namedButLeftOut(why: string): LeftOut {
  return { why, isNamed: true };
}

interface Taken {
  readonly rows: readonly Breakpoint[];
  readonly isGroup: boolean;
}

/**
 * A row as it is kept, once for each organism that its code stands for. WHONET shifts the R of EUCAST to the value itself, so that every row
 * of it is read by that convention (facts 2.8). Null: it says that there is no breakpoint.
 */
function rowsOf(
  cells: Cells,
  { guideline, year, medicines, find = knownWhonet }: WhonetAsked,
): Taken | LeftOut | null {
  const medicine = medicineOfWhonet(cells('WHONET_ABX_CODE'));
  if (!medicines.has(medicine))
    return { why: `medicine ${cells('WHONET_ABX_CODE')} is not in the masters`, isNamed: false };
  if (cells('S') === '' && cells('R') === '') return null;
  const code = cells('ORGANISM_CODE');
  const { organisms, isGroup } = find(code, cells('ORGANISM_CODE_TYPE').toUpperCase());
  if (organisms.length === 0) return namedButLeftOut(`organism ${code} is not known here`);
  const site = siteOfWhonet(cells('SITE_OF_INFECTION'));
  if (site === null) return namedButLeftOut(`site ${cells('SITE_OF_INFECTION')} is not told apart here`);
  const method = cells('TEST_METHOD').toUpperCase() === 'DISK' ? 'disk' : 'mic';
  const susceptible = numberOf(cells('S'));
  if (susceptible === null) return namedButLeftOut('it has no S');
  const rows = organisms.map((organism): Breakpoint => ({
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
  }));
  const [first] = rows;
  const fault = first === undefined ? null : breakpointFault(first);
  return fault === null ? { rows, isGroup } : namedButLeftOut(`it contradicts itself (${fault})`);
}

function keyOf({ method, organism, medicine, potency, site }: Breakpoint): string {
  return [method, organism.rank, organism.code, medicine, potency, site].join('|');
}

/** Rows by their case; those of groups say nothing where a member, or its genus, has a row of its own. */
class TableInMaking {
  readonly rows = new Map<string, Breakpoint>();

  add({ rows, isGroup }: Taken): boolean {
    const fresh = rows.filter((row) => !this.#isSaid(row, isGroup));
    for (const row of fresh) this.rows.set(keyOf(row), row);
    return fresh.length > 0;
  }

  #isSaid(row: Breakpoint, isGroup: boolean): boolean {
    const [genus = ''] = row.organism.code.split(' ');
    return (
      this.rows.has(keyOf(row)) ||
      (isGroup && this.rows.has(keyOf({ ...row, organism: { rank: 'genus', code: genus } })))
    );
  }
}

/** Reads the rows of one guideline and year from the breakpoint file of WHONET, which separates its columns by tabs. */
export function readWhonetBreakpoints(text: string, asked: WhonetAsked): WhonetRead {
  const [head = '', ...lines] = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  const titles = head.split('\t').map((title) => title.trim().toUpperCase());
  const lacking = NEEDED.filter((column) => !titles.includes(column));
  if (lacking.length > 0) return { ok: false, fault: `its first line lacks ${lacking.join(', ')}` };
  const found = lines.flatMap((line): (Taken | LeftOut | null)[] => {
    const parts = line.split('\t');
    const cells: Cells = (column) => (parts[titles.indexOf(column)] ?? '').trim();
    return isAsked(cells, asked) ? [rowsOf(cells, asked)] : [];
  });
  if (found.length === 0)
    return { ok: false, fault: `it has no row for humans of ${asked.guideline} ${asked.year}` };
  const table = new TableInMaking();
  const rows = found.filter((one): one is Taken => one !== null && 'rows' in one);
  // Rows of one organism come first, so that those of groups are held against all of them.
  const ordered = [...rows.filter(({ isGroup }) => !isGroup), ...rows.filter(({ isGroup }) => isGroup)];
  const taken = ordered.filter((row) => table.add(row)).length;
  const why = [
    ...found.flatMap((one) => (one !== null && 'why' in one ? [one.why] : [])),
    ...Array.from({ length: rows.length - taken }, () => 'another row says the same case'),
  ];
  const named = rows.length + found.filter((one) => one !== null && 'why' in one && one.isNamed).length;
  return {
    ok: true,
    rows: [...table.rows.values()],
    named,
    taken,
    without: found.filter((one) => one === null).length,
    leftOut: countsOf(why),
  };
}

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...Map.groupBy(texts, (text) => text)].map(([text, all]) => [text, all.length]));
}
