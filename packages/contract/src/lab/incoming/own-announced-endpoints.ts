import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { closed, page, pageOf } from '../../kernel/shapes.ts';
import { announcedFile } from './announced-file-endpoints.ts';
import {
  IncomingOrderView,
  IncomingSampleView,
  OwnOrderToAnnounce,
  OwnSampleToAnnounce,
} from './incoming-view.ts';

const read = { module: 'bills', bits: PERMISSION.read } as const;
const create = { module: 'bills', bits: PERMISSION.create } as const;
const status = Type.Optional(Type.Integer({ minimum: 0, maximum: 99 }));

export const listOwnIncoming = defineEndpoint({
  method: 'GET',
  path: '/api/agencies/own/incoming-sample',
  summary: 'Samples announced under the code of the agency that the caller works for, newest first',
  access: read,
  query: closed({ ...page, status, ...searchOf('incomingSamples'), ...dateFilter }),
  response: pageOf(IncomingSampleView),
});

export const listOwnOrders = defineEndpoint({
  method: 'GET',
  path: '/api/agencies/own/incoming-order',
  summary: 'Orders announced under the code of the agency that the caller works for, newest first',
  access: read,
  query: closed({ ...page, status, ...searchOf('incomingOrders'), ...dateFilter }),
  response: pageOf(IncomingOrderView),
});

export const announceOwnSamples = defineEndpoint({
  method: 'POST',
  path: '/api/agencies/own/incoming-sample',
  summary:
    'Announces samples that are on their way, by a user or a key of an agency, under its own code; all or none',
  access: create,
  accountNeed: 'registration',
  bodyLimit: 262_144,
  body: closed({ samples: Type.Array(OwnSampleToAnnounce, { minItems: 1, maxItems: 200 }) }),
  response: closed({ samples: Type.Array(IncomingSampleView) }),
});

export const announceOwnOrder = defineEndpoint({
  method: 'POST',
  path: '/api/agencies/own/incoming-order',
  summary: 'Announces an order with its samples, by a user or a key of an agency, under its own code',
  access: create,
  accountNeed: 'registration',
  body: OwnOrderToAnnounce,
  response: IncomingOrderView,
});

export const announceOwnSamplesFile = defineEndpoint({
  method: 'POST',
  path: '/api/agencies/own/incoming-sample/file',
  summary:
    'Announces the samples of a CSV or Excel file under the own code of an agency; all or none, and every refused cell is told as `rows.<row>.<column>`',
  access: create,
  accountNeed: 'registration',
  ...announcedFile,
});

export const announceOwnOrdersFile = defineEndpoint({
  method: 'POST',
  path: '/api/agencies/own/incoming-order/file',
  summary:
    'Announces the orders of a CSV or Excel file under the own code of an agency; all or none, and every refused cell is told as `rows.<row>.<column>`',
  access: create,
  accountNeed: 'registration',
  ...announcedFile,
});
