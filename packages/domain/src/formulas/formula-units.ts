import { formulasFault } from '../faults/formulas-faults.ts';
import type { Fault } from '../text/fault.ts';
import { type Magnitude, magnitudeOf, raised, times } from '../units/magnitude.ts';
import type { ConditionNode, FormulaNode } from './formula-tree.ts';

/** What the units of a formula are held against. */
export interface FormulaUnits {
  /** Of the calculated parameter, as UCUM. */
  readonly own: string | null;
  /** Of a parameter that the formula reads; null for one without. */
  readonly unitOf: (code: string) => string | null;
}

/** What is known of the unit of a part. */
type Measure =
  /** A number of the formula itself; NaN where it is not known beforehand. */
  | { readonly kind: 'number'; readonly value: number }
  /** A value taken as a number because the formula names its unit. */
  | { readonly kind: 'named' }
  | Quantity;

interface Quantity extends Magnitude {
  readonly kind: 'quantity';
  /** How it is called in a fault. */
  readonly told: string;
  /** Numbers of the formula may have converted it. */
  readonly isConverted: boolean;
}

const SOME_NUMBER: Measure = { kind: 'number', value: Number.NaN };
const NAMED: Measure = { kind: 'named' };

class UnitError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.msg);
    this.fault = fault;
  }
}

/**
 * What is wrong with the units of a formula, in words that go on after it; null when nothing is. What is added, compared or chosen
 * between is of one kind and, as is the result, of the size that its unit says: numbers in the formula may convert it, but not be
 * off by a power of ten. A parameter with its unit behind it is a plain number, for formulas that were fitted to numbers; it has to
 * be in that unit.
 */
export function formulaUnitFault(tree: FormulaNode, units: FormulaUnits): Fault | null {
  try {
    const result = measureOf(tree, units);
    if (result.kind === 'quantity' && units.own !== null) requireOwn(result, units.own);
    return null;
  } catch (error) {
    if (error instanceof UnitError) return error.fault;
    throw error;
  }
}

function requireOwn(result: Quantity, own: string): void {
  const unit = sizeOf(own);
  if (unit === null) return;
  if (!isOneKind(result, unit)) throw new UnitError(formulasFault('formula-gives-not', { unit: own }));
  const off = slipOf(result, { ...unit, isConverted: false });
  if (off !== null) throw new UnitError(formulasFault('formula-off', { off, unit: own }));
}

function measureOf(node: FormulaNode, units: FormulaUnits): Measure {
  switch (node.kind) {
    case 'number':
      return { kind: 'number', value: node.value };
    case 'input':
      return inputOf(node, units);
    case 'age':
    case 'height':
    case 'weight':
      return NAMED;
    case 'blank':
      return { kind: 'number', value: 0 };
    case 'negative':
      return measureOf(node.of, units);
    case 'operation': {
      const left = measureOf(node.left, units);
      const right = measureOf(node.right, units);
      if (node.sign === '^') return powerOf(left, right);
      if (node.sign === '*') return productOf(left, right, 1);
      return node.sign === '/' ? productOf(left, right, -1) : together(left, right);
    }
    case 'call': {
      const parts = node.parts.map((part) => measureOf(part, units));
      if (node.name === 'ln' || node.name === 'exp') return parts.map(exponentOf)[0] ?? SOME_NUMBER;
      const whole = parts.reduce(together);
      return node.name === 'sqrt' ? powerOf(whole, { kind: 'number', value: 0.5 }) : whole;
    }
    case 'choice':
      checkCondition(node.condition, units);
      return together(measureOf(node.whenTrue, units), measureOf(node.whenFalse, units));
  }
}

function inputOf({ code, unit }: Extract<FormulaNode, { kind: 'input' }>, { unitOf }: FormulaUnits): Measure {
  const own = unitOf(code);
  const size = own === null ? null : sizeOf(own);
  if (unit === null)
    return size === null
      ? SOME_NUMBER
      : { kind: 'quantity', ...size, told: `${code} (${own})`, isConverted: false };
  const named = sizeOf(unit);
  if (named === null) throw new UnitError(formulasFault('formula-unit-strange', { unit, code }));
  if (size === null || !isOneKind(size, named) || !isNear(size.worth / named.worth, 1))
    throw new UnitError(
      own === null
        ? formulasFault('formula-unit-none', { unit, code })
        : formulasFault('formula-unit-other', { unit, code, own }),
    );
  return NAMED;
}

