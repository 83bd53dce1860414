import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { SETTLED_MODES } from '@nidan/domain/money/payment-mode';
import { settlementBatch } from '@nidan/domain/status-sets/money/settlement-batch';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  CalendarDate,
  Can,
  closed,
  Done,
  Id,
  Instant,
  nullable,
  page,
  pageOf,
  Paise,
  Reason,
  Version,
} from '../../kernel/shapes.ts';

const finance = (bits: number) => ({ module: 'finance', bits }) as const;
const { create, read, update } = PERMISSION;
const Mode = Type.Enum([...SETTLED_MODES]);
const Name = nullable(Type.String());
const BankPaise = Type.Integer({ minimum: 0, maximum: 100_000_000_000 });

export const SettlementBatchView = closed({
  batchId: Id,
  /** Null before it was settled. */
  number: nullable(Type.String()),
  locationId: Id,
  location: Type.String(),
  mode: Mode,
  day: CalendarDate,
  /** Movements of money in it, and what they come to: what was taken back is below zero. */
  items: Type.Integer(),
  amountPaise: Paise,
  state: Type.Enum([...settlementBatch.stateNames]),
  createdAt: Instant,
  createdBy: Type.String(),
  requestedBy: Name,
  submittedBy: Name,
  bankReference: Name,
  settledBy: Name,
  paidPaise: nullable(Paise),
  feePaise: nullable(Paise),
  differenceReason: Name,
  archivalBy: Name,
  /** Why its archival was rejected. */
  decision: Name,
  version: Version,
  can: Can,
});
export type SettlementBatchView = Static<typeof SettlementBatchView>;

export const listSettlementBatches = defineEndpoint({
  method: 'GET',
  path: '/api/settlement-batches',
  summary: 'Batches of money that the bank settles, newest first',
  access: finance(read),
  query: closed({
    ...page,
    state: Type.Optional(Type.Enum([...settlementBatch.stateNames])),
    locationId: Type.Optional(Id),
    ...dateFilter,
  }),
  response: pageOf(SettlementBatchView),
});

export const settlementBatchesAgainst = defineEndpoint({
  method: 'GET',
  path: '/api/settlement-batches/against',
  summary:
    'What a place took by way of the bank in the last quarter and no batch has, by day and mode, newest first',
  access: finance(read),
  query: closed({ ...page, locationId: Id }),
  response: pageOf(
    closed({ id: Type.String(), day: CalendarDate, mode: Mode, items: Type.Integer(), amountPaise: Paise }),
  ),
});

export const listSettlementItems = defineEndpoint({
  method: 'GET',
  path: '/api/settlement-batches/items',
  summary: 'Movements of money in a batch, oldest first',
  access: finance(read),
  query: closed({ ...page, batchId: Id }),
  response: pageOf(
    closed({
      postingId: Id,
      at: Instant,
      kind: Type.String(),
      number: nullable(Type.String()),
      reference: Type.String(),
      amountPaise: Paise,
    }),
  ),
});

export const gatherSettlementBatch = defineEndpoint({
  method: 'POST',
  path: '/api/settlement-batches',
  summary:
    'Gathers what a place took in a mode on a day, less what was taken back by then, into a batch; what a batch has already it leaves there',
  access: finance(create),
  body: closed({ batchId: Id, locationId: Id, mode: Mode, day: CalendarDate }),
  response: SettlementBatchView,
});

const ofBatch = { batchId: Id, version: Version };

export const moveSettlementBatch = defineEndpoint({
  method: 'POST',
  path: '/api/settlement-batches/state',
  summary:
    'Requests a batch, sends it to the bank under its number, or asks to archive it; what was taken back meanwhile joins it before it is sent',
  access: finance(update),
  body: closed({
    ...ofBatch,
    action: Type.Enum(['request', 'submitToBank', 'requestArchival']),
    /** Number of the bank or the acquirer. */
    reference: Type.Optional(Type.String({ minLength: 4, maxLength: 40, pattern: '\\S' })),
  }),
  response: SettlementBatchView,
});

export const takeFromBatch = defineEndpoint({
  method: 'POST',
  path: '/api/settlement-batches/items/remove',
  summary:
    'Takes movements out of a batch that nobody has asked for yet; they wait for another one. Something stays in it',
  access: finance(update),
  body: closed({
    ...ofBatch,
    postingIds: Type.Array(Id, { minItems: 1, maxItems: 200 }),
    reason: Reason,
  }),
  response: SettlementBatchView,
});

export const dissolveBatch = defineEndpoint({
  method: 'POST',
  path: '/api/settlement-batches/dissolve',
  summary: 'Dissolves a batch that nobody has asked for yet: all that it holds waits again',
  access: finance(update),
  body: closed({ ...ofBatch, reason: Reason }),
  response: Done,
});

export const settleBatch = defineEndpoint({
  method: 'POST',
  path: '/api/settlement-batches/settle',
  summary:
    'Writes down what the bank paid for a batch and its fee, and posts it; another amount than was gathered less the fee says why',
  access: finance(update),
  stepUp: true,
  body: closed({ ...ofBatch, paidPaise: BankPaise, feePaise: BankPaise, reason: Type.Optional(Reason) }),
  response: SettlementBatchView,
});

export const decideBatchArchival = defineEndpoint({
  method: 'POST',
  path: '/api/settlement-batches/archival',
  summary: 'Archives a batch that another person asked to archive, or rejects that with a reason',
  access: finance(update),
  body: closed({
    ...ofBatch,
    action: Type.Enum(['archive', 'rejectArchival']),
    reason: Type.Optional(Reason),
  }),
  response: SettlementBatchView,
});
