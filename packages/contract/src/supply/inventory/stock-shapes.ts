import { INVENTORY_UNITS, MOVEMENT_TYPES } from '@nidan/domain/enumerations/inventory';
import { type Static, Type } from 'typebox';
import { CalendarDate, closed, Id, Instant, nullable, Paise, Reason } from '../../kernel/shapes.ts';

export const Unit = Type.Enum([...INVENTORY_UNITS]);
export const Movement = Type.Enum([...MOVEMENT_TYPES]);
/** A quantity as it is typed, of the unit beside it: '2', '0.25'. */
export const Quantity = Type.String({ pattern: '^[0-9]{1,12}(\\.[0-9]{1,9})?$' });
/** A quantity of base units with its sign: '-0.5'. */
export const BaseQuantity = Type.String();
export const LotNo = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' });

/** What a line takes of an item: from the lots that end first, or from one lot; from another than the first with a reason. */
export const TakenLine = closed({
  itemId: Id,
  lotId: nullable(Id),
  quantity: Quantity,
  unit: Unit,
  overrideReason: nullable(Reason),
});
export type TakenLine = Static<typeof TakenLine>;

/** What a store had when it was first counted, or was found to have more: a lot with its expiry, and what it cost. */
export const CountedLine = closed({
  itemId: Id,
  lotNo: LotNo,
  expiresOn: nullable(CalendarDate),
  quantity: Quantity,
  unit: Unit,
  valuePaise: Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }),
});
export type CountedLine = Static<typeof CountedLine>;

/** One movement of a document. */
export const MovementView = closed({
  movementId: Id,
  type: Movement,
  itemId: Id,
  itemCode: Type.String(),
  itemName: Type.String(),
  lotId: Id,
  lotNo: Type.String(),
  storeId: Id,
  store: Type.String(),
  quantity: BaseQuantity,
  unit: Unit,
  valuePaise: Paise,
  reason: Type.String(),
  overrideReason: nullable(Type.String()),
  documentId: Id,
  number: nullable(Type.String()),
  movedAt: Instant,
  movedBy: Type.String(),
});
export type MovementView = Static<typeof MovementView>;

/** A document that stock was moved by, with its number. */
export const StockDocumentView = closed({
  documentId: Id,
  number: Type.String(),
  madeAt: Instant,
  movements: Type.Array(MovementView),
});
export type StockDocumentView = Static<typeof StockDocumentView>;
