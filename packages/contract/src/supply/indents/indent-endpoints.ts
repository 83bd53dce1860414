import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { CalendarDate, closed, Id, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { TakenLine } from '../inventory/stock-shapes.ts';
import { AskedLines, IndentDetails, IndentView, NamedStore } from './indent-views.ts';

const read = { module: 'inventory', bits: PERMISSION.read } as const;
const create = { module: 'inventory', bits: PERMISSION.create } as const;
const update = { module: 'inventory', bits: PERMISSION.update } as const;
const bodyLimit = 262_144;

const asked = {
  /** Who gives, and who asks. */
  fromStoreId: Id,
  toStoreId: Id,
  neededOn: nullable(CalendarDate),
  note: Type.String({ maxLength: 300 }),
  lines: AskedLines,
};

export const listIndentStores = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/indent/stores',
  summary: 'Every store of the lab that may be asked for stock, by name, those of other locations among them',
  access: read,
  response: closed({ stores: Type.Array(NamedStore) }),
});

export const listIndents = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/indent',
  summary: 'Indents of the stores that the caller sees on either side, newest first',
  access: read,
  query: closed({
    ...page,
    ...dateFilter,
    ...searchOf('indents'),
    /** Code of an indent-style state (spec §4). */
    state: Type.Optional(Type.Integer({ minimum: 0, maximum: 90 })),
  }),
  response: pageOf(IndentView),
});

export const readIndent = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/indent/details',
  summary: 'An indent with its lines, what the other store has of them, and what was sent',
  access: read,
  query: closed({ indentId: Id }),
  response: IndentDetails,
});

export const printIndent = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/indent/print',
  summary: 'An indent as a PDF',
  access: read,
  query: closed({ indentId: Id }),
  response: Type.String(),
  produces: 'application/pdf',
});

export const createIndent = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/indent',
  summary: 'Asks a store for stock, or writes it down as a draft',
  access: create,
  bodyLimit,
  body: closed({ indentId: Id, isDraft: Type.Boolean(), ...asked }),
  response: IndentDetails,
});

export const changeIndent = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/indent/change',
  summary: 'Changes the lines of an indent that nobody has accepted; one that was created is a draft no more',
  access: create,
  bodyLimit,
  body: closed({
    indentId: Id,
    version: Version,
    neededOn: nullable(CalendarDate),
    note: Type.String({ maxLength: 300 }),
    lines: AskedLines,
  }),
  response: IndentDetails,
});

export const sendIndent = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/indent/create',
  summary: 'Sends a draft to the store that is asked',
  access: create,
  body: closed({ indentId: Id, version: Version }),
  response: IndentDetails,
});

export const decideIndent = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/indent/decide',
  summary: 'Accepts an indent, or approves it, which another person than who raised it does',
  access: update,
  body: closed({ indentId: Id, version: Version, action: Type.Enum(['accept', 'approve']) }),
  response: IndentDetails,
});

export const cancelIndent = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/indent/cancel',
  summary: 'Ends an indent with a reason; what was sent goes on',
  access: update,
  body: closed({ indentId: Id, version: Version, reason: Reason }),
  response: IndentDetails,
});

export const issueIndent = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/indent/issue',
  summary:
    'Sends what an approved indent asks for, all or a part, from the lots that end first unless a lot is named with a reason',
  access: update,
  bodyLimit,
  body: closed({
    indentId: Id,
    version: Version,
    transferId: Id,
    note: Type.String({ maxLength: 300 }),
    lines: Type.Array(TakenLine, { minItems: 1, maxItems: 200 }),
  }),
  response: IndentDetails,
});
