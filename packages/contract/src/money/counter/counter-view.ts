import type { Note } from '@nidan/domain/counter/cash-count';
import { DIFFERENCE_REASON_NAMES } from '@nidan/domain/counter/difference-reasons';
import { SHIFT_CHECKS } from '@nidan/domain/counter/shift-checks';
import { openClosed } from '@nidan/domain/status-sets/open-closed';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, Paise } from '../../kernel/shapes.ts';

const Pieces = Type.Integer({ minimum: 0, maximum: 100_000 });
const OptionalPieces = Type.Optional(Pieces);
const notes = {
  500: OptionalPieces,
  200: OptionalPieces,
  100: OptionalPieces,
  50: OptionalPieces,
  20: OptionalPieces,
  10: OptionalPieces,
} satisfies Record<Note, typeof OptionalPieces>;

/** Pieces of each note by its rupees, and the coins in whole rupees. */
export const CashCount = closed({ notes: closed(notes), coins: Pieces });
export type CashCount = Static<typeof CashCount>;

export const DifferenceReasonName = Type.Enum([...DIFFERENCE_REASON_NAMES]);

/** A mode of a shift; amounts of cash are null until the drawer is counted, so that nobody counts towards them. */
export const ShiftMode = closed({
  mode: Type.String(),
  receipts: Type.Integer({ minimum: 0 }),
  collectedPaise: nullable(Paise),
  /** What went out again, as a positive amount. */
  returnedPaise: nullable(Paise),
  expectedPaise: nullable(Paise),
});
export type ShiftMode = Static<typeof ShiftMode>;

/** What a shift did beside taking money. */
export const ShiftFacts = closed({
  bills: Type.Integer({ minimum: 0 }),
  /** What its bills still owe, and how many of them do. */
  duePaise: Paise,
  billsWithDue: Type.Integer({ minimum: 0 }),
  discountPaise: Paise,
  billsWithDiscount: Type.Integer({ minimum: 0 }),
  /** Money of earlier bills. */
  duesCollectedPaise: Paise,
  duesCollected: Type.Integer({ minimum: 0 }),
  canceledPaise: Paise,
  canceledLines: Type.Integer({ minimum: 0 }),
});
export type ShiftFacts = Static<typeof ShiftFacts>;

/** One thing to look at before a shift is closed. */
export const ShiftCheck = closed({
  /**
   * 'references' of receipts that went to the bank, payment 'orders' that wait or whose money is held, 'advances' that the bank
   * has not cleared, bills that nobody paid for yet ('unpaid'), 'refunds' and 'approvals' that were asked for and are not decided.
   */
  kind: Type.Enum([...SHIFT_CHECKS]),
  /** How many there are, and how many of them are open. */
  looked: Type.Integer({ minimum: 0 }),
  open: Type.Integer({ minimum: 0 }),
  openPaise: Paise,
  /** The bill of the only one that is open. */
  bill: nullable(closed({ billId: Id, labNo: Type.String() })),
});
export type ShiftCheck = Static<typeof ShiftCheck>;

/** One count of a drawer, with what it should have held at that moment. */
export const ShiftCount = closed({
  countedPaise: Paise,
  expectedPaise: Paise,
  by: Type.String(),
  at: Instant,
  /** Why it was counted anew; null for a blind count. */
  reason: nullable(Type.String()),
});
export type ShiftCount = Static<typeof ShiftCount>;

/** A shift in a list. */
export const ShiftRow = closed({
  shiftId: Id,
  version: Type.Integer({ minimum: 1 }),
  state: Type.Enum([...openClosed.stateNames]),
  by: Type.String(),
  location: Type.String(),
  openedAt: Instant,
  closedAt: nullable(Instant),
  expectedPaise: nullable(Paise),
  countedPaise: nullable(Paise),
  /** The blind count, when another one followed. */
  firstCountedPaise: nullable(Paise),
  /** What was handed over: what was counted less the float that stays. */
  handedPaise: nullable(Paise),
  floatLeftPaise: nullable(Paise),
  handedTo: nullable(Type.String()),
  confirmedAt: nullable(Instant),
  confirmedPaise: nullable(Paise),
  differenceReason: nullable(DifferenceReasonName),
  /** Who closed it when that was not its person. */
  closedBy: nullable(Type.String()),
  /**
   * What the caller may do: 'count', 'close' with an own open shift, 'countFor', 'closeFor' with that of somebody who is absent,
   * 'confirm' with money that was handed to them. Who counted last closes.
   */
  can: Can,
});
export type ShiftRow = Static<typeof ShiftRow>;

const CounterPerson = closed({ userId: Id, name: Type.String(), roleName: Type.String() });

export const Shift = closed({
  ...ShiftRow.properties,
  floatPaise: Paise,
  modes: Type.Array(ShiftMode),
  count: nullable(CashCount),
  /** Every count of the drawer, the blind one first. */
  counts: Type.Array(ShiftCount),
  note: Type.String(),
  confirmReason: nullable(Type.String()),
  /** Why somebody else closed it. */
  closeReason: nullable(Type.String()),
  /** Who may take its money over when the caller closes it for its person; none when they may not. */
  takers: Type.Array(CounterPerson),
  facts: ShiftFacts,
  /** What to look at before it is closed; none once it is. */
  checks: Type.Array(ShiftCheck),
});
export type Shift = Static<typeof Shift>;

/** The counter of the caller at their place of work. */
export const Counter = closed({
  shift: nullable(Shift),
  /** Receipts and returns that no shift has yet, while none is open. */
  waiting: Type.Integer({ minimum: 0 }),
  /** What the last person left in the drawer for the caller. */
  floatPaise: Paise,
  /** Money that was handed to the caller and that they have not confirmed. */
  toConfirm: Type.Array(ShiftRow),
  /** Who may take money over here. */
  people: Type.Array(CounterPerson),
});
export type Counter = Static<typeof Counter>;
