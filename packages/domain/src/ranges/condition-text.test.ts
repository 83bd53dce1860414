import { expect, test } from 'vitest';
import { conditionText } from './condition-text.ts';

test.each([
  [{}, null],
  [{ pregnancy: null, fasting: null, sampleTypeId: null, method: null, locationId: null }, null],
  [{ pregnancy: 'trimester2' }, 'pregnant, 2nd trimester'],
  [{ pregnancy: 'pregnant', fasting: 'notFasting' }, 'pregnant, not fasting'],
  [{ sampleTypeId: 'csf' }, 'in specimen csf'],
  [
    { fasting: 'fasting', sampleTypeId: 'flf', method: 'Hexokinase' },
    'fasting, in specimen flf, by Hexokinase',
  ],
  [{ fasting: 'fasting', method: 'Hexokinase', locationId: 'hill' }, 'fasting, by Hexokinase, at place hill'],
] as const)('%o reads %s', (condition, text) => {
  const names = { specimen: (id: string) => `specimen ${id}`, place: (id: string) => `place ${id}` };
  expect(conditionText(condition, names)).toBe(text);
});
