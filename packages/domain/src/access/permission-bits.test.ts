import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grants, isPermissionBits, permissionNames, PERMISSION } from './permission-bits.ts';

describe('grants', () => {
  test.each([
    { granted: 15, requested: 1, answer: true },
    { granted: 8, requested: PERMISSION.create, answer: true },
    { granted: 4, requested: PERMISSION.read, answer: true },
    { granted: 2, requested: PERMISSION.update, answer: true },
    { granted: 1, requested: PERMISSION.delete, answer: true },
    { granted: 6, requested: 6, answer: true },
    { granted: 4, requested: 6, answer: false },
    { granted: 7, requested: PERMISSION.create, answer: false },
    { granted: 0, requested: 1, answer: false },
  ])('$granted against $requested is $answer', ({ granted, requested, answer }) => {
    expect(grants(granted, requested)).toBe(answer);
  });

  test.each([0, 16, 17, -1, 1.5, Number.NaN])(
    'a request for %s is refused, whatever is granted',
    (requested) => {
      expect(grants(15, requested)).toBe(false);
    },
  );

  test('a grant outside the bits grants nothing', () => {
    expect(grants(-1, 4)).toBe(false);
    expect(grants(31, 4)).toBe(false);
  });

  test('passes exactly when every requested permission is among the granted', () => {
    const bits = fc.integer({ min: 1, max: 15 });
    fc.assert(
      fc.property(bits, bits, (granted, requested) => {
        const held = new Set(permissionNames(granted));
        expect(grants(granted, requested)).toBe(permissionNames(requested).every((name) => held.has(name)));
      }),
    );
  });
});

test('isPermissionBits accepts 0 to 15', () => {
  expect([0, 15, 16, -1, 0.5].map(isPermissionBits)).toEqual([true, true, false, false, false]);
});

test('permissionNames lists names in the order of the specification', () => {
  expect(permissionNames(15)).toEqual(['create', 'read', 'update', 'delete']);
  expect(permissionNames(10)).toEqual(['create', 'update']);
  expect(permissionNames(0)).toEqual([]);
});
