import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { closed, Id, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import {
  AnnouncedMatch,
  IncomingOrderView,
  IncomingSampleView,
  OrderToAnnounce,
  SampleToAnnounce,
} from './incoming-view.ts';

const read = { module: 'samples', bits: PERMISSION.read } as const;
const update = { module: 'samples', bits: PERMISSION.update } as const;
const sampleAsSeen = { incomingId: Id, version: Version };
const orderAsSeen = { orderId: Id, version: Version };
/** Whom the bill is for: absent lets what was told decide, or asks; null registers a new person. */
const patientId = Type.Optional(nullable(Id));
/** Code of a state (spec §4). */
const status = Type.Optional(Type.Integer({ minimum: 0, maximum: 99 }));

export const listIncoming = defineEndpoint({
  method: 'GET',
  path: '/api/incoming-sample',
  summary: 'Samples that others have announced, newest first',
  access: read,
  query: closed({ ...page, status, ...searchOf('incomingSamples'), ...dateFilter }),
  response: pageOf(IncomingSampleView),
});

export const announceSamples = defineEndpoint({
  method: 'POST',
  path: '/api/incoming-sample',
  summary:
    'Announces samples that are on their way, by a person or by a program with a key; all or none, and a barcode that waits already is told with whose it is',
  access: update,
  bodyLimit: 262_144,
  body: closed({
    samples: Type.Array(SampleToAnnounce, { minItems: 1, maxItems: 200 }),
  }),
  response: closed({ samples: Type.Array(IncomingSampleView) }),
});

export const acceptIncoming = defineEndpoint({
  method: 'POST',
  path: '/api/incoming-sample/accept',
  summary: 'Accepts an announced sample: it may come',
  access: update,
  body: closed(sampleAsSeen),
  response: IncomingSampleView,
});

export const accessionIncoming = defineEndpoint({
  method: 'POST',
  path: '/api/incoming-sample/accession',
  summary: 'Takes in a scanned sample that was announced; the refusal says the hint of the specification',
  access: update,
  body: closed({ scan: Type.String({ maxLength: 20_000 }) }),
  response: IncomingSampleView,
});

export const matchIncoming = defineEndpoint({
  method: 'GET',
  path: '/api/incoming-sample/person',
  summary:
    'Who of the registered patients the person of an announced sample is, by phone, name, age and code',
  access: read,
  query: closed({ incomingId: Id }),
  response: AnnouncedMatch,
});

export const registerIncoming = defineEndpoint({
  method: 'POST',
  path: '/api/incoming-sample/register',
  summary:
    'Makes the bill of an accepted or accessioned sample, with its tubes collected, for the registered patient that the person is, or a new one; where it is likely one but not certain, it asks',
  access: update,
  body: closed({ ...sampleAsSeen, billId: Id, consentGiven: Type.Boolean(), patientId }),
  response: IncomingSampleView,
});

export const rejectIncoming = defineEndpoint({
  method: 'POST',
  path: '/api/incoming-sample/reject',
  summary: 'Rejects an announced sample with a reason; its barcode may be announced anew',
  access: update,
  body: closed({ ...sampleAsSeen, reason: Reason }),
  response: IncomingSampleView,
});

export const listIncomingOrders = defineEndpoint({
  method: 'GET',
  path: '/api/incoming-order',
  summary: 'Orders that agencies and other labs have announced, newest first',
  access: read,
  query: closed({ ...page, status, ...searchOf('incomingOrders'), ...dateFilter }),
  response: pageOf(IncomingOrderView),
});

export const announceOrder = defineEndpoint({
  method: 'POST',
  path: '/api/incoming-order',
  summary: 'Announces an order, with the samples that come with it, by a person or by a program with a key',
  access: update,
  body: OrderToAnnounce,
  response: IncomingOrderView,
});

export const acceptOrder = defineEndpoint({
  method: 'POST',
  path: '/api/incoming-order/accept',
  summary: 'Accepts an announced order',
  access: update,
  body: closed(orderAsSeen),
  response: IncomingOrderView,
});

export const matchOrder = defineEndpoint({
  method: 'GET',
  path: '/api/incoming-order/person',
  summary: 'Who of the registered patients the person of an announced order is, by phone, name, age and code',
  access: read,
  query: closed({ orderId: Id }),
  response: AnnouncedMatch,
});

export const registerOrder = defineEndpoint({
  method: 'POST',
  path: '/api/incoming-order/register',
  summary:
    'Makes the bill of an accepted order; its tubes count as collected when one of its samples is here, and those are registered with it',
  access: update,
  body: closed({ ...orderAsSeen, billId: Id, consentGiven: Type.Boolean(), patientId }),
  response: IncomingOrderView,
});

export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/api/incoming-order/cancel',
  summary: 'Cancels an announced order with a reason',
  access: update,
  body: closed({ ...orderAsSeen, reason: Reason }),
  response: IncomingOrderView,
});
