import {
  addCoupon,
  changeCoupon,
  listCoupons,
  readCouponTerms,
} from '@nidan/contract/money/coupons/coupon-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { formOf, newCoupon } from './new-coupon.ts';

export const couponCases: readonly RouteCase[] = [
  forRoute(listCoupons).send(async () => ({ query: { q: 'camp' } })),
  forRoute(readCouponTerms).send(async ({ app, shared }) => {
    const { code } = await newCoupon(app.as('Manager'));
    const { patientId } = await shared('ordered');
    return { query: { code, patientId } };
  }),
  forRoute(addCoupon).send(async ({ lab }) => {
    const couponId = newId();
    return {
      body: {
        couponId,
        code: `N-${couponId.slice(-12)}`,
        name: 'Camp',
        percent: 10,
        capPaise: 20_000,
        amountPaise: null,
        validFrom: '2026-01-01',
        validTo: null,
        minimumNetPaise: 0,
        perPatient: 1,
        inAll: 100,
        locationIds: [lab.locationId],
        testCodes: [],
      },
    };
  }),
  forRoute(changeCoupon).send(async ({ app, lab }) => {
    const coupon = await newCoupon(app.as('Manager'), { locationIds: [lab.locationId] });
    return { body: { ...formOf(coupon), name: 'Camp of the winter' } };
  }),
];
