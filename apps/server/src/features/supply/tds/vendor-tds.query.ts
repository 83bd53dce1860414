import * as tdsEndpoints from '@nidan/contract/supply/tds/tds-endpoints';
import { panOfGstin } from '@nidan/domain/tax/gstin';
import { financialYearBegan } from '@nidan/domain/time/financial-year';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { readPaidSince } from '../payables/paid-since.query.ts';
import { readVendor } from '../vendors/vendors.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** By what a payment to a vendor would have tax deducted today. */
export const readVendorTds = serve(tdsEndpoints.vendorTds, async (ctx, { vendorId }) => {
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
});
