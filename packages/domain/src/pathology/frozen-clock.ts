import { MINUTE } from '../time/durations.ts';

/** A frozen section is told within so many minutes of its receipt (facts 2.15). */
export const FROZEN_MINUTES = 20;

/** How a frozen section stands to its clock: minutes that were taken, or are left before it is told. */
export type FrozenClock =
  | { readonly told: true; readonly minutes: number; readonly late: boolean }
  | { readonly told: false; readonly minutesLeft: number; readonly late: boolean };

/** The clock of a frozen section from its receipt to its telling, or to now while it is not told. ISO instants. */
export function frozenClock(
  { receivedAt, toldAt }: { readonly receivedAt: string; readonly toldAt: string | null },
  now: string,
): FrozenClock {
  const taken = Date.parse(toldAt ?? now) - Date.parse(receivedAt);
  const late = taken > FROZEN_MINUTES * MINUTE;
  if (toldAt !== null) return { told: true, minutes: Math.floor(taken / MINUTE), late };
  return { told: false, minutesLeft: Math.ceil((FROZEN_MINUTES * MINUTE - taken) / MINUTE), late };
}
