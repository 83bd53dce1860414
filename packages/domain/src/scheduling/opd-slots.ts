import { MESSAGES } from '../text/messages.ts';

/** Hours of a doctor on a day, in minutes after midnight: slots lie from `availableFrom` until `availableTo` (spec §3 "OPD slot"). */
export interface OpdHours {
  readonly availableFrom: number;
  readonly availableTo: number;
  readonly slotSizeMinutes: number;
}

export interface OpdDay {
  /** Minutes after midnight when the day is today, else null. */
  readonly nowOnThatDay: number | null;
  /** Beginnings of slots that others have. */
  readonly taken: readonly number[];
  /** Beginning of the slot that is being edited; null for a new appointment. */
  readonly previous: number | null;
}

export interface OpdSlot {
  readonly from: number;
  readonly label: string;
}

/**
 * Slots to offer (spec §5): whole ones within the hours, on today's date only those to come, without those taken. When editing, the
 * previously chosen slot is kept whatever the clock says, and marked. Empty when the size is not positive.
 */
export function opdSlots(hours: OpdHours, day: OpdDay): OpdSlot[] {
  const open = beginnings(hours).filter(
    (from) =>
      from !== day.previous &&
      !day.taken.includes(from) &&
      (day.nowOnThatDay === null || from > day.nowOnThatDay),
  );
  const all = day.previous === null ? open : [...open, day.previous];
  return all.toSorted((a, b) => a - b).map((from) => ({ from, label: labelOf(from, day.previous) }));
}

function beginnings({ availableFrom, availableTo, slotSizeMinutes }: OpdHours): number[] {
  if (!(slotSizeMinutes > 0)) return [];
  const count = Math.max(0, Math.floor((availableTo - availableFrom) / slotSizeMinutes));
  return Array.from({ length: count }, (_, index) => availableFrom + index * slotSizeMinutes);
}

function labelOf(from: number, previous: number | null): string {
  const clock = [Math.floor(from / 60), from % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return from === previous ? `${clock} ${MESSAGES.slot.previouslySelected}` : clock;
}
