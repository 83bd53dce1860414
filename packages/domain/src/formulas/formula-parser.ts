import type { FormulaFault, FormulaToken } from './formula-tokens.ts';
import {
  COMPARISON_SIGNS,
  type ConditionNode,
  type FormulaNode,
  FUNCTION_VALUES,
  type FunctionName,
  type OperationSign,
  PERSON_STATES,
} from './formula-tree.ts';

const DEEPEST = 60;

/** Names that are no parameters. */
const KNOWN_OF_PERSON = ['age', 'height', 'weight'] as const;

/** Reads tokens by recursive descent; power binds tighter than a sign before it, and to the right. */
export class FormulaParser {
  readonly inputs = new Set<string>();
  /** Whether it reads the height or weight of the person. */
  readsSize = false;
  private position = 0;
  private depth = 0;
  private readonly tokens: readonly FormulaToken[];

  constructor(tokens: readonly FormulaToken[]) {
    this.tokens = tokens;
  }

  /** The whole formula. Throws a FormulaError. */
  whole(): FormulaNode {
    const node = this.sum();
    if (this.next().kind !== 'end') throw this.fault('expected the end of the formula');
    return node;
  }

  private sum(): FormulaNode {
    return this.leftToRight(['+', '-'], () => this.product());
  }

  private product(): FormulaNode {
    return this.leftToRight(['*', '/'], () => this.signed());
  }

  private leftToRight(signs: readonly OperationSign[], operand: () => FormulaNode): FormulaNode {
    let left = operand();
    for (let sign = this.takeSign(signs); sign !== null; sign = this.takeSign(signs)) {
      left = { kind: 'operation', sign, left, right: operand() };
    }
    return left;
  }

  private signed(): FormulaNode {
    const sign = this.takeSign(['-', '+']);
    if (sign === null) return this.power();
    const operand = this.nested(() => this.signed());
    return sign === '-' ? { kind: 'negative', of: operand } : operand;
  }

  private power(): FormulaNode {
    const left = this.operand();
    if (this.takeSign(['^']) === null) return left;
    return { kind: 'operation', sign: '^', left, right: this.nested(() => this.signed()) };
  }

  private operand(): FormulaNode {
    const token = this.next();
    if (token.kind === 'number') {
      this.position += 1;
      return { kind: 'number', value: Number(token.text) };
    }
    if (token.kind === 'code') return this.input(token.text);
    if (token.kind === 'name') return this.named(token.text);
    if (this.takeSign(['(']) === null) throw this.fault('expected a number, a parameter or a bracket');
    const inner = this.nested(() => this.sum());
    this.expectSign(')');
    return inner;
  }

  /** A parameter, with its unit behind it where the formula names it: CREAT 'mg/dL'. */
  private input(code: string): FormulaNode {
    this.position += 1;
    this.inputs.add(code);
    return { kind: 'input', code, unit: this.takeText() };
  }

  private named(name: string): FormulaNode {
    if (name === 'if') return this.choice();
    if (isFunction(name)) return this.call(name);
    if (name === 'blank') return this.blank();
    if (name === 'sex') throw this.fault("sex can only be compared, as in sex='F'");
    if (PERSON_STATES.some((state) => state === name))
      throw this.fault(`${name} is a condition, as in if(${name}, blank, 1)`);
    const kind = KNOWN_OF_PERSON.find((one) => one === name);
    if (kind === undefined) return this.input(name);
    this.position += 1;
    this.readsSize ||= kind === 'height' || kind === 'weight';
    return { kind };
  }

  /** No result, with the reason behind it that is printed: blank 'not valid in pregnancy'. */
  private blank(): FormulaNode {
    this.position += 1;
    return { kind: 'blank', reason: this.takeText() };
  }

  private takeText(): string | null {
    const token = this.next();
    if (token.kind !== 'text') return null;
    this.position += 1;
    return token.text;
  }

  private call(name: FunctionName): FormulaNode {
    const { at } = this.next();
    const most = FUNCTION_VALUES[name];
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
    return { kind: 'call', name, parts };
  }

  /** if(condition, then, else). */
  private choice(): FormulaNode {
    this.position += 1;
    this.expectSign('(');
    const condition = this.condition();
    this.expectSign(',');
    const whenTrue = this.nested(() => this.sum());
    this.expectSign(',');
    const whenFalse = this.nested(() => this.sum());
    this.expectSign(')');
    return { kind: 'choice', condition, whenTrue, whenFalse };
  }

  private condition(): ConditionNode {
    const { kind, text } = this.next();
    if (kind !== 'name') return this.comparison();
    if (text === 'sex') return this.sexCondition();
    const state = PERSON_STATES.find((one) => one === text);
    if (state === undefined) return this.comparison();
    this.position += 1;
    return { kind: 'state', state };
  }

  private sexCondition(): ConditionNode {
    this.position += 1;
    const sign = this.takeSign(['=', '!=']);
    const wanted = this.next();
    const sex = (['M', 'F', 'O'] as const).find((one) => wanted.kind === 'text' && one === wanted.text);
    if (sign === null || sex === undefined) throw this.fault("expected ='M', ='F' or ='O' after sex");
    this.position += 1;
    return { kind: 'sex', sex, isSame: sign === '=' };
  }

  private comparison(): ConditionNode {
    const left = this.nested(() => this.sum());
    const sign = this.takeSign(COMPARISON_SIGNS);
    if (sign === null) throw this.fault('expected a comparison');
    if (left.kind === 'input' && left.unit === null && (sign === '=' || sign === '!=')) {
      const { kind, text } = this.next();
      if (kind === 'text' || (kind === 'name' && text === 'blank')) {
        this.position += 1;
        return { kind: 'word', code: left.code, word: kind === 'text' ? text : null, isSame: sign === '=' };
      }
    }
    return { kind: 'comparison', sign, left, right: this.nested(() => this.sum()) };
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

  private takeSign<Sign extends string>(signs: readonly Sign[]): Sign | null {
    const token = this.next();
    const sign = signs.find((one) => token.kind === 'sign' && one === token.text);
    if (sign === undefined) return null;
    this.position += 1;
    return sign;
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

function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTION_VALUES, name);
}
