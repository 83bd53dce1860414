import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dayFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { CalendarDate, closed, Id, page, pageOf } from '../../kernel/shapes.ts';
import { ClosedDay, Statement, TrialBalance } from './ledger-view.ts';

const access = { module: 'finance', bits: PERMISSION.read } as const;

export const trialBalance = defineEndpoint({
  method: 'GET',
  path: '/api/ledger/trial-balance',
  summary: 'Every account with what stood on it, what moved and what stands; both sides are equal',
  access,
  query: closed({ ...dayFilter, locationId: Type.Optional(Id) }),
  response: TrialBalance,
});

export const statement = defineEndpoint({
  method: 'GET',
  path: '/api/ledger/statement',
  summary:
    'Postings of an account, a place, a patient, an agency or a bill, oldest first: opening and what moved make the closing',
  access,
  query: closed({
    ...dayFilter,
    ...page,
    /** As the trial balance names it; of a party or a bill what they owe and are owed unless told, of a place its money. */
    account: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    locationId: Type.Optional(Id),
    patientId: Type.Optional(Id),
    agencyId: Type.Optional(Id),
    billId: Type.Optional(Id),
  }),
  response: Statement,
});

export const listClosedDays = defineEndpoint({
  method: 'GET',
  path: '/api/ledger/closed-days',
  summary: 'Days whose books are closed, newest first',
  access,
  query: closed(page),
  response: pageOf(ClosedDay),
});

export const closeDays = defineEndpoint({
  method: 'POST',
  path: '/api/ledger/closed-days',
  summary: 'Closes the books of every day through this one: nothing is posted there any more',
  access: { module: 'finance', bits: PERMISSION.create },
  stepUp: true,
  body: closed({ through: CalendarDate }),
  response: closed({ closed: Type.Array(CalendarDate) }),
});
