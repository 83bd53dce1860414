import { expressionOf } from './formula-expression.ts';
import { FormulaError, FormulaParser } from './formula-parser.ts';
import { formulaTokens, type FormulaFault } from './formula-tokens.ts';
import type { FormulaNode } from './formula-tree.ts';
import type { BlankReason, FormulaContext } from './formula-values.ts';

export type FormulaResult =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly blank: BlankReason };

export interface Formula {
  readonly text: string;
  /** Codes of the parameters it reads, in the order of their first mention. */
  readonly inputs: readonly string[];
  /** Whether it reads the height or weight of the person anywhere; `sizesAsked` says of whom. */
  readonly readsSize: boolean;
  readonly tree: FormulaNode;
  /** Works it out, unrounded. Never throws. */
  evaluate(context: FormulaContext): FormulaResult;
}

export type ParsedFormula =
  | { readonly ok: true; readonly formula: Formula }
  | { readonly ok: false; readonly fault: FormulaFault };

/**
 * Reads a formula once, to be worked out often. Numbers, + - * / ^ and brackets; min max sqrt abs ln exp, round to a whole number as it is printed; parameter codes, in square
 * brackets where they are no plain names ([25OH-D]), with their unit behind them where it matters (CREAT 'mg/dL'); `age` in completed years, `height` in cm and `weight` in kg; if(condition, a, b) with < <= > >= = != or sex='F';
 * MENO='Postmenopausal' or MENO=blank for a parameter in words, `pregnant` or `notfasting` for what is known of the person; `blank` for no result, which is not printed, or with the reason that is printed: blank 'not valid in pregnancy'. An input that is missing, no number or censored makes the result blank with the reason.
 */
export function parseFormula(text: string): ParsedFormula {
  const tokens = formulaTokens(text);
  if (!Array.isArray(tokens)) return { ok: false, fault: tokens };
  const parser = new FormulaParser(tokens);
  try {
    const tree = parser.whole();
    const expression = expressionOf(tree);
    return {
      ok: true,
      formula: {
        text,
        inputs: [...parser.inputs],
        readsSize: parser.readsSize,
        tree,
        evaluate(context) {
          const amount = expression(context);
          return typeof amount === 'number' ? { ok: true, value: amount } : { ok: false, blank: amount };
        },
      },
    };
  } catch (error) {
    if (error instanceof FormulaError) return { ok: false, fault: error.fault };
    throw error;
  }
}
