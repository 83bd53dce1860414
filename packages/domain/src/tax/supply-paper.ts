import { PAPER_WORDS_EN } from '../documents/words/paper-words-en.ts';
import { filled } from '../documents/words/paper-words.ts';
import type { PaperWords } from '../documents/words/paper-words-en.ts';
import type { GstRate } from './gst-of-test.ts';
import { gstSplit, gstSplitText, type Supply } from './gst-split.ts';

/** What a bill says of GST. */
export interface SupplyPaper {
  /** What the law calls it (CGST rules 46, 46A and 49). */
  readonly title: string;
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
export function supplyPaper(supply: Supply, words: PaperWords['bill'] = PAPER_WORDS_EN.bill): SupplyPaper {
  const { lines } = supply;
  const splits = gstSplit(supply);
  if (splits.length === 0) return { title: words.billOfSupply, footnotes: [], note: words.exempt };
  const footnotes = splits.map((split) => ({
    mark: MARKS[split.ratePercent],
    text: filled(words.includesGst, gstSplitText(split, words.taxable)),
  }));
  return lines.some(({ ratePercent }) => ratePercent === null)
    ? { title: words.mixedInvoice, footnotes, note: filled(words.exemptUnmarked, words.exempt) }
    : { title: words.taxInvoice, footnotes, note: words.inRupees };
}
