import type { Fault } from '../text/fault.ts';
import { catalogueFault } from '../faults/catalogue-faults.ts';
import { isUcumCode } from './ucum-code.ts';
import { type MeasuredQuantity, wayFault } from './known-way.ts';

/** A unit in which a parameter is reported elsewhere: value · factor + shift is the value in its own unit. */
export interface OtherUnit {
  readonly ucum: string;
  readonly factor: number;
  readonly shift: number;
}

export interface OtherUnitFault extends Fault {
  readonly index: number;
  readonly field: keyof OtherUnit;
}

function faultOf(
  quantity: MeasuredQuantity,
  { ucum, factor, shift }: OtherUnit,
  before: readonly OtherUnit[],
): Omit<OtherUnitFault, 'index'> | null {
  if (!isUcumCode(ucum)) return { field: 'ucum', ...catalogueFault('not-ucum', { ucum }) };
  if (ucum === quantity.ucum) return { field: 'ucum', ...catalogueFault('own-unit', { ucum }) };
  if (before.some((one) => one.ucum === ucum))
    return { field: 'ucum', ...catalogueFault('unit-named-twice', { ucum }) };
  const fault = wayFault(ucum, quantity, { factor, shift });
  if (fault === null) return null;
  return { ...fault, field: fault.field === 'molarMass' ? 'factor' : fault.field };
}

/**
 * What is wrong with the other units of a parameter: where UCUM, its molar mass or its own equation says how one becomes the other,
 * that is believed; between mass and amount of substance nothing else is.
 */
export function otherUnitFaults(quantity: MeasuredQuantity, units: readonly OtherUnit[]): OtherUnitFault[] {
  return units.flatMap((unit, index) => {
    const fault = faultOf(quantity, unit, units.slice(0, index));
    return fault === null ? [] : [{ index, ...fault }];
  });
}

/** A value of another unit in the unit of the parameter. */
export function toOwnUnit(value: number, { factor, shift }: OtherUnit): number {
  return Number((value * factor + shift).toPrecision(12));
}

/** A value of the parameter in another unit. */
export function fromOwnUnit(value: number, { factor, shift }: OtherUnit): number {
  return Number(((value - shift) / factor).toPrecision(12));
}
