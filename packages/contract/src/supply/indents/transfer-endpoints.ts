import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { CalendarDate, closed, Id, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { BaseQuantity, Quantity, TakenLine, Unit } from '../inventory/stock-shapes.ts';
import { AskedLines, TransferDetails, TransferView } from './indent-views.ts';

const read = { module: 'inventory', bits: PERMISSION.read } as const;
const create = { module: 'inventory', bits: PERMISSION.create } as const;
const update = { module: 'inventory', bits: PERMISSION.update } as const;
const bodyLimit = 262_144;
const Note = Type.String({ maxLength: 300 });

export const listStockTransfers = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/indent/transfer',
  summary: 'Transfers of the stores that the caller sees on either side, newest first',
  access: read,
  query: closed({
    ...page,
    ...dateFilter,
    ...searchOf('stockTransfers'),
    /** Code of a stored state (spec §4): 120 for all that were sent. */
    state: Type.Optional(Type.Integer({ minimum: 0, maximum: 120 })),
    /** Only those of which something is on its way. */
    onTheWay: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(TransferView),
});

export const readStockTransfer = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/indent/transfer/details',
  summary: 'A transfer with its lines and lots: sent, received, lost and on their way',
  access: read,
  query: closed({ transferId: Id }),
  response: TransferDetails,
});

export const printStockTransfer = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/indent/transfer/print',
  summary: 'A transfer as a PDF that goes along with the goods',
  access: read,
  query: closed({ transferId: Id }),
  response: Type.String(),
  produces: 'application/pdf',
});

/** One lot on its way between two stores. */
export const TransferItemView = closed({
  transferId: Id,
  number: Type.String(),
  from: Type.String(),
  to: Type.String(),
  sentAt: Type.String({ format: 'date-time' }),
  itemId: Id,
  code: Type.String(),
  name: Type.String(),
  lotId: Id,
  lotNo: Type.String(),
  expiresOn: nullable(CalendarDate),
  unit: Unit,
  sent: BaseQuantity,
  received: BaseQuantity,
  lost: BaseQuantity,
  inTransit: BaseQuantity,
});
export type TransferItemView = Static<typeof TransferItemView>;

export const listTransferItems = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/indent/transfer/items',
  summary: 'What was sent between stores, lot by lot, the latest first',
  access: read,
  query: closed({
    ...page,
    ...dateFilter,
    ...searchOf('stockTransfers'),
    onTheWay: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(TransferItemView),
});

export const createStockTransfer = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/indent/transfer',
  summary: 'Plans a transfer that nobody has asked for, or writes it down as a draft',
  access: create,
  bodyLimit,
  body: closed({
    transferId: Id,
    isDraft: Type.Boolean(),
    fromStoreId: Id,
    toStoreId: Id,
    note: Note,
    lines: AskedLines,
  }),
  response: TransferDetails,
});

export const stepStockTransfer = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/indent/transfer/step',
  summary: 'Creates a transfer of a draft, or accepts it',
  access: update,
  body: closed({ transferId: Id, version: Version, action: Type.Enum(['create', 'accept']) }),
  response: TransferDetails,
});

export const cancelStockTransfer = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/indent/transfer/cancel',
  summary: 'Ends a transfer that was not sent, with a reason',
  access: update,
  body: closed({ transferId: Id, version: Version, reason: Reason }),
  response: TransferDetails,
});

export const sendStockTransfer = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/indent/transfer/send',
  summary: 'Sends an accepted transfer, all or a part, from the lots that end first',
  access: update,
  bodyLimit,
  body: closed({
    transferId: Id,
    version: Version,
    lines: Type.Array(TakenLine, { minItems: 1, maxItems: 200 }),
  }),
  response: TransferDetails,
});

export const receiveStockTransfer = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/indent/transfer/receive',
  summary: 'Takes in what has arrived, lot by lot, in parts; what came short is lost with a reason',
  access: create,
  bodyLimit,
  body: closed({
    transferId: Id,
    version: Version,
    lots: Type.Array(
      closed({ lotId: Id, received: Quantity, lost: Quantity, unit: Unit, reason: nullable(Reason) }),
      { minItems: 1, maxItems: 200 },
    ),
  }),
  response: TransferDetails,
});
