import type { CouponView } from '@nidan/contract/money/coupons/coupon-endpoints';
import { expect, test } from 'vitest';
import { couponFields, couponValues } from './coupon-form.ts';

const rule = {
  name: 'Diwali',
  percent: 12.5,
  capPaise: 20_000,
  amountPaise: null,
  validFrom: '2026-11-01',
  validTo: null,
  minimumNetPaise: 50_000,
  perPatient: 1,
  inAll: null,
  locationIds: ['b'],
};

test('a coupon comes back from its form as it went in', () => {
  const coupon: CouponView = {
    ...rule,
    couponId: '01890000-0000-7000-8000-000000000001',
    code: 'DIWALI',
    tests: [{ code: 'CBC', name: 'Complete blood count' }],
    uses: 0,
    givenPaise: 0,
    status: 1,
    statusLabel: 'enabled',
    version: 1,
    can: [],
  };
  expect(couponFields(couponValues(coupon, '2026-11-20'), ['a', 'b'])).toEqual({
    ...rule,
    testCodes: ['CBC'],
  });
});

test('a new one begins today, and what is no number is for the server to refuse', () => {
  const values = { ...couponValues(null, '2026-11-20'), percent: 'ten', perPatient: '२' };
  expect(couponFields(values, [])).toMatchObject({
    validFrom: '2026-11-20',
    percent: -1,
    perPatient: 2,
    inAll: null,
  });
});
