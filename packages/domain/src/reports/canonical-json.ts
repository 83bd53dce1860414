/**
 * JSON text with the keys of every object in the order of their code units and no blanks (RFC 8785), so that equal data has equal text whatever
 * stored it between. Keys without a value are left out. Throws a TypeError on what JSON cannot hold.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  const text = typeof value === 'number' && !Number.isFinite(value) ? undefined : JSON.stringify(value);
  if (text === undefined) throw new TypeError(`JSON cannot hold ${String(value)}`);
  return text;
}
