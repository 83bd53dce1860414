import { typedThousandths } from '@nidan/domain/inventory/unit-chain';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { bookVendorInvoice } from '@nidan/contract/supply/payables/payable-endpoints';
import { type MatchFault, matchFaults } from '@nidan/domain/inventory/three-way-match';
import { clearedValue } from '@nidan/domain/purchasing/invoice-match';
import type { TaxKind } from '@nidan/domain/enumerations/purchasing';
import type { PurchaseGstRate } from '@nidan/domain/purchasing/gst-of-purchase';
import { DECISION } from '@nidan/domain/purchasing/decision-state';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { HeldLine, HeldOrder } from '../orders/hold-order.ts';

type GivenLine = BodyOf<typeof bookVendorInvoice>['lines'][number];

/** What was invoiced of a line before, and the value of receipts that was posted against it. */
export interface BilledBefore {
  readonly lineId: string;
  readonly quantity: number;
  /** What the receipts of the line are worth. */
  readonly receivedValue: number;
}

/** Per line of an order what earlier invoices charged and what its receipts cost. */
export async function readBilledBefore(
  { db, lId }: Ctx,
  orderId: string,
): Promise<ReadonlyMap<string, BilledBefore>> {
  const { rows } = await sql<BilledBefore>`
    select w.line_id as "lineId",
      coalesce((select sum(q.quantity) from vendor_invoice_line q
        join vendor_invoice b on b.l_id = q.l_id and b.invoice_id = q.invoice_id
        where q.l_id = w.l_id and q.order_line_id = w.line_id and b.state <> ${DECISION.rejected}), 0)::bigint as quantity,
      coalesce((select sum(r.value_paise) from goods_receipt_line r
        where r.l_id = w.l_id and r.order_line_id = w.line_id), 0)::bigint as "receivedValue"
    from purchase_order_line w where w.l_id = ${lId} and w.order_id = ${orderId}`.execute(db);
  return new Map(rows.map((row) => [row.lineId, row]));
}

/** A line of an invoice held against its order and its receipts. */
export interface MatchedInvoiceLine {
  readonly line: HeldLine;
  readonly quantity: number;
  readonly ratePaise: number;
  readonly discountBasisPoints: number;
  readonly gstPercent: PurchaseGstRate;
  readonly faults: readonly MatchFault[];
  /** What is claimed back where the difference becomes a debit note: units that did not come and what the rate is above, before GST. */
  readonly short: number;
}

interface ToMatch {
  readonly order: HeldOrder;
  /** By how much rates may differ without approval, in per cent. */
  readonly ratePercent: number;
  /** As the invoice charges it. */
  readonly taxKind: TaxKind;
}

function matchLine(
  { order, ratePercent, taxKind }: ToMatch,
  given: GivenLine,
  before: number,
): MatchedInvoiceLine {
  const line = order.lines.find(({ lineId }) => lineId === given.orderLineId);
  if (line === undefined) throw refuse('not-found');
  const quantity = typedThousandths(given.quantity);
  const { item, unit } = line;
  if (quantity === null || quantity === 0) {
    const details = { item, quantity: given.quantity, unit, base: unit };
    throw quantity === 0
      ? refuse('quantity-nothing', { details: { item } })
      : refuse('quantity-too-fine', { details });
  }
  const { ratePaise, discountBasisPoints, gstPercent } = given;
  const faults = matchFaults(
    {
      ordered: line.quantity,
      accepted: line.received,
      returned: line.returned,
      invoiced: before + quantity,
      orderedRate: line.ratePaise * (10_000 - line.discountBasisPoints),
      invoicedRate: ratePaise * (10_000 - discountBasisPoints),
      orderedTax: `${order.taxKind} ${line.gstPercent}`,
      invoicedTax: `${taxKind} ${gstPercent}`,
    },
    { rate: ratePercent, overReceipt: order.overPercent },
  );
  const short = Math.max(0, before + quantity - line.received + line.returned);
  return {
    line,
    quantity,
    ratePaise,
    discountBasisPoints,
    gstPercent,
    faults,
    short: Math.min(short, quantity),
  };
}

/** Lines of an invoice held against their order, three ways; refused where one stands twice. */
export function matchLines(
  matching: ToMatch,
  given: readonly GivenLine[],
  before: ReadonlyMap<string, BilledBefore>,
): MatchedInvoiceLine[] {
  const seen = new Set<string>();
  return given.map((one) => {
    const matched = matchLine(matching, one, before.get(one.orderLineId)?.quantity ?? 0);
    const { item } = matched.line;
    if (seen.has(one.orderLineId)) throw refuse('order-item-twice', { details: { item } });
    seen.add(one.orderLineId);
    return matched;
  });
}

/** The value of received goods that lines are for: of each the part of its receipts that they charge, by units. */
export function clearedBy(
  lines: readonly Pick<MatchedInvoiceLine, 'line' | 'quantity'>[],
  before: ReadonlyMap<string, BilledBefore>,
): number {
  return lines.reduce((sum, { line, quantity }) => {
    const { quantity: billedBefore = 0, receivedValue = 0 } = before.get(line.lineId) ?? {};
    return sum + clearedValue({ received: line.received, receivedValue, billedBefore }, quantity);
  }, 0);
}
