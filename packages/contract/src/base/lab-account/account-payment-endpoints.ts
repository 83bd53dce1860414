import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { CalendarDate, closed, Id, Instant, nullable, page, pageOf, Paise } from '../../kernel/shapes.ts';

/** Most that one payment may say, in paise: ₹1 crore. */
const MOST_PAISE = 1_000_000_000;

/** What a lab says it has paid to the platform; the operator looks it up at the bank and sets the standing. */
export const AccountPaymentView = closed({
  paymentId: Id,
  amountPaise: Paise,
  /** The day it was paid, in the lab's time zone. */
  paidOn: CalendarDate,
  /** What the bank calls it: UTR of a transfer, number of a cheque. */
  reference: Type.String(),
  toldBy: Type.String(),
  toldAt: Instant,
});
export type AccountPaymentView = Static<typeof AccountPaymentView>;

const access = { module: 'labs', bits: PERMISSION.update } as const;

export const readLabAccount = defineEndpoint({
  method: 'GET',
  path: '/api/labs/account',
  summary:
    'How the lab stands with the platform, how it pays and what it said it has paid; open to a blocked lab',
  access,
  accountNeed: 'accountPayment',
  response: closed({
    status: Type.Integer(),
    since: Instant,
    reason: nullable(Type.String()),
    /** Where to pay and whom to ask, as the platform is set up; null where it is not. */
    upiAddress: nullable(Type.String()),
    desk: nullable(Type.String()),
    /** The last 20 payments that were told, newest first. */
    payments: Type.Array(AccountPaymentView),
  }),
});

export const tellAccountPayment = defineEndpoint({
  method: 'POST',
  path: '/api/labs/account-payments',
  summary: 'Tells the platform of a payment for the account of the lab; open to a blocked lab',
  access,
  accountNeed: 'accountPayment',
  body: closed({
    paymentId: Id,
    amountPaise: Type.Integer({ minimum: 100, maximum: MOST_PAISE }),
    paidOn: CalendarDate,
    reference: Type.String({ minLength: 4, maxLength: 40, pattern: '^[A-Za-z0-9/-]+$' }),
  }),
  response: AccountPaymentView,
});

export const listAccountPayments = defineEndpoint({
  method: 'GET',
  path: '/api/labs/account-payments',
  summary: 'What the lab `l_id` said it has paid, newest first',
  access: 'operator',
  query: closed(page),
  response: pageOf(AccountPaymentView),
});
