import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, Reason, Version, pageLanguage } from '../../kernel/shapes.ts';

const { read, update } = PERMISSION;
const access = (bits: number) => ({ module: 'bills', bits }) as const;

/** A link to the page of a patient. */
export const CustomerLinkView = closed({
  linkId: Id,
  billId: Id,
  /** The address to send; null once it has ended, and for a demo user. */
  url: nullable(Type.String()),
  state: Type.Enum(['open', 'expired', 'ended']),
  madeAt: Instant,
  madeBy: Type.String(),
  endsAt: Instant,
  endedAt: nullable(Instant),
  endedBy: nullable(Type.String()),
  endReason: nullable(Type.String()),
  openedCount: Type.Integer({ minimum: 0 }),
  lastOpenedAt: nullable(Instant),
  version: Version,
});
export type CustomerLinkView = Static<typeof CustomerLinkView>;

export const makeCustomerLink = defineEndpoint({
  method: 'POST',
  path: '/api/logistic/customer-link',
  summary: 'Gives the page of a patient to send: the one that is open already, or a new one',
  access: access(update),
  body: closed({ billId: Id }),
  response: CustomerLinkView,
});

export const readCustomerLinks = defineEndpoint({
  method: 'GET',
  path: '/api/logistic/customer-link',
  summary: 'Pages of a patient that were given for a bill, latest first',
  access: access(read),
  query: closed({ billId: Id }),
  response: closed({ links: Type.Array(CustomerLinkView, { maxItems: 20 }) }),
});

export const endCustomerLink = defineEndpoint({
  method: 'POST',
  path: '/api/logistic/customer-link/end',
  summary: 'Takes the page of a patient back: its link opens nothing any more',
  access: access(update),
  body: closed({ linkId: Id, version: Version, reason: Reason }),
  response: CustomerLinkView,
});

const params = closed({ token: Type.String({ maxLength: 200 }) });

export const openCustomerPage = defineEndpoint({
  method: 'GET',
  path: '/t/:token',
  summary: 'Page of a patient: how far the tests are, the report, the bill, payment; without results',
  access: 'public',
  params,
  query: closed(pageLanguage),
  response: Type.String(),
  produces: 'text/html',
  perMinute: 60,
});

/** What is asked of whoever opens a file there. */
const Digits = Type.String({ maxLength: 20 });

export const openCustomerReport = defineEndpoint({
  method: 'POST',
  path: '/t/:token/report',
  summary: 'The report as a PDF for whoever knows the last digits of the phone',
  access: 'public',
  takesForm: true,
  params,
  query: closed(pageLanguage),
  body: closed({ digits: Digits }),
  response: Type.String(),
  produces: 'text/html',
  perMinute: 30,
});

export const openCustomerBill = defineEndpoint({
  method: 'POST',
  path: '/t/:token/bill',
  summary: 'The bill as a PDF for whoever knows the last digits of the phone',
  access: 'public',
  takesForm: true,
  params,
  query: closed(pageLanguage),
  body: closed({ digits: Digits }),
  response: Type.String(),
  produces: 'text/html',
  perMinute: 30,
});

export const payFromCustomerPage = defineEndpoint({
  method: 'POST',
  path: '/t/:token/pay',
  summary: 'Asks the gateway for a payment page over what is due; one that can still be paid is used again',
  access: 'public',
  takesForm: true,
  params,
  query: closed(pageLanguage),
  body: closed({}),
  response: Type.String(),
  produces: 'text/html',
  perMinute: 10,
});
