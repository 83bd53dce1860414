import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { dayFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { CalendarDate, closed, Id, nullable, page, pageOf, Paise } from '../../kernel/shapes.ts';
import { Statement } from '../../ledger/journal/ledger-view.ts';

const access = { module: 'bills', bits: PERMISSION.read } as const;

export const readOwnAccount = defineEndpoint({
  method: 'GET',
  path: '/api/agencies/own',
  summary:
    'What the agency that the caller works for owes on its own bills; nothing for anybody who works for none',
  access,
  accountNeed: 'ownAccount',
  response: closed({
    /** Null for who works for no agency. */
    agency: nullable(Type.String()),
    agencyId: nullable(Id),
    duePaise: Paise,
    billsWithDue: Type.Integer(),
  }),
});

export const readOwnStatement = defineEndpoint({
  method: 'GET',
  path: '/api/agencies/own/statement',
  summary:
    'The statement of the agency that the caller works for, oldest first: opening and what moved make the closing',
  access,
  accountNeed: 'ownAccount',
  query: closed({ ...dayFilter, ...page }),
  response: Statement,
});

/** A test on the price list of an agency. */
export const OwnPriceRow = closed({
  testId: Id,
  code: Type.String(),
  name: Type.String(),
  mrpPaise: Paise,
  /** What the agency is charged today; null where the lab has not priced it. */
  pricePaise: nullable(Paise),
  /** The first day on which the price may be another one; null: none is known. */
  until: nullable(CalendarDate),
  /** How many the lab expects of it in a month; null where it expects none. */
  expected: nullable(Type.Integer()),
  /** How many it sent since the month began, those cancelled left out. */
  sent: Type.Integer(),
});
export type OwnPriceRow = Static<typeof OwnPriceRow>;

export const listOwnPrices = defineEndpoint({
  method: 'GET',
  path: '/api/agencies/own/prices',
  summary:
    'What the agency that the caller works for is charged for each test today, and how many it sent this month of those expected; nothing for anybody who works for none',
  access,
  accountNeed: 'ownAccount',
  query: closed({
    ...page,
    q: Type.Optional(Type.String({ maxLength: 80 })),
    /** Only what the lab expects of it. */
    expected: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(OwnPriceRow),
});
