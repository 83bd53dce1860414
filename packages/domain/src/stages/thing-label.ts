import type { ThingKind } from './case-tree.ts';
import type { CaseKind } from './stage-plan.ts';

const LETTER_OF = { histology: 'S', cytology: 'C', other: 'T' } as const satisfies Record<CaseKind, string>;

/** What the numbers of the cases of a kind begin with in a year: 'S-26-'. */
export function caseSeries(kind: CaseKind, year: string): string {
  return `${LETTER_OF[kind]}-${year.slice(-2)}-`;
}

/** Digits of the number of a case, with leading zeros. */
export const CASE_DIGITS = 6;

/** Letters of a part: A to Z, then AA. */
export function partLetters(ordinal: number): string {
  const rest = ordinal - 1;
  const last = String.fromCodePoint(65 + (rest % 26));
  return rest < 26 ? last : `${partLetters(Math.floor(rest / 26))}${last}`;
}

/** Number of a thing within its case: part 'A', its block 'A1', its slide 'A1-2'; a slide of the part itself 'A-2'. */
export function thingLabel(kind: ThingKind, ordinal: number, parentLabel: string): string {
  if (kind === 'part') return partLetters(ordinal);
  return kind === 'block' ? `${parentLabel}${ordinal}` : `${parentLabel}-${ordinal}`;
}

/** What the code on a cassette or slide says: short, as it has to fit 20 mm, and unlike the barcode of a tube. */
export function thingBarcode(caseNo: string, label: string): string {
  return `${caseNo.replaceAll('-', '')}${label}`;
}
