function fieldOf(error: unknown, field: 'code' | 'constraint'): string | null {
  if (typeof error !== 'object' || error === null || !(field in error)) return null;
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : null;
}

/** SQLSTATE of a PostgreSQL error ('23505'), or null for any other error, such as one of the socket with the code EPIPE. */
export function sqlStateOf(error: unknown): string | null {
  const code = fieldOf(error, 'code');
  return code !== null && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** Name of the violated constraint without the numeric suffix that a distributed table adds, or null. */
export function violatedConstraint(error: unknown): string | null {
  return fieldOf(error, 'constraint')?.replace(/_\d{4,}$/, '') ?? null;
}
