import { type Route } from '../../../kernel/http/route.ts';
import { couponTerms } from './coupon-terms.ts';
import { listCouponsOf } from './coupons.query.ts';
import { addCoupon, changeCoupon } from './keep-coupon.ts';

export const couponRoutes: readonly Route[] = [listCouponsOf, couponTerms, addCoupon, changeCoupon];
