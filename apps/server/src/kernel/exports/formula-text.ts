/**
 * How a text begins that a spreadsheet would take for a formula, or that hides one behind a character that it skips: the signs,
 * their full-width forms, tab, line breaks, NUL and what has no width (ASVS 1.2.10).
 */
const BEGINS = /^[\p{White_Space}\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|^[\t\r\n\0]/u;

/** True for a text that a spreadsheet could take for a formula. Numbers are never texts here. */
export function looksLikeFormula(text: string): boolean {
  return BEGINS.test(text);
}

/** A text with an apostrophe before it when it, or what follows its own apostrophes, looks like a formula. */
export function textAsText(text: string): string {
  return looksLikeFormula(text.replace(/^'+/, '')) ? `'${text}` : text;
}

/** The text that `textAsText` was given. */
export function plainOfText(text: string): string {
  return text.startsWith("'") && looksLikeFormula(text.replace(/^'+/, '')) ? text.slice(1) : text;
}
