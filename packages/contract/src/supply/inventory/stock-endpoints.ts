import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Reason } from '../../kernel/shapes.ts';
import { CountedLine, Quantity, StockDocumentView, TakenLine, Unit } from './stock-shapes.ts';

const create = { module: 'inventory', bits: PERMISSION.create } as const;
const update = { module: 'inventory', bits: PERMISSION.update } as const;
const Note = Type.String({ maxLength: 300 });
const bodyLimit = 262_144;

export const openStock = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/opening-stock',
  summary:
    'Books what a store held when the lab began to count it: lots with their expiry and what they cost',
  access: update,
  bodyLimit,
  body: closed({
    documentId: Id,
    storeId: Id,
    note: Note,
    lines: Type.Array(CountedLine, { minItems: 1, maxItems: 200 }),
  }),
  response: StockDocumentView,
});

export const consumeStock = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/consume',
  summary: 'Takes stock for work by hand, from the lots that end first unless a lot is named with a reason',
  access: create,
  bodyLimit,
  body: closed({
    documentId: Id,
    storeId: Id,
    reason: Reason,
    lines: Type.Array(TakenLine, { minItems: 1, maxItems: 200 }),
  }),
  response: StockDocumentView,
});

export const wasteStock = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/wastage',
  summary: 'Writes off parts of lots with a reason, expired ones among them',
  access: update,
  bodyLimit,
  body: closed({
    documentId: Id,
    storeId: Id,
    reason: Reason,
    lines: Type.Array(closed({ lotId: Id, quantity: Quantity, unit: Unit }), { minItems: 1, maxItems: 200 }),
  }),
  response: StockDocumentView,
});

export const adjustStock = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/adjustment',
  summary: 'Corrects what a store has of a lot, with a reason: less, or more at what it costs',
  access: update,
  body: closed({
    documentId: Id,
    storeId: Id,
    lotId: Id,
    reason: Reason,
    way: Type.Enum(['less', 'more']),
    quantity: Quantity,
    unit: Unit,
  }),
  response: StockDocumentView,
});
