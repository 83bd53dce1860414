import type { CouponTermsView, readCouponTerms } from '@nidan/contract/money/coupons/coupon-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { Ctx } from '../../../kernel/http/context.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { requirePatientSeen } from '../../people/patients/require-patient-seen.ts';
import { usableCoupon } from './usable-coupon.ts';

/** What a coupon would give where the caller works; saving the bill asks again. */
export async function couponTerms(
  ctx: Ctx,
  { code, patientId }: QueryOf<typeof readCouponTerms>,
): Promise<CouponTermsView> {
  if (patientId !== undefined) await requirePatientSeen(ctx, patientId);
  const asked = { code, patientId: patientId ?? null, locationId: workplaceOf(ctx) };
  return (await usableCoupon(ctx, asked, false)).terms;
}
