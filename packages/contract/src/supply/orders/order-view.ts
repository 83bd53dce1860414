import { DELIVERY_PROBLEMS } from '@nidan/domain/delivery/message-channels';
import { EXTRA_CHARGES, TAX_KINDS } from '@nidan/domain/enumerations/purchasing';
import { PURCHASE_GST_RATES } from '@nidan/domain/purchasing/gst-of-purchase';
import { MOST_OVER_PERCENT } from '@nidan/domain/purchasing/receipt-rule';
import { purchaseOrder } from '@nidan/domain/status-sets/supply/purchase-order';
import { type Static, Type } from 'typebox';
import { CalendarDate, Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';
import { Quantity, Unit } from '../inventory/stock-shapes.ts';

export const OrderState = Type.Enum([...purchaseOrder.stateNames]);
export const TaxKindName = Type.Enum([...TAX_KINDS]);
export const GstPercent = Type.Enum([...PURCHASE_GST_RATES]);
/** Paise for one unit. */
export const RatePaise = Type.Integer({ minimum: 0, maximum: 100_000_000_000 });
/** Hundredths of a per cent. */
export const DiscountBasisPoints = Type.Integer({ minimum: 0, maximum: 10_000 });

/** What is ordered of an item. Without a rate it is that of the vendor's contract. */
export const OrderLineInput = closed({
  lineId: Id,
  itemId: Id,
  unit: Unit,
  quantity: Quantity,
  ratePaise: Type.Optional(RatePaise),
  discountBasisPoints: DiscountBasisPoints,
  gstPercent: Type.Optional(GstPercent),
});
export type OrderLineInput = Static<typeof OrderLineInput>;

export const ChargeInput = closed({
  charge: Type.Enum([...EXTRA_CHARGES]),
  amountPaise: Type.Integer({ minimum: -100_000_000_000, maximum: 100_000_000_000 }),
  /** Null: the charge follows the goods, in proportion to their taxable value by rate. */
  gstPercent: nullable(GstPercent),
});
export type ChargeInput = Static<typeof ChargeInput>;

export const orderFields = {
  vendorId: Id,
  /** Where the vendor is written to; its main address unless told. */
  addressId: Type.Optional(Id),
  storeId: Id,
  dueOn: CalendarDate,
  /** What may be received beyond the order, in per cent; null: what the lab lets pass. */
  overPercent: nullable(Type.Integer({ minimum: 0, maximum: MOST_OVER_PERCENT })),
  note: Type.String({ maxLength: 500 }),
  lines: Type.Array(OrderLineInput, { minItems: 1, maxItems: 300 }),
  charges: Type.Array(ChargeInput, { maxItems: 5 }),
};

export const OrderLine = closed({
  lineId: Id,
  itemId: Id,
  code: Type.String(),
  name: Type.String(),
  gtin: Type.String(),
  unit: Unit,
  quantity: Quantity,
  received: Quantity,
  /** Sent back by returns that were approved. */
  returned: Quantity,
  invoiced: Quantity,
  canceled: Quantity,
  ratePaise: Paise,
  /** Rate of the vendor's contract for the quantity when it was ordered; null where none has it. */
  contractPaise: nullable(Paise),
  contractNumber: nullable(Type.String()),
  discountBasisPoints: Type.Integer(),
  gstPercent: GstPercent,
  taxablePaise: Paise,
  totalPaise: Paise,
});
export type OrderLine = Static<typeof OrderLine>;

export const OrderView = closed({
  orderId: Id,
  number: Type.String(),
  vendorId: Id,
  vendor: Type.String(),
  address: Type.String(),
  storeId: Id,
  store: Type.String(),
  taxKind: TaxKindName,
  dueOn: CalendarDate,
  overPercent: Type.Integer(),
  note: Type.String(),
  /** As it is received: 50, 60 and 70 follow from the receipts. */
  state: OrderState,
  stateLabel: Type.String(),
  reason: nullable(Type.String()),
  lines: Type.Integer(),
  totalPaise: Paise,
  /** Lines whose rate is not that of a contract. */
  besideContract: Type.Integer(),
  /** How often it was issued: a change lets it be issued again. */
  issue: Type.Integer(),
  madeAt: Instant,
  madeBy: Type.String(),
  version: Version,
  /** 'change', 'create', 'accept', 'issue', 'acknowledge', 'cancel', 'cancelRest', 'receive', 'invoice' or 'mail'. */
  can: Can,
});
export type OrderView = Static<typeof OrderView>;

/** A letter with an order to somebody who answers for its vendor; name and address masked for demo users. */
export const OrderLetterView = closed({
  /** Of which issue of the order. */
  issue: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  /** Waits, was taken by the mail server, or failed. */
  state: Type.Enum(['waiting', 'sent', 'failed']),
  /** Why it failed; null otherwise. */
  problem: nullable(Type.Enum([...DELIVERY_PROBLEMS])),
  at: Instant,
  by: Type.String(),
});
export type OrderLetterView = Static<typeof OrderLetterView>;

export const OrderDetails = closed({
  order: OrderView,
  lines: Type.Array(OrderLine),
  charges: Type.Array(ChargeInput),
  taxablePaise: Paise,
  chargesPaise: Paise,
  cgstPaise: Paise,
  sgstPaise: Paise,
  igstPaise: Paise,
  roundOffPaise: Paise,
  /** The latest first. */
  letters: Type.Array(OrderLetterView),
  steps: Type.Array(closed({ action: Type.String(), at: Instant, by: Type.String() })),
});
export type OrderDetails = Static<typeof OrderDetails>;

/** Why an order is proposed: what is at its point of ordering, what stores ask for and nobody has, or what some months need. */
export const ORDER_REASONS = ['reorder', 'indents', 'need'] as const;

/** What should be ordered of an item, of the vendor at whose rate it costs the least on the shelf. */
export const ProposedLine = closed({
  itemId: Id,
  code: Type.String(),
  name: Type.String(),
  /** What is needed less what may be used and what is on order is missing, in base units. */
  need: Quantity,
  usable: Quantity,
  onOrder: Quantity,
  missing: Quantity,
  baseUnit: Unit,
  quantity: Quantity,
  unit: Unit,
  ratePaise: Paise,
  /** Of one unit, with its share of freight and GST. */
  landedPaise: Paise,
});
export type ProposedLine = Static<typeof ProposedLine>;

export const Proposal = closed({
  orders: Type.Array(
    closed({
      vendorId: Id,
      vendor: Type.String(),
      /** Store of its items, where they last came in; null where none of them ever came. */
      storeId: nullable(Id),
      store: Type.String(),
      /** What the order should say: the indents that it is for. */
      note: Type.String(),
      /** Landed. */
      totalPaise: Paise,
      lines: Type.Array(ProposedLine),
    }),
  ),
  /** Items that are missing and that no contract has a rate of today. */
  without: Type.Array(closed({ itemId: Id, code: Type.String(), name: Type.String() })),
});
export type Proposal = Static<typeof Proposal>;
