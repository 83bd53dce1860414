import { roundHalfAway } from '../results/format-value.ts';
import type {
  ComparisonSign,
  ConditionNode,
  FormulaNode,
  FunctionName,
  OperationSign,
  PersonState,
} from './formula-tree.ts';
import { combine, combineAll, parameter, type Condition, type Expression } from './formula-values.ts';

const OPERATIONS: Readonly<Record<OperationSign, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
};

const COMPARISONS: Readonly<Record<ComparisonSign, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};

const FUNCTIONS: Readonly<Record<FunctionName, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  sqrt: Math.sqrt,
  abs: Math.abs,
  ln: Math.log,
  exp: Math.exp,
  round: (value) => roundHalfAway(value ?? Number.NaN, 0),
};

/** A part of a formula made ready to be worked out often. */
export function expressionOf(node: FormulaNode): Expression {
  switch (node.kind) {
    case 'number':
      return () => node.value;
    case 'input':
      return parameter(node.code);
    case 'age':
      return ({ ageYears }) => ageYears ?? { why: 'noAge' };
    case 'height':
      return ({ heightCm }) => heightCm ?? { why: 'noHeight' };
    case 'weight':
      return ({ weightKg }) => weightKg ?? { why: 'noWeight' };
    case 'blank':
      return blankOf(node.reason);
    case 'negative':
      return combineAll([expressionOf(node.of)], (value) => -value);
    case 'operation':
      return combine(expressionOf(node.left), expressionOf(node.right), OPERATIONS[node.sign]);
    case 'call':
      return combineAll(node.parts.map(expressionOf), FUNCTIONS[node.name]);
    case 'choice':
      return choiceOf(conditionOf(node.condition), expressionOf(node.whenTrue), expressionOf(node.whenFalse));
  }
}

function blankOf(reason: string | null): Expression {
  return () => (reason === null ? { why: 'notApplicable' } : { why: 'stated', reason });
}

const STATES: Readonly<Record<PersonState, Condition>> = {
  pregnant: ({ trimester = null }) => trimester !== null,
  notfasting: ({ fasting }) => fasting === 'notFasting',
};

/** Whether a parameter has a word, whatever its case; one without a value makes the formula wait for it. */
function wordCondition({ code, word, isSame }: Extract<ConditionNode, { kind: 'word' }>): Condition {
  return (context) => {
    const value = context.valueOf(code);
    if (word === null) return (value.kind === 'empty') === isSame;
    if (value.kind === 'empty') return { why: 'missing', code };
    const has = value.kind === 'text' && value.text.toLowerCase() === word.toLowerCase();
    return has === isSame;
  };
}

/** The branch that is not taken is not worked out, so it cannot make the result blank. */
function choiceOf(condition: Condition, whenTrue: Expression, whenFalse: Expression): Expression {
  return (context) => {
    const answer = condition(context);
    if (typeof answer !== 'boolean') return answer;
    return answer ? whenTrue(context) : whenFalse(context);
  };
}

function conditionOf(node: ConditionNode): Condition {
  if (node.kind === 'sex')
    return ({ sex }) => (sex === null ? { why: 'noSex' } : (sex === node.sex) === node.isSame);
  if (node.kind === 'state') return STATES[node.state];
  if (node.kind === 'word') return wordCondition(node);
  const left = expressionOf(node.left);
  const right = expressionOf(node.right);
  const compare = COMPARISONS[node.sign];
  return (context) => {
    const a = left(context);
    if (typeof a !== 'number') return a;
    const b = right(context);
    return typeof b === 'number' ? compare(a, b) : b;
  };
}
