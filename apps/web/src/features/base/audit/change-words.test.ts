import { expect, test } from 'vitest';
import { auditTexts } from './texts/audit-texts.ts';
import { viewOf } from './audit-search.ts';
import { changeWords } from './change-words.ts';

const t = auditTexts.in('en');

test.each([
  [[], ''],
  [[{ label: 'City', before: null, after: 'Pune' }], 'City: Pune'],
  [[{ label: 'City', before: 'Pune', after: null }], 'City: Pune, now empty'],
  [
    [
      { label: 'HB', before: '13.1', after: '13.4' },
      { label: 'Note', before: null, after: 'Seen' },
    ],
    'HB: 13.1, now 13.4, Note: Seen',
  ],
])('%o', (changes, words) => {
  expect(changeWords({ changes }, t)).toBe(words);
});

test('who may see records alone is shown no other view', () => {
  expect(['', 'person', 'nonsense'].map((text) => viewOf(text, false))).toEqual([
    'record',
    'record',
    'record',
  ]);
  expect(['', 'person', 'nonsense'].map((text) => viewOf(text, true))).toEqual([
    'activity',
    'person',
    'activity',
  ]);
});
