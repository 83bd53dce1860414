import { expect, test } from 'vitest';
import { settlesByAccount } from './settles-by-account.ts';

test.each([
  ['centre', 'usual', true, true],
  ['centre', 'usual', false, false],
  ['lab', 'usual', true, false],
  ['lab', 'account', false, true],
  ['centre', 'account', false, true],
  ['centre', 'direct', true, false],
] as const)(
  'a %s that settles as %s, where centres do: %s, waits: %s',
  (kind, settlement, centres, waits) => {
    expect(settlesByAccount({ kind, settlement }, centres)).toBe(waits);
  },
);
