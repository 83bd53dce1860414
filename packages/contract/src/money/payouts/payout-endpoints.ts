import { bankFileFields } from './bank-file-fields.ts';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { SELLER_KINDS } from '@nidan/domain/enumerations/users';
import { payout } from '@nidan/domain/status-sets/money/payout';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { CalendarDate, closed, Id, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { payeeFields, PayeeView, PayoutLineView, PayoutView } from './payout-view.ts';

const { create, read, update } = PERMISSION;
const access = (bits: number) => ({ module: 'finance', bits }) as const;
const BASE = '/api/referralpayouts';

export const listPayees = defineEndpoint({
  method: 'GET',
  path: `${BASE}/payees`,
  summary: 'Who gets a share of what bills bring, with the rules of each, by name',
  access: access(read),
  query: closed({ ...page, q: Type.Optional(Type.String({ maxLength: 120 })) }),
  response: pageOf(PayeeView),
});

export const listSellers = defineEndpoint({
  method: 'GET',
  path: `${BASE}/sellers`,
  summary: 'People of the lab who sell or are PRO, by name: who may get a share beside doctors',
  access: access(read),
  query: closed({ ...page, q: Type.Optional(Type.String({ maxLength: 120 })) }),
  response: pageOf(closed({ userId: Id, name: Type.String(), kind: Type.Enum([...SELLER_KINDS]) })),
});

export const addPayee = defineEndpoint({
  method: 'POST',
  path: `${BASE}/payees`,
  summary: 'Gives a doctor, or a person who sells in a territory, a share of what their bills bring',
  access: access(create),
  stepUp: true,
  body: closed({
    payeeId: Id,
    doctorId: Type.Optional(Id),
    userId: Type.Optional(Id),
    territoryId: Type.Optional(Id),
    /** Bills from this day on count. */
    since: CalendarDate,
    ...payeeFields,
  }),
  response: PayeeView,
});

export const changePayee = defineEndpoint({
  method: 'PUT',
  path: `${BASE}/payees`,
  summary: 'Changes the rules, the account or the tax of a payee; payouts that were made keep theirs',
  access: access(update),
  stepUp: true,
  body: closed({ payeeId: Id, version: Version, ...payeeFields }),
  response: PayeeView,
});

export const listPayouts = defineEndpoint({
  method: 'GET',
  path: `${BASE}/allpayouts/get`,
  summary: 'Payouts, newest first',
  access: access(read),
  query: closed({
    ...page,
    payeeId: Type.Optional(Id),
    state: Type.Optional(Type.Enum([...payout.stateNames])),
    ...dateFilter,
  }),
  response: pageOf(PayoutView),
});

export const readPayout = defineEndpoint({
  method: 'GET',
  path: `${BASE}/get`,
  summary: 'One payout, and a page of the tests that it is for',
  access: access(read),
  query: closed({ ...page, payoutId: Id }),
  response: closed({ payout: PayoutView, ...pageOf(PayoutLineView).properties }),
});

export const makePayout = defineEndpoint({
  method: 'POST',
  path: BASE,
  summary:
    'Makes the payout of what was collected from the day after the last one to a day; it waits for the approval of another person',
  access: access(create),
  body: closed({ payoutId: Id, payeeId: Id, toDay: CalendarDate }),
  response: PayoutView,
});

export const movePayout = defineEndpoint({
  method: 'POST',
  path: `${BASE}/state`,
  summary:
    'Approves a payout, which deducts its tax and posts it, rejects it, or says that the bank was told to pay it',
  access: access(update),
  stepUp: true,
  body: closed({
    payoutId: Id,
    version: Version,
    action: Type.Enum([...payout.actionNames]),
    /** Why it is rejected. */
    reason: Type.Optional(Reason),
    /** Number of the bank for what was paid. */
    reference: Type.Optional(Type.String({ minLength: 4, maxLength: 40, pattern: '\\S' })),
  }),
  response: PayoutView,
});

export const payoutPdf = defineEndpoint({
  method: 'GET',
  path: `${BASE}/print`,
  summary: 'The statement of a payout as a PDF; it names no patient',
  access: access(read),
  query: closed({ payoutId: Id }),
  produces: 'application/pdf',
  response: Type.String(),
});

export const payoutBankFile = defineEndpoint({
  method: 'GET',
  path: `${BASE}/bank-file`,
  summary: 'Approved payouts that are not paid yet, as the file that the bank takes',
  access: access(read),
  query: closed(bankFileFields),
  produces: 'application/octet-stream',
  response: Type.String(),
});
