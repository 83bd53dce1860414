/**
 * What a tab remembers of itself when it is loaded anew, in its own name (`window.name`): of the browser's stores the
 * specification lists every item (spec §3), and a tab's is none of them. Never anything about a patient or a person.
 */
export function recallInTab(key: string): string | null {
  return entriesOf(window.name).get(key) ?? null;
}

export function rememberInTab(key: string, value: string): void {
  const entries = entriesOf(window.name).set(key, value);
  window.name = JSON.stringify(Object.fromEntries(entries));
}

function entriesOf(name: string): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(name);
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return new Map(entries.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
  } catch {
    // A name that somebody else gave, or none.
    return new Map();
  }
}
