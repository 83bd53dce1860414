import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchBy } from '../../kernel/search-by.ts';
import { closed, Id, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { ChannelName, DispatchView } from './report-view.ts';

const read = { module: 'reports', bits: PERMISSION.read } as const;
const update = { module: 'reports', bits: PERMISSION.update } as const;

const filter = {
  /** Beginning of a lab ID, or parts of the words of a name. */
  q: Type.Optional(Type.String({ maxLength: 80 })),
  ...searchBy('dispatches'),
  /** Of the release. */
  ...dateFilter,
};

export const listDispatches = defineEndpoint({
  method: 'GET',
  path: '/api/dispatch-report',
  summary: 'Released reports of the lab, latest first; revisions that were replaced are left out',
  access: read,
  query: closed({
    ...page,
    ...filter,
    status: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
    /** Those alone that reached nobody on any channel. */
    failed: Type.Optional(Type.Boolean()),
    billId: Type.Optional(Id),
  }),
  response: pageOf(DispatchView),
});

export const countDispatches = defineEndpoint({
  method: 'GET',
  path: '/api/dispatch-report/counts',
  summary: 'How many of these reports are in each state',
  access: read,
  query: closed(filter),
  response: closed({
    counts: Type.Array(closed({ status: Type.Integer(), statusLabel: Type.String(), count: Type.Integer() })),
    total: Type.Integer(),
    /** How many of them reached nobody on any channel. */
    failed: Type.Integer(),
  }),
});

export const readDispatch = defineEndpoint({
  method: 'GET',
  path: '/api/dispatch-report/get',
  summary: 'One released report with its channels',
  access: read,
  query: closed({ reportId: Id }),
  response: DispatchView,
});

export const findPrintable = defineEndpoint({
  method: 'GET',
  path: '/api/bill/wildcardprint',
  summary:
    'Reports that are ready to print, whose lab ID fits a pattern: * stands for any letters and digits, ? for one',
  access: read,
  query: closed({
    ...page,
    pattern: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9*?]+$' }),
  }),
  response: pageOf(DispatchView),
});

const reports = Type.Array(closed({ reportId: Id, version: Version }), { minItems: 1, maxItems: 100 });
const response = closed({ rows: Type.Array(DispatchView) });

export const markPrinted = defineEndpoint({
  method: 'POST',
  path: '/api/dispatch-report/mark-printed',
  summary: 'Marks reports as printed, all or none',
  access: update,
  accountNeed: 'reportRelease',
  body: closed({ reports }),
  response,
});

export const markDispatched = defineEndpoint({
  method: 'POST',
  path: '/api/dispatch-report/mark-dispatched',
  summary:
    'Marks reports as dispatched, all or none, by the channels given or by those that the bill asks for',
  access: update,
  accountNeed: 'reportRelease',
  body: closed({ reports, channels: Type.Optional(Type.Array(ChannelName, { minItems: 1, maxItems: 6 })) }),
  response,
});

export const reprintReports = defineEndpoint({
  method: 'POST',
  path: '/api/dispatch-report/re-print',
  summary: 'Puts dispatched reports back to be printed once more',
  access: update,
  body: closed({ reports, reason: Reason }),
  response,
});

export const holdReports = defineEndpoint({
  method: 'POST',
  path: '/api/dispatch-report/hold',
  summary: 'Holds reports back before they are printed or dispatched',
  access: update,
  body: closed({ reports, reason: Reason }),
  response,
});

export const releaseHeldReports = defineEndpoint({
  method: 'POST',
  path: '/api/dispatch-report/release',
  summary: 'Releases reports from hold',
  access: update,
  stepUp: true,
  body: closed({ reports }),
  response,
});

export const queueReports = defineEndpoint({
  method: 'POST',
  path: '/api/dispatch-report/queue',
  summary: 'Queues reports that were released from hold for dispatch',
  access: update,
  body: closed({ reports }),
  response,
});

export const cancelDispatches = defineEndpoint({
  method: 'POST',
  path: '/api/dispatch-report/cancel',
  summary: 'Cancels the printing and dispatch of reports; the released revision stays',
  access: update,
  body: closed({ reports, reason: Reason }),
  response,
});
