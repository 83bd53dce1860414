interface SelectInput {
  /** Keys of the list in their order. */
  readonly keys: readonly string[];
  readonly selected: ReadonlySet<string>;
  readonly mode: 'one' | 'range' | 'all';
  readonly key: string | null;
  /** Where a range starts: the row selected last. */
  readonly anchor: string | null;
}

/** The selection after a key or a press: one row toggled, a range added, or all (all again clears). */
export function selectInList({ keys, selected, mode, key, anchor }: SelectInput): ReadonlySet<string> {
  if (mode === 'all') return keys.every((one) => selected.has(one)) ? new Set() : new Set(keys);
  if (key === null) return selected;
  const next = new Set(selected);
  const from = anchor === null ? -1 : keys.indexOf(anchor);
  const to = keys.indexOf(key);
  if (mode === 'range' && from !== -1 && to !== -1) {
    for (const one of keys.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one);
  } else if (!next.delete(key)) next.add(key);
  return next;
}
