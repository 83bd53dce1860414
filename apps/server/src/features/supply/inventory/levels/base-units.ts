/** Thousandths of a base unit as base units: 12500 is '12.5'. */
export function baseUnitsOf(thousandths: number): string {
  return String(thousandths / 1_000);
}
