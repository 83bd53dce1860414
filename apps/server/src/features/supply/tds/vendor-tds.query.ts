import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { vendorTds } from '@nidan/contract/supply/tds/tds-endpoints';
import { panOfGstin } from '@nidan/domain/tax/gstin';
import { financialYearBegan } from '@nidan/domain/time/financial-year';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readPaidSince } from '../payables/paid-since.query.ts';
import { readVendor } from '../vendors/vendors.query.ts';

/** By what a payment to a vendor would have tax deducted today. */
export async function readVendorTds(
  ctx: Ctx,
  { vendorId }: QueryOf<typeof vendorTds>,
): Promise<AnswerOf<typeof vendorTds>> {
  const { tdsSection, pan, gstin } = await readVendor(ctx, vendorId);
  const { paid, deducted } = await readPaidSince(
    ctx,
    vendorId,
    financialYearBegan(ctx.lab.timeZone, ctx.now),
  );
  return {
    section: tdsSection,
    pan: pan ?? panOfGstin(gstin ?? ''),
    day: calendarDateIn(ctx.lab.timeZone, ctx.now),
    paidPaise: paid,
    deductedPaise: deducted,
  };
}
