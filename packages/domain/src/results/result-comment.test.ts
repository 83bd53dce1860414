import { expect, test } from 'vitest';
import { commentConditionFault, commentState, parseCommentCondition } from './result-comment.ts';

const NOTHING = { flags: [], low: null, high: null, words: [] };

test.each([
  ['in 6.5..', { ...NOTHING, low: 6.5 }],
  [' In 5.7..6.4 ', { ...NOTHING, low: 5.7, high: 6.4 }],
  ['is h, HH', { ...NOTHING, flags: ['H', 'HH'] }],
  ['says Positive | Weak', { ...NOTHING, words: ['Positive', 'Weak'] }],
])('%j is a condition', (text, condition) => {
  expect(parseCommentCondition(text)).toEqual(condition);
  expect(commentConditionFault(text)).toBeNull();
});

test.each(['', '6.5', 'in', 'in 7..6', 'is X', 'says |', 'more than 6'])('%j is none', (text) => {
  expect(commentConditionFault(text)?.msg).toContain('Write "in 6.5.."');
});

const rule = {
  commentId: 'c',
  name: 'Diabetes',
  condition: { ...NOTHING, low: 6.5 },
  sentence: { en: 'a', hi: 'b', mr: 'c' },
};
const decided = (value: string) => [{ commentId: 'c', value, decision: 'dismissed' } as const];

test.each([
  ['6.4', [], null],
  ['6.5', [], 'proposed'],
  ['7.0', decided('7.0'), 'dismissed'],
  ['7.0', decided('6.9'), 'proposed'],
  ['7.0', [{ commentId: 'other', value: '7.0', decision: 'accepted' } as const], 'proposed'],
])('of %s after %j a sentence is %s', (value, before, state) => {
  expect(commentState(rule, { value, flag: null }, before)).toBe(state);
});
