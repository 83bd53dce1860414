import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ckdEpi2009,
  ckdEpi2021,
  EGFR_PARAMETERS,
  egfrOf,
  kidneyStage,
  mdrd,
  mdrdText,
  schwartz,
  type RenalSubject,
} from './egfr.ts';

// Worked out apart from the code, from the published coefficients.
test.each([
  { creatinine: 1, ageYears: 50, sex: 'M', epi2021: 91.69, epi2009: 87.37, mdrd175: 79.09, mdrd186: 84.07 },
  { creatinine: 1, ageYears: 50, sex: 'F', epi2021: 68.63, epi2009: 65.64, mdrd175: 58.69, mdrd186: 62.38 },
  {
    creatinine: 0.6,
    ageYears: 30,
    sex: 'F',
    epi2021: 123.76,
    epi2009: 122.31,
    mdrd175: 117.38,
    mdrd186: 124.76,
  },
  {
    creatinine: 0.8,
    ageYears: 30,
    sex: 'M',
    epi2021: 122.1,
    epi2009: 119.87,
    mdrd175: 113.51,
    mdrd186: 120.64,
  },
  { creatinine: 3.5, ageYears: 72, sex: 'M', epi2021: 17.78, epi2009: 16.46, mdrd175: 17.3, mdrd186: 18.39 },
] as const)(
  'creatinine $creatinine at $ageYears, $sex',
  ({ epi2021, epi2009, mdrd175, mdrd186, ...subject }) => {
    expect(ckdEpi2021(subject)).toBeCloseTo(epi2021, 2);
    expect(ckdEpi2009(subject)).toBeCloseTo(epi2009, 2);
    expect(mdrd(subject, 175)).toBeCloseTo(mdrd175, 2);
    expect(mdrd(subject, 186)).toBeCloseTo(mdrd186, 2);
  },
);

describe('no result', () => {
  const adult: RenalSubject = { creatinine: 1, ageYears: 18, sex: 'M' };

  test.each([
    { subject: adult, given: true },
    { subject: { ...adult, ageYears: 17 }, given: false },
    { subject: { ...adult, sex: 'O' as const }, given: false },
    { subject: { ...adult, creatinine: 0 }, given: false },
    { subject: { ...adult, creatinine: -1 }, given: false },
    { subject: { ...adult, creatinine: Number.NaN }, given: false },
    { subject: { ...adult, ageYears: Number.NaN }, given: false },
  ])('$subject gives one: $given', ({ subject, given }) => {
    expect(ckdEpi2021(subject) !== null).toBe(given);
    expect(ckdEpi2009(subject) !== null).toBe(given);
    expect(mdrd(subject, 175) !== null).toBe(given);
  });
});

test('bedside Schwartz is for those below 18', () => {
  expect(schwartz({ creatinine: 0.5, ageYears: 10, heightCm: 140 })).toBeCloseTo(115.64, 2);
  expect(schwartz({ creatinine: 0.5, ageYears: 17, heightCm: 170 })).not.toBeNull();
  expect(schwartz({ creatinine: 0.5, ageYears: 18, heightCm: 170 })).toBeNull();
  expect(schwartz({ creatinine: 0, ageYears: 10, heightCm: 140 })).toBeNull();
  expect(schwartz({ creatinine: 0.5, ageYears: 10, heightCm: 0 })).toBeNull();
});

test('more creatinine is less filtration, and so are more years', () => {
  const positive = fc.double({ min: 0.2, max: 15, noNaN: true });
  fc.assert(
    fc.property(
      positive,
      fc.integer({ min: 18, max: 99 }),
      fc.constantFrom('M', 'F'),
      (creatinine, ageYears, sex) => {
        const worse = { creatinine: creatinine * 1.01, ageYears, sex };
        const older = { creatinine, ageYears: ageYears + 1, sex };
        for (const formula of [ckdEpi2021, ckdEpi2009, (subject: RenalSubject) => mdrd(subject, 175)]) {
          const egfr = formula({ creatinine, ageYears, sex }) ?? Number.NaN;
          expect(formula(worse)).toBeLessThan(egfr);
          expect(formula(older)).toBeLessThan(egfr);
        }
      },
    ),
  );
});

test('MDRD is not reported above 60', () => {
  expect([60.4, 60.5, 12.5].map(mdrdText)).toEqual(['60', '>60', '13']);
});

test.each([
  [90, 'G1'],
  [89, 'G2'],
  [60, 'G2'],
  [59, 'G3a'],
  [45, 'G3a'],
  [44, 'G3b'],
  [30, 'G3b'],
  [29, 'G4'],
  [15, 'G4'],
  [14, 'G5'],
])('%i is stage %s', (egfr, stage) => {
  expect(kidneyStage(egfr)).toBe(stage);
});

test('each parameter of the specification has its formula', () => {
  const subject = { creatinine: 1, ageYears: 50, sex: 'M' } as const;
  expect(EGFR_PARAMETERS.map((parameter) => egfrOf(parameter, subject)?.toFixed(2))).toEqual([
    '91.69',
    '87.37',
    '79.09',
  ]);
  expect(EGFR_PARAMETERS.map((parameter) => egfrOf(parameter, { ...subject, ageYears: 17 }))).toEqual([
    null,
    null,
    null,
  ]);
});