/** A unit without what stands in braces: that names what is counted and is worth 1. */
function sizeOf(ucum: string): Magnitude | null {
  const size = magnitudeOf(ucum);
  return (
    size && { worth: size.worth, powers: new Map([...size.powers].filter(([base]) => !base.startsWith('{'))) }
  );
}

/** Of two parts that are added, compared or chosen between. */
function together(one: Measure, other: Measure): Measure {
  if (one.kind !== 'quantity' && other.kind !== 'quantity')
    return one.kind === 'named' || other.kind === 'named' ? NAMED : SOME_NUMBER;
  if (one.kind !== 'quantity') return beside(other, one);
  if (other.kind !== 'quantity') return beside(one, other);
  if (!isOneKind(one, other))
    throw new UnitError(formulasFault('formula-other-kind', { one: one.told, other: other.told }));
  const off = slipOf(one, other);
  if (off !== null)
    throw new UnitError(formulasFault('formula-other-size', { one: one.told, other: other.told, off }));
  return { ...one, isConverted: one.isConverted || other.isConverted };
}

/** A quantity added to or compared with a number: that may be nothing, or a part of a hundred. */
function beside(quantity: Measure, number: Measure): Measure {
  if (quantity.kind !== 'quantity') return quantity;
  if (number.kind === 'number' && (number.value === 0 || quantity.powers.size === 0)) return quantity;
  throw new UnitError(formulasFault('formula-plain-number', { quantity: quantity.told }));
}

function productOf(left: Measure, right: Measure, exponent: 1 | -1): Measure {
  if (left.kind === 'quantity' && right.kind === 'quantity')
    return {
      kind: 'quantity',
      ...times(left, raised(right, exponent)),
      told: `${left.told} ${exponent === 1 ? '*' : '/'} ${right.told}`,
      isConverted: left.isConverted || right.isConverted,
    };
  if (left.kind === 'quantity') return converted(left, right, -exponent);
  if (right.kind === 'quantity') return converted({ ...right, ...raised(right, exponent) }, left, -1);
  if (left.kind === 'named' || right.kind === 'named') return NAMED;
  return { kind: 'number', value: left.value * right.value ** exponent };
}

/** A quantity after its number was multiplied: then one of it is worth the less. */
function converted(quantity: Quantity, by: Measure, exponent: number): Measure {
  if (by.kind === 'number')
    return { ...quantity, worth: quantity.worth * Math.abs(by.value) ** exponent, isConverted: true };
  throw new UnitError(formulasFault('formula-multiplies', { quantity: quantity.told }));
}

function powerOf(base: Measure, exponent: Measure): Measure {
  if (base.kind !== 'quantity') {
    const power = exponentOf(exponent);
    if (base.kind === 'named' || power.kind === 'named') return NAMED;
    return { kind: 'number', value: power.kind === 'number' ? base.value ** power.value : Number.NaN };
  }
  if (exponent.kind === 'number' && Number.isFinite(exponent.value))
    return { ...base, ...raised(base, exponent.value) };
  exponentOf(exponent);
  return exponentOf(base);
}

/** What stands in an exponent or logarithm has no unit. */
function exponentOf(part: Measure): Measure {
  if (part.kind !== 'quantity') return part.kind === 'named' ? NAMED : SOME_NUMBER;
  if (part.powers.size === 0) return { ...part, worth: 1, isConverted: true };
  throw new UnitError(formulasFault('formula-as-number', { quantity: part.told }));
}

function checkCondition(node: ConditionNode, units: FormulaUnits): void {
  if (node.kind === 'comparison') together(measureOf(node.left, units), measureOf(node.right, units));
}

function isOneKind(one: Magnitude, other: Magnitude): boolean {
  return times(one, raised(other, -1)).powers.size === 0;
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6;
}

type Sized = Pick<Quantity, 'worth' | 'isConverted'>;

/** How many times two parts of one kind are apart where no number of the formula accounts for it; null where one does. */
function slipOf(one: Sized, other: Sized): number | null {
  const ratio = one.worth / other.worth;
  const tens = Math.log10(ratio);
  if (!Number.isFinite(tens) || isNear(tens, 0)) return null;
  const isTens = isNear(tens, Math.round(tens));
  if (!isTens && (one.isConverted || other.isConverted)) return null;
  return Number((ratio > 1 ? ratio : 1 / ratio).toPrecision(6));
}
