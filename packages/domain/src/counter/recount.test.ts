import { expect, it } from 'vitest';
import { isRecount } from './recount.ts';

const first = { countedBy: 'asmita', countedPaise: 550_000 };

it.each([
  ['the first count is blind', null, first, false],
  ['another sum of the same person needs a reason', first, { ...first, countedPaise: 997_000 }, true],
  ['the same sum again, because money came in between, does not', first, first, false],
  [
    'the count of somebody else is blind as well',
    first,
    { countedBy: 'manager', countedPaise: 997_000 },
    false,
  ],
] as const)('%s', (...[, before, count, expected]) => {
  expect(isRecount(before, count)).toBe(expected);
});
