/** A typed quantity as thousandths of its unit; null where it has more than three decimals or is nothing. */
export function thousandthsOfUnit(typed: string): number | null {
  const found = /^(?<whole>\d{1,9})(?:\.(?<part>\d{1,3})0*)?$/u.exec(typed.trim())?.groups;
  if (found === undefined) return null;
  return Number(found['whole']) * 1_000 + Number((found['part'] ?? '').padEnd(3, '0'));
}

/** Thousandths of a unit as they are typed: `2.5`. */
export function unitText(thousandths: number): string {
  return String(thousandths / 1_000);
}
