interface Stroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What a stroke does while a warning is open: it keeps the text, changes it, gives it up, or does nothing. */
export type WarnedStroke = 'keeps' | 'changes' | 'cancels' | 'ignored';

const KEEPS = new Set(['Enter', 'ArrowDown', 'ArrowUp']);
const CHANGES = new Set(['Backspace', 'ArrowLeft', 'ArrowRight']);

/** Only Enter, Esc, the arrows and Backspace act on a text that somebody was warned of; any other key may belong to the next value. */
export function warnedStroke({ key, altKey, metaKey }: Stroke): WarnedStroke {
  if (altKey || metaKey) return 'ignored';
  if (KEEPS.has(key)) return 'keeps';
  if (CHANGES.has(key)) return 'changes';
  return key === 'Escape' ? 'cancels' : 'ignored';
}

/** Whether a stroke would have typed a character. */
export function isTyping({ key, ctrlKey, altKey, metaKey }: Stroke): boolean {
  return key.length === 1 && !ctrlKey && !altKey && !metaKey;
}
