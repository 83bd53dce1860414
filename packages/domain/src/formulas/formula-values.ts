import type { Trimester } from '../people/ages/trimester.ts';
import type { Sex } from '../people/sex.ts';
import type { FastingState } from '../ranges/range-condition.ts';
import type { ParsedValue } from '../results/parse-value.ts';

/** Why a calculated parameter stays blank; `code` names the parameter at fault. */
export type BlankReason =
  | { readonly why: 'missing' | 'notNumeric' | 'censored'; readonly code: string }
  /** Unknown age, sex, height or weight, an impossible operation such as a division by zero, or `blank` in the formula itself. */
  | { readonly why: 'noAge' | 'noSex' | 'noHeight' | 'noWeight' | 'impossible' | 'notApplicable' }
  /** `blank` with the reason that the formula gives. */
  | { readonly why: 'stated'; readonly reason: string };

/** Every reason there is, by its name. */
export const BLANK_WHYS = [
  'missing',
  'notNumeric',
  'censored',
  'noAge',
  'noSex',
  'noHeight',
  'noWeight',
  'impossible',
  'notApplicable',
  'stated',
] as const satisfies readonly BlankReason['why'][];

/** What a formula reads. Values are in the units that its author states; nothing is converted. */
export interface FormulaContext {
  valueOf(code: string): ParsedValue;
  /** Completed years at collection; null when unknown. */
  readonly ageYears: number | null;
  readonly sex: Sex | null;
  /** In cm and kg, as measured when the bill was made; null or absent when nobody did. */
  readonly heightCm?: number | null;
  readonly weightKg?: number | null;
  /** Of a pregnancy; null or absent when none is known. */
  readonly trimester?: Trimester | null;
  /** Null or absent when nobody asked. */
  readonly fasting?: FastingState | null;
}

/** A number, or why there is none. */
export type Amount = number | BlankReason;

/** A part of a formula, ready to be worked out. */
export type Expression = (context: FormulaContext) => Amount;

/** A condition, true or false, or why it cannot be told. */
export type Condition = (context: FormulaContext) => boolean | BlankReason;

/** Applies an operation to two parts; the first part that is blank makes the whole blank. */
export function combine(
  left: Expression,
  right: Expression,
  operate: (a: number, b: number) => number,
): Expression {
  return (context) => {
    const a = left(context);
    if (typeof a !== 'number') return a;
    const b = right(context);
    return typeof b === 'number' ? possible(operate(a, b)) : b;
  };
}

/** Applies an operation to all parts. */
export function combineAll(
  parts: readonly Expression[],
  operate: (...values: number[]) => number,
): Expression {
  return (context) => {
    const values: number[] = [];
    for (const part of parts) {
      const value = part(context);
      if (typeof value !== 'number') return value;
      values.push(value);
    }
    return possible(operate(...values));
  };
}

/** The value of a parameter; blank when it is missing, no number or censored. */
export function parameter(code: string): Expression {
  return (context) => {
    const value = context.valueOf(code);
    switch (value.kind) {
      case 'numeric':
        return value.value;
      case 'censored':
        return { why: 'censored', code };
      case 'text':
        return { why: 'notNumeric', code };
      default:
        return { why: 'missing', code };
    }
  };
}

function possible(value: number): Amount {
  return Number.isFinite(value) ? value : { why: 'impossible' };
}
