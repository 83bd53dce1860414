import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import {
  CalendarDate,
  closed,
  Id,
  Instant,
  nullable,
  page,
  pageOf,
  Paise,
  Reason,
  Version,
} from '../../kernel/shapes.ts';
import { LotNo, Quantity, Unit } from '../inventory/stock-shapes.ts';

const { create, read } = PERMISSION;
const access = (bits: number) => ({ module: 'purchases', bits }) as const;
const BASE = '/api/inventory/grn';

export const ReceiptLine = closed({
  receiptLineId: Id,
  orderLineId: Id,
  item: Type.String(),
  code: Type.String(),
  unit: Unit,
  /** Null where all of it was rejected. */
  lotId: nullable(Id),
  lotNo: nullable(Type.String()),
  expiresOn: nullable(CalendarDate),
  accepted: Quantity,
  free: Quantity,
  rejected: Quantity,
  rejectReason: nullable(Type.String()),
  shortLifeReason: nullable(Type.String()),
  valuePaise: Paise,
});
export type ReceiptLine = Static<typeof ReceiptLine>;

export const ReceiptView = closed({
  receiptId: Id,
  number: Type.String(),
  orderId: Id,
  orderNumber: Type.String(),
  vendor: Type.String(),
  store: Type.String(),
  challanNo: Type.String(),
  /** Of the box when it came, in degrees Celsius. */
  temperature: nullable(Type.Number()),
  note: Type.String(),
  valuePaise: Paise,
  madeAt: Instant,
  madeBy: Type.String(),
  lines: Type.Array(ReceiptLine),
});
export type ReceiptView = Static<typeof ReceiptView>;

export const listReceipts = defineEndpoint({
  method: 'GET',
  path: BASE,
  summary: 'Goods received, newest first',
  access: access(read),
  query: closed({ ...page, orderId: Type.Optional(Id), ...dateFilter, ...searchOf('goodsReceipts') }),
  response: pageOf(ReceiptView),
});

export const receiveGoods = defineEndpoint({
  method: 'POST',
  path: BASE,
  summary:
    'Receives goods of an issued order into its store: lots with their expiry, what came free, what was rejected; the whole or nothing',
  access: access(create),
  bodyLimit: 512 * 1024,
  body: closed({
    receiptId: Id,
    orderId: Id,
    /** Of the order as the counter has seen it: what another counter received since is refused. */
    version: Version,
    challanNo: Type.String({ maxLength: 60 }),
    temperature: nullable(Type.Number({ minimum: -100, maximum: 100 })),
    note: Type.String({ maxLength: 500 }),
    lines: Type.Array(
      closed({
        receiptLineId: Id,
        orderLineId: Id,
        lotNo: nullable(LotNo),
        expiresOn: nullable(CalendarDate),
        accepted: Quantity,
        free: Quantity,
        rejected: Quantity,
        rejectReason: nullable(Reason),
        shortLifeReason: nullable(Reason),
      }),
      { minItems: 1, maxItems: 400 },
    ),
  }),
  response: ReceiptView,
});

export const readReceipt = defineEndpoint({
  method: 'GET',
  path: `${BASE}/get`,
  summary: 'One receipt with its lines',
  access: access(read),
  query: closed({ receiptId: Id }),
  response: ReceiptView,
});

export const receiptPdf = defineEndpoint({
  method: 'GET',
  path: `${BASE}/print`,
  summary: 'A goods received note as a PDF',
  access: access(read),
  query: closed({ receiptId: Id }),
  produces: 'application/pdf',
  response: Type.String(),
});
