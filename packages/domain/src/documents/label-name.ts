import { labelTextWidth } from './label-text-width.ts';

export interface LabelName {
  text: string;
  sizePt: number;
  /** Letters were left out: the screen warns before the label is printed. */
  cut: boolean;
}

const LETTERS = new Intl.Segmenter('hi', { granularity: 'grapheme' });
const PLAIN_NAME = /^[\p{L}\p{M}\s.'’-]+$/u;

/**
 * A patient's name for a tube label: SURNAME, GIVEN I. → given names to initials → smaller type → cut at a whole letter
 * (documents design, 'Labels'). A text that is no plain name is printed as entered.
 */
export function labelName(
  name: string,
  { widthMm, sizesPt: [size, smaller] }: { widthMm: number; sizesPt: readonly [number, number] },
): LabelName {
  const forms = PLAIN_NAME.test(name.trim()) ? nameForms(name) : [name.trim()];
  const shortest = forms.at(-1) ?? '';
  const tries = [...forms.map((text) => ({ text, sizePt: size })), { text: shortest, sizePt: smaller }];
  const fitting = tries.find(({ text, sizePt }) => labelTextWidth(text, { sizePt, bold: true }) <= widthMm);
  if (fitting) return { ...fitting, cut: false };
  return { text: cutToWidth(shortest, { widthMm, sizePt: smaller, bold: true }), sizePt: smaller, cut: true };
}

function nameForms(name: string): string[] {
  const words = name.trim().toUpperCase().split(/\s+/u);
  const [given, ...rest] = words;
  const surname = rest.pop();
  if (given === undefined || surname === undefined) return words;
  const middle = rest.map(initial);
  return [
    `${surname}, ${[given, ...middle].join(' ')}`,
    `${surname}, ${[initial(given), ...middle].join(' ')}`,
  ];
}

function initial(word: string): string {
  const [first] = LETTERS.segment(word);
  return `${first?.segment ?? ''}.`;
}

/** The longest beginning that fits with '…' behind it, cut at a whole letter. */
export function cutToWidth(
  text: string,
  { widthMm, sizePt, bold }: { widthMm: number; sizePt: number; bold: boolean },
): string {
  const fits = (one: string): boolean => labelTextWidth(one, { sizePt, bold }) <= widthMm;
  if (fits(text)) return text;
  let kept = '';
  for (const { segment } of LETTERS.segment(text)) {
    if (!fits(`${kept}${segment}…`)) break;
    kept += segment;
  }
  return `${kept.replace(/[\s,]+$/u, '')}…`;
}
