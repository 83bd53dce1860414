import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { accessionSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { Page } from 'playwright-core';
import { readOf, sendOf } from './api-of.ts';

/** Of the patient and of who pays, beside the test. */
export type BillTerms = Partial<Pick<BodyOf<typeof createBill>, 'agencyId' | 'doctorId' | 'payments'>> & {
  readonly name: string;
};

/** A bill with a test on the bench, made with the session of a window; answers its id. */
export async function billOnBench(page: Page, code: string, { name, ...terms }: BillTerms): Promise<string> {
  const { testId } = await readOf(page, findTestByCode, { query: { code } });
  const { billId } = await sendOf(page, createBill, {
    billId: randomUUID(),
    newPatient: { name, age_sex: { age: 34, sex: 'F', unit: 'Yrs.' }, phone: '9876501234' },
    collect: true,
    lines: [{ testId }],
    ...terms,
  });
  await accessionByApi(page, billId);
  return billId;
}

/** Has every tube of a bill received, with the session of a window. */
export async function accessionByApi(page: Page, billId: string): Promise<void> {
  const { rows } = await readOf(page, listSamples, { query: { billId } });
  await sendOf(page, accessionSamples, { barcodes: rows.map(({ barcode }) => barcode) });
}
