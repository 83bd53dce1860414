import { ITEM_CATEGORIES } from '@nidan/domain/enumerations/inventory';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { closed, Id, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import {
  ORDER_REASONS,
  OrderDetails,
  orderFields,
  OrderState,
  OrderView,
  Proposal,
  TaxKindName,
} from './order-view.ts';

const { create, read, update } = PERMISSION;
const access = (bits: number) => ({ module: 'purchases', bits }) as const;
const BASE = '/api/inventory/purchase-order';

export const listOrders = defineEndpoint({
  method: 'GET',
  path: BASE,
  summary: 'Purchase orders, newest first; `open` alone those that goods are still to come of',
  access: access(read),
  query: closed({
    ...page,
    state: Type.Optional(OrderState),
    open: Type.Optional(Type.Boolean()),
    vendorId: Type.Optional(Id),
    storeId: Type.Optional(Id),
    ...dateFilter,
    ...searchOf('purchaseOrders'),
  }),
  response: pageOf(OrderView),
});

export const makeOrder = defineEndpoint({
  method: 'POST',
  path: BASE,
  summary:
    'A new purchase order, a draft; its tax follows from the states of the vendor and of the firm of its store',
  access: access(create),
  bodyLimit: 256 * 1024,
  body: closed({ orderId: Id, ...orderFields }),
  response: OrderDetails,
});

export const proposeOrders = defineEndpoint({
  method: 'GET',
  path: `${BASE}/proposal`,
  summary:
    'What should be ordered, by the vendor with the lowest landed rate today and the store of the items: what is at its point of ordering less what is on order, what accepted indents ask for and their store lacks, or what some months need',
  access: access(read),
  query: closed({
    from: Type.Enum([...ORDER_REASONS]),
    /** Of `need`; 1 unless told. */
    months: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    category: Type.Optional(Type.Enum([...ITEM_CATEGORIES])),
    q: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  response: Proposal,
});

export const makeOrders = defineEndpoint({
  method: 'POST',
  path: `${BASE}/many`,
  summary: 'New purchase orders of several vendors at once, all of them drafts, or none',
  access: access(create),
  bodyLimit: 1024 * 1024,
  body: closed({
    orders: Type.Array(closed({ orderId: Id, ...orderFields }), { minItems: 1, maxItems: 30 }),
  }),
  response: closed({ orders: Type.Array(OrderView) }),
});

export const amendOrder = defineEndpoint({
  method: 'PUT',
  path: BASE,
  summary:
    'Changes an order of which nothing is received; after its approval that falls, and it is created again',
  access: access(update),
  bodyLimit: 256 * 1024,
  body: closed({ orderId: Id, version: Version, ...orderFields }),
  response: OrderDetails,
});

export const orderState = defineEndpoint({
  method: 'GET',
  path: `${BASE}/state`,
  summary: 'One purchase order with its lines, what came of each, and the steps that were taken',
  access: access(read),
  query: closed({ orderId: Id }),
  response: OrderDetails,
});

export const moveOrder = defineEndpoint({
  method: 'POST',
  path: `${BASE}/state/update`,
  summary:
    'Takes a step with an order: created, submitted for approval (accept), sent to the vendor (issue), accepted by the vendor (acknowledge), cancelled, or cancelled in what is still to come',
  access: access(update),
  body: closed({
    orderId: Id,
    version: Version,
    action: Type.Enum(['create', 'accept', 'issue', 'acknowledge', 'cancel', 'cancelRest']),
    /** Of the request that `accept` makes. */
    approvalId: Id,
    /** Needed to cancel. */
    reason: Type.Optional(Reason),
  }),
  response: OrderDetails,
});

export const orderTax = defineEndpoint({
  method: 'GET',
  path: `${BASE}/tax`,
  summary: 'Which GST an order of a vendor for a store bears: INTRA_STATE or INTER_STATE',
  access: access(read),
  query: closed({ vendorId: Id, storeId: Id }),
  response: closed({ taxKind: TaxKindName, vendorState: Type.String(), storeState: Type.String() }),
});

export const orderPdf = defineEndpoint({
  method: 'GET',
  path: `${BASE}/print`,
  summary: 'A purchase order as a PDF',
  access: access(read),
  query: closed({ orderId: Id }),
  produces: 'application/pdf',
  response: Type.String(),
});

export const mailOrder = defineEndpoint({
  method: 'POST',
  path: `${BASE}/mail`,
  summary:
    'Mails an order that was issued, with its PDF, to somebody who answers for its vendor: once for each issue, again where it failed',
  access: access(update),
  body: closed({ orderId: Id, version: Version, contactId: Id }),
  response: OrderDetails,
});
