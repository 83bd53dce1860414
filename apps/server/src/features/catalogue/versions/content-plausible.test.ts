import { expect, test } from 'vitest';
import { assessValue } from '@nidan/domain/results/assess-value';
import { readCatalogue } from './catalogue-file.ts';

const { parameters } = readCatalogue();
const parameterOf = new Map(parameters.map((parameter) => [parameter.code, parameter]));

function isTaken(code: string, value: string): boolean {
  const parameter = parameterOf.get(code);
  if (parameter === undefined) throw new Error(`The content has no parameter ${code}`);
  return assessValue(value, { ...parameter, kind: 'numeric', choices: [] }, null).ok;
}

test.each([
  ['CHOL', '10'],
  ['HDL', '3'],
  ['AST', '1'],
  ['ALT', '1.2'],
  ['TG', '1.5'],
  ['LDL_DIRECT', '1'],
  ['ALP', '2'],
  ['GGT', '1'],
  ['LDH', '11'],
  ['CK', '2'],
  ['AMYLASE', '2'],
  ['LIPASE', '1'],
  ['BILT', '0'],
  ['IRON', '1'],
  ['T4', '0.3'],
  ['FT4', '0.05'],
  ['VITD', '1'],
  ['K', '0.9'],
  ['NA', '14'],
  ['HB', '0.9'],
  ['HBA1C', '0.6'],
])('%s of %s is not plausible', (code, value) => {
  expect(isTaken(code, value)).toBe(false);
});

test.each([
  ['TSH', '0.005'],
  ['PLT', '3'],
  ['WBC', '0.2'],
  ['IGA', '1'],
  ['CHOL', '45'],
  ['HDL', '9'],
  ['AST', '12000'],
  ['BHCG', '0.5'],
])('%s of %s occurs', (code, value) => {
  expect(isTaken(code, value)).toBe(true);
});

test('every number that is measured has a lower and an upper limit', () => {
  const open = parameters.filter(
    ({ kind, plausibleLow, plausibleHigh }) =>
      kind === 'numeric' && (plausibleLow === null || plausibleHigh === null),
  );
  expect(open.map(({ code }) => code)).toEqual([]);
});
