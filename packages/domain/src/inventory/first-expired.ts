import { addDays } from '../time/calendar-date.ts';

/** A lot of an item at one place. Quantities in thousandths of the base unit; days as `YYYY-MM-DD` of the lab's zone. */
export interface LotAtHand {
  readonly lotId: string;
  readonly onHand: number;
  /** The last day on which it may be used; null: it does not expire. */
  readonly expiresOn: string | null;
  readonly receivedOn: string;
  /** When a box of it was opened; null: it is closed. */
  readonly openedOn: string | null;
  /** Days that it is good once opened; null: as long as its lot. */
  readonly onBoardDays: number | null;
  /** Received, and not yet found good. */
  readonly isInQuarantine: boolean;
}

/** The last day on which a lot may be used: that of its label, or sooner once it is opened (facts 2.11). Null: any day. */
export function usableUntil({ expiresOn, openedOn, onBoardDays }: LotAtHand): string | null {
  const opened = openedOn === null || onBoardDays === null ? null : addDays(openedOn, onBoardDays);
  if (opened === null || expiresOn === null) return opened ?? expiresOn;
  return opened < expiresOn ? opened : expiresOn;
}

export interface PickedLot {
  readonly lotId: string;
  readonly quantity: number;
}

export interface Pick {
  readonly lots: readonly PickedLot[];
  /** What no lot has; 0: all of it was found. */
  readonly short: number;
}

/** What may not be taken from a lot, and why not; null: it may. */
export function lotFault(lot: LotAtHand, today: string): 'in-quarantine' | 'expired' | 'empty' | null {
  if (lot.isInQuarantine) return 'in-quarantine';
  const until = usableUntil(lot);
  if (until !== null && until < today) return 'expired';
  return lot.onHand > 0 ? null : 'empty';
}

/** The order in which lots are used: those that end first, of these what is open, so that it is used up. */
export function inUseOrder(a: LotAtHand, b: LotAtHand): number {
  const [one, other] = [usableUntil(a) ?? '9999', usableUntil(b) ?? '9999'];
  return (
    one.localeCompare(other) ||
    Number(a.openedOn === null) - Number(b.openedOn === null) ||
    a.receivedOn.localeCompare(b.receivedOn) ||
    a.lotId.localeCompare(b.lotId)
  );
}

/** Takes a quantity from the lots that end first, several where one is not enough; never from one that is expired or in quarantine. */
export function pickFirstExpired(lots: readonly LotAtHand[], quantity: number, today: string): Pick {
  const picked: PickedLot[] = [];
  let short = quantity;
  for (const lot of lots.filter((one) => lotFault(one, today) === null).toSorted(inUseOrder)) {
    if (short === 0) break;
    const taken = Math.min(short, lot.onHand);
    picked.push({ lotId: lot.lotId, quantity: taken });
    short -= taken;
  }
  return { lots: picked, short };
}
