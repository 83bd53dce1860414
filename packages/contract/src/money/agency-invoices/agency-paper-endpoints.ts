import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dayFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id } from '../../kernel/shapes.ts';

const own = {
  access: { module: 'bills', bits: PERMISSION.read },
  accountNeed: 'ownAccount',
  produces: 'application/pdf',
  response: Type.String(),
} as const;
const BASE = '/api/agencybilling/v3';

export const agencyInvoicePdf = defineEndpoint({
  ...own,
  method: 'GET',
  path: `${BASE}/invoices/print`,
  summary: 'An invoice as a PDF, its lines by bill; a draft says that it is one',
  query: closed({ invoiceId: Id }),
});

export const agencyStatementPdf = defineEndpoint({
  ...own,
  method: 'GET',
  path: `${BASE}/statement/print`,
  summary:
    'The statement of account of an agency as a PDF: opening, what moved on the days, closing, what is open by its age and how to pay',
  query: closed({ agencyId: Id, ...dayFilter }),
});
