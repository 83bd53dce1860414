import { expect, test } from 'vitest';
import { rulesBySigma, sigmaOf } from './sigma.ts';

test.each([
  { tea: 10, bias: 1, cv: 1.5, sigma: 6 },
  { tea: 10, bias: -1, cv: 1.5, sigma: 6 },
  { tea: 6, bias: 0, cv: 2, sigma: 3 },
  { tea: 6, bias: 0, cv: 0, sigma: null },
])('sigma of an error of $tea %, bias $bias % and CV $cv % is $sigma', ({ sigma, ...facts }) => {
  expect(sigmaOf(facts)).toBe(sigma);
});

test.each([
  { sigma: 6, rules: ['1-3s'], least: 2 },
  { sigma: 5.99, rules: ['1-3s', '2-2s', 'R-4s'], least: 2 },
  { sigma: 4.99, rules: ['1-3s', '2-2s', 'R-4s', '4-1s'], least: 4 },
  { sigma: 3.99, rules: ['1-3s', '2-2s', 'R-4s', '4-1s', '8-x'], least: 4 },
])('$sigma sigma asks $rules', ({ sigma, rules, least }) => {
  expect(rulesBySigma(sigma)).toMatchObject({ rules, controls: { least } });
});
