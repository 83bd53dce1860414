function arrayElement(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return arrayLiteral(value);
  if (Buffer.isBuffer(value)) return `"\\\\x${value.toString('hex')}"`;
  return `"${String(toParameter(value)).replaceAll(/["\\]/g, '\\$&')}"`;
}

function arrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(arrayElement).join(',')}}`;
}

/**
 * A value as PostgreSQL takes it over the wire: text, bytes or null. Dates go as UTC, arrays as array literals, other
 * objects as JSON; `undefined` is null.
 */
export function toParameter(value: unknown): string | Buffer | null {
  switch (typeof value) {
    case 'string':
      return value;
    case 'object':
      if (value === null || Buffer.isBuffer(value)) return value;
      if (value instanceof Date) return value.toISOString();
      return Array.isArray(value) ? arrayLiteral(value) : JSON.stringify(value);
    case 'undefined':
      return null;
    case 'number':
    case 'boolean':
    case 'bigint':
      return String(value);
    default:
      throw new TypeError(`A ${typeof value} is no value of a statement`);
  }
}
