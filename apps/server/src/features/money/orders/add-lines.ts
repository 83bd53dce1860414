import * as billEndpoints from '@nidan/contract/money/bills/bill-endpoints';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { appendOrder, orderedBefore, requireOpen } from './append-order.ts';
import { lockBill } from '../bills/bill-rows.ts';
import { readConsent } from './consent.query.ts';
import { readLinesOfBill } from '../bills/lines-of-bill.query.ts';
import { presentOrder } from './ordered-lines.ts';
import { planOrder } from './plan-order.ts';
import { requireDiscountReason } from './require-discount-reason.ts';
import { orderWarnings } from './order-warnings.ts';
import { serve } from '../../../kernel/http/serve.ts';

/**
 * Adds lines to a saved bill: money, tests and tubes together. What is there keeps its price and its part of a discount on
 * the whole bill; a new line has only the discount that is given on it.
 */
export const addLines = serve(billEndpoints.addLines, async (ctx, body) => {
  const { billId } = body;
  const bill = await lockBill(ctx, billId);
  await expectVersion(ctx, { entityId: billId, billId, expected: body.version, found: bill.version });
  const lines = await readLinesOfBill(ctx, billId);
  requireOpen(bill.labNo, lines);
  requireDiscountReason(ctx, body);
  const consentGiven = body.consentGiven === true || (await readConsent(ctx, billId));
  const { agencyId, locationId } = bill;
  const ordered = { lines: body.lines, consentGiven, agencyId, locationId };
  const order = await planOrder(ctx, ordered, orderedBefore(lines));
  const warnings = await orderWarnings(ctx, { patientId: bill.patientId, billId, order });
  const newTubes = body.newTubes ?? false;
  const discountReason = body.discountReason?.trim() || null;
  const added = { bill, lines, order, consentGiven, newTubes, discountReason };
  const { drawn, dues } = await appendOrder(ctx, added);
  return { billId, version: bill.version + 1, ...presentOrder(order, drawn), dues, warnings };
});
