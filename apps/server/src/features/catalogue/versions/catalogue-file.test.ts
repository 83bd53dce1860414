import { NO_LIMITS } from '@nidan/domain/ranges/range-limits';
import { conditionKey, type RangeCondition } from '@nidan/domain/ranges/range-condition';
import { describe, expect, test } from 'vitest';
import { parseContentFile, readCatalogue, type CatalogueParameter } from './catalogue-file.ts';
import { findLacks, sizeOfContent } from './content-size.ts';
import { loincCoverage } from '../parameters/loinc-coverage.ts';
import { isNumber } from '../parameters/is-number.ts';
import { readMicrobes } from '../masters/microbe-file.ts';

const catalogue = readCatalogue();

function parameter(code: string): CatalogueParameter {
  const found = catalogue.parameters.find((one) => one.code === code);
  if (found === undefined) throw new Error(`No parameter ${code}`);
  return found;
}

function rangesAt(code: string, sex: 'M' | 'F', day: number) {
  return rangesUnder({}, code).filter(
    (range) => (range.sex === null || range.sex === sex) && range.ageFromDays <= day && day < range.ageToDays,
  );
}

function rangesUnder(condition: Partial<RangeCondition>, code: string) {
  return parameter(code).ranges.filter((range) => conditionKey(range) === conditionKey(condition));
}

function groupsOf(code: string) {
  const groups = catalogue.tests.find((one) => one.code === code)?.parameters.map(({ group }) => group);
  return [...new Set(groups)];
}

describe('the catalogue', () => {
  test('is as large as a lab needs', () => {
    expect(findLacks(sizeOfContent(catalogue, readMicrobes()))).toEqual([]);
    expect(catalogue.tests.filter((one) => one.restrictReportTillAllCheck).length).toBeGreaterThan(0);
  });

  test('tells of what it has too little', () => {
    const size = sizeOfContent({ ...catalogue, tests: [] }, readMicrobes());
    expect(findLacks(size)).toEqual([
      'the content has 0 tests, and must have 350',
      'the content has 0 profiles and packages, and must have 40',
    ]);
  });

  test('has a test in every department and for every tube that is drawn', () => {
    const used = new Set(catalogue.tests.flatMap((one) => [one.department, one.sampleType]));
    expect(catalogue.departments.filter(({ code }) => !used.has(code))).toEqual([]);
    expect(catalogue.sampleTypes.filter(({ code }) => !used.has(code))).toEqual([]);
  });

  test('gives every number a LOINC code or the reason for none', () => {
    const { coded, local, unconfirmed } = loincCoverage(catalogue.parameters);
    expect(coded + local + unconfirmed).toBe(catalogue.parameters.filter(isNumber).length);
  });

  test('asks consent for whatever tells of HIV', () => {
    const asked = catalogue.tests
      .filter((one) => one.parameters.some(({ code }) => code.startsWith('HIV')))
      .map(({ consentNeeded }) => consentNeeded);
    expect(asked.length).toBeGreaterThan(4);
    expect(asked).not.toContain(false);
  });

  test('asks consent for a scan of a pregnancy and never reports the sex of the fetus', () => {
    const scans = catalogue.tests.filter(({ name }) => name.startsWith('Obstetric scan'));
    expect(scans.length).toBeGreaterThan(3);
    expect(scans.filter(({ consentNeeded }) => !consentNeeded)).toEqual([]);
    expect(catalogue.parameters.filter(({ name }) => /f(?:o)?etal sex|gender/iu.test(name))).toEqual([]);
  });

  test('groups the blood count and urine as they print', () => {
    expect(groupsOf('CBC')).toEqual([
      'Red cells',
      'White cells',
      'Differential count',
      'Absolute counts',
      'Platelets',
    ]);
    expect(groupsOf('URM')).toEqual(['Physical', 'Chemical', 'Microscopy']);
  });
});

