import {
  addCoupon as addEndpoint,
  changeCoupon as changeEndpoint,
  listCoupons,
  readCouponTerms,
} from '@nidan/contract/money/coupons/coupon-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { couponTerms } from './coupon-terms.ts';
import { listCouponsOf } from './coupons.query.ts';
import { addCoupon, changeCoupon } from './keep-coupon.ts';

export const couponRoutes: readonly Route[] = [
  implement(listCoupons, (ctx, { query }) => listCouponsOf(ctx, query)),
  implement(readCouponTerms, (ctx, { query }) => couponTerms(ctx, query)),
  implement(addEndpoint, (ctx, { body }) => addCoupon(ctx, body)),
  implement(changeEndpoint, (ctx, { body }) => changeCoupon(ctx, body)),
];
