import { expect, test } from 'vitest';
import { circumstancesFaults } from './circumstances-faults.ts';

const TODAY = '2026-11-23';
const NOTHING = { lastPeriod: null, trimester: null };

test.each([
  ['nothing of a man', NOTHING, 'M', []],
  ['a trimester', { ...NOTHING, trimester: 2 }, 'F', []],
  ['a last period of today', { ...NOTHING, lastPeriod: TODAY }, 'F', []],
  ['the first day that can be', { ...NOTHING, lastPeriod: '2026-01-20' }, 'F', []],
  ['a pregnant man', { ...NOTHING, trimester: 2 }, 'M', ['trimester']],
  ['a pregnancy of neither', { ...NOTHING, lastPeriod: TODAY }, 'O', ['lastPeriod']],
  ['both', { lastPeriod: TODAY, trimester: 1 }, 'F', ['trimester']],
  ['tomorrow', { ...NOTHING, lastPeriod: '2026-11-24' }, 'F', ['lastPeriod']],
  ['44 weeks ago', { ...NOTHING, lastPeriod: '2026-01-19' }, 'F', ['lastPeriod']],
] as const)('%s', (...[, said, sex, fields]) => {
  expect(circumstancesFaults(said, { sex, today: TODAY }).map(({ field }) => field)).toEqual(fields);
});
