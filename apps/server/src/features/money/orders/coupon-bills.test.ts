import {
  addLines,
  cancelLines,
  createBill,
  discountBill,
  readBill,
} from '@nidan/contract/money/bills/bill-endpoints';
import { approveRefund, requestRefund } from '@nidan/contract/money/refunds/refund-endpoints';
import { listCoupons } from '@nidan/contract/money/coupons/coupon-endpoints';
import { createLocation } from '@nidan/contract/base/organisation/organisation-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { billBody, orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newCoupon } from '../coupons/testing/new-coupon.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');
const desk = () => app.as('Front desk');
const billOf = (billId: string) => manager().ok(readBill, { query: { billId } });
const reason = 'Customer stops';

const sideOf = (account: string): number => (account === 'Coupons redeemed' ? 1 : 0);

/** What stands on the coupon's account of a bill, in paise. */
async function redeemed(billId: string): Promise<number> {
  const { postings } = await billOf(billId);
  return postings.reduce(
    (sum, { debit, credit, amountPaise }) => sum + (sideOf(debit) - sideOf(credit)) * amountPaise,
    0,
  );
}

describe('a coupon on a bill', () => {
  it('gives after the discounts on lines and before that on the bill, over the lines, on an account of its own', async () => {
    const { code } = await newCoupon(manager(), { percent: 10 });
    const lines = [
      { testId: await testIdOf(app, 'CBC'), discount: { kind: 'amount' as const, value: 5_000 } },
      { testId: await testIdOf(app, 'LFT') },
    ];
    const body = { ...(await billBody(app, { testCodes: [], couponCode: code.toLowerCase() })), lines };
    const discount = { kind: 'percent' as const, value: 5 };
    const bill = await manager().ok(createBill, { body: { ...body, discount, discountReason: 'Staff' } });
    // 350 - 50 + 750 = 1,050; the coupon 105; 5 % of 945 are 47.
    expect(bill.dues).toMatchObject({
      grossPaise: 110_000,
      discountPaise: 20_200,
      couponPaise: 10_500,
      netPaise: 89_800,
    });
    const view = await billOf(bill.billId);
    expect(view.coupon).toBe(code);
    expect(
      view.lines.map((line) => [line.lineDiscountPaise, line.couponDiscountPaise, line.billDiscountPaise]),
    ).toEqual([
      [5_000, 3_000, 1_300],
      [0, 7_500, 3_400],
    ]);
    expect(await redeemed(bill.billId)).toBe(10_500);
    const [event] = await eventsOf(app, bill.billId, 'create');
    expect(event?.after).toMatchObject({ coupon: code, couponPaise: 10_500, discountPaise: 20_200 });
    expect((await manager().ok(listCoupons, { query: { q: code } })).rows).toMatchObject([
      { uses: 1, givenPaise: 10_500 },
    ]);
  });

  it('counts to what the person may give: the sum of line, bill and coupon', async () => {
    const { code } = await newCoupon(manager(), { percent: 10 });
    await asOwner(app, (db) =>
      db
        .updateTable('membership')
        .set({ discount_upto_paise: null, discount_max_percent: 12 })
        .where('user_id', '=', app.lab.users.get('Front desk')?.userId ?? '')
        .execute(),
    );
    const body = await billBody(app, { testCodes: ['CBC', 'LFT'], couponCode: code });
    const with5 = { ...body, discount: { kind: 'amount' as const, value: 5_000 } };
    expect(await desk().refused(createBill, { body: with5 })).toMatchObject({ code: 'discount-over-limit' });
    const within = { ...body, discount: { kind: 'amount' as const, value: 2_000 } };
    expect((await desk().ok(createBill, { body: within })).dues).toMatchObject({ discountPaise: 13_000 });
  });

  it('stays as it is under another discount and beside added tests', async () => {
    const { code } = await newCoupon(manager(), { percent: null, amountPaise: 10_000 });
    const { billId } = await orderBill(app, { testCodes: ['CBC', 'LFT'], couponCode: code });
    const discount = { kind: 'percent' as const, value: 10 };
    const given = await manager().ok(discountBill, { body: { billId, version: 1, discount, reason } });
    expect(given.dues).toMatchObject({ discountPaise: 20_000, couponPaise: 10_000, netPaise: 90_000 });
    const testId = await testIdOf(app, 'HB');
    const added = await desk().ok(addLines, { body: { billId, version: 2, lines: [{ testId }] } });
    expect(added.dues.couponPaise).toBe(10_000);
    const none = { kind: 'amount' as const, value: 0 };
    const back = await manager().ok(discountBill, { body: { billId, version: 3, discount: none, reason } });
    expect(back.dues).toMatchObject({ discountPaise: 10_000, couponPaise: 10_000 });
    expect(await redeemed(billId)).toBe(10_000);
  });

  it('goes back with cancelled and refunded lines to the paisa, and is free again once none is left', async () => {
    const { code } = await newCoupon(manager(), { percent: null, amountPaise: 10_000, inAll: 1 });
    const payments = [{ mode: 'Cash' as const, amountPaise: 100_000 }];
    const { billId, lines } = await orderBill(app, { testCodes: ['CBC', 'LFT'], couponCode: code, payments });
    const [first, second] = lines.map(({ lineId }) => lineId);
    const { dues } = await desk().ok(cancelLines, {
      body: { billId, version: 1, lineIds: [first ?? ''], reason },
    });
    // Of 350 the coupon gave 32.
    expect(dues).toMatchObject({ couponPaise: 6_800, refundPayablePaise: 31_800, netPaise: 68_200 });
    expect(await redeemed(billId)).toBe(6_800);
    const again = await billBody(app, { testCodes: ['CBC'], couponCode: code });
    expect((await desk().refused(createBill, { body: again })).code).toBe('coupon-used-up');
    const refundId = newId();
    const asked = {
      refundId,
      billId,
      version: 2,
      lineIds: [second ?? ''],
      cause: 'customer' as const,
      mode: 'Cash' as const,
      reason,
    };
    const { amountPaise, version } = await desk().ok(requestRefund, { body: asked });
    expect(amountPaise).toBe(100_000);
    await manager().ok(approveRefund, { body: { refundId, version } });
    expect(await redeemed(billId)).toBe(0);
    expect((await manager().ok(createBill, { body: again })).dues.couponPaise).toBe(10_000);
    expect(await offencesIn(app)).toEqual([]);
  });
});

