import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonRights, isAdministrator, rightChanges, rightsBeyond, rightsInForce } from './rights.ts';

describe('rightsInForce', () => {
  const held = { bills: 15, payments: 4, catalog: 4, results: 6, reports: 4 };
  test.each([
    ['DOCTOR', { reports: 4 }],
    ['AGENCY', held],
    ['EMPLOYEE', held],
  ] as const)('of %s are %j', (userType, rights) => {
    expect(rightsInForce(userType, held)).toEqual(rights);
  });
});

describe('rightsBeyond', () => {
  test.each([
    { wanted: {}, held: {}, beyond: [] },
    { wanted: { bills: 4 }, held: { bills: 15 }, beyond: [] },
    { wanted: { bills: 12 }, held: { bills: 4 }, beyond: [{ module: 'bills', bits: 8 }] },
    { wanted: { bills: 4, users: 2 }, held: { bills: 4 }, beyond: [{ module: 'users', bits: 2 }] },
    { wanted: { bills: 16 }, held: { bills: 15 }, beyond: [{ module: 'bills', bits: 16 }] },
  ])('$wanted against $held', ({ wanted, held, beyond }) => {
    expect(rightsBeyond(wanted, held)).toEqual(beyond);
  });

  test('is empty exactly when every bit is held', () => {
    const bits = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(bits, bits, (wanted, held) => {
        const beyond = rightsBeyond({ bills: wanted }, { bills: held });
        expect(beyond.length === 0).toBe((wanted & held) === wanted);
      }),
    );
  });
});

describe('commonRights', () => {
  test('keeps what both hold and drops modules without a bit', () => {
    expect(commonRights({ bills: 12, users: 4, audit: 4 }, { bills: 6, users: 8 })).toEqual({ bills: 4 });
  });

  test('never exceeds either side', () => {
    const rights = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 15 }));
    fc.assert(
      fc.property(rights, rights, (one, other) => {
        const shared = commonRights(one, other);
        expect(rightsBeyond(shared, one)).toEqual([]);
        expect(rightsBeyond(shared, other)).toEqual([]);
      }),
    );
  });
});

describe('rightChanges', () => {
  test('names each module whose bits differ, taken away and added alike', () => {
    expect(rightChanges({ users: 4, bills: 15, audit: 4 }, { bills: 7, audit: 4, labs: 2 })).toEqual([
      { module: 'bills', before: 15, after: 7 },
      { module: 'labs', before: 0, after: 2 },
      { module: 'users', before: 4, after: 0 },
    ]);
  });

  test('no bits and no entry are the same', () => {
    expect(rightChanges({ bills: 0 }, {})).toEqual([]);
  });
});

test.each([
  [{ users: 15, roles: 15 }, true],
  [{ users: 6, roles: 6 }, true],
  [{ users: 6, roles: 4 }, false],
  [{ users: 15 }, false],
  [{}, false],
])('%o administers: %s', (rights, answer) => {
  expect(isAdministrator(rights)).toBe(answer);
});