describe('a reference range', () => {
  test.each([
    ['HB', 'M', 6574, [13, 17]],
    ['HB', 'F', 6574, [12, 15]],
    ['HB', 'F', 6573, [12, 16]],
    ['HB', 'M', 0, [13.5, 21.5]],
    ['HB', 'M', 7, [10, 18]],
    ['K', 'F', 6574, [3.5, 5.1]],
    ['TSH', 'M', 7305, [0.27, 4.2]],
    ['CREAT', 'M', 5478, [0.67, 1.17]],
    ['ESR', 'F', 18_262, [0, 30]],
    ['ESR', 'F', 18_261, [0, 20]],
  ] as const)('of %s for %s on day %i is %j', (...[code, sex, day, [low, high]]) => {
    expect(rangesAt(code, sex, day)).toMatchObject([{ low, high }]);
  });

  test.each([
    ['HB', 'trimester1', 11, 14],
    ['HB', 'trimester2', 10.5, 14],
    ['TSH', 'trimester1', 0.1, 4],
    ['TSH', 'trimester3', 0.3, 4],
    ['FT4', 'trimester2', 0.75, 1.32],
    ['CREAT', 'trimester2', 0.4, 0.8],
    ['ALP', 'trimester3', 38, 229],
    ['WBC', 'trimester3', 5.9, 16.9],
    ['PLT', 'trimester3', 146, 429],
    ['FERRITIN', 'pregnant', 30, null],
    ['GLU_F', 'pregnant', 60, 91],
    ['GLU_PP', 'pregnant', 60, 119],
  ] as const)('of %s in a pregnancy (%s) is %d to %s', (...[code, pregnancy, low, high]) => {
    expect(rangesUnder({ pregnancy }, code)).toMatchObject([{ sex: 'F', low, high }]);
  });

  test('of triglycerides is another one after a meal', () => {
    expect(rangesAt('TG', 'M', 10_000)).toMatchObject([{ high: 149 }]);
    expect(rangesUnder({ fasting: 'notFasting' }, 'TG')).toMatchObject([{ high: 174 }]);
  });

  test('of a condition says where it comes from', () => {
    const named = catalogue.parameters.filter(({ sources }) => sources.pregnancy !== undefined);
    expect(named.length).toBeGreaterThanOrEqual(28);
  });

  test.each([
    ['K', 2.8, 6.2],
    ['NA', 120, 160],
    ['CA', 6.5, 13],
    ['GLU_F', 45, 450],
    ['HB', 7, 20],
    ['PLT', 20, 1000],
    ['MG', 1, 4.9],
  ])('of an adult for %s is critical at %d and at %d', (code, criticalLow, criticalHigh) => {
    expect(rangesAt(code, 'F', 14_000)).toMatchObject([{ criticalLow, criticalHigh }]);
  });

  test.each([
    ['WBC', 4, null],
    ['PLT', 100, null],
    ['MCV', 75, 105],
    ['ANC', 1, 20],
    ['AEC', null, 2],
  ])('of an adult for %s calls for action below %d and above %d', (code, actionLow, actionHigh) => {
    expect(rangesAt(code, 'F', 14_000)).toMatchObject([{ actionLow, actionHigh }]);
  });
});

describe('a content file', () => {
  test('gets every absent key', () => {
    const file = parseContentFile(
      'x.json',
      '{"parameters":[{"code":"A","name":"A","kind":"numeric","mandatory":true,"ranges":[{"ageFromDays":0,"ageToDays":9}]}]}',
    );
    expect(file.tests).toEqual([]);
    expect(file.parameters).toEqual([
      {
        code: 'A',
        name: 'A',
        kind: 'numeric',
        unit: '',
        ucum: null,
        loinc: null,
        loincGap: null,
        decimals: 0,
        method: '',
        choices: [],
        formula: null,
        mandatory: true,
        molarMass: null,
        otherUnits: [],
        plausibleLow: null,
        plausibleHigh: null,
        mayBeAbsent: false,
        delta: null,
        sources: { reference: null, critical: null, plausible: null, delta: null },
        ranges: [
          {
            sex: null,
            ageFromDays: 0,
            ageToDays: 9,
            ...NO_LIMITS,
            low: null,
            high: null,
            text: null,
            bands: [],
          },
        ],
      },
    ]);
  });

  test.each([
    ['{"tests":[{"code":"a b"}]}', '/tests/0/code must match pattern'],
    [
      '{"departments":[{"code":"A","name":"A","printOrder":1}]}',
      "must have required property 'enforceDeptAccession'",
    ],
    ['{"panels":[]}', 'must NOT have additional properties'],
  ])('%s is refused by file and place', (json, place) => {
    expect(() => parseContentFile('x.json', json)).toThrow(`x.json: `);
    expect(() => parseContentFile('x.json', json)).toThrow(place);
  });
});
