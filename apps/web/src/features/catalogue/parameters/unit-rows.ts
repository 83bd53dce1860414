import type { OtherUnit } from '@nidan/domain/units/other-unit';
import { unitFactor } from '@nidan/domain/units/unit-factor';

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

/** A row with the way that UCUM knows from its unit to `own`; as it is where UCUM knows none. */
export function withKnownWay(row: UnitRow, own: string): UnitRow {
  const way = unitFactor(row.ucum.trim(), own);
  return way === null ? row : { ...row, factor: String(way.factor), shift: String(way.offset) };
}
