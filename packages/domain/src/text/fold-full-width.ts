const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/gu;
/** What lies between a full-width letter and the usual one, by code point. */
const APART = 0xfee0;

/** The text with full-width Latin letters and digits, as some keyboards type them, in their usual width: 'Ａｓｈａ' becomes 'Asha'. */
export function foldFullWidth(text: string): string {
  return text.replaceAll(FULL_WIDTH, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - APART));
}
