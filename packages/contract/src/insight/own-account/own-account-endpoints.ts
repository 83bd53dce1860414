import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dayFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, page, Paise } from '../../kernel/shapes.ts';
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
