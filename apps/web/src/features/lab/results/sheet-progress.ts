import type { EntryRow } from './entry-row.ts';

/** Values that a test has, typed ones included, of those that it takes by hand. */
export function progressOf(rows: readonly EntryRow[]): { readonly has: number; readonly of: number } {
  const counted = rows.filter(({ parameter }) => parameter.kind !== 'calculated');
  return {
    has: counted.filter(({ value, bad }) => value !== null && bad === null).length,
    of: counted.length,
  };
}

/** Names of the mandatory parameters that still lack a value. */
export function missingOf(rows: readonly EntryRow[]): readonly string[] {
  return rows
    .filter(
      ({ parameter, value }) => parameter.mandatory && parameter.kind !== 'calculated' && value === null,
    )
    .map(({ parameter }) => parameter.name);
}
