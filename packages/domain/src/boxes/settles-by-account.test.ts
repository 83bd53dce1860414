import { expect, test } from 'vitest';
import { settlesByAccount } from './settles-by-account.ts';

test.each([
  [{ kind: 'centre', settlement: 'usual', centres: true }, true],
  [{ kind: 'centre', settlement: 'usual', centres: false }, false],
  [{ kind: 'lab', settlement: 'usual', centres: true }, false],
  [{ kind: 'lab', settlement: 'account', centres: false }, true],
  [{ kind: 'centre', settlement: 'account', centres: false }, true],
  [{ kind: 'centre', settlement: 'direct', centres: true }, false],
] as const)('what %j sends waits for the accounts: %s', ({ centres, ...place }, waits) => {
  expect(settlesByAccount(place, centres)).toBe(waits);
});
