import { EXEMPT_SUPPLY } from './exempt-supply.ts';
import type { GstRate } from './gst-of-test.ts';
import { gstSplit, gstSplitText, type Supply } from './gst-split.ts';

/** What a bill says of GST. */
export interface SupplyPaper {
  /** What the law calls it (CGST rules 46, 46A and 49). */
  readonly title: 'Bill of supply' | 'Invoice-cum-bill of supply' | 'Tax invoice';
  /** One for each rate, by the mark of its lines. */
  readonly footnotes: readonly { readonly mark: string; readonly text: string }[];
  /** Of what is exempt. */
  readonly note: string;
}

const MARKS: Readonly<Record<GstRate, string>> = { 5: '§', 18: '‡' };

/** The mark of a line with GST; null for one that is exempt. */
export function gstMark(ratePercent: GstRate | null): string | null {
  return ratePercent === null ? null : MARKS[ratePercent];
}

/** Says of the lines of a bill which tax they include, and what the bill is then called. */
export function supplyPaper(supply: Supply): SupplyPaper {
  const { lines } = supply;
  const splits = gstSplit(supply);
  if (splits.length === 0) return { title: 'Bill of supply', footnotes: [], note: EXEMPT_SUPPLY };
  const footnotes = splits.map((split) => ({
    mark: MARKS[split.ratePercent],
    text: `The price includes GST: ${gstSplitText(split)}.`,
  }));
  return lines.some(({ ratePercent }) => ratePercent === null)
    ? { title: 'Invoice-cum-bill of supply', footnotes, note: `Without mark: ${EXEMPT_SUPPLY}` }
    : { title: 'Tax invoice', footnotes, note: 'Amounts in rupees.' };
}
