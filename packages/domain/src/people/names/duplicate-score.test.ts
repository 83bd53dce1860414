import { describe, expect, test } from 'vitest';
import {
  type ComparedPerson,
  duplicateScore,
  LIKELY_DUPLICATE,
  POSSIBLE_DUPLICATE,
} from './duplicate-score.ts';

const YEAR = 365;
const shalini: ComparedPerson = {
  name: 'Shalini Vaidya',
  sex: 'F',
  ageDays: 52 * YEAR,
  birthdate: null,
  phones: ['9822000041'],
  abhaId: null,
  passportNumber: null,
  srfId: null,
  aadhaarLast4: null,
};
const like = (change: Partial<ComparedPerson>) => duplicateScore(shalini, { ...shalini, ...change });

describe('likely one person', () => {
  test.each<[string, Partial<ComparedPerson>, Partial<ComparedPerson>]>([
    ['the same in everything', {}, {}],
    ['one letter of the name, the age a year off', { name: 'Shalini Vaidy', ageDays: 53 * YEAR }, {}],
    ['the second phone of the one is the first of the other', { phones: ['7020000018', '9822000041'] }, {}],
    [
      'another phone, but the same ABHA',
      { phones: [], abhaId: '91302145567745' },
      { abhaId: '91302145567745' },
    ],
  ])('%s', (_, change, of) => {
    expect(duplicateScore({ ...shalini, ...of }, { ...shalini, ...change }).score).toBeGreaterThanOrEqual(
      LIKELY_DUPLICATE,
    );
  });
});

test('possibly one person: the same name and birth date under another phone', () => {
  const birthdate = '1973-02-14';
  const { score, reasons } = duplicateScore(
    { ...shalini, birthdate },
    { ...shalini, birthdate, phones: ['7020000018'] },
  );
  expect(reasons).toEqual(['sameName', 'sameBirthdate']);
  expect(score).toBeGreaterThanOrEqual(POSSIBLE_DUPLICATE);
  expect(score).toBeLessThan(LIKELY_DUPLICATE);
});

describe('not shown', () => {
  test.each<[string, Partial<ComparedPerson>]>([
    ['the husband behind the same phone', { name: 'Anil Vaidya', sex: 'M', ageDays: 55 * YEAR }],
    ['a daughter of the same name', { ageDays: 20 * YEAR }],
    ['a sister behind the same phone', { name: 'Malini Vaidya' }],
    ['a stranger of the same name and age', { phones: ['7020000018'] }],
  ])('%s', (_, change) => {
    expect(like(change).score).toBeLessThan(POSSIBLE_DUPLICATE);
  });

  test('twins: the same phone, birth date, sex and surname', () => {
    const twin = { ...shalini, birthdate: '2020-06-01', ageDays: 5 * YEAR };
    const other = { ...twin, name: 'Sanika Vaidya' };
    expect(duplicateScore(twin, other)).toMatchObject({
      score: POSSIBLE_DUPLICATE - 1,
      reasons: ['samePhone', 'otherName', 'sameBirthdate'],
    });
  });

  test('two of the same name and phone whose Aadhaar and ABHA differ', () => {
    const one = { ...shalini, abhaId: '91302145567745', aadhaarLast4: '2346' };
    const { score, reasons } = duplicateScore(one, {
      ...one,
      abhaId: '91302145560000',
      aadhaarLast4: '1111',
    });
    expect(reasons).toEqual(['otherAbha', 'samePhone', 'sameName', 'sameAge', 'otherAadhaar']);
    expect(score).toBeLessThan(POSSIBLE_DUPLICATE);
  });
});

test('a child of three months is not one of two years', () => {
  const baby = { ...shalini, name: 'B/O Shalini Vaidya', ageDays: 90 };
  expect(duplicateScore(baby, { ...baby, ageDays: 2 * YEAR }).reasons).toContain('otherAge');
});

test('it is the same both ways, and between 0 and 100', () => {
  const worst = { ...shalini, name: 'Ravi', sex: 'M' as const, ageDays: 1, phones: [] };
  expect(duplicateScore(shalini, worst)).toEqual(duplicateScore(worst, shalini));
  expect(duplicateScore(shalini, worst).score).toBe(0);
  const best = { ...shalini, birthdate: '1973-02-14', abhaId: '91302145567745', aadhaarLast4: '2346' };
  expect(duplicateScore(best, best).score).toBe(100);
});

test('one ABHA is one person, whatever the names, sexes and ages', () => {
  const one = { ...shalini, abhaId: '91777700001111', phones: [], aadhaarLast4: '1111' };
  const other = { ...one, name: 'Suresh Other', sex: 'M', ageDays: 20 * YEAR, aadhaarLast4: '2222' } as const;
  expect(duplicateScore(one, other).score).toBe(POSSIBLE_DUPLICATE);
});

test.each([
  [{ passportNumber: 'K1234567' }, 'samePassport'],
  [{ srfId: '2730000012345' }, 'sameSrf'],
] as const)('%j is of one person, whatever the names', (id, reason) => {
  const one = { ...shalini, phones: [], ...id };
  const other = { ...one, name: 'Suresh Other', sex: 'M', ageDays: 20 * YEAR } as const;
  const { score, reasons } = duplicateScore(one, other);
  expect(reasons).toContain(reason);
  expect(score).toBe(POSSIBLE_DUPLICATE);
  expect(duplicateScore(one, { ...other, passportNumber: null, srfId: null }).score).toBe(0);
});
