import {
  addCoupon,
  type changeCoupon,
  type CouponView,
} from '@nidan/contract/money/coupons/coupon-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestClient } from '../../../../testing/test-app.ts';

type Body = BodyOf<typeof addCoupon>;

/** A coupon of 10 % without a limit, under a code of its own; anything may be given otherwise. */
export async function newCoupon(manager: TestClient, changes: Partial<Body> = {}): Promise<CouponView> {
  const couponId = newId();
  const body: Body = {
    couponId,
    code: `C-${couponId.slice(-12)}`,
    name: 'Camp',
    percent: 10,
    capPaise: null,
    amountPaise: null,
    validFrom: '2020-01-01',
    validTo: null,
    minimumNetPaise: 0,
    perPatient: null,
    inAll: null,
    locationIds: [],
    testCodes: [],
    ...changes,
  };
  return manager.ok(addCoupon, { body });
}

/** A coupon as its form sends it. */
export function formOf(coupon: CouponView): BodyOf<typeof changeCoupon> {
  const { tests, status } = coupon;
  return {
    couponId: coupon.couponId,
    version: coupon.version,
    name: coupon.name,
    percent: coupon.percent,
    capPaise: coupon.capPaise,
    amountPaise: coupon.amountPaise,
    validFrom: coupon.validFrom,
    validTo: coupon.validTo,
    minimumNetPaise: coupon.minimumNetPaise,
    perPatient: coupon.perPatient,
    inAll: coupon.inAll,
    locationIds: coupon.locationIds,
    testCodes: tests.map(({ code }) => code),
    isEnabled: status === 1,
  };
}
