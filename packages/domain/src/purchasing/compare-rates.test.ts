import { expect, test } from 'vitest';
import type { RateContractState } from '../status-sets/money/rate-contract.ts';
import { compareRates } from './compare-rates.ts';

const rate = (vendorId: string, state: RateContractState, ratePaise: number) => ({
  itemId: 'tsh',
  vendorId,
  contractId: `${vendorId} ${state}`,
  state,
  validTo: '2027-03-31',
  ratePaise,
  freightBasisPoints: 0,
  gstPercent: 5,
  holds: 50,
});

test('a contract that waits for approval does not win, one that waits for its first day does', () => {
  const compared = compareRates([
    rate('waiting', 'pending', 100_000),
    rate('soon', 'queue', 200_000),
    rate('now', 'active', 210_000),
    rate('over', 'expired', 90_000),
  ]);
  expect(
    compared.map(({ vendorId, counts, isLowest, above }) => [vendorId, counts, isLowest, above]),
  ).toEqual([
    ['waiting', false, false, -500],
    ['soon', true, true, 0],
    ['now', true, false, 50],
    ['over', false, false, -550],
  ]);
});
