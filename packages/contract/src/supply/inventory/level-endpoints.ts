import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { EXPIRY_FILTER_DAYS, ITEM_CATEGORIES, STOCK_LEVELS } from '@nidan/domain/enumerations/inventory';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { CalendarDate, closed, Id, nullable, page, pageOf, Paise } from '../../kernel/shapes.ts';
import { BaseQuantity, Movement, MovementView, Unit } from './stock-shapes.ts';

const read = { module: 'inventory', bits: PERMISSION.read } as const;
const Level = Type.Enum([...STOCK_LEVELS]);
const Category = Type.Enum([...ITEM_CATEGORIES]);
const ExpiryDays = Type.Enum([...EXPIRY_FILTER_DAYS]);

/** Which items a list of stock shows. */
const narrowed = {
  ...searchOf('stock'),
  level: Type.Optional(Level),
  category: Type.Optional(Category),
  storeId: Type.Optional(Id),
  /** With a lot that ends within so many days; 0: that is past due. */
  expires: Type.Optional(Type.Integer({ enum: [...EXPIRY_FILTER_DAYS] })),
  /** At or under what they should be ordered at. */
  toOrder: Type.Optional(Type.Boolean()),
  /** Of which something is still to come. */
  onOrder: Type.Optional(Type.Boolean()),
};

/** An item with what the stores that the caller sees have of it. Quantities in base units. */
export const StockItemView = closed({
  itemId: Id,
  code: Type.String(),
  name: Type.String(),
  category: Category,
  unit: Unit,
  onHand: BaseQuantity,
  /** Neither expired nor in quarantine. */
  usable: BaseQuantity,
  valuePaise: Paise,
  lots: Type.Integer(),
  level: Level,
  /** Of a day, over four weeks. */
  perDay: Type.Number(),
  /** For how many whole days the usable stock lasts; null: nobody uses it. */
  coverDays: nullable(Type.Integer()),
  /** What it should be ordered at. */
  orderAt: Type.Number(),
  leadDays: Type.Integer(),
  /** Ordered within a year and still to come, and of which orders, the latest first. */
  onOrder: BaseQuantity,
  orders: Type.Array(closed({ orderId: Id, number: Type.String() })),
});
export type StockItemView = Static<typeof StockItemView>;

export const listStock = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/stock',
  summary: 'Items with what is in stock of them and their level, by name',
  access: read,
  query: closed({ ...page, ...narrowed }),
  response: pageOf(StockItemView),
});

export const StockSummary = closed({
  items: Type.Integer(),
  levels: Type.Array(closed({ level: Level, items: Type.Integer() })),
  toOrder: Type.Integer(),
  onOrder: Type.Integer(),
  expiring: Type.Array(closed({ days: ExpiryDays, lots: Type.Integer() })),
  lots: Type.Integer(),
  valuePaise: Paise,
  pastDuePaise: Paise,
});
export type StockSummary = Static<typeof StockSummary>;

export const readStockSummary = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/stock/summary',
  summary: 'How many items are at which level, how many lots end when, and what all of it is worth',
  access: read,
  query: closed({ storeId: Type.Optional(Id) }),
  response: StockSummary,
});

export const LOT_STATES = ['sealed', 'open', 'expired', 'quarantine'] as const;

/** A lot, or an opened container of one, in a store. */
export const StockLotView = closed({
  lotId: Id,
  lotNo: Type.String(),
  storeId: Id,
  store: Type.String(),
  /** Of an opened container. */
  packId: nullable(Id),
  openedOn: nullable(CalendarDate),
  expiresOn: nullable(CalendarDate),
  /** The sooner of its expiry and its days on board. */
  usableUntil: nullable(CalendarDate),
  /** Days until then; negative: it is past due. */
  daysLeft: nullable(Type.Integer()),
  receivedOn: CalendarDate,
  state: Type.Enum([...LOT_STATES]),
  onHand: BaseQuantity,
  usable: BaseQuantity,
  valuePaise: Paise,
  /** Its turn, from 1 on; null: it may not be used. */
  turn: nullable(Type.Integer()),
  version: Type.Integer(),
});
export type StockLotView = Static<typeof StockLotView>;

export const readStockItem = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/stock/item',
  summary: 'One item with its lots in the order in which they are used, and for how long each of them lasts',
  access: read,
  query: closed({ itemId: Id, storeId: Type.Optional(Id) }),
  response: closed({
    item: StockItemView,
    units: Type.Array(Unit),
    lots: Type.Array(StockLotView),
    cover: Type.Array(
      closed({
        lotNo: Type.String(),
        days: Type.Integer(),
        until: CalendarDate,
        wasted: Type.Number(),
      }),
    ),
    /** The day on which to order, so that it comes in time; null: nobody uses it. */
    orderBy: nullable(CalendarDate),
  }),
});

export const listMovements = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/movements',
  summary:
    'The ledger of an item, a lot, a store or everything, latest first, with the stock after each movement of an item',
  access: read,
  query: closed({
    ...page,
    itemId: Type.Optional(Id),
    lotId: Type.Optional(Id),
    storeId: Type.Optional(Id),
    type: Type.Optional(Movement),
  }),
  response: closed({
    ...pageOf(closed({ ...MovementView.properties, after: nullable(BaseQuantity) })).properties,
    count: Type.Integer(),
    sum: BaseQuantity,
  }),
});
