import { expect, it } from 'vitest';
import { readCatalogue } from '../../features/catalogue/versions/catalogue-file.ts';
import { demoNumber } from './demo-values.ts';

const { parameters } = readCatalogue();
const numberOf = (code: string, range: Parameters<typeof demoNumber>[0]['range'], random: number) => {
  const parameter = parameters.find((one) => one.code === code);
  if (parameter === undefined) throw new Error(`The content has no parameter ${code}`);
  return Number(demoNumber({ ...parameter, range }, () => random));
};

it.each([
  ['CHOL', 100, 400],
  ['HDL', 15, 100],
  ['AST', 100, 500],
  ['FSH', 1, 20],
])('a person without an interval has a believable %s', (code, low, high) => {
  for (const random of [0, 0.5, 0.99]) {
    expect(numberOf(code, null, random)).toBeGreaterThan(low);
    expect(numberOf(code, null, random)).toBeLessThan(high);
  }
});

it('a person with an interval has a value in it or a little outside', () => {
  const range = { low: 150, high: 200 };
  expect(numberOf('CHOL', range, 0)).toBeGreaterThan(150);
  expect(numberOf('CHOL', range, 0)).toBeLessThan(220);
  expect(numberOf('CHOL', range, 0.5)).toBe(175);
});
