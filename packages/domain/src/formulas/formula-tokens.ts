/** Where a formula is wrong: `at` is the offset of the character. */
export interface FormulaFault {
  readonly message: string;
  readonly at: number;
}

export interface FormulaToken {
  readonly kind: 'number' | 'name' | 'code' | 'text' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
}

/** Longer formulas are refused, so that neither parsing nor nesting can run away. */
export const LONGEST_FORMULA = 1000;

const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+)|(?<name>[A-Za-z_]\w*)|\[(?<code>[^\]]+)\]|'(?<text>[^']*)'|(?<sign><=|>=|!=|[-+*/^(),<>=]))/uy;

const KINDS = ['number', 'name', 'code', 'text', 'sign'] as const;

/** Tokens of a formula, the last one `end`; a fault when a character belongs to none. */
export function formulaTokens(formula: string): FormulaToken[] | FormulaFault {
  if (formula.length > LONGEST_FORMULA) return { message: 'formula is too long', at: LONGEST_FORMULA };
  const text = formula.trimEnd();
  const tokens: FormulaToken[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const groups = TOKEN.exec(text)?.groups;
    const kind = KINDS.find((name) => groups?.[name] !== undefined);
    if (kind === undefined) return { message: 'unknown character', at: from };
    tokens.push({ kind, text: groups?.[kind] ?? '', at: from });
  }
  return [...tokens, { kind: 'end', text: '', at: text.length }];
}
