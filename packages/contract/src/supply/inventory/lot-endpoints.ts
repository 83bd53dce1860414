import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { REVISION_STATUSES } from '@nidan/domain/reports/report-snapshot';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  CalendarDate,
  closed,
  Done,
  Id,
  Instant,
  nullable,
  Paise,
  Reason,
  Version,
} from '../../kernel/shapes.ts';
import { BaseQuantity, LotNo, MovementView, Quantity, Unit } from './stock-shapes.ts';

const read = { module: 'inventory', bits: PERMISSION.read } as const;
const create = { module: 'inventory', bits: PERMISSION.create } as const;
const update = { module: 'inventory', bits: PERMISSION.update } as const;

export const checkLot = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/lots/check',
  summary: 'A lot in quarantine was checked and found good: it may be used from now on',
  access: update,
  body: closed({ lotId: Id, version: Version, note: Reason }),
  response: Done,
});

export const holdLot = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/lots/hold',
  summary: 'Puts a lot into quarantine, in every store: nobody may be measured with it',
  access: update,
  body: closed({ lotId: Id, version: Version, reason: Reason }),
  response: Done,
});

export const openLot = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/lots/open',
  summary:
    'Opens a container of a lot: it is good until its expiry, or so many days from today if that is sooner',
  access: create,
  body: closed({ packId: Id, lotId: Id, storeId: Id, quantity: Quantity, unit: Unit }),
  response: closed({ packId: Id, usableUntil: nullable(CalendarDate) }),
});

/** Where a lot came from, where it is, where it went, and whom it measured. */
export const LotDetails = closed({
  lotId: Id,
  lotNo: Type.String(),
  itemId: Id,
  itemCode: Type.String(),
  itemName: Type.String(),
  unit: Unit,
  expiresOn: nullable(CalendarDate),
  receivedOn: CalendarDate,
  isHeld: Type.Boolean(),
  version: Version,
  holds: Type.Array(
    closed({
      reason: Type.String(),
      heldAt: Instant,
      heldBy: Type.String(),
      releasedAt: nullable(Instant),
      releasedBy: nullable(Type.String()),
      note: nullable(Type.String()),
    }),
  ),
  /** What brought it into the stores of the lab. */
  from: Type.Array(MovementView),
  at: Type.Array(closed({ storeId: Id, store: Type.String(), onHand: BaseQuantity, valuePaise: Paise })),
  /** What took it: used, wasted, adjusted. */
  went: Type.Array(MovementView),
  /** Whose tests were measured with it, latest first. */
  tests: Type.Array(
    closed({
      billId: Id,
      billTestId: Id,
      labNo: Type.String(),
      test: Type.String(),
      quantity: BaseQuantity,
      measuredOn: CalendarDate,
      /** Whom it concerns and who sent them, masked for demo users; blank for whoever sees no patients. */
      patient: Type.String(),
      phone: Type.String(),
      doctor: Type.String(),
      /** Newest revision of the report; null before one is released. */
      report: nullable(Type.Enum([...REVISION_STATUSES])),
    }),
  ),
  /** Why people may be missing among the tests. */
  gaps: closed({
    /** Some enabled map assigns the item to tests; without one nobody is named. */
    isMapped: Type.Boolean(),
    /** Used by hand, for whom is not known. */
    byHand: BaseQuantity,
    /** Tests of places that the caller does not see. */
    unseenTests: Type.Integer(),
    /** There are more tests than the list shows. */
    isCut: Type.Boolean(),
  }),
});
export type LotDetails = Static<typeof LotDetails>;

export const detailsByLot = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/grn/details-by-lot',
  summary: 'Lots of this number: where each came from, where it is and where it went (recall)',
  access: read,
  query: closed({ lotNo: LotNo, itemId: Type.Optional(Id) }),
  response: closed({ lots: Type.Array(LotDetails) }),
});

const recallQuery = closed({ lotId: Id });

export const recallPaper = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/lots/recall/print',
  summary: 'The recall of a lot as a paper: whom to call, what to say, and what is incomplete',
  access: read,
  query: recallQuery,
  produces: 'application/pdf',
  response: Type.String(),
});

export const recallFile = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/lots/recall/file',
  summary: 'The tests that a lot measured as a file, with whom to call and what to say',
  access: read,
  query: recallQuery,
  produces: 'text/csv',
  response: Type.String(),
});
