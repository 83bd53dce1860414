import { expect, test } from 'vitest';
import { leadsTo } from '../../testing/leads-to.ts';
import { ACCOUNT_NEEDS, accountBlocks, accountEffect, accountRemedy, labAccount } from './lab-account.ts';

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
  { state: 'SUSPENDED', blocked: ['signIn', 'registration', 'reportRelease'] },
  { state: 'REGISTRATION_DISABLED', blocked: ['registration'] },
  { state: 'TERMINATED', blocked: ['signIn', 'registration', 'reportRelease'] },
] as const)('$state blocks $blocked', ({ state, blocked }) => {
  expect(ACCOUNT_NEEDS.filter((what) => accountBlocks(state, what))).toEqual(blocked);
});

test('every standing says what it stops, and only the first stops nothing', () => {
  const effects = labAccount.stateNames.map((state) => accountEffect(state));
  expect(new Set(effects).size).toBe(5);
  expect(effects.filter((effect) => effect === 'Everything works')).toHaveLength(1);
});

test('every standing that stops something says what to do about it', () => {
  const without = labAccount.stateNames.filter((state) => accountRemedy(state) === null);
  expect(without).toEqual(['ACTIVE']);
});
