import {
  addLines,
  askForDiscount,
  createBill,
  discountBill,
} from '@nidan/contract/money/bills/bill-endpoints';
import { readCouponTerms } from '@nidan/contract/money/coupons/coupon-endpoints';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { currentSession } from '@nidan/contract/base/identity/identity-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billBody, orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { type PersonWithRights, personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newCoupon } from '../coupons/testing/new-coupon.ts';

let app: TestApp;
let agency: PersonWithRights;
const half = { kind: 'percent' as const, value: 50 };
const refusal = { status: 403, code: 'agency-no-discount' };

beforeAll(async () => {
  app = await startTestApp();
  const agencyId = newId();
  await app.as('Manager').ok(createAgency, { body: { agencyId, name: 'Shivneri Clinic' } });
  agency = await personWith(app, { bills: 15, patients: 15, masters: 4 }, { userType: 'AGENCY', agencyId });
});
afterAll(() => app.close());

it('refuses every discount of an agency on a new bill, whatever limit was set for its user', async () => {
  const body = await billBody(app, { testCodes: ['HB'] });
  const { code } = await newCoupon(app.as('Manager'), { percent: 10 });
  for (const part of [
    { discount: half },
    { discount: { kind: 'amount' as const, value: 1_000 } },
    { lines: body.lines.map((line) => ({ ...line, discount: half })) },
    { couponCode: code },
    { askDiscount: { approvalId: newId(), discount: half, reason: 'Poor patient' } },
  ]) {
    const sent = { ...body, ...part };
    expect([part, await agency.client.refused(createBill, { body: sent })]).toMatchObject([part, refusal]);
  }
  expect(await agency.client.refused(readCouponTerms, { query: { code } })).toMatchObject(refusal);
});

it('refuses a discount of an agency on its saved bill, and one that it asks for', async () => {
  const { billId } = await orderBill(app, { testCodes: ['HB'] }, agency.client);
  const lines = [{ testId: await testIdOf(app, 'CBC'), discount: half }];
  const change = { billId, version: 1, discount: half, reason: 'Poor patient' };
  expect(await agency.client.refused(addLines, { body: { billId, version: 1, lines } })).toMatchObject(
    refusal,
  );
  expect(await agency.client.refused(discountBill, { body: change })).toMatchObject(refusal);
  const asked = { body: { ...change, approvalId: newId() } };
  expect(await agency.client.refused(askForDiscount, asked)).toMatchObject(refusal);
});

it('shows an agency no discount, and takes an empty limit of others for none', async () => {
  expect((await agency.client.ok(currentSession)).lab?.discountCap).toBeNull();
  const person = await personWith(app, { bills: 15, patients: 15, masters: 4 });
  await asOwner(app, (db) =>
    db
      .updateTable('membership')
      .set({ discount_upto_paise: null, discount_max_percent: null })
      .where('user_id', '=', person.userId)
      .execute(),
  );
  const body = await billBody(app, { testCodes: ['HB'] });
  const sent = { ...body, discount: { kind: 'amount' as const, value: 100 } };
  expect(await person.client.refused(createBill, { body: sent })).toMatchObject({
    code: 'discount-over-limit',
    msg: expect.stringContaining('₹0'),
  });
});
