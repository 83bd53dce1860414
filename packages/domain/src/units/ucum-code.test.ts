import { describe, expect, test } from 'vitest';
import { isUcumCode } from './ucum-code.ts';

describe('a UCUM code', () => {
  test.each([
    'g/dL',
    'mg/dl',
    '%',
    'fL',
    'pg',
    's',
    'd',
    'min',
    'Cel',
    '10*3/uL',
    '10*6',
    '10^9/L',
    'm[IU]/L',
    'u[IU]/mL',
    'mm[Hg]',
    'mm/h',
    'mosm/kg',
    'meq/L',
    'mL/min/{1.73_m2}',
    '{ratio}',
    '{s_co_ratio}',
    'ng/mL{FEU}',
    'U/g{Hb}',
    '/[HPF]',
    '/uL',
    '/100{WBCs}',
    'mg/(24.h)',
    'kg/m2',
    'U/10*12{RBCs}',
    "[GPL'U]/mL",
    "{Ehrlich'U}/dL",
    '[CFU]/mL',
    '%{activity}',
    'kg.m/s2',
    's-1',
  ])('is %s', (code) => {
    expect(isUcumCode(code)).toBe(true);
  });

  test.each([
    '',
    ' ',
    'gm/dL',
    'IU/mL',
    'cells/uL',
    'mcg/dL',
    'µg/dL',
    'MG/DL',
    'mg%',
    'mg / dL',
    'mg/',
    '/',
    'mg//dL',
    'mg/(24.h',
    'mg/24.h)',
    '()',
    'm%',
    'mmin',
    '[iu]/mL',
    '{open',
    '10*3 /uL',
    'g/dL g',
    '.g',
    'kkg',
    'k',
    'u',
  ])('is not "%s"', (code) => {
    expect(isUcumCode(code)).toBe(false);
  });

  test('is read at once however long the text', () => {
    const start = performance.now();
    expect(isUcumCode(`${'('.repeat(2_000)}g${')'.repeat(1_999)}`)).toBe(false);
    expect(isUcumCode('m'.repeat(100_000))).toBe(false);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
