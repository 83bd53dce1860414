import { expect, test } from 'vitest';
import { calculateTests, type MeasuredParameter, type MeasuredTest } from './calculate-tests.ts';
import { parseFormula } from './formula.ts';
import { parseValue } from '../results/parse-value.ts';

function entered(code: string, value: string): MeasuredParameter {
  return { code, formula: null, value: parseValue(value) };
}

function calculated(code: string, text: string): MeasuredParameter {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return { code, formula: parsed.formula, value: { kind: 'empty' } };
}

function doubled(value: string): MeasuredParameter[] {
  return [entered('A', value), calculated('B', 'A*2')];
}

function workOut(tests: readonly MeasuredTest[]) {
  const results = calculateTests(tests, () => ({ ageYears: 42, sex: 'F' }));
  return Object.fromEntries(
    results.map(({ testId, code, result }) => [`${testId}.${code}`, result.ok ? result.value : result.blank]),
  );
}

test('formulas wait for the formulas that they read, on unrounded values', () => {
  const parameters = [
    calculated('RATIO', 'GLOB3/3'),
    calculated('GLOB3', 'TP-ALB'),
    entered('TP', '7'),
    entered('ALB', '4'),
  ];
  expect(workOut([{ id: 'lft', parameters }])).toEqual({ 'lft.GLOB3': 3, 'lft.RATIO': 1 });
});

test('an input of the test itself wins over the same parameter elsewhere', () => {
  const tests = [
    { id: 'alb', parameters: [entered('ALB', '2')] },
    {
      id: 'ca',
      parameters: [calculated('CA_CORR', 'CA+0.8*(4-ALB)'), entered('CA', '8'), entered('ALB', '4')],
    },
  ];
  expect(workOut(tests)).toEqual({ 'ca.CA_CORR': 8 });
});

test('an input that the test lacks comes from the first other test with a value', () => {
  const tests = [
    { id: 'ca', parameters: [calculated('CA_CORR', 'CA+0.8*(4-ALB)'), entered('CA', '8')] },
    { id: 'alb', parameters: [entered('ALB', '')] },
    { id: 'lft', parameters: [entered('ALB', '3')] },
  ];
  expect(workOut(tests)).toEqual({ 'ca.CA_CORR': 8.8 });
});

test('an empty input of the test itself is missing, whatever another test says', () => {
  const tests = [
    { id: 'ca', parameters: [calculated('CA_CORR', 'CA-ALB'), entered('CA', '8'), entered('ALB', '')] },
    { id: 'lft', parameters: [entered('ALB', '3')] },
  ];
  expect(workOut(tests)).toEqual({ 'ca.CA_CORR': { why: 'missing', code: 'ALB' } });
});

test('the same calculated parameter in two tests follows its own inputs', () => {
  const tests = [
    { id: 'one', parameters: doubled('1') },
    { id: 'two', parameters: doubled('5') },
  ];
  expect(workOut(tests)).toEqual({ 'one.B': 2, 'two.B': 10 });
});

test('a circle stays blank and leaves the others alone', () => {
  const parameters = [
    calculated('A', 'B+1'),
    calculated('B', 'A+1'),
    calculated('C', 'X*2'),
    calculated('D', 'A*2'),
    entered('X', '4'),
  ];
  expect(workOut([{ id: 't', parameters }])).toEqual({
    't.A': { why: 'impossible' },
    't.B': { why: 'impossible' },
    't.C': 8,
    't.D': { why: 'missing', code: 'A' },
  });
});

test('each test goes by its own person at its own collection', () => {
  const tests = ['child', 'adult'].map((id) => ({ id, parameters: [calculated('YEARS', 'age*1')] }));
  const results = calculateTests(tests, (id) => ({ ageYears: id === 'child' ? 17 : 18, sex: null }));
  expect(results.map(({ result }) => result)).toEqual([
    { ok: true, value: 17 },
    { ok: true, value: 18 },
  ]);
});
