import type { Sex } from '../people/sex.ts';

export const OPERATION_SIGNS = ['+', '-', '*', '/', '^'] as const;
export type OperationSign = (typeof OPERATION_SIGNS)[number];

export const COMPARISON_SIGNS = ['<', '<=', '>', '>=', '=', '!='] as const;
export type ComparisonSign = (typeof COMPARISON_SIGNS)[number];

/** Most values that each function takes. */
export const FUNCTION_VALUES = { min: 20, max: 20, sqrt: 1, abs: 1, ln: 1, exp: 1, round: 1 } as const;
export type FunctionName = keyof typeof FUNCTION_VALUES;

/** What may be known of a person when a tube is drawn; what is not known is not so. */
export const PERSON_STATES = ['pregnant', 'notfasting'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** A part of a formula as it was read: what is worked out, and what its units are held against. */
export type FormulaNode =
  | { readonly kind: 'number'; readonly value: number }
  /** `unit` is the one that the formula names behind the code, as UCUM; null when it names none. */
  | { readonly kind: 'input'; readonly code: string; readonly unit: string | null }
  | { readonly kind: 'age' | 'height' | 'weight' }
  /** No result; `reason` is printed in its place, null where the line cannot apply and is not printed. */
  | { readonly kind: 'blank'; readonly reason: string | null }
  | { readonly kind: 'negative'; readonly of: FormulaNode }
  | {
      readonly kind: 'operation';
      readonly sign: OperationSign;
      readonly left: FormulaNode;
      readonly right: FormulaNode;
    }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly parts: readonly FormulaNode[] }
  | {
      readonly kind: 'choice';
      readonly condition: ConditionNode;
      readonly whenTrue: FormulaNode;
      readonly whenFalse: FormulaNode;
    };

export type ConditionNode =
  | { readonly kind: 'sex'; readonly sex: Sex; readonly isSame: boolean }
  | { readonly kind: 'state'; readonly state: PersonState }
  /** Whether a parameter has a word, or nothing yet where `word` is null. */
  | { readonly kind: 'word'; readonly code: string; readonly word: string | null; readonly isSame: boolean }
  | {
      readonly kind: 'comparison';
      readonly sign: ComparisonSign;
      readonly left: FormulaNode;
      readonly right: FormulaNode;
    };
