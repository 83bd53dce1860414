/** A text of a public page with its slots filled: `{time}`; a slot without a value is left empty. */
export function filledWords(words: string, slots: Readonly<Record<string, string>> = {}): string {
  return words.replace(/\{(\w+)\}/gu, (_, slot: string) => slots[slot] ?? '');
}
