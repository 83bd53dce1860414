/** A result as the report sets it: digits align on the decimal point, words start at the left of the column. */
export type ReportValue =
  /** integer carries the sign and any '<' or '>'; fraction carries the point ('.80') or is ''. */
  | { kind: 'number'; integer: string; fraction: string }
  | { kind: 'words'; text: string }
  /** Free text over the whole width, such as a culture; one entry per paragraph. */
  | { kind: 'narrative'; paragraphs: readonly string[] };

const NUMBER = /^([<>≤≥]?\s?[-−+]?\d{1,3}(?:,?\d{2,3})*|[<>≤≥]?\s?[-−+]?\d+)(\.\d+)?$/u;

/** Longest text, in characters, that is set in the result column and not as a paragraph of its own. */
const WORDS_LIMIT = 60;

/** Splits a result as displayed; nothing is rounded or re-formatted (documents README, 'Values'). */
export function reportValue(displayed: string): ReportValue {
  const text = displayed.trim();
  const number = NUMBER.exec(text);
  if (number) return { kind: 'number', integer: number[1] ?? text, fraction: number[2] ?? '' };
  if (text.length > WORDS_LIMIT || text.includes('\n'))
    return { kind: 'narrative', paragraphs: paragraphsOf(text) };
  return { kind: 'words', text };
}

/** Paragraphs of a free text: one per non-empty line. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
