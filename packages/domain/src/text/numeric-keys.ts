/** A key as the browser reports it (KeyboardEvent.key and its modifiers); numpad digits have the same `key`. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const NAVIGATION_AND_EDIT = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Tab',
  'Enter',
  'Escape',
  'Backspace',
  'Delete',
  'Insert',
]);

/** Copy, paste, cut, select all. */
const CLIPBOARD = new Set(['c', 'v', 'x', 'a']);

/** What a numeric input lets through: digits, navigation and edit keys, the plus sign, copy, paste, cut and select all (spec §5). */
export function isNumericKey({ key, ctrlKey, metaKey }: PressedKey): boolean {
  if (ctrlKey || metaKey) return CLIPBOARD.has(key.toLowerCase()) || NAVIGATION_AND_EDIT.has(key);
  return /^[0-9+]$/u.test(key) || NAVIGATION_AND_EDIT.has(key);
}
