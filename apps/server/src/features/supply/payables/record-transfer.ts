import * as payableEndpoints from '@nidan/contract/supply/payables/payable-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { holdVendor } from '../vendors/hold-vendor.ts';
import { writeTransfer } from './payment-rows.ts';
import { readVendorPayment } from './payments.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Records the bank transfer of a payment, or corrects it. */
export const recordTransfer = serve(
  payableEndpoints.recordTransfer,
  async (ctx, { paymentId, version, transferredOn, utr }) => {
    const { vendorId } = await readVendorPayment(ctx, paymentId);
    await holdVendor(ctx, vendorId);
    const { transfer } = await readVendorPayment(ctx, paymentId);
    await expectVersion(ctx, { entityId: paymentId, expected: version, found: transfer?.version ?? 0 });
    if (transferredOn > calendarDateIn(ctx.lab.timeZone, ctx.now))
      throw refuseField('transferredOn', 'transfer-day-to-come');
    const written = { transferredOn, utr: utr.toUpperCase() };
    await writeTransfer(ctx, paymentId, written);
    recordEvent(ctx, {
      entityKind: 'VENDOR_PAYMENT',
      entityId: paymentId,
      action: 'transfer',
      before: transfer,
      after: written,
    });
    return readVendorPayment(ctx, paymentId);
  },
);
