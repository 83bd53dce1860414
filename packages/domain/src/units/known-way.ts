import type { Fault } from '../text/fault.ts';
import { catalogueFault } from '../faults/catalogue-faults.ts';
import { isUcumCode } from './ucum-code.ts';
import { type UnitFactor, unitFactor } from './unit-factor.ts';

/** What of a parameter decides how its units become one another. */
export interface MeasuredQuantity {
  /** The unit that is reported here. */
  readonly ucum: string;
  readonly loinc: string | null;
  /** In g/mol; null where nobody said it. */
  readonly molarMass: number | null;
}

/** HbA1c as % of NGSP against mmol/mol of IFCC: % = mmol/mol / 10.929 + 2.152 (master equation, facts 2.5). */
const HBA1C_LOINC = ['4548-4', '17856-6', '59261-8'];
const HBA1C = { perPercent: 10.929, percentAtZero: 2.152 };

/** How a value of another unit was written to become one of the parameter: value · factor + shift. */
interface Written {
  readonly factor: number;
  readonly shift: number;
}

/** By how much what is written may differ from what is known: laboratories round their factors. */
const TOLERANCE = 0.001;

function isHba1c({ loinc }: MeasuredQuantity): boolean {
  return loinc !== null && HBA1C_LOINC.includes(loinc);
}

function equationOfHba1c(from: string, { ucum }: MeasuredQuantity): UnitFactor | null {
  const { perPercent, percentAtZero } = HBA1C;
  if (from === 'mmol/mol' && ucum === '%')
    return { factor: Number((1 / perPercent).toPrecision(6)), offset: percentAtZero };
  return from === '%' && ucum === 'mmol/mol'
    ? { factor: perPercent, offset: -percentAtZero * perPercent }
    : null;
}

/**
 * How a value of another unit becomes one of the unit of a parameter: by the equation of the quantity where it has one of its own,
 * else by UCUM, between mass and amount of substance by the molar mass. Null where nothing says so.
 */
export function knownWay(from: string, quantity: MeasuredQuantity): UnitFactor | null {
  return (
    (isHba1c(quantity) ? equationOfHba1c(from, quantity) : null) ??
    unitFactor(from, quantity.ucum, quantity.molarMass)
  );
}

/** Whether only the molar mass is missing to know the way: one unit counts mass and the other amount. */
function lacksMolarMass(from: string, { ucum }: MeasuredQuantity): boolean {
  return unitFactor(from, ucum, 1) !== null;
}

/** Without a LOINC code a share may be HbA1c, which nobody can tell from another one. */
function mayBeHba1c(from: string, quantity: MeasuredQuantity, written: Written): boolean {
  const said = quantity.loinc === null ? equationOfHba1c(from, quantity) : null;
  return said !== null && !differs(written.factor, said.factor) && !differs(written.shift, said.offset);
}

function differs(written: number, said: number): boolean {
  return Math.abs(written - said) > TOLERANCE * Math.max(Math.abs(said), 1e-12);
}

export interface WayFault extends Fault {
  readonly field: 'factor' | 'shift' | 'molarMass';
}

/**
 * What is wrong with a way, value · factor + shift, from another unit to that of a parameter; null when it is the known one, or when
 * nothing is known of it and it only multiplies. Both units are UCUM codes.
 */
export function wayFault(from: string, quantity: MeasuredQuantity, written: Written): WayFault | null {
  const { ucum } = quantity;
  if (mayBeHba1c(from, quantity, written)) return null;
  const said = knownWay(from, quantity);
  if (said === null) {
    if (lacksMolarMass(from, quantity)) {
      return {
        field: 'molarMass',
        ...catalogueFault('molar-mass-first', { from, ucum }),
      };
    }
    return written.shift === 0 ? null : { field: 'shift', ...catalogueFault('shift-not-usual') };
  }
  if (differs(written.factor, said.factor))
    return { field: 'factor', ...catalogueFault('factor-known', { from, factor: said.factor, ucum }) };
  return differs(written.shift, said.offset)
    ? { field: 'shift', ...catalogueFault('shift-known', { shift: Number(said.offset.toPrecision(6)) }) }
    : null;
}

/** As `wayFault`, for a unit in the letters of a machine: null when they are no UCUM code, or the parameter has none. */
export function sentUnitFault(
  sent: string,
  quantity: Omit<MeasuredQuantity, 'ucum'> & { readonly ucum: string | null },
  written: Written,
): WayFault | null {
  const { ucum } = quantity;
  if (ucum === null || !isUcumCode(sent)) return null;
  return wayFault(sent, { ...quantity, ucum }, written);
}
