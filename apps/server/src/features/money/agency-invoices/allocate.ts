import { type InvoicePart, payInOrder } from '@nidan/domain/agencies/pay-invoices';
import { formatRupees } from '@nidan/domain/money/rupees';
import type { Share } from '@nidan/domain/money/spread-in-order';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { insertAllocations } from './allocation-rows.ts';
import type { OpenCredit } from './credits.query.ts';
import { readDueInvoices } from './open-invoices.query.ts';

/** An invoice and what is to be paid of it, in paise. */
interface Picked {
  readonly invoiceId: string;
  readonly amountPaise: number;
}

/** What is to be paid of which invoice of an agency whose account is locked; refuses more than is due of one. */
export async function sharesToPay(
  ctx: Ctx,
  agencyId: string,
  picked: readonly Picked[] | undefined,
): Promise<Share[]> {
  const due = await readDueInvoices(ctx, agencyId);
  if (picked === undefined) return due.map(({ invoiceId, due: most }) => ({ id: invoiceId, most }));
  const known = new Map(due.map((one) => [one.invoiceId, one]));
  if (new Set(picked.map(({ invoiceId }) => invoiceId)).size < picked.length) {
    throw refuseField('invoices', 'name-each-invoice-once');
  }
  return picked.map(({ invoiceId, amountPaise }) => {
    const one = known.get(invoiceId);
    if (one === undefined) throw refuse('invoice-not-due');
    if (amountPaise > one.due) {
      throw refuse('beyond-invoice', { details: { number: one.number, due: formatRupees(one.due) } });
    }
    return { id: invoiceId, most: amountPaise };
  });
}

/** In paise. */
export function sumOfShares(shares: readonly Share[]): number {
  return shares.reduce((sum, { most }) => sum + most, 0);
}

type Credit = Pick<OpenCredit, 'kind' | 'id' | 'left'>;

function recordPart(ctx: Ctx, { kind, id }: Credit, own: readonly InvoicePart[]): void {
  recordEvent(ctx, {
    entityKind: kind === 'receipt' ? 'AGENCY_RECEIPT' : 'NOTE',
    entityId: id,
    parts: own.map(({ invoiceId }) => invoiceId),
    action: 'allocate',
    after: { amountPaise: own.reduce((sum, { amount }) => sum + amount, 0) },
  });
}

/** Pays invoices with credits of the same agency, whose account is locked, both in their order; answers the allocations. */
export async function allocateTo(
  ctx: Ctx,
  credits: readonly Credit[],
  shares: readonly Share[],
): Promise<string[]> {
  const parts = payInOrder(
    credits.map(({ id, left }) => ({ id, most: left })),
    shares,
  );
  for (const credit of credits) {
    const own = parts.filter(({ creditId }) => creditId === credit.id);
    if (own.length > 0) recordPart(ctx, credit, own);
  }
  const kindOf = new Map(credits.map(({ id, kind }) => [id, kind]));
  return insertAllocations(
    ctx,
    parts.map((part) => ({ ...part, kind: kindOf.get(part.creditId) ?? 'receipt' })),
  );
}
