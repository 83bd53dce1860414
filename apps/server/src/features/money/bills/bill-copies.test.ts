import { billPdf, createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { updateTest } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { mapAgency } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { pdfPages } from '../../../kernel/documents/testing/pdf-text.ts';
import { billBody, orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** A rate that stands in no other place of a bill. */
const RATE = { paise: 432_100, printed: '4,321' };
const CLINIC = 'Sahyadri Clinic';

let app: TestApp;
let billId: string;
let mrp: string;
beforeAll(async () => {
  app = await startTestApp();
  const agencyId = newId();
  await app.as('Manager').ok(createAgency, { body: { agencyId, name: CLINIC } });
  const prices = [{ testId: await testIdOf(app, 'HB'), pricePaise: RATE.paise }];
  const from = calendarDateIn('Asia/Kolkata', new Date());
  await app.as('Manager').ok(mapAgency, { body: { agencyId, version: 0, from, until: null, prices } });
  const test = await app.as('Front desk').ok(findTestByCode, { query: { code: 'HB' } });
  mrp = (test.mrpPaise / 100).toLocaleString('en-IN');
  const body = await billBody(app, { testCodes: ['HB'], client: CLINIC });
  ({ billId } = await app.as('Front desk').ok(createBill, {
    body: { ...body, payments: [{ mode: 'Cash', amountPaise: RATE.paise }] },
  }));
});
afterAll(() => app.close());

async function printed(query: { format: 'a5' | '80mm'; copy?: 'agency' }): Promise<string> {
  const { bytes } = await app.as('Front desk').call(billPdf, { query: { billId, ...query } });
  return (await pdfPages(bytes)).join(' ').replaceAll(/\s+/gu, ' ');
}

describe.each(['a5', '80mm'] as const)('on %s, what an agency pays', (format) => {
  it('is not told to the patient: the slip shows the MRP and who is charged', async () => {
    const text = await printed({ format });
    expect(text).not.toContain(RATE.printed);
    expect(text).toContain(mrp);
    expect(text).toContain(`On account of ${CLINIC}`);
    expect(text).not.toContain('Paid');
  });

  it('stands on the copy for the agency, with its payment', async () => {
    const text = await printed({ format, copy: 'agency' });
    expect(text).toContain(RATE.printed);
    expect(text).not.toContain('Paid in full');
    expect(text).not.toContain('On account of');
  });
});

it('stays the MRP of the version that was ordered', async () => {
  const { testId } = await app.as('Front desk').ok(findTestByCode, { query: { code: 'HB' } });
  await app.as('Manager').ok(updateTest, { body: { testId, version: 1, mrpPaise: 765_400 } });
  const text = await printed({ format: 'a5' });
  expect(text).toContain(mrp);
  expect(text).not.toContain('7,654');
});

it.each(['a5', '80mm'] as const)(
  'on %s, a bill that its agency pays is on its account, not paid',
  async (format) => {
    const agencyId = newId();
    const name = `Godavari ${format}`;
    const terms = { paymentType: 'credit', accountMode: 'postpaid' } as const;
    await app.as('Manager').ok(createAgency, { body: { agencyId, name, ...terms } });
    const { dues } = await orderBill(app, { testCodes: ['CBC'] });
    const payments = [{ mode: 'agency' as const, amountPaise: dues.netPaise }];
    const body = await billBody(app, { testCodes: ['CBC'], agencyId, payments });
    const ofAgency = await app.as('Front desk').ok(createBill, { body });
    for (const copy of ['patient', 'agency'] as const) {
      const query = { billId: ofAgency.billId, format, copy };
      const { bytes } = await app.as('Front desk').call(billPdf, { query });
      const text = (await pdfPages(bytes)).join(' ').replaceAll(/\s+/gu, ' ');
      expect(text).toContain(`On account of ${name}`);
      expect(text).not.toContain('Paid');
    }
  },
);
