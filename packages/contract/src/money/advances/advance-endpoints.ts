import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { COUNTER_PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import { customerAdvance } from '@nidan/domain/status-sets/money/customer-advance';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { closed, Id, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { AdvanceUse, AdvanceView } from './advance-view.ts';
import { BillDues } from '../../ledger/balances/bill-dues.ts';
import { PaymentInput } from '../bills/bill-input.ts';

const { create, read, update } = PERMISSION;
const access = (bits: number) => ({ module: 'payments', bits }) as const;

const { amountPaise, reference } = PaymentInput.properties;
const mode = Type.Enum([...COUNTER_PAYMENT_MODES]);

/** An advance as the caller saw it. */
const seen = { advanceId: Id, version: Version };

export const takeAdvance = defineEndpoint({
  method: 'POST',
  path: '/api/advance',
  summary: 'Takes money that a patient pays ahead; what the bank clears later is pending first',
  access: access(create),
  body: closed({
    advanceId: Id,
    patientId: Id,
    mode,
    amountPaise,
    reference,
    /** Only noted down: no money has come yet, and none is booked until it is submitted. */
    asDraft: Type.Optional(Type.Boolean()),
  }),
  response: AdvanceView,
});

export const listAdvances = defineEndpoint({
  method: 'GET',
  path: '/api/advance',
  summary: 'Advances of the lab, newest first',
  access: access(read),
  query: closed({
    ...page,
    patientId: Type.Optional(Id),
    state: Type.Optional(Type.Enum([...customerAdvance.stateNames])),
    /** Those that still pay a bill. */
    left: Type.Optional(Type.Boolean()),
    ...dateFilter,
    ...searchOf('advances'),
    locationId: Type.Optional(Id),
  }),
  response: pageOf(AdvanceView),
});

export const readAdvance = defineEndpoint({
  method: 'GET',
  path: '/api/advance/get',
  summary: 'One advance',
  access: access(read),
  query: closed({ advanceId: Id }),
  response: AdvanceView,
});

export const settleAdvance = defineEndpoint({
  method: 'POST',
  path: '/api/advance/settlement',
  summary: 'Pays a bill of the same patient from an advance, at most what is left of it and what is due',
  access: access(create),
  body: closed({ advanceId: Id, billId: Id, paymentId: Id, amountPaise }),
  response: closed({ advance: AdvanceView, billId: Id, dues: BillDues }),
});

export const listAdvanceUses = defineEndpoint({
  method: 'GET',
  path: '/api/advance/settlement-details',
  summary: 'What an advance was used for, oldest first: bills, payments taken back, money returned',
  access: access(read),
  query: closed({ ...page, advanceId: Id }),
  response: pageOf(AdvanceUse),
});

export const submitAdvance = defineEndpoint({
  method: 'POST',
  path: '/api/advance/submit',
  summary: 'Books the money of a draft, which waits then for another person to say that it is cleared',
  access: access(update),
  body: closed(seen),
  response: AdvanceView,
});

export const approveAdvance = defineEndpoint({
  method: 'POST',
  path: '/api/advance/approve',
  summary: 'Says that the bank cleared an advance that another person took: from now on it pays bills',
  access: access(update),
  body: closed(seen),
  response: AdvanceView,
});

export const rejectAdvance = defineEndpoint({
  method: 'POST',
  path: '/api/advance/reject',
  summary: 'Says that the money of an advance that another person took did not come: it is posted back',
  access: access(update),
  body: closed({ ...seen, reason: Reason }),
  response: AdvanceView,
});

export const cancelAdvance = defineEndpoint({
  method: 'POST',
  path: '/api/advance/cancel',
  summary: 'Cancels an advance of which nothing is used: all of it goes back in its own mode',
  access: access(update),
  stepUp: true,
  body: closed({ ...seen, reason: Reason }),
  response: AdvanceView,
});

export const refundAdvance = defineEndpoint({
  method: 'POST',
  path: '/api/advance/refund',
  summary: 'Pays what is left of an advance back to the patient; never by the person who took it',
  access: access(update),
  stepUp: true,
  body: closed({ ...seen, returnId: Id, mode, reference, reason: Reason }),
  response: AdvanceView,
});

export const advancePdf = defineEndpoint({
  method: 'GET',
  path: '/api/advance/print-pdf',
  summary: 'The receipt of an advance as a PDF on A5',
  access: access(read),
  query: closed({ advanceId: Id }),
  produces: 'application/pdf',
  response: Type.String(),
});
