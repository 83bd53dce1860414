import { expect, it } from 'vitest';
import { rowOfRule, ruleOfRow } from './reflex-row.ts';

const rule = {
  parameterId: 'parameter TSH',
  parameter: 'TSH',
  testId: 'test FT4',
  calls: 'FT4',
  flags: [],
  low: null,
  high: null,
  words: [],
  mode: 'suggest' as const,
  isFree: false,
};

it.each([
  ['is', 'L, HH', { flags: ['L' as const, 'HH' as const] }],
  ['in', '4..10', { low: 4, high: 10 }],
  ['in', '400..', { low: 400 }],
  ['says', 'Reactive | Weak', { words: ['Reactive', 'Weak'] }],
] as const)('a rule that %s %s is typed and read the same', (kind, what, part) => {
  const whole = { ...rule, flags: [], words: [], ...part };
  const typed = rowOfRule({ ...whole, flags: [...whole.flags], words: [...whole.words] });
  expect(typed).toMatchObject({ kind, what, target: { testId: 'test FT4', code: 'FT4' } });
  const { parameter: _, calls: __, ...sent } = whole;
  expect(ruleOfRow(typed)).toEqual({ also: [], ...sent });
});

it.each([
  ['', '4..10'],
  ['parameter TSH', 'four'],
] as const)('a rule of the parameter %j in %j cannot be read', (parameterId, what) => {
  expect(ruleOfRow({ ...rowOfRule({ ...rule, low: 1 }), parameterId, what })).toBeNull();
});

it('what must hold beside is typed and read the same, or cannot be read', () => {
  const also = [{ parameter: 'MCV', flags: ['L' as const, 'LL' as const], low: null, high: null, words: [] }];
  const typed = rowOfRule({ ...rule, low: 1, also });
  expect(typed.also).toBe('MCV is L, LL');
  expect(ruleOfRow(typed)?.also).toEqual(also);
  expect(ruleOfRow({ ...typed, also: 'MCV is low' })).toBeNull();
});
