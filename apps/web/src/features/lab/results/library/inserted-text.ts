/** What a text becomes when a piece of the library is put in the place of what is marked: on a line of its own after words. */
export function insertedText(
  text: string,
  marked: { readonly from: number; readonly to: number },
  piece: string,
): { readonly text: string; readonly caret: number } {
  const before = text.slice(0, marked.from);
  const lead = before === '' || /\s$/u.test(before) ? before : `${before}\n`;
  return { text: `${lead}${piece}${text.slice(marked.to)}`, caret: lead.length + piece.length };
}
