import {
  agencyInvoicePdf,
  agencyStatementPdf,
} from '@nidan/contract/money/agency-invoices/agency-paper-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfPages } from '../../../kernel/documents/testing/pdf-text.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sentOf } from './testing/invoice-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const textOf = async (bytes: Buffer): Promise<string> =>
  (await pdfPages(bytes)).join(' ').replaceAll(/\s+/gu, ' ');

it('an invoice and the statement that it stands in print what is due', async () => {
  const { invoiceId, agencyId, agency, number, totalPaise } = await sentOf(app);
  const accountant = app.as('Accountant');
  const due = (totalPaise / 100).toLocaleString('en-IN');
  const invoice = await textOf((await accountant.call(agencyInvoicePdf, { query: { invoiceId } })).bytes);
  expect(invoice).toContain(`Bill of supply ${number ?? ''}`);
  for (const words of [
    `Please pay ₹ ${due} by`,
    'Invoice date',
    'Paid so far',
    '₹ 0.00 ₹ 500.00',
    'Thank you',
  ])
    expect(invoice).toContain(words);
  const query = { agencyId, dates: 98 };
  const statement = await textOf((await accountant.call(agencyStatementPdf, { query })).bytes);
  expect(statement).toContain(agency);
  expect(statement).toContain('Not invoiced yet');
  expect(statement).toContain(number ?? 'no number');
});
