import { expect, test } from 'vitest';
import { bandText, judgeTemperature } from './temperature-band.ts';

test.each([
  ['ambient', 17.9, 'tooCold'],
  ['ambient', 18, 'in band'],
  ['ambient', 25, 'in band'],
  ['ambient', 25.1, 'tooWarm'],
  ['cool', 1.9, 'tooCold'],
  ['cool', 2, 'in band'],
  ['cool', 8, 'in band'],
  ['cool', 8.1, 'tooWarm'],
  ['frozen', -80, 'in band'],
  ['frozen', -20, 'in band'],
  ['frozen', -19.9, 'tooWarm'],
] as const)('a %s box at %d °C is %s', (band, celsius, verdict) => {
  expect(judgeTemperature(band, celsius)).toBe(verdict);
});

test('a band is printed with its ends', () => {
  expect([bandText('ambient'), bandText('cool'), bandText('frozen')]).toEqual([
    '18 to 25 °C',
    '2 to 8 °C',
    '-20 °C or colder',
  ]);
});
