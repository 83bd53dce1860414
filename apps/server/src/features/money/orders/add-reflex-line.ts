import type { ReflexOrder } from '../../../kernel/effects/effects.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { appendOrder, orderedBefore, requireOpen } from './append-order.ts';
import { lockBill } from '../bills/bill-rows.ts';
import { readConsent } from './consent.query.ts';
import { readLinesOfBill } from '../bills/lines-of-bill.query.ts';
import { type PlannedOrder, planOrder } from './plan-order.ts';

/** The same order with every price taken off again: the bill shows what was given. */
function free({ lines, tests, total }: PlannedOrder): PlannedOrder {
  return {
    tests,
    lines: lines.map((line) => {
      const { mrp } = line.total;
      return {
        ...line,
        total: { mrp, lineDiscount: mrp, couponDiscount: 0, billDiscount: 0, discount: mrp, net: 0 },
      };
    }),
    total: { ...total, discount: total.gross, net: 0 },
  };
}

/**
 * Adds what a reflex rule calls for as a line of the bill, priced by the rates of the bill unless the rule makes it free; answers
 * the line. The caller holds the lock of the bill. Refuses what cannot be ordered, such as a test that needs a consent.
 */
export async function addReflexLine(ctx: Ctx, wanted: ReflexOrder): Promise<string> {
  const { billId, testId, isFree, because } = wanted;
  const bill = await lockBill(ctx, billId);
  const lines = await readLinesOfBill(ctx, billId);
  requireOpen(bill.labNo, lines);
  const consentGiven = wanted.consentGiven || (await readConsent(ctx, billId));
  const { agencyId, locationId } = bill;
  const priced = await planOrder(
    ctx,
    { lines: [{ testId }], consentGiven, agencyId, locationId },
    orderedBefore(lines),
  );
  const order = isFree ? free(priced) : priced;
  await appendOrder(ctx, { bill, lines, order, consentGiven, newTubes: false, reflexOf: because });
  const [line] = order.lines;
  if (line === undefined) throw new Error('An order of one test has one line');
  return line.lineId;
}
