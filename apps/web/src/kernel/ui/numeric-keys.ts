interface KeyStroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** True for a key that a numeric input takes: digits, navigation and edit keys, plus, copy, paste, cut, select all (spec §5). */
export function isNumericKey({ key, ctrlKey, metaKey, altKey }: KeyStroke): boolean {
  if (ctrlKey || metaKey) return /^(a|c|v|x|enter|s|z|home|end|arrow\w+|k)$/i.test(key);
  // Every named key moves, edits or is somebody's shortcut; only characters can be wrong.
  return altKey || key.length > 1 || /^[\d+]$/.test(key);
}
