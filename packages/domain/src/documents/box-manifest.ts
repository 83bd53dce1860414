import type { CalendarDate } from '../time/calendar-date.ts';

/** The list that travels with a box of tubes: no name of a patient is on it, as it passes through many hands. Times as printed. */
export interface BoxManifest {
  readonly documentDate: CalendarDate;
  readonly labName: string;
  readonly code: string;
  readonly from: string;
  readonly to: string;
  readonly band: string;
  readonly packedBy: string;
  readonly packedAt: string;
  readonly sentAt: string | null;
  /** When the first tube is no longer good. */
  readonly deadline: string | null;
  readonly rider: string | null;
  readonly courierTrackingNo: string | null;
  readonly note: string;
  readonly tubes: readonly {
    readonly barcode: string;
    readonly container: string;
    readonly tests: string;
    readonly goodUntil: string;
  }[];
}
