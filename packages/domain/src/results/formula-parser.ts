import { combine, combineAll, parameter, type Condition, type Expression } from './formula-values.ts';
import type { FormulaFault, FormulaToken } from './formula-tokens.ts';

const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
};

const COMPARISONS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};

interface FormulaFunction {
  readonly most: number;
  readonly operate: (...values: number[]) => number;
}

const FUNCTIONS: Readonly<Record<string, FormulaFunction>> = {
  min: { most: 20, operate: Math.min },
  max: { most: 20, operate: Math.max },
  sqrt: { most: 1, operate: Math.sqrt },
  abs: { most: 1, operate: Math.abs },
  ln: { most: 1, operate: Math.log },
  exp: { most: 1, operate: Math.exp },
};

const DEEPEST = 60;

/** Reads tokens by recursive descent; power binds tighter than a sign before it, and to the right. */
export class FormulaParser {
  readonly inputs = new Set<string>();
  private position = 0;
  private depth = 0;
  private readonly tokens: readonly FormulaToken[];

  constructor(tokens: readonly FormulaToken[]) {
    this.tokens = tokens;
  }

  /** The whole formula. Throws a FormulaError. */
  whole(): Expression {
    const expression = this.sum();
    if (this.next().kind !== 'end') throw this.fault('expected the end of the formula');
    return expression;
  }

  private sum(): Expression {
    return this.leftToRight(['+', '-'], () => this.product());
  }

  private product(): Expression {
    return this.leftToRight(['*', '/'], () => this.signed());
  }

  private leftToRight(signs: readonly string[], operand: () => Expression): Expression {
    let left = operand();
    for (let sign = this.takeSign(signs); sign !== null; sign = this.takeSign(signs)) {
      left = combine(left, operand(), operationOf(sign));
    }
    return left;
  }

  private signed(): Expression {
    const sign = this.takeSign(['-', '+']);
    if (sign === null) return this.power();
    const operand = this.nested(() => this.signed());
    return sign === '-' ? combineAll([operand], (value) => -value) : operand;
  }

  private power(): Expression {
    const base = this.operand();
    return this.takeSign(['^']) === null
      ? base
      : combine(
          base,
          this.nested(() => this.signed()),
          operationOf('^'),
        );
  }

  private operand(): Expression {
    const token = this.next();
    if (token.kind === 'number') {
      this.position += 1;
      return constant(Number(token.text));
    }
    if (token.kind === 'code') return this.input(token.text);
    if (token.kind === 'name') return this.named(token.text);
    if (this.takeSign(['(']) === null) throw this.fault('expected a number, a parameter or a bracket');
    const inner = this.nested(() => this.sum());
    this.expectSign(')');
    return inner;
  }

  private input(code: string): Expression {
    this.position += 1;
    this.inputs.add(code);
    return parameter(code);
  }

  private named(name: string): Expression {
    if (name === 'if') return this.choice();
    const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (known) return this.call(name, known);
    if (name === 'sex') throw this.fault("sex can only be compared, as in sex='F'");
    if (name !== 'age' && name !== 'blank') return this.input(name);
    this.position += 1;
    return name === 'age' ? ({ ageYears }) => ageYears ?? { why: 'noAge' } : () => ({ why: 'notApplicable' });
  }

  private call(name: string, { most, operate }: FormulaFunction): Expression {
    const { at } = this.next();
    this.position += 1;
    this.expectSign('(');
    const parts = [this.nested(() => this.sum())];
    while (this.takeSign([',']) !== null) parts.push(this.nested(() => this.sum()));
    this.expectSign(')');
    if (parts.length > most) {
      throw new FormulaError({
        message: `${name} takes ${most === 1 ? 'one value' : `at most ${most} values`}`,
        at,
      });
    }
    return combineAll(parts, operate);
  }

  /** if(condition, then, else); the branch that is not taken is not worked out, so it cannot make the result blank. */
  private choice(): Expression {
    this.position += 1;
    this.expectSign('(');
    const condition = this.condition();
    this.expectSign(',');
    const then = this.nested(() => this.sum());
    this.expectSign(',');
    const otherwise = this.nested(() => this.sum());
    this.expectSign(')');
    return (context) => {
      const answer = condition(context);
      if (typeof answer !== 'boolean') return answer;
      return answer ? then(context) : otherwise(context);
    };
  }

  private condition(): Condition {
    return this.next().kind === 'name' && this.next().text === 'sex'
      ? this.sexCondition()
      : this.comparison();
  }

  private sexCondition(): Condition {
    this.position += 1;
    const sign = this.takeSign(['=', '!=']);
    const wanted = this.next();
    if (sign === null || wanted.kind !== 'text' || !['M', 'F', 'O'].includes(wanted.text)) {
      throw this.fault("expected ='M', ='F' or ='O' after sex");
    }
    this.position += 1;
    return ({ sex }) => (sex === null ? { why: 'noSex' } : (sex === wanted.text) === (sign === '='));
  }

  private comparison(): Condition {
    const left = this.nested(() => this.sum());
    const sign = this.takeSign(Object.keys(COMPARISONS));
    const compare = sign === null ? undefined : COMPARISONS[sign];
    if (!compare) throw this.fault('expected a comparison');
    const right = this.nested(() => this.sum());
    return (context) => {
      const a = left(context);
      if (typeof a !== 'number') return a;
      const b = right(context);
      return typeof b === 'number' ? compare(a, b) : b;
    };
  }

  private nested<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > DEEPEST) throw this.fault('formula is nested too deeply');
    const part = read();
    this.depth -= 1;
    return part;
  }

  private next(): FormulaToken {
    return this.tokens[this.position] ?? { kind: 'end', text: '', at: 0 };
  }

  private takeSign(signs: readonly string[]): string | null {
    const token = this.next();
    if (token.kind !== 'sign' || !signs.includes(token.text)) return null;
    this.position += 1;
    return token.text;
  }

  private expectSign(sign: string): void {
    if (this.takeSign([sign]) === null) throw this.fault(`expected ${sign}`);
  }

  private fault(message: string): FormulaError {
    return new FormulaError({ message, at: this.next().at });
  }
}

/** Carries a fault out of the descent; `parseFormula` turns it into a value. */
export class FormulaError extends Error {
  readonly fault: FormulaFault;

  constructor(fault: FormulaFault) {
    super(fault.message);
    this.fault = fault;
  }
}

function constant(value: number): Expression {
  return () => value;
}

function operationOf(sign: string): (a: number, b: number) => number {
  return OPERATIONS[sign] ?? (() => Number.NaN);
}
