import { expect, test } from 'vitest';
import type { MasterField } from './master-fields.ts';
import { toldValue } from './told-value.ts';

const options = [
  { value: 'rollingAdvance', label: 'From an advance' },
  { value: 'credit', label: 'On credit' },
];
const choice: MasterField = { kind: 'choice', name: 'paymentType', label: 'Pays', options };
const choices: MasterField = { kind: 'choices', name: 'ways', label: 'Ways', options };
const text: MasterField = { kind: 'text', name: 'name', label: 'Name' };

const words = {
  yes: 'yes',
  no: 'no',
  empty: 'none',
  more: (count: number): string => `and ${count} more`,
};

test.each([
  [choice, 'rollingAdvance', 'From an advance'],
  [choice, 'since gone', 'since gone'],
  [choices, ['credit', 'rollingAdvance'], 'On credit; From an advance'],
  [choices, [], 'none'],
  [text, 'credit', 'credit'],
  [text, '', 'none'],
  [undefined, null, 'none'],
  [undefined, true, 'yes'],
  [undefined, false, 'no'],
  [undefined, 12.5, '12.5'],
  [undefined, '2026-11-24', '24/11/2026'],
  [undefined, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 'a; b; c; d; e; f; and 2 more'],
  [undefined, [{ test: 'HB', perMonth: 40, until: null }], 'HB 40'],
])('of the field %j the value %j is told as %s', (field, value, told) => {
  expect(toldValue(field, value, words)).toBe(told);
});
