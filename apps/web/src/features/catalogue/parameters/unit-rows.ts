import type { OtherUnit } from '@nidan/domain/units/other-unit';
import { knownWay, type MeasuredQuantity } from '@nidan/domain/units/known-way';

/** Another unit as it is typed. */
export interface UnitRow {
  readonly ucum: string;
  readonly factor: string;
  readonly shift: string;
}

export const NEW_UNIT: UnitRow = { ucum: '', factor: '', shift: '0' };

/** A stored unit as a row of the form. */
export function rowOfUnit({ ucum, factor, shift }: OtherUnit): UnitRow {
  return { ucum, factor: String(factor), shift: String(shift) };
}

/** A row as a unit; null while it cannot be read. */
export function unitOfRow({ ucum, factor, shift }: UnitRow): OtherUnit | null {
  const [times, plus] = [Number(factor.trim() || Number.NaN), Number(shift.trim() || 0)];
  if (ucum.trim() === '' || !(times > 0) || !Number.isFinite(plus)) return null;
  return { ucum: ucum.trim(), factor: times, shift: plus };
}

/** A row with the known way from its unit to that of the parameter; as it is where none is known. */
export function withKnownWay(row: UnitRow, quantity: MeasuredQuantity): UnitRow {
  const way = knownWay(row.ucum.trim(), quantity);
  return way === null ? row : { ...row, factor: String(way.factor), shift: String(way.offset) };
}

/** A typed molar mass in g/mol; null for none, undefined while it cannot be read. */
export function molarMassOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const mass = Number(text);
  return mass >= 1 && Number.isFinite(mass) ? mass : undefined;
}
