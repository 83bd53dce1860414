import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { ITEM_CATEGORIES } from '@nidan/domain/enumerations/inventory';
import { ABC_CLASSES } from '@nidan/domain/inventory/stock-count';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import {
  CalendarDate,
  Can,
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
import { NamedStore } from '../indents/indent-views.ts';
import { BaseQuantity, LotNo, Quantity, Unit } from '../inventory/stock-shapes.ts';

const read = { module: 'inventory', bits: PERMISSION.read } as const;
const create = { module: 'inventory', bits: PERMISSION.create } as const;
const update = { module: 'inventory', bits: PERMISSION.update } as const;

const Categories = Type.Array(Type.Enum([...ITEM_CATEGORIES]), { maxItems: 6, uniqueItems: true });
const Classes = Type.Array(Type.Enum([...ABC_CLASSES]), { maxItems: 3, uniqueItems: true });

/** A count of a store. */
export const StockAuditView = closed({
  auditId: Id,
  number: Type.String(),
  /** Code of an inventory audit (spec §4). */
  state: Type.Integer(),
  stateLabel: Type.String(),
  store: NamedStore,
  scheduledOn: CalendarDate,
  categories: Categories,
  classes: Classes,
  note: Type.String(),
  madeAt: Instant,
  madeBy: Type.String(),
  approvedBy: nullable(Type.String()),
  cancelReason: nullable(Type.String()),
  lots: Type.Integer(),
  countedLots: Type.Integer(),
  /** Lots that differ; null while it is counted, because who counts does not see what the books have. */
  differingLots: nullable(Type.Integer()),
  version: Version,
  can: Can,
});
export type StockAuditView = Static<typeof StockAuditView>;

/** A lot of a count, in base units. */
export const AuditLotView = closed({
  lotId: Id,
  lotNo: Type.String(),
  expiresOn: nullable(CalendarDate),
  itemId: Id,
  code: Type.String(),
  name: Type.String(),
  unit: Unit,
  units: Type.Array(Unit),
  counted: nullable(BaseQuantity),
  countedAt: nullable(Instant),
  countedBy: nullable(Type.String()),
  timesCounted: Type.Integer(),
  /** What the books had in the moment of the count, and what is to be put right; null while it is counted. */
  expected: nullable(BaseQuantity),
  difference: nullable(BaseQuantity),
  /** What the difference is worth; null while it is counted, or where nobody knows what the lot cost. */
  valuePaise: nullable(Paise),
});
export type AuditLotView = Static<typeof AuditLotView>;

export const StockAuditDetails = closed({ audit: StockAuditView, lots: Type.Array(AuditLotView) });
export type StockAuditDetails = Static<typeof StockAuditDetails>;

const asSeen = { auditId: Id, version: Version };

export const listStockAudits = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/audit',
  summary: 'Counts of the stores that the caller sees, newest first',
  access: read,
  query: closed({
    ...page,
    ...dateFilter,
    ...searchOf('stockAudits'),
    state: Type.Optional(Type.Integer({ minimum: 0, maximum: 90 })),
  }),
  response: pageOf(StockAuditView),
});

export const readStockAudit = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/audit/details',
  summary: 'A count with its lots; what the books have is shown once it is finalized',
  access: read,
  query: closed({ auditId: Id }),
  response: StockAuditDetails,
});

export const printStockAudit = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/audit/print',
  summary: 'A count as a PDF: a sheet to count by, or its result',
  access: read,
  query: closed({ auditId: Id }),
  response: Type.String(),
  produces: 'application/pdf',
});

export const planStockAudit = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/audit',
  summary: 'Plans the count of a store, of all in it or of some categories, classes or items',
  access: update,
  body: closed({
    auditId: Id,
    storeId: Id,
    scheduledOn: CalendarDate,
    categories: Categories,
    classes: Classes,
    itemIds: Type.Array(Id, { maxItems: 200, uniqueItems: true }),
    note: Type.String({ maxLength: 300 }),
  }),
  response: StockAuditDetails,
});

export const startStockAudit = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/audit/start',
  summary: 'Begins a count: the lots that the store holds now are to be counted',
  access: update,
  body: closed(asSeen),
  response: StockAuditDetails,
});

export const countStockLot = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/audit/count',
  summary:
    'Notes how much of a lot is there; counted again the last count holds. A lot that nobody expected is added',
  access: create,
  body: closed({ auditId: Id, itemId: Id, lotNo: LotNo, quantity: Quantity, unit: Unit }),
  response: StockAuditDetails,
});

export const finalizeStockAudit = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/audit/finalize',
  summary: 'Ends counting and shows the differences; every lot must have been counted',
  access: update,
  body: closed(asSeen),
  response: StockAuditDetails,
});

export const reopenStockAudit = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/audit/reopen',
  summary: 'Lets a finalized count be counted again, with a reason',
  access: update,
  body: closed({ ...asSeen, reason: Reason }),
  response: StockAuditDetails,
});

export const approveStockAudit = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/audit/approve',
  summary: 'Puts the differences right in the stock; another person than who counted',
  access: update,
  body: closed(asSeen),
  response: StockAuditDetails,
});

export const cancelStockAudit = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/audit/cancel',
  summary: 'Ends a count without putting anything right, with a reason',
  access: update,
  body: closed({ ...asSeen, reason: Reason }),
  response: StockAuditDetails,
});
