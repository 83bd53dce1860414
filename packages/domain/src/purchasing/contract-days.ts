import type { RateContractState } from '../status-sets/money/rate-contract.ts';

/** First and last day on which rates hold, `YYYY-MM-DD` of the lab's zone. */
export interface Validity {
  readonly validFrom: string;
  readonly validTo: string;
}

/** The state that a contract has on a day: an approved one waits in the queue for its first day, is active, and is expired after its last (spec §4). */
export function contractStateOn(
  stored: RateContractState,
  { validFrom, validTo }: Validity,
  today: string,
): RateContractState {
  if (stored !== 'queue' && stored !== 'active') return stored;
  if (today < validFrom) return 'queue';
  return today > validTo ? 'expired' : 'active';
}
