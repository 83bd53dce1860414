import { expect, test } from 'vitest';
import { rejectingRule, verdictOf } from './quality-state.ts';

test.each([
  [[], 'in', null],
  [['1-2s'], 'warning', null],
  [['1-2s', '7-T'], 'warning', null],
  [['1-2s', '2-2s', '4-1s'], 'reject', '2-2s'],
] as const)('%s', (rules, verdict, rejecting) => {
  expect([verdictOf(rules), rejectingRule(rules)]).toEqual([verdict, rejecting]);
});
