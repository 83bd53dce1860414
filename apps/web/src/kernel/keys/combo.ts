/** The parts of a keyboard event that decide which shortcut it is. */
export interface Stroke {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Name of a stroke as shortcuts are written: `Ctrl+Enter`, `Shift+A`, `F4`, `/`. Letters are upper case and are read
 * from their place on the keyboard when the layout gives no Latin letter. Shift is not named with a sign, such as `?`.
 */
export function comboOf(stroke: Stroke): string {
  const key = keyOf(stroke);
  const isSign = key.length === 1 && !/[A-Z]/.test(key);
  return [
    stroke.ctrlKey || stroke.metaKey ? 'Ctrl' : '',
    stroke.altKey ? 'Alt' : '',
    stroke.shiftKey && !isSign ? 'Shift' : '',
    key,
  ]
    .filter((part) => part !== '')
    .join('+');
}

/** True when the stroke would put a character in a text field or move about in it. */
export function isTypingCombo(combo: string): boolean {
  return !/^(Ctrl|Alt)\+/.test(combo) && !/^(Shift\+)?F\d+$/.test(combo);
}

/** True for a single letter, digit or sign without Ctrl or Alt: shortcuts that can be switched off (WCAG 2.1.4). */
export function isCharacterCombo(combo: string): boolean {
  return /^(Shift\+)?.$/u.test(combo);
}

function keyOf({ key, code, altKey }: Stroke): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined && (altKey || !/^[\x20-\x7e]$/.test(key))) return letter;
  return key === ' ' ? 'Space' : key;
}
