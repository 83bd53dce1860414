import type { SusceptibilityMethod } from '../susceptibility/breakpoint.ts';
import type { SusceptibilityCategory } from '../susceptibility/interpret.ts';

export const ISSUE_KINDS = ['interim', 'final'] as const;

/** What a report says of a culture: fixed when it is issued, and printed from this alone. */
export interface CultureBlock {
  readonly kind: (typeof ISSUE_KINDS)[number];
  /** Counts interim reports from 1; the final one goes on. */
  readonly issueNo: number;
  /** Facts above the table, such as { label: 'Specimen', text: 'Urine, mid-stream' }. */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly isolates: readonly BlockIsolate[];
  readonly groups: readonly BlockGroup[];
  /** What the verdicts were judged by; empty without verdicts. */
  readonly guidelines: readonly string[];
  /** By EUCAST, I is susceptible at increased exposure. */
  readonly meansExposure: boolean;
  readonly comment: string;
  readonly issuedAt: string;
  readonly issuedBy: string;
  /** Parameters that the block says, and that are not printed beside it. */
  readonly tells: readonly string[];
}

export interface BlockIsolate {
  readonly no: number;
  readonly name: string;
  /** 'E. coli'. */
  readonly short: string;
  readonly quantity: string;
  readonly note: string;
}

export interface BlockGroup {
  /** Class of medicines. */
  readonly name: string;
  readonly rows: readonly BlockRow[];
}

export interface BlockRow {
  readonly medicine: string;
  /** 'oral, IV'. */
  readonly routes: string;
  /** One for each isolate, in their order; null: not tested or not reported. */
  readonly cells: readonly (BlockCell | null)[];
}

export interface BlockCell {
  readonly value: string;
  readonly method: SusceptibilityMethod;
  readonly category: SusceptibilityCategory | null;
}

/** A verdict that may be printed. */
export interface PrintedVerdict extends BlockCell {
  readonly medicine: string;
  readonly routes: string;
  readonly group: string;
}

const ORDER: readonly (SusceptibilityCategory | null)[] = ['S', 'SDD', 'I', 'NS', 'R', null];

function bestOf({ cells }: BlockRow): number {
  return Math.min(...cells.flatMap((cell) => (cell === null ? [] : [ORDER.indexOf(cell.category)])));
}

/** The table of a report: a class once, medicines that work before those that do not, one column for each isolate. */
export function blockGroups(isolates: readonly (readonly PrintedVerdict[])[]): BlockGroup[] {
  const all = isolates.flat();
  const groups = Map.groupBy(all, ({ group }) => group);
  const found = [...groups].map(([name, own]): BlockGroup => {
    const medicines = new Map(own.map(({ medicine, routes }) => [medicine, routes]));
    const rows = [...medicines].map(([medicine, routes]): BlockRow => ({
      medicine,
      routes,
      cells: isolates.map((verdicts) => {
        const verdict = verdicts.find((one) => one.medicine === medicine);
        return verdict === undefined
          ? null
          : { value: verdict.value, method: verdict.method, category: verdict.category };
      }),
    }));
    return {
      name,
      rows: rows.toSorted((a, b) => bestOf(a) - bestOf(b) || a.medicine.localeCompare(b.medicine, 'en')),
    };
  });
  const first = (group: BlockGroup): number => Math.min(...group.rows.map(bestOf));
  return found.toSorted((a, b) => first(a) - first(b) || a.name.localeCompare(b.name, 'en'));
}

/** 'INTERIM 2' or 'FINAL', as the report and the screen say it. */
export function blockStatus({ kind, issueNo }: Pick<CultureBlock, 'kind' | 'issueNo'>): string {
  return kind === 'final' ? 'FINAL' : `INTERIM ${issueNo}`;
}
