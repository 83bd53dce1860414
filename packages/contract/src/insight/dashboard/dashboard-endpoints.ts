import { DASHBOARD_SPANS } from '@nidan/domain/insight/compare-periods';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { CalendarDate, closed, Id, Instant, nullable, Paise } from '../../kernel/shapes.ts';

/** A number of some days beside that of as many days before; null where there is nothing to tell. */
const Number = closed({ value: nullable(Type.Number()), former: nullable(Type.Number()) });

const Heat = closed({
  departmentId: Id,
  department: Type.String(),
  /** Of the whole day. */
  percent: nullable(Type.Number()),
  hours: Type.Array(
    closed({
      /** Of the receipt, in the zone of the lab. */
      hour: Type.Integer({ minimum: 0, maximum: 23 }),
      /** Tests with a target that are ready or late. */
      tests: Type.Integer(),
      percent: nullable(Type.Number()),
    }),
  ),
});

/** Null is what the role has no right to; every other number is that of the list behind it. */
export const DashboardView = closed({
  from: CalendarDate,
  to: CalendarDate,
  formerFrom: CalendarDate,
  formerTo: CalendarDate,
  asOf: Instant,
  registrations: nullable(Number),
  /** Money that came less what went, as the day book has it. */
  takenPaise: nullable(Number),
  reportsOut: nullable(Number),
  /** Percent of the tests that were received and were ready, or late, within their target. */
  inTime: nullable(Number),
  /** Percent of the control runs that were judged. */
  controlsPassed: nullable(Number),
  /** On the bills that were registered. */
  duesPaise: nullable(Number),
  heat: nullable(Type.Array(Heat)),
  /** Tests that are open now, whenever they were registered. */
  pending: nullable(
    closed({
      states: Type.Array(closed({ state: Type.String(), count: Type.Integer() })),
      total: Type.Integer(),
      warm: Type.Integer(),
      hot: Type.Integer(),
    }),
  ),
  money: nullable(
    closed({
      days: Type.Array(closed({ day: CalendarDate, paise: Paise })),
      modes: Type.Array(closed({ mode: Type.String(), paise: Paise })),
    }),
  ),
  /** What waits for somebody, with how many; kinds of which nothing waits are left out. */
  waits: Type.Array(
    closed({
      kind: Type.Enum([
        'criticals',
        'late',
        'holds',
        'approvals',
        'machineData',
        'heldReports',
        'failedReports',
      ]),
      count: Type.Integer(),
      since: nullable(Instant),
    }),
  ),
});
export type DashboardView = Static<typeof DashboardView>;

export const readDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary:
    'Numbers of a day, a week or 30 days beside those before, what is open and what waits for somebody, each under the rights of the caller',
  access: 'lab',
  query: closed({
    span: Type.Optional(Type.Enum([...DASHBOARD_SPANS])),
  }),
  response: DashboardView,
});
