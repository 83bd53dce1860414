import { expect, test } from 'vitest';
import { billTest } from '../status-sets/lab/bill-test.ts';
import { isPackageRestricted } from './package-restriction.ts';

test('a restricted package waits for every child that is neither checked nor cancelled', () => {
  const waiting = billTest.stateNames.filter((state) =>
    isPackageRestricted({ restrictReportTillAllCheck: true, children: ['checked', state] }),
  );
  expect(waiting).toEqual(billTest.stateNames.filter((state) => state !== 'checked' && state !== 'canceled'));
});

test('an unrestricted package never waits', () => {
  expect(isPackageRestricted({ restrictReportTillAllCheck: false, children: ['pending'] })).toBe(false);
});

test('a package without children does not wait', () => {
  expect(isPackageRestricted({ restrictReportTillAllCheck: true, children: [] })).toBe(false);
});
