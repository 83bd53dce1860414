import { isUcumCode } from './ucum-code.ts';
import { unitFactor } from './unit-factor.ts';

/** A unit in which a parameter is reported elsewhere: value · factor + shift is the value in its own unit. */
export interface OtherUnit {
  readonly ucum: string;
  readonly factor: number;
  readonly shift: number;
}

export interface OtherUnitFault {
  readonly index: number;
  readonly field: keyof OtherUnit;
  readonly msg: string;
}

/** By how much what is written may differ from what UCUM says: laboratories round their factors. */
const TOLERANCE = 0.001;

function differs(written: number, said: number): boolean {
  return Math.abs(written - said) > TOLERANCE * Math.max(Math.abs(said), 1e-12);
}

function faultOf(
  own: string,
  { ucum, factor, shift }: OtherUnit,
  before: readonly OtherUnit[],
): Omit<OtherUnitFault, 'index'> | null {
  if (!isUcumCode(ucum)) return { field: 'ucum', msg: `${ucum} is no unit of UCUM` };
  if (ucum === own) return { field: 'ucum', msg: `${ucum} is the unit of the parameter itself` };
  if (before.some((one) => one.ucum === ucum)) return { field: 'ucum', msg: `${ucum} is named twice` };
  const said = unitFactor(ucum, own);
  if (said === null)
    return shift === 0 ? null : { field: 'shift', msg: 'Only temperatures begin elsewhere than at 0' };
  if (differs(factor, said.factor))
    return { field: 'factor', msg: `By UCUM 1 ${ucum} is ${said.factor} ${own}` };
  return differs(shift, said.offset) ? { field: 'shift', msg: `By UCUM ${said.offset} is added` } : null;
}

/** What is wrong with the other units of a parameter of the unit `own`: where UCUM says how one becomes the other, it is believed. */
export function otherUnitFaults(own: string, units: readonly OtherUnit[]): OtherUnitFault[] {
  return units.flatMap((unit, index) => {
    const fault = faultOf(own, unit, units.slice(0, index));
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
