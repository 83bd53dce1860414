import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { LEAK_KINDS } from '@nidan/domain/insight/leak-kinds';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, page, pageOf } from '../../kernel/shapes.ts';

const access = { module: 'finance', bits: PERMISSION.read } as const;

const filter = { ...dateFilter, locationId: Type.Optional(Id), agencyId: Type.Optional(Id) };

export const LeakView = closed({
  lineId: Id,
  billId: Id,
  labNo: Type.String(),
  at: Instant,
  test: Type.String(),
  location: Type.String(),
  /** Null where the patient pays. */
  agency: nullable(Type.String()),
  kind: Type.Enum([...LEAK_KINDS]),
  pricePaise: Type.Integer(),
  discountPaise: Type.Integer(),
  /** What did not come. */
  amountPaise: Type.Integer(),
  /** Of the cancellation. */
  reason: nullable(Type.String()),
});
export type LeakView = Static<typeof LeakView>;

export const listLeaks = defineEndpoint({
  method: 'GET',
  path: '/api/leaks',
  summary: 'Lines of bills whose work was done and whose money does not come, latest bill first',
  access,
  query: closed({ ...page, ...filter, kind: Type.Optional(Type.Enum([...LEAK_KINDS])) }),
  response: pageOf(LeakView),
});

export const sumLeaks = defineEndpoint({
  method: 'GET',
  path: '/api/leaks/sums',
  summary: 'How many lines leak in which way, and what they come to',
  access,
  query: closed(filter),
  response: closed({
    totalPaise: Type.Integer(),
    kinds: Type.Array(
      closed({ kind: Type.Enum([...LEAK_KINDS]), lines: Type.Integer(), amountPaise: Type.Integer() }),
    ),
  }),
});
