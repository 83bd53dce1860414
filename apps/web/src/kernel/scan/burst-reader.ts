/** Fewest characters of a scan and most milliseconds between two of its keys (spec of the scan field: a wedge scanner). */
const FEWEST = 6;
const PACE = 35;

/** Collects keys and tells a scanner from a person by pace. Pure: times come with the keys. */
export interface BurstReader {
  /** Takes one key; answers the code when it ends a scan by Enter or Tab, else null. */
  take(key: string, at: number): string | null;
  /** Characters of the run so far, 0 when the last key was slow. */
  readonly length: number;
}

export function createBurstReader(): BurstReader {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  return {
    get length() {
      return text.length;
    },
    take(key, at) {
      const fast = at - last < PACE;
      last = at;
      if (key === 'Enter' || key === 'Tab') {
        const code = fast && text.length >= FEWEST ? text : null;
        text = '';
        return code;
      }
      // Scanners send Shift before a capital; it is part of the run but no character of it.
      if (key === 'Shift') return null;
      if (key.length !== 1) text = '';
      else text = fast ? text + key : key;
      return null;
    },
  };
}
