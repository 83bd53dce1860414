import { type Static, Type } from 'typebox';
import { CalendarDate, Can, closed, Id, Instant, nullable, Version } from '../../kernel/shapes.ts';
import { BaseQuantity, Quantity, Unit } from '../inventory/stock-shapes.ts';

/** A store as a document names it, of a location that the caller may not see otherwise. */
export const NamedStore = closed({ storeId: Id, name: Type.String(), location: Type.String() });
export type NamedStore = Static<typeof NamedStore>;

/** How much of an item is asked for, as it is typed. */
export const AskedLine = closed({ itemId: Id, quantity: Quantity, unit: Unit });
export const AskedLines = Type.Array(AskedLine, { minItems: 1, maxItems: 200 });
export type AskedLine = Static<typeof AskedLine>;

/** What the lines of a document come to; whole shares are counted in lines. */
const Progress = {
  lines: Type.Integer(),
  /** Lines of which all that was asked for was sent, and of which nothing is on its way any more. */
  sentLines: Type.Integer(),
  arrivedLines: Type.Integer(),
};

/** A request of a store for stock. */
export const IndentView = closed({
  indentId: Id,
  number: Type.String(),
  /** Code of an indent-style state (spec §4). */
  state: Type.Integer(),
  stateLabel: Type.String(),
  /** Who gives, and who asks. */
  from: NamedStore,
  to: NamedStore,
  neededOn: nullable(CalendarDate),
  note: Type.String(),
  madeAt: Instant,
  madeBy: Type.String(),
  acceptedBy: nullable(Type.String()),
  approvedBy: nullable(Type.String()),
  cancelReason: nullable(Type.String()),
  ...Progress,
  version: Version,
  can: Can,
});
export type IndentView = Static<typeof IndentView>;

/** What was asked for of an item, and what became of it, in base units. */
export const IndentLineView = closed({
  itemId: Id,
  code: Type.String(),
  name: Type.String(),
  unit: Unit,
  /** Units that it can be typed in. */
  units: Type.Array(Unit),
  asked: BaseQuantity,
  sent: BaseQuantity,
  received: BaseQuantity,
  lost: BaseQuantity,
  inTransit: BaseQuantity,
  /** What may be sent still. */
  left: BaseQuantity,
  /** What the store that gives has of it and may be used. */
  atHand: BaseQuantity,
});
export type IndentLineView = Static<typeof IndentLineView>;

/** Stock on its way from one store to another. */
export const TransferView = closed({
  transferId: Id,
  number: Type.String(),
  indentId: nullable(Id),
  indentNumber: nullable(Type.String()),
  /** Code of an inter-location transfer (spec §4), by quantities once it was sent. */
  state: Type.Integer(),
  stateLabel: Type.String(),
  from: NamedStore,
  to: NamedStore,
  note: Type.String(),
  madeAt: Instant,
  madeBy: Type.String(),
  sentAt: nullable(Instant),
  sentBy: nullable(Type.String()),
  cancelReason: nullable(Type.String()),
  /** Whether some of it is on its way. */
  isOnTheWay: Type.Boolean(),
  lines: Type.Integer(),
  version: Version,
  can: Can,
});
export type TransferView = Static<typeof TransferView>;

/** What was sent of a lot, in base units. */
export const TransferLotView = closed({
  lotId: Id,
  lotNo: Type.String(),
  expiresOn: nullable(CalendarDate),
  sent: BaseQuantity,
  received: BaseQuantity,
  lost: BaseQuantity,
  inTransit: BaseQuantity,
  lostReason: nullable(Type.String()),
});

export const TransferLineView = closed({
  itemId: Id,
  code: Type.String(),
  name: Type.String(),
  unit: Unit,
  units: Type.Array(Unit),
  asked: BaseQuantity,
  sent: BaseQuantity,
  lots: Type.Array(TransferLotView),
});
export type TransferLineView = Static<typeof TransferLineView>;

export const IndentDetails = closed({
  indent: IndentView,
  lines: Type.Array(IndentLineView),
  transfers: Type.Array(TransferView),
});
export type IndentDetails = Static<typeof IndentDetails>;

export const TransferDetails = closed({ transfer: TransferView, lines: Type.Array(TransferLineView) });
export type TransferDetails = Static<typeof TransferDetails>;
