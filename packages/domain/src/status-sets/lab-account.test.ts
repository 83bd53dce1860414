import { expect, test } from 'vitest';
import { leadsTo } from '../testing/leads-to.ts';
import { accountBlocks, labAccount } from './lab-account.ts';

test('goes where the workflows page lets it go, and nowhere else', () => {
  expect(leadsTo(labAccount)).toEqual(
    new Map([
      [10, [20, 40, 50]],
      [20, [10, 30, 50]],
      [30, [20, 50]],
      [40, [10, 50]],
      [50, []],
    ]),
  );
});

test.each([
  { state: 'ACTIVE', blocked: [] },
  { state: 'REPORT_BLOCK', blocked: ['reportRelease'] },
  { state: 'SUSPENDED', blocked: ['reportRelease', 'signIn', 'registration'] },
  { state: 'REGISTRATION_DISABLED', blocked: ['registration'] },
  { state: 'TERMINATED', blocked: ['reportRelease', 'signIn', 'registration'] },
] as const)('$state blocks $blocked', ({ state, blocked }) => {
  const everything = ['reportRelease', 'signIn', 'registration'] as const;
  expect(everything.filter((what) => accountBlocks(state, what))).toEqual(blocked);
});
