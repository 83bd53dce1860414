import { expect, test } from 'vitest';
import { conditionText } from './condition-text.ts';

test.each([
  [{}, null],
  [{ pregnancy: null, fasting: null, method: null, locationId: null }, null],
  [{ pregnancy: 'trimester2' }, 'pregnant, 2nd trimester'],
  [{ pregnancy: 'pregnant', fasting: 'notFasting' }, 'pregnant, not fasting'],
  [{ fasting: 'fasting', method: 'Hexokinase', locationId: 'hill' }, 'fasting, by Hexokinase, at place hill'],
] as const)('%o reads %s', (condition, text) => {
  expect(conditionText(condition, (id) => `place ${id}`)).toBe(text);
});
