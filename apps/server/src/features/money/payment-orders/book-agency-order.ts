import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import { sql } from 'kysely';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { takeAgencyMoney } from '../agency-billing/take-agency-money.ts';
import { allocateTo } from '../agency-invoices/allocate.ts';
import { readDueInvoices } from '../agency-invoices/open-invoices.query.ts';

interface AgencyOrderMoney {
  readonly orderId: string;
  readonly agencyId: string;
  readonly mode: PaymentMode;
  readonly amountPaise: number;
  /** What the gateway calls the payment. */
  readonly reference: string;
  readonly locationId: string;
}

/** The invoices that an order is meant for; none: whichever are due first. */
async function readMeant({ db, lId }: Ctx, orderId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select invoice_id as id from payment_order_invoice where l_id = ${lId} and order_id = ${orderId}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Books money of an agency that has come from outside and cannot be refused any more: a receipt on its account, which is locked, pays what is due
 * by now of the invoices that were meant, and what is over is paid ahead. Answers the receipt.
 */
export async function bookAgencyOrder(
  ctx: Ctx,
  { orderId, agencyId, mode, amountPaise, reference, locationId }: AgencyOrderMoney,
): Promise<string> {
  const receiptId = newId();
  await takeAgencyMoney(ctx, {
    receiptId,
    agencyId,
    mode,
    amountPaise,
    tdsPaise: 0,
    tdsSection: null,
    tdsCertificate: null,
    reference,
    clearedOn: null,
    transfer: null,
    paidOn: null,
    locationId,
  });
  const meant = await readMeant(ctx, orderId);
  const due = await readDueInvoices(ctx, agencyId);
  const shares = due
    .filter(({ invoiceId }) => meant.size === 0 || meant.has(invoiceId))
    .map(({ invoiceId, due: most }) => ({ id: invoiceId, most }));
  await allocateTo(ctx, [{ kind: 'receipt', id: receiptId, left: amountPaise }], shares);
  return receiptId;
}
