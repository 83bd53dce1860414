import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ExportFormat } from '../../kernel/export-format.ts';
import { closed, Id, nullable } from '../../kernel/shapes.ts';

const read = { module: 'results', bits: PERMISSION.read } as const;

/** Per cent susceptible of the first isolates of a period. */
export const AntibiogramView = closed({
  /** The least number of isolates that a percentage is given of. */
  least: Type.Integer(),
  isolates: Type.Integer(),
  medicines: Type.Array(closed({ code: Type.String(), name: Type.String() })),
  organisms: Type.Array(
    closed({
      code: Type.String(),
      name: Type.String(),
      isolates: Type.Integer(),
      /** In the order of the medicines; null: not tested. */
      cells: Type.Array(
        nullable(
          closed({ tested: Type.Integer(), susceptible: Type.Integer(), percent: nullable(Type.Integer()) }),
        ),
      ),
    }),
  ),
});
export type AntibiogramView = Static<typeof AntibiogramView>;

export const readAntibiogram = defineEndpoint({
  method: 'GET',
  path: '/api/cultures/antibiogram',
  summary:
    'Per cent susceptible by organism and medicine: the first isolate of each patient in the period, final reports only, without screening, of 30 at least (CLSI M39)',
  access: read,
  query: closed(dateFilter),
  response: AntibiogramView,
});

export const exportAntibiogram = defineEndpoint({
  method: 'GET',
  path: '/api/cultures/antibiogram/export',
  summary: 'The antibiogram of a period as a file',
  access: read,
  query: closed({ ...dateFilter, format: ExportFormat }),
  produces: 'application/octet-stream',
  perMinute: 10,
  response: Type.String(),
});

export const exportWhonet = defineEndpoint({
  method: 'GET',
  path: '/api/cultures/whonet',
  summary:
    'The isolates of final reports of a period in the columns that WHONET reads, without names of patients',
  access: read,
  query: closed({ ...dateFilter, format: ExportFormat }),
  produces: 'application/octet-stream',
  perMinute: 10,
  response: Type.String(),
});

export const readOrganismTrend = defineEndpoint({
  method: 'GET',
  path: '/api/cultures/trend',
  summary: 'How often an organism was isolated, and from how many patients, by month of the lab',
  access: read,
  query: closed({ ...dateFilter, organismId: Id }),
  response: closed({
    months: Type.Array(closed({ month: Type.String(), isolates: Type.Integer(), patients: Type.Integer() })),
  }),
});
