import { expect, test } from 'vitest';
import { choiceOfKey, completeChoice } from './complete-choice.ts';

const words = ['Nil', 'Trace', '+', '++', '+++', 'Positive', 'Positive, weak'];
const choices = words.map((word) => ({ word }));

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

test('a key stands for its word before the first letters of another one', () => {
  const keyed = [{ word: 'Negative' }, { word: 'Nil', key: 'N' }, { word: 'Many', key: '3' }];
  expect(completeChoice('n', keyed)).toBe('Nil');
  expect(completeChoice('ne', keyed)).toBe('Negative');
  expect(completeChoice('3', keyed)).toBe('Many');
  expect([choiceOfKey('n', keyed), choiceOfKey('ne', keyed), choiceOfKey('', keyed)]).toEqual([
    'Nil',
    null,
    null,
  ]);
});
