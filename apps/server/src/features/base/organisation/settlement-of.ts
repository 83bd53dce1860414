import { type Settlement, SETTLEMENTS } from '@nidan/domain/boxes/settles-by-account';

/** How a stored location settles what it sends. */
export function settlementOf(stored: string): Settlement {
  return SETTLEMENTS.find((one) => one === stored) ?? 'usual';
}
