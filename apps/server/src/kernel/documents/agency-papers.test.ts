import { afterAll, expect, test } from 'vitest';
import { startDocumentPool } from './document-pool.ts';
import type { DocumentRequest } from './document-request.ts';
import { after, documentLines } from './testing/document-lines.ts';
import { sampleAgencyInvoice, sampleAgencyStatement } from './testing/sample-agency-statement.ts';
import { sampleMoneySlip } from './testing/sample-money-slip.ts';

const pool = startDocumentPool();
afterAll(() => pool.stop());

const linesOf = (request: DocumentRequest) => documentLines(pool, request);

test('the receipt of an agency: what it paid to the paisa, and that it was taken back', async () => {
  const [lines] = await linesOf({ kind: 'money-slip', data: sampleMoneySlip({ standing: 'taken back' }) });
  expect(after(lines, 'Receipt', 1)).toEqual(['Sahyadri Clinic']);
  expect(after(lines, 'Paid by', 1)).toEqual(['Online, N330261234567']);
  expect(after(lines, 'Standing', 1)).toEqual(['taken back']);
  expect(after(lines, 'Amount', 1)).toEqual(['₹ 12,500.50']);
});

test('a statement of account: its working, how old what is owed is, each document in the column of its age', async () => {
  const [lines] = await linesOf({ kind: 'agency-statement', data: sampleAgencyStatement() });
  expect(after(lines, 'You owe on 31/10/2026', 1)).toEqual(['₹ 1,68,420']);
  expect(after(lines, '31–60 days', 2)).toEqual(['24,870', '14.8 %']);
  expect(after(lines, 'KTD26-00041', 3)).toEqual(['Debit note', '1,150', '1,41,910']);
  expect(after(lines, 'KTI26-00803', 5)).toEqual(['30/09/2026', '30/10/2026', '31', '24,870', '1']);
  expect(after(lines, 'Total and closing balance', 3)).toEqual(['1,30,850', '1,04,730', '1,68,420']);
});

test('a statement of an agency that paid ahead says who owes, and draws no bar of nothing', async () => {
  const data = sampleAgencyStatement({ closingPaise: -500_00, ageing: [], open: [], pay: null });
  const [lines] = await linesOf({ kind: 'agency-statement', data });
  expect(after(lines, 'We owe you on 31/10/2026', 1)).toEqual(['₹ 500']);
  expect(lines?.join(' ')).not.toContain('Please pay');
});

test('a long statement repeats its heads, and its total stands on the last page', async () => {
  const [first] = sampleAgencyStatement().movements;
  if (first === undefined) throw new Error('The sample has movements');
  const pages = await linesOf({
    kind: 'agency-statement',
    data: sampleAgencyStatement({ movements: Array.from({ length: 90 }, () => first) }),
  });
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.slice(0, 2).map((lines) => lines.includes('Balance ₹'))).toEqual([true, true]);
  expect(pages.filter((lines) => lines.includes('Total and closing balance'))).toHaveLength(1);
});

test('an invoice of an agency: exempt and taxed apart, each test with its bill', async () => {
  const [lines] = await linesOf({ kind: 'agency-invoice', data: sampleAgencyInvoice() });
  expect(after(lines, 'Taxed, with GST', 1)).toEqual(['1,180']);
  expect(after(lines, 'Paternity test', 1)).toEqual(['1,180.00']);
  expect(lines).toContain('GSTIN 27AAACI1234A1Z5');
});
