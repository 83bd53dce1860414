import { expect, test } from 'vitest';
import { parseFormula } from './formula.ts';
import { sizesAsked } from './sizes-asked.ts';

const SCHWARTZ = 'if(age<18, 0.413*height/CREAT, blank)';
const COCKCROFT_GAULT = "if(age>=18, if(sex='O', blank, (140-age)*weight/(72*CREAT)), blank)";

test.each([
  ['a child for Schwartz', SCHWARTZ, { ageYears: 5, sex: 'M' }, ['height']],
  ['an adult for Schwartz', SCHWARTZ, { ageYears: 18, sex: 'M' }, []],
  ['an unknown age', SCHWARTZ, { ageYears: null, sex: 'M' }, []],
  ['an adult for Cockcroft-Gault', COCKCROFT_GAULT, { ageYears: 40, sex: 'F' }, ['weight']],
  ['a sex for which it is blank', COCKCROFT_GAULT, { ageYears: 40, sex: 'O' }, []],
  ['a body mass index', 'weight/(height/100)^2', { ageYears: 40, sex: 'F' }, ['height', 'weight']],
  ['a formula of none', 'CREAT*2', { ageYears: 40, sex: 'F' }, []],
] as const)('asks of %s', (...[, text, person, sizes]) => {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  expect(sizesAsked(parsed.formula, person)).toEqual(sizes);
});
