import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { BILL_PRIORITIES } from '@nidan/domain/enumerations/bills';
import { TURN_AROUND_SEGMENT_NAMES } from '@nidan/domain/insight/turn-around-segments';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, page, pageOf } from '../../kernel/shapes.ts';

const read = { module: 'results', bits: PERMISSION.read } as const;

/** By what the board is told apart. */
export const TURN_AROUND_GROUPS = ['department', 'test', 'location', 'priority', 'hour'] as const;
export type TurnAroundGroup = (typeof TURN_AROUND_GROUPS)[number];

/** Tests that were received within some dates. */
const filter = {
  ...dateFilter,
  departmentId: Type.Optional(Id),
  testId: Type.Optional(Id),
  locationId: Type.Optional(Id),
  priority: Type.Optional(Type.Enum([...BILL_PRIORITIES])),
  /** Of the receipt, in the zone of the lab. */
  hour: Type.Optional(Type.Integer({ minimum: 0, maximum: 23 })),
};

const Stretch = closed({
  segment: Type.Enum([...TURN_AROUND_SEGMENT_NAMES]),
  /** Tests of which both moments are known. */
  count: Type.Integer(),
  medianMinutes: nullable(Type.Number()),
  p90Minutes: nullable(Type.Number()),
});

export const TurnAroundLine = closed({
  /** Null for the line of all. */
  key: nullable(Type.String()),
  label: Type.String(),
  tests: Type.Integer(),
  segments: Type.Array(Stretch),
  /** Tests with a target that are ready or late, and those that were ready in time. */
  withTarget: Type.Integer(),
  inTime: Type.Integer(),
  percentInTime: nullable(Type.Number()),
  /** Tests that were on hold for a while, and the minutes of all of them together. */
  paused: Type.Integer(),
  pausedMinutes: Type.Integer(),
});
export type TurnAroundLine = Static<typeof TurnAroundLine>;

export const readTurnAround = defineEndpoint({
  method: 'GET',
  path: '/api/turn-around',
  summary:
    'The seven stretches of the tests that were received: how many, median, 90th percentile, share in target, time on hold apart',
  access: read,
  query: closed({ ...filter, by: Type.Optional(Type.Enum([...TURN_AROUND_GROUPS])) }),
  response: closed({ total: TurnAroundLine, lines: Type.Array(TurnAroundLine), asOf: Instant }),
});

export const TurnAroundTest = closed({
  billId: Id,
  billTestId: Id,
  labNo: Type.String(),
  test: Type.String(),
  department: Type.String(),
  location: Type.String(),
  priority: Type.String(),
  state: Type.String(),
  receivedAt: Instant,
  /** Null without a target. */
  dueAt: nullable(Instant),
  checkedAt: nullable(Instant),
  /** Null while that is open, and without a target. */
  inTime: nullable(Type.Boolean()),
});
export type TurnAroundTest = Static<typeof TurnAroundTest>;

export const listTurnAroundTests = defineEndpoint({
  method: 'GET',
  path: '/api/turn-around/tests',
  summary: 'The tests behind the board, latest received first',
  access: read,
  query: closed({
    ...page,
    ...filter,
    /** judged: with a target and ready or late; late and inTime are its two parts. */
    which: Type.Optional(Type.Enum(['all', 'judged', 'late', 'inTime'])),
  }),
  response: pageOf(TurnAroundTest),
});

export const TestPromise = closed({
  testId: Id,
  /** Null when the history is too short to say anything. */
  promise: nullable(closed({ count: Type.Integer(), usualHours: Type.Number(), longHours: Type.Number() })),
});

export const readPromises = defineEndpoint({
  method: 'GET',
  path: '/api/turn-around/promise',
  summary:
    'Within how many hours a test was ready for half and for nine of ten, from the last 90 days of this lab, and on how many tests that stands',
  access: { module: 'catalog', bits: PERMISSION.read },
  query: closed({ testId: Id }),
  response: closed({ promises: Type.Array(TestPromise) }),
});
