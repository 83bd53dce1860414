import {
  changeCoupon,
  addCoupon,
  listCoupons,
  readCouponTerms,
} from '@nidan/contract/money/coupons/coupon-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { formOf, newCoupon } from './testing/new-coupon.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');
const desk = () => app.as('Front desk');

describe('a coupon', () => {
  it('is added under a code that is given once, with its event', async () => {
    const coupon = await newCoupon(manager(), { code: 'diwali-26', testCodes: ['CBC'], capPaise: 20_000 });
    expect(coupon).toMatchObject({
      code: 'DIWALI-26',
      tests: [{ code: 'CBC' }],
      uses: 0,
      givenPaise: 0,
      status: 1,
      can: ['disable'],
    });
    const [event] = await eventsOf(app, coupon.couponId, 'create');
    expect(event).toMatchObject({ after: { code: 'DIWALI-26', percent: 10, tests: ['CBC'] } });
    const body = { ...formOf(coupon), couponId: newId(), code: 'Diwali-26' };
    const { version: _, isEnabled: __, ...again } = body;
    expect(await manager().refused(addCoupon, { body: again })).toMatchObject({
      status: 409,
      code: 'coupon-code-taken',
    });
    expect((await desk().refused(addCoupon, { body: { ...again, code: 'OTHER' } })).status).toBe(403);
  });

  it('is listed by its code while it is in use', async () => {
    const coupon = await newCoupon(manager(), { code: 'LISTED' });
    const found = () => manager().ok(listCoupons, { query: { q: 'listed' } });
    expect((await found()).rows.map(({ code }) => code)).toEqual(['LISTED']);
    const off = await manager().ok(changeCoupon, { body: { ...formOf(coupon), isEnabled: false } });
    expect(off.can).toEqual(['enable']);
    expect((await found()).rows).toEqual([]);
    expect((await manager().ok(listCoupons, { query: { q: 'listed', all: true } })).rows).toHaveLength(1);
    const refusal = await desk().refused(readCouponTerms, { query: { code: 'listed' } });
    expect(refusal).toMatchObject({ status: 400, code: 'coupon-unknown', msg: 'There is no coupon LISTED' });
  });

  it.each([
    [{ percent: null }, 'percent'],
    [{ amountPaise: 10_000 }, 'amountPaise'],
    [{ percent: null, amountPaise: 10_000, capPaise: 5_000 }, 'capPaise'],
    [{ percent: 2.345 }, 'percent'],
    [{ percent: 101 }, 'percent'],
    [{ capPaise: 150 }, 'capPaise'],
    [{ validTo: '2019-12-31' }, 'validTo'],
    [{ testCodes: ['NOSUCH'] }, 'testCodes'],
    [{ perPatient: 0 }, 'perPatient'],
    [{ code: 'A B' }, 'code'],
  ])('is refused as %j', async (changes, field) => {
    const { version: _, isEnabled: __, ...body } = formOf(await newCoupon(manager()));
    const asked = { ...body, couponId: newId(), code: `X-${newId().slice(-12)}`, ...changes };
    const refusal = await manager().refused(addCoupon, { body: asked });
    expect(refusal.status).toBe(400);
    expect(refusal.errors?.map((one) => one.field)).toContain(field);
  });

  it('is changed over its version, never to fewer uses than it has', async () => {
    const coupon = await newCoupon(manager(), { inAll: 5 });
    for (const _ of [1, 2]) await orderBill(app, { testCodes: ['CBC'], couponCode: coupon.code });
    const body = { ...formOf(coupon), inAll: 1 };
    const refusal = await manager().refused(changeCoupon, { body });
    expect(refusal.errors).toMatchObject([{ field: 'inAll', msg: 'It was used 2 times already' }]);
    const changed = await manager().ok(changeCoupon, { body: { ...body, inAll: 2, percent: 5 } });
    expect(changed).toMatchObject({ version: 2, inAll: 2, percent: 5, uses: 2, givenPaise: 7_000 });
    const [event] = await eventsOf(app, coupon.couponId, 'update');
    expect(event).toMatchObject({ before: { percent: 10, inAll: 5 }, after: { percent: 5, inAll: 2 } });
    expect((await manager().refused(changeCoupon, { body })).code).toBe('stale-version');
    expect((await manager().refused(changeCoupon, { body: { ...body, couponId: newId() } })).code).toBe(
      'not-found',
    );
  });
});

describe('what a coupon would give', () => {
  it('is told to whoever saves bills, or why it does not hold', async () => {
    const { code } = await newCoupon(manager(), {
      testCodes: ['CBC'],
      minimumNetPaise: 50_000,
      capPaise: 9_900,
    });
    const terms = await desk().ok(readCouponTerms, { query: { code: ` ${code.toLowerCase()} ` } });
    expect(terms).toMatchObject({ code, percent: 10, cap: 9_900, amount: null, minimumNet: 50_000 });
    expect(terms.testIds).toHaveLength(1);
    const over = await newCoupon(manager(), { validTo: '2020-12-31' });
    expect(await desk().refused(readCouponTerms, { query: { code: over.code } })).toMatchObject({
      code: 'coupon-not-now',
      msg: `The coupon ${over.code} holds from 01/01/2020 to 31/12/2020`,
    });
    expect((await app.as('Phlebotomist').refused(readCouponTerms, { query: { code } })).status).toBe(403);
  });
});
