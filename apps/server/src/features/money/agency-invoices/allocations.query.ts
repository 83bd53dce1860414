import * as agencyPaymentEndpoints from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import type { AgencyAllocationView } from '@nidan/contract/money/agency-invoices/agency-payment-view';
import { type RawBuilder, sql } from 'kysely';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { invoiceInScope } from './invoice-scope.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<AgencyAllocationView, 'allocatedAt' | 'endedAt'> {
  readonly allocatedAt: Date;
  readonly endedAt: Date | null;
}

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select a.allocation_id as "allocationId", a.invoice_id as "invoiceId", n.number as "invoiceNumber",
      case when a.note_id is null then 'receipt' else 'note' end as kind, coalesce(a.receipt_id, a.note_id) as "creditId",
      c.number as "creditNumber", a.amount_paise as "amountPaise", a.allocated_at as "allocatedAt", giver.name as "allocatedBy",
      a.ended_at as "endedAt", ender.name as "endedBy", a.reason
    from agency_allocation a
    join agency_invoice i on i.l_id = a.l_id and i.invoice_id = a.invoice_id
    join money_document n on n.l_id = a.l_id and n.document_id = a.invoice_id
    join money_document c on c.l_id = a.l_id and c.document_id = coalesce(a.receipt_id, a.note_id)
    join login_user giver on giver.user_id = a.allocated_by
    left join login_user ender on ender.user_id = a.ended_by
    where a.l_id = ${ctx.lId} and ${invoiceInScope(ctx)} and ${rest}`.execute(ctx.db);
  return rows;
}

function present({ allocatedAt, endedAt, ...row }: Row): AgencyAllocationView {
  return { ...row, allocatedAt: allocatedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
}

/** Allocations by their ids, in their order. */
export async function readAllocations(ctx: Ctx, ids: readonly string[]): Promise<AgencyAllocationView[]> {
  const own = [...ids];
  const rows = await readRows(
    ctx,
    sql`a.allocation_id = any(${own}) order by array_position(${own}::uuid[], a.allocation_id)`,
  );
  return rows.map(present);
}

/** What paid an invoice, or what a receipt or a note pays, newest first; what was taken back too. */
export const listAllocationsOf = serve(agencyPaymentEndpoints.listAllocations, async (ctx, query) => {
  const { agencyId, invoiceId, creditId } = query;
  return newestFirst(ctx, {
    by: ['a.allocated_at', 'a.allocation_id'],
    asked: query,
    conditions: [
      ...(agencyId === undefined ? [] : [sql`i.agency_id = ${agencyId}`]),
      ...(invoiceId === undefined ? [] : [sql`a.invoice_id = ${invoiceId}`]),
      ...(creditId === undefined ? [] : [sql`${creditId} in (a.receipt_id, a.note_id)`]),
    ],
    read: (rest) => readRows(ctx, rest),
    keyOf: ({ allocatedAt, allocationId }) => [allocatedAt, allocationId],
    present,
  });
});
