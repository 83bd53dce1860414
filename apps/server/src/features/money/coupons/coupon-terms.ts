import * as couponEndpoints from '@nidan/contract/money/coupons/coupon-endpoints';
import type { CouponTermsView } from '@nidan/contract/money/coupons/coupon-endpoints';
import { workplaceOf } from '../payments/take-payments.ts';
import { requirePatientSeen } from '../../people/patients/require-patient-seen.ts';
import { usableCoupon } from './usable-coupon.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** What a coupon would give where the caller works; saving the bill asks again. */
export const couponTerms = serve(
  couponEndpoints.readCouponTerms,
  async (ctx, { code, patientId }): Promise<CouponTermsView> => {
    if (patientId !== undefined) await requirePatientSeen(ctx, patientId);
    const asked = { code, patientId: patientId ?? null, locationId: workplaceOf(ctx) };
    return (await usableCoupon(ctx, asked, false)).terms;
  },
);
