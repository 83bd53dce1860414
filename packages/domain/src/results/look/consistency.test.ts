import { describe, expect, test } from 'vitest';
import {
  type ComparedTest,
  type ComparedValue,
  inconsistenciesOf,
  misfitsForRelease,
} from './consistency.ts';

function value(code: string, numeric: number | null, ucum: string): ComparedValue {
  return { code, loinc: null, ucum, numeric };
}

function on(billTestId: string, ...parameters: ComparedValue[]): ComparedTest {
  return { billTestId, parameters };
}

function differential(...numbers: (number | null)[]): ComparedValue[] {
  return ['NEUT', 'LYMPH', 'MONO', 'EOS', 'BASO'].map((code, at) => value(code, numbers[at] ?? null, '%'));
}

function pair(a: [string, number, string], b: [string, number, string]): ComparedValue[] {
  return [value(...a), value(...b)];
}

describe('values of one test', () => {
  test.each<[string, ComparedValue[], string | null]>([
    ['a differential of 100', differential(60, 30, 6, 3, 1), null],
    ['a differential of 101', differential(61, 30, 6, 3, 1), 'differential'],
    ['a differential of 99', differential(59, 30, 6, 3, 1), 'differential'],
    ['a differential of 100.9', differential(60.9, 30, 6, 3, 1), null],
    ['a differential of 101.1', differential(61.1, 30, 6, 3, 1), 'differential'],
    ['a differential of 98', differential(58, 30, 6, 3, 1), 'differential'],
    ['half a differential', differential(60, 30, null, 3, 1), null],
    ['a haematocrit of three times Hb', pair(['HB', 13.5, 'g/dL'], ['HCT', 40.5, '%']), null],
    ['one that is 3 more', pair(['HB', 13.5, 'g/dL'], ['HCT', 43.5, '%']), null],
    ['one that is 3.1 more', pair(['HB', 13.5, 'g/dL'], ['HCT', 43.6, '%']), 'threeTimesHb'],
    ['one that is 3.1 less', pair(['HB', 13.5, 'g/dL'], ['HCT', 37.4, '%']), 'threeTimesHb'],
    ['Hb in g/L', pair(['HB', 135, 'g/L'], ['HCT', 40, '%']), null],
    ['Hb in g/L that does not fit', pair(['HB', 135, 'g/L'], ['HCT', 30, '%']), 'threeTimesHb'],
    ['Hb in mmol/L', pair(['HB', 8.4, 'mmol/L'], ['HCT', 40.6, '%']), null],
    ['direct bilirubin of all', pair(['BILD', 1.2, 'mg/dL'], ['BILT', 1.2, 'mg/dL']), null],
    ['more direct than total', pair(['BILD', 1.3, 'mg/dL'], ['BILT', 1.2, 'mg/dL']), 'directBilirubin'],
    ['one of them in umol/L', pair(['BILD', 10, 'umol/L'], ['BILT', 0.9, 'mg/dL']), null],
    [
      'one of them in umol/L, too much',
      pair(['BILD', 20, 'umol/L'], ['BILT', 0.9, 'mg/dL']),
      'directBilirubin',
    ],
    ['albumin above protein', pair(['ALB', 7, 'g/dL'], ['TP', 6.9, 'g/dL']), 'albumin'],
    ['albumin below protein in g/L', pair(['ALB', 4.2, 'g/dL'], ['TP', 70, 'g/L']), null],
    ['free above total PSA', pair(['PSA_FREE', 4.1, 'ng/mL'], ['PSA', 4, 'ng/mL']), 'freePsa'],
    ['the same in ug/L', pair(['PSA_FREE', 4.1, 'ug/L'], ['PSA', 4, 'ng/mL']), 'freePsa'],
    ['iron above its binding capacity', pair(['IRON', 300, 'ug/dL'], ['TIBC', 299, 'ug/dL']), 'iron'],
    ['iron in umol/L', pair(['IRON', 20, 'umol/L'], ['TIBC', 300, 'ug/dL']), null],
    [
      'HDL and LDL above cholesterol',
      [value('HDL', 60, 'mg/dL'), value('LDL', 141, 'mg/dL'), value('CHOL', 200, 'mg/dL')],
      'hdlAndLdl',
    ],
    [
      'HDL and LDL as much as cholesterol',
      [value('HDL', 60, 'mg/dL'), value('LDLD', 140, 'mg/dL'), value('CHOL', 200, 'mg/dL')],
      null,
    ],
    ['a unit that cannot be converted', pair(['IRON', 300, 'm[IU]/L'], ['TIBC', 299, 'ug/dL']), null],
  ])('%s: %s', (_, parameters, rule) => {
    expect(inconsistenciesOf([on('t', ...parameters)]).map((found) => found.rule)).toEqual(
      rule === null ? [] : [rule],
    );
  });
});

test('tests of one bill are compared with each other, and each with its own value first', () => {
  const count = on('count', value('HB', 13.5, 'g/dL'), value('HCT', 40, '%'));
  const again = on('again', value('HB', 9, 'g/dL'));
  expect(inconsistenciesOf([count, again])).toMatchObject([
    { rule: 'threeTimesHb', billTestIds: ['again', 'count'], values: [{ numeric: 9 }, { numeric: 40 }] },
  ]);
});

function named(code: string, loinc: string, numeric: number): ComparedValue {
  return { code, loinc, ucum: 'g/dL', numeric };
}

test('a quantity is known by its LOINC code, whatever it is called here, and not by its code then', () => {
  expect(inconsistenciesOf([on('t', named('X1', '1751-7', 7), named('X2', '2885-2', 6))])).toHaveLength(1);
  expect(inconsistenciesOf([on('t', named('ALB', '1747-5', 7), named('TP', '2885-2', 6))])).toEqual([]);
});

function electrolytes(na: number, cl: number, hco3: number): ComparedValue[] {
  return [value('NA', na, 'mmol/L'), value('CL', cl, 'mmol/L'), value('HCO3', hco3, 'mmol/L')];
}

test.each<[string, ComparedValue[], string[]]>([
  ['an anion gap of 3', electrolytes(140, 110, 27), []],
  ['an anion gap of 2.9', electrolytes(139.9, 110, 27), ['anionGap']],
  ['an anion gap of 20', electrolytes(140, 95, 25), []],
  ['an anion gap of 20.1', electrolytes(140.1, 95, 25), ['anionGap']],
  ['a concentration of 30', pair(['HB', 9, 'g/dL'], ['HCT', 30, '%']), []],
  ['one below 30', pair(['HB', 8.9, 'g/dL'], ['HCT', 29.7, '%']), ['concentration']],
  ['a concentration of 37', pair(['HB', 11.1, 'g/dL'], ['HCT', 30.3, '%']), []],
  ['one above 37', pair(['HB', 11.1, 'g/dL'], ['HCT', 29.9, '%']), ['threeTimesHb', 'concentration']],
])('what an ill person may have keeps a result from going out by rule: %s', (_, parameters, rules) => {
  expect(misfitsForRelease([on('t', ...parameters)]).map(({ rule }) => rule)).toEqual(rules);
  const told = inconsistenciesOf([on('t', ...parameters)]).map(({ rule }) => rule);
  expect(told).toEqual(rules.filter((rule) => rule !== 'anionGap' && rule !== 'concentration'));
});