describe('a coupon that asks for a minimum', () => {
  const payments = [{ mode: 'Cash' as const, amountPaise: 100_000 }];
  const orderOf = async (minimumNetPaise: number) => {
    const { code } = await newCoupon(manager(), { percent: null, amountPaise: 10_000, minimumNetPaise });
    const { billId, lines } = await orderBill(app, { testCodes: ['CBC', 'LFT'], couponCode: code, payments });
    return { code, billId, ids: lines.map(({ lineId }) => lineId) };
  };

  it('is withdrawn from the rest when cancelled lines leave less', async () => {
    // CBC 350 and LFT 750: without the LFT 350 are left of the 1,000 that the coupon asks for.
    const { code, billId, ids } = await orderOf(100_000);
    const body = { billId, version: 1, lineIds: [ids[1] ?? ''], reason };
    const { dues, refundPaise } = await desk().ok(cancelLines, { body });
    expect(dues).toMatchObject({ couponPaise: 0, discountPaise: 0, netPaise: 35_000 });
    expect(refundPaise).toBe(65_000);
    expect(await redeemed(billId)).toBe(0);
    const [event] = await eventsOf(app, billId, 'cancelTest');
    expect(event?.after).toMatchObject({ coupon: code, couponPaise: -3_200 });
    expect(await offencesIn(app)).toEqual([]);
  });

  it('stays where the rest still comes to it', async () => {
    const { billId, ids } = await orderOf(75_000);
    const body = { billId, version: 1, lineIds: [ids[0] ?? ''], reason };
    const { dues } = await desk().ok(cancelLines, { body });
    expect(dues).toMatchObject({ couponPaise: 6_800, netPaise: 68_200 });
  });

  it.each([
    ['customer', 65_000, 0],
    ['labFault', 68_200, 3_200],
  ] as const)('is asked again by a refund when the %s is the cause', async (cause, amountPaise, left) => {
    const { billId, ids } = await orderOf(100_000);
    const refundId = newId();
    const asked = {
      refundId,
      billId,
      version: 1,
      lineIds: [ids[1] ?? ''],
      cause,
      mode: 'Cash' as const,
      reason,
    };
    const request = await desk().ok(requestRefund, { body: asked });
    expect(request.amountPaise).toBe(amountPaise);
    const { dues } = await manager().ok(approveRefund, { body: { refundId, version: request.version } });
    expect(dues).toMatchObject({ couponPaise: left, duePaise: 0 });
    expect(await offencesIn(app)).toEqual([]);
  });
});

describe('a coupon with a limit', () => {
  it('is used by one of many counters that take its last use at once', async () => {
    const { code, couponId } = await newCoupon(manager(), { inAll: 2 });
    const bodies = await Promise.all(
      Array.from({ length: 8 }, () => billBody(app, { testCodes: ['CBC'], couponCode: code })),
    );
    const answers = await Promise.all(bodies.map((body) => desk().call(createBill, { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6);
    const bills = await inTransaction(app.db, 1, (db) =>
      db.selectFrom('bill').select('bill_id').where('coupon_id', '=', couponId).execute(),
    );
    expect(bills).toHaveLength(2);
    expect(await offencesIn(app)).toEqual([]);
  });

  it('is used by a patient so often and by others still', async () => {
    const { code } = await newCoupon(manager(), { perPatient: 1 });
    const { patientId } = await orderBill(app, { testCodes: ['CBC'], couponCode: code });
    const { newPatient: _, ...again } = await billBody(app, {
      testCodes: ['LFT'],
      couponCode: code,
      patientId,
    });
    const answers = await Promise.all(
      [1, 2].map(() => desk().call(createBill, { body: { ...again, billId: newId() } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect((await desk().refused(createBill, { body: again })).code).toBe('coupon-used-by-patient');
    await orderBill(app, { testCodes: ['CBC'], couponCode: code });
  });

  it('refuses where it does not hold, and nothing is saved', async () => {
    const { locationId } = await manager().ok(createLocation, {
      body: { name: 'Far centre', kind: 'centre', address: 'Pune', phone: '', firmId: null },
    });
    const here = await newCoupon(manager(), { locationIds: [locationId] });
    const tests = await newCoupon(manager(), { testCodes: ['LFT'] });
    const worth = await newCoupon(manager(), { minimumNetPaise: 50_000 });
    const expected = [
      [here.code, 'coupon-not-here'],
      [tests.code, 'coupon-not-for-tests'],
      [worth.code, 'coupon-under-minimum'],
      ['NONE-OF-THESE', 'coupon-unknown'],
    ] as const;
    for (const [couponCode, code] of expected) {
      const body = await billBody(app, { testCodes: ['CBC'], couponCode });
      const refusal = await desk().refused(createBill, { body });
      expect(refusal).toMatchObject({ code, errors: [{ field: 'couponCode' }] });
      expect((await manager().refused(readBill, { query: { billId: body.billId } })).code).toBe('not-found');
    }
  });
});
