import type { ImportFinding } from '@nidan/contract/imports/import-endpoints';

type Typable = Pick<ImportFinding, 'faults' | 'typed' | 'typable'>;

/** The column of a row that is typed first: one that is refused, or else one that was typed; null where none can be. */
export function firstTypable({ faults, typable }: Typable): string | null {
  return faults.find(({ column }) => typable.includes(column))?.column ?? typable[0] ?? null;
}

/** What the file says in a column of a row, and what was typed for it; null where nothing was. */
export function cellOfFinding(
  { faults, typed }: Typable,
  column: string,
): { found: string; value: string | null } {
  const cell = typed.find((one) => one.column === column);
  const fault = faults.find((one) => one.column === column);
  return { found: cell?.found ?? fault?.found ?? '', value: cell?.value ?? null };
}
