import type { InvoicePart } from '@nidan/domain/agencies/pay-invoices';
import type { CreditKind } from '@nidan/domain/agencies/invoice-words';
import { type RawBuilder, sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** A part that is paid, with what it is paid by. */
export interface NewAllocation extends InvoicePart {
  readonly kind: CreditKind;
}

/** Lets credits pay invoices from now on, whose account is locked; answers the ids of the allocations in their order. */
export async function insertAllocations(ctx: Ctx, parts: readonly NewAllocation[]): Promise<string[]> {
  const rows = parts.map(({ kind, creditId, invoiceId, amount }) => ({
    l_id: ctx.lId,
    allocation_id: newId(),
    invoice_id: invoiceId,
    receipt_id: kind === 'receipt' ? creditId : null,
    note_id: kind === 'note' ? creditId : null,
    amount_paise: amount,
    allocated_at: ctx.now,
    allocated_by: ctx.caller.userId,
  }));
  await insertRows(ctx.db, 'agency_allocation', rows);
  return rows.map(({ allocation_id }) => allocation_id);
}

export interface EndedAllocation {
  readonly allocationId: string;
  readonly invoiceId: string;
  readonly creditId: string;
  /** In paise. */
  readonly amount: number;
}

/** Ends allocations `a` that hold, whose account is locked; answers what they paid. */
export async function endAllocations(
  ctx: Ctx,
  condition: RawBuilder<unknown>,
  reason: string,
): Promise<readonly EndedAllocation[]> {
  const { rows } = await sql<EndedAllocation>`
    update agency_allocation a set ended_at = ${ctx.now}, ended_by = ${ctx.caller.userId}, reason = ${reason}
    where a.l_id = ${ctx.lId} and a.ended_at is null and ${condition}
    returning a.allocation_id as "allocationId", a.invoice_id as "invoiceId", coalesce(a.receipt_id, a.note_id) as "creditId",
      a.amount_paise as amount`.execute(ctx.db);
  return rows;
}
