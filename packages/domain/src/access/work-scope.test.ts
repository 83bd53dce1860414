import { describe, expect, test } from 'vitest';
import {
  commonScope,
  narrowedScope,
  scopeCovers,
  scopeInForce,
  seesAllBills,
  seesDepartment,
  seesLocation,
  WHOLE_LAB,
} from './work-scope.ts';

const kothrud = { ...WHOLE_LAB, locationIds: ['kothrud'] };

describe('scopeInForce', () => {
  test('is that of the membership for staff', () => {
    expect(scopeInForce('EMPLOYEE', WHOLE_LAB)).toEqual(WHOLE_LAB);
    expect(scopeInForce('EMPLOYEE', kothrud)).toEqual(kothrud);
  });

  test('is one doctor or agency for theirs', () => {
    expect(scopeInForce('DOCTOR', { ...WHOLE_LAB, doctorId: 'd' }).doctorId).toBe('d');
    expect(scopeInForce('AGENCY', { ...WHOLE_LAB, agencyId: 'a' }).agencyId).toBe('a');
  });

  test('shows a doctor or an agency without a link nothing', () => {
    expect(scopeInForce('DOCTOR', WHOLE_LAB).doctorId).toMatch(/^0{8}-/);
    expect(scopeInForce('AGENCY', WHOLE_LAB).agencyId).toMatch(/^0{8}-/);
    expect(seesAllBills(scopeInForce('AGENCY', WHOLE_LAB))).toBe(false);
  });
});

test.each([
  [WHOLE_LAB, true],
  [{ ...WHOLE_LAB, departmentIds: ['biochemistry'] }, true],
  [kothrud, false],
  [{ ...WHOLE_LAB, doctorId: 'd' }, false],
  [{ ...WHOLE_LAB, agencyId: 'a' }, false],
])('%o sees all bills: %s', (scope, answer) => {
  expect(seesAllBills(scope)).toBe(answer);
});

describe('scopeCovers', () => {
  test.each([
    { outer: WHOLE_LAB, inner: kothrud, answer: true },
    { outer: kothrud, inner: WHOLE_LAB, answer: false },
    { outer: kothrud, inner: kothrud, answer: true },
    { outer: kothrud, inner: { ...WHOLE_LAB, locationIds: [] }, answer: true },
    { outer: kothrud, inner: { ...WHOLE_LAB, locationIds: ['kothrud', 'baner'] }, answer: false },
    { outer: { ...WHOLE_LAB, departmentIds: ['d'] }, inner: WHOLE_LAB, answer: false },
    { outer: { ...WHOLE_LAB, agencyId: 'a' }, inner: WHOLE_LAB, answer: false },
    { outer: { ...WHOLE_LAB, agencyId: 'a' }, inner: { ...kothrud, agencyId: 'a' }, answer: true },
    { outer: { ...WHOLE_LAB, doctorId: 'a' }, inner: { ...WHOLE_LAB, doctorId: 'b' }, answer: false },
  ])('$outer over $inner: $answer', ({ outer, inner, answer }) => {
    expect(scopeCovers(outer, inner)).toBe(answer);
  });
});

test('narrowedScope keeps the locations that both have', () => {
  expect(narrowedScope(WHOLE_LAB, null)).toEqual(WHOLE_LAB);
  expect(narrowedScope(WHOLE_LAB, ['baner']).locationIds).toEqual(['baner']);
  expect(narrowedScope(kothrud, ['baner', 'kothrud']).locationIds).toEqual(['kothrud']);
  expect(narrowedScope(kothrud, ['baner']).locationIds).toEqual([]);
});

describe('commonScope', () => {
  const agency = { ...WHOLE_LAB, agencyId: 'a' };

  test.each([
    { one: WHOLE_LAB, other: WHOLE_LAB, common: WHOLE_LAB },
    { one: WHOLE_LAB, other: kothrud, common: kothrud },
    { one: kothrud, other: agency, common: { ...kothrud, agencyId: 'a' } },
    {
      one: kothrud,
      other: { ...WHOLE_LAB, locationIds: ['baner'] },
      common: { ...WHOLE_LAB, locationIds: [] },
    },
  ])('$one and $other', ({ one, other, common }) => {
    expect(commonScope(one, other)).toEqual(common);
    expect(commonScope(other, one)).toEqual(common);
  });

  test('of two agencies shows the bills of none, and is covered by both sides', () => {
    const both = commonScope(agency, { ...WHOLE_LAB, agencyId: 'b' });
    expect(['a', 'b', null]).not.toContain(both.agencyId);
    const common = commonScope(kothrud, agency);
    expect(scopeCovers(kothrud, common) && scopeCovers(agency, common)).toBe(true);
  });
});

test('departments and places are seen when they are named, or nothing is', () => {
  expect(seesDepartment(WHOLE_LAB, 'd')).toBe(true);
  expect(seesDepartment(WHOLE_LAB, null)).toBe(true);
  expect(seesDepartment({ ...WHOLE_LAB, departmentIds: ['d'] }, 'd')).toBe(true);
  expect(seesDepartment({ ...WHOLE_LAB, departmentIds: ['d'] }, 'e')).toBe(false);
  expect(seesDepartment({ ...WHOLE_LAB, departmentIds: ['d'] }, null)).toBe(false);
  expect(seesLocation(kothrud, 'kothrud')).toBe(true);
  expect(seesLocation(kothrud, 'baner')).toBe(false);
  expect(seesLocation(WHOLE_LAB, 'baner')).toBe(true);
});
