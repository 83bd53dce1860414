import type { ImportFinding } from '@nidan/contract/links/imports/import-endpoints';

type Typable = Pick<ImportFinding, 'faults' | 'fixes' | 'typed' | 'typable'>;

/** The column of a row that is typed first: one that is refused, or else one that was typed; null where none can be. */
export function firstTypable({ faults, typable }: Omit<Typable, 'fixes'>): string | null {
  return faults.find(({ column }) => typable.includes(column))?.column ?? typable[0] ?? null;
}

/** What the file says in a column of a row, and what was typed for it; null where nothing was. */
export function cellOfFinding(
  { faults, fixes, typed }: Typable,
  column: string,
): { found: string; value: string | null } {
  const cell = typed.find((one) => one.column === column);
  const said = [...faults, ...fixes].find((one) => one.column === column);
  return { found: cell?.found ?? said?.found ?? '', value: cell?.value ?? null };
}
