interface Stroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Whether a stroke in a text asks for a text of the lab: Ctrl+Space anywhere, a slash where a word would begin. A slash within a word,
 * such as in mg/dL, is a slash.
 */
export function asksForText(
  { key, ctrlKey, altKey, metaKey }: Stroke,
  { value, selectionStart }: { readonly value: string; readonly selectionStart: number },
): boolean {
  if (altKey || metaKey) return false;
  if (ctrlKey) return key === ' ';
  return key === '/' && /(?:^|\s)$/u.test(value.slice(0, selectionStart));
}
