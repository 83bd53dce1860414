import type { CutLine, InvoiceTotals } from '@nidan/domain/agencies/cut-invoice';
import type { InvoicePeriod } from '@nidan/domain/agencies/invoice-period';
import type { InvoiceKind } from '@nidan/domain/agencies/invoice-words';
import type { BillingCycle } from '@nidan/domain/enumerations/agencies';
import { invoice, type InvoiceState } from '@nidan/domain/status-sets/money/invoice';
import { type RawBuilder, sql } from 'kysely';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { invoiceInScope } from './invoice-scope.ts';

/** A line with what its bill says beside it. */
export interface CutLineRow extends CutLine {
  readonly gst: number | null;
  /** Postings of its bill on the account of the agency. */
  readonly postings: number;
}

export interface CutResult {
  readonly lines: readonly CutLineRow[];
  readonly totals: InvoiceTotals;
}

export interface NewInvoice {
  readonly invoiceId: string;
  readonly agencyId: string;
  readonly locationId: string;
  readonly kind: InvoiceKind;
  readonly cycle: BillingCycle;
  readonly period: InvoicePeriod;
  readonly printMode: string;
  readonly creditDays: number;
}

function sumsOf({ lines, totals }: CutResult) {
  return {
    bills: new Set(lines.map(({ billId }) => billId)).size,
    lines: lines.length,
    exempt_paise: totals.exempt,
    taxed_paise: totals.taxed,
    tax_paise: totals.tax,
    total_paise: totals.total,
  };
}

async function insertLines(ctx: Ctx, invoiceId: string, lines: readonly CutLineRow[]): Promise<void> {
  await insertRows(ctx.db, 'agency_invoice_line', {
    shared: { l_id: ctx.lId, invoice_id: invoiceId },
    rows: lines.map(({ kind, billId, lineId, amount, tax, gst, postings }, index) => ({
      position: index + 1,
      kind,
      bill_id: billId,
      line_id: lineId,
      amount_paise: amount,
      tax_paise: tax,
      gst_percent: gst,
      postings,
    })),
  });
}

/** Adds the draft of an invoice that the caller cuts now. */
export async function insertInvoice(ctx: Ctx, draft: NewInvoice, cut: CutResult): Promise<void> {
  await insertRows(ctx.db, 'agency_invoice', [
    {
      l_id: ctx.lId,
      invoice_id: draft.invoiceId,
      agency_id: draft.agencyId,
      location_id: draft.locationId,
      kind: draft.kind,
      cycle: draft.cycle,
      from_day: draft.period.from,
      to_day: draft.period.to,
      state: invoice.codes.draft,
      ...sumsOf(cut),
      print_mode: draft.printMode,
      credit_days: draft.creditDays,
      cut_at: ctx.now,
      cut_by: ctx.caller.userId,
    },
  ]);
  await insertLines(ctx, draft.invoiceId, cut.lines);
}

/** Throws away the lines of a locked draft. */
export async function deleteLines(ctx: Ctx, invoiceId: string): Promise<void> {
  await sendLater(
    ctx.db,
    sql`delete from agency_invoice_line where l_id = ${ctx.lId} and invoice_id = ${invoiceId}`,
  );
}

/** Writes what a locked draft comes to now, whose lines were thrown away; counts up its version. */
export async function replaceCut(
  ctx: Ctx,
  { invoiceId, printMode, creditDays }: Pick<NewInvoice, 'invoiceId' | 'printMode' | 'creditDays'>,
  cut: CutResult,
): Promise<void> {
  const { bills, lines, exempt_paise, taxed_paise, tax_paise, total_paise } = sumsOf(cut);
  await sendLater(
    ctx.db,
    sql`update agency_invoice set bills = ${bills}, lines = ${lines}, exempt_paise = ${exempt_paise}, taxed_paise = ${taxed_paise},
      tax_paise = ${tax_paise}, total_paise = ${total_paise}, print_mode = ${printMode}, credit_days = ${creditDays},
      cut_at = ${ctx.now}, cut_by = ${ctx.caller.userId}, version = version + 1
    where l_id = ${ctx.lId} and invoice_id = ${invoiceId}`,
  );
  await insertLines(ctx, invoiceId, cut.lines);
}

/** Throws a locked draft away. */
export async function deleteDraft(ctx: Ctx, invoiceId: string): Promise<void> {
  await deleteLines(ctx, invoiceId);
  await sendLater(
    ctx.db,
    sql`delete from agency_invoice where l_id = ${ctx.lId} and invoice_id = ${invoiceId}`,
  );
}

export interface LockedInvoice extends NewInvoice {
  readonly agency: string;
  readonly state: InvoiceState;
  /** In paise. */
  readonly total: number;
  readonly number: string | null;
  readonly cancelNoteId: string | null;
  readonly version: number;
}

interface LockedRow extends Omit<LockedInvoice, 'period' | 'state'> {
  readonly code: number;
  readonly from: string;
  readonly to: string;
}

/** Invoices `i` that the caller sees, locked, by their ids; their accounts are locked before. */
export async function lockInvoices(ctx: Ctx, condition: RawBuilder<unknown>): Promise<LockedInvoice[]> {
  const { rows } = await sql<LockedRow>`
    select i.invoice_id as "invoiceId", i.agency_id as "agencyId", g.name as agency, i.location_id as "locationId", i.kind, i.cycle,
      i.from_day::text as from, i.to_day::text as to, i.print_mode as "printMode", i.credit_days as "creditDays",
      i.state as code, i.total_paise as total, n.number, i.cancel_note_id as "cancelNoteId", i.version
    from agency_invoice i
    join agency g on g.l_id = i.l_id and g.agency_id = i.agency_id
    left join money_document n on n.l_id = i.l_id and n.document_id = i.invoice_id
    where i.l_id = ${ctx.lId} and ${condition} and ${invoiceInScope(ctx)}
    order by i.invoice_id for no key update of i`.execute(ctx.db);
  return rows.map(({ code, from, to, ...row }) => ({
    ...row,
    period: { from, to },
    state: invoice.stateOf(code),
  }));
}

/** Agencies of invoices that the caller sees, whose accounts are locked before them; refused when the lab has not all of them. */
export async function agenciesOfInvoices(ctx: Ctx, invoiceIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ agencyId: string; found: number }>`
    select i.agency_id as "agencyId", count(*)::int as found from agency_invoice i
    where i.l_id = ${ctx.lId} and i.invoice_id = any(${[...invoiceIds]}) and ${invoiceInScope(ctx)}
    group by i.agency_id order by i.agency_id`.execute(ctx.db);
  const found = rows.reduce((sum, row) => sum + row.found, 0);
  if (found < new Set(invoiceIds).size) throw refuse('not-found');
  return rows.map(({ agencyId }) => agencyId);
}

/** Writes that a locked draft is sent now, and when it is due. */
export async function markSent(ctx: Ctx, invoiceId: string, dueOn: string): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update agency_invoice set state = ${invoice.codes.sent}, sent_at = ${ctx.now}, sent_by = ${ctx.caller.userId},
      due_on = ${dueOn}, version = version + 1
    where l_id = ${ctx.lId} and invoice_id = ${invoiceId}`,
  );
}

/** Writes by which credit note a locked invoice is cancelled; counts up its version. */
export async function writeCancelNote(ctx: Ctx, invoiceId: string, noteId: string): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update agency_invoice set cancel_note_id = ${noteId}, version = version + 1
      where l_id = ${ctx.lId} and invoice_id = ${invoiceId}`,
  );
}
