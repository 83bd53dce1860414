import { type Static, Type } from 'typebox';
import { CalendarDate, closed, Id, Instant, nullable, Paise } from '../../kernel/shapes.ts';

/** Money that came or went: one posting on the account of a mode. */
export const Collection = closed({
  postingId: Id,
  at: Instant,
  day: CalendarDate,
  kind: Type.String(),
  /** Number of the receipt, reversal, refund or advance. */
  number: Type.String(),
  /** Empty for money that is paid ahead. */
  labNo: Type.String(),
  billId: nullable(Id),
  mode: Type.String(),
  by: Type.String(),
  location: Type.String(),
  /** What came; one of the two is nothing. */
  inPaise: Paise,
  outPaise: Paise,
});
export type Collection = Static<typeof Collection>;

/** What collections are summed by. */
export const COLLECTION_GROUPS = ['mode', 'location', 'person', 'day'] as const;
export type CollectionGroup = (typeof COLLECTION_GROUPS)[number];

/** The collections of one mode, place, person or day. */
export const CollectionSum = closed({
  /** The mode, an id, or the day: the value of the filter that finds its collections. */
  key: Type.String(),
  label: Type.String(),
  receipts: Type.Integer({ minimum: 0 }),
  inPaise: Paise,
  outPaise: Paise,
});
export type CollectionSum = Static<typeof CollectionSum>;
