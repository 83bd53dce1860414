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
  /** A result was entered; false: the work is still to be done. */
  isDone: Type.Boolean(),
});
export type LeakView = Static<typeof LeakView>;

export const listLeaks = defineEndpoint({
  method: 'GET',
  path: '/api/leaks',
  summary:
    'Lines of bills whose money does not come, latest bill first; with `done` those whose work was done, or those where it is still to be done',
  access,
  query: closed({
    ...page,
    ...filter,
    kind: Type.Optional(Type.Enum([...LEAK_KINDS])),
    done: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(LeakView),
});

export const sumLeaks = defineEndpoint({
  method: 'GET',
  path: '/api/leaks/sums',
  summary:
    'How many lines leak in which way, and what they come to: of work that was done, and apart of work that is still to be done',
  access,
  query: closed(filter),
  response: closed({
    totalPaise: Type.Integer(),
    undonePaise: Type.Integer(),
    kinds: Type.Array(
      closed({
        kind: Type.Enum([...LEAK_KINDS]),
        lines: Type.Integer(),
        amountPaise: Type.Integer(),
        undoneLines: Type.Integer(),
        undonePaise: Type.Integer(),
      }),
    ),
  }),
});
