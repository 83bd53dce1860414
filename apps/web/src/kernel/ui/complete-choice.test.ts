import { expect, test } from 'vitest';
import { completeChoice } from './complete-choice.ts';

const choices = ['Nil', 'Trace', '+', '++', '+++', 'Positive', 'Positive, weak'];

test.each([
  ['n', 'Nil'],
  ['T', 'Trace'],
  ['+', '+'],
  ['++', '++'],
  ['pos', 'Positive'],
  ['positive, w', 'Positive, weak'],
  [' trace ', 'Trace'],
])('%j means %j', (typed, choice) => {
  expect(completeChoice(typed, choices)).toBe(choice);
});

test('words that no choice starts with mean none', () => {
  expect(completeChoice('x', choices)).toBeNull();
  expect(completeChoice('n', [])).toBeNull();
  expect(completeChoice(' ', choices)).toBeNull();
});
