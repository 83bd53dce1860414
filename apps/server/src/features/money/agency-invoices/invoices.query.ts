import * as agencyInvoiceEndpoints from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import type { AgencyInvoiceView } from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { seesAllBills } from '@nidan/domain/access/work-scope';
import { LIST_SEARCH } from '@nidan/domain/search/list-search';
import { accountingNote } from '@nidan/domain/status-sets/money/accounting-note';
import { invoice, type InvoiceState, paidStateOf } from '@nidan/domain/status-sets/money/invoice';
import { daysBetween } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { type RawBuilder, sql } from 'kysely';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { fieldConditions, type SearchedAt } from '../../people/list-search/field-search.ts';
import { allocatedOfInvoice } from './allocated-of-invoice.ts';
import { invoiceInScope } from './invoice-scope.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Told =
  | 'code'
  | 'state'
  | 'stateLabel'
  | 'duePaise'
  | 'overdueDays'
  | 'cutAt'
  | 'sentAt'
  | 'cancel'
  | 'can';

interface Row extends Omit<AgencyInvoiceView, Told> {
  readonly stored: number;
  readonly agencyCode: string;
  readonly cutAt: Date;
  readonly sentAt: Date | null;
  readonly noteId: string | null;
  readonly noteNumber: string | null;
  readonly noteCode: number | null;
}

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select i.invoice_id as "invoiceId", n.number, i.kind, i.agency_id as "agencyId", g.code as "agencyCode", g.name as agency,
      place.name as location, i.from_day::text as from, i.to_day::text as to, i.cycle, i.state as stored, i.bills, i.lines,
      i.exempt_paise as "exemptPaise", i.taxed_paise as "taxedPaise", i.tax_paise as "taxPaise", i.total_paise as "totalPaise",
      p.paise as "allocatedPaise", i.credit_days as "creditDays", i.due_on::text as "dueOn", i.print_mode as "printMode",
      i.cut_at as "cutAt", cutter.name as "cutBy", i.sent_at as "sentAt", sender.name as "sentBy", i.version,
      i.cancel_note_id as "noteId", cn.number as "noteNumber", c.state as "noteCode"
    from agency_invoice i
    join agency g on g.l_id = i.l_id and g.agency_id = i.agency_id
    join location place on place.l_id = i.l_id and place.location_id = i.location_id
    join login_user cutter on cutter.user_id = i.cut_by
    left join login_user sender on sender.user_id = i.sent_by
    left join money_document n on n.l_id = i.l_id and n.document_id = i.invoice_id
    left join accounting_note c on c.l_id = i.l_id and c.note_id = i.cancel_note_id
    left join money_document cn on cn.l_id = i.l_id and cn.document_id = i.cancel_note_id
    cross join ${allocatedOfInvoice} p
    where i.l_id = ${ctx.lId} and ${invoiceInScope(ctx)} and ${rest}`.execute(ctx.db);
  return rows;
}

function stateOf({ stored, totalPaise, allocatedPaise }: Row): InvoiceState {
  const state = invoice.stateOf(stored);
  return state === 'sent' ? paidStateOf(totalPaise, allocatedPaise) : state;
}

/** The note by which it is cancelled; one that was rejected cancels nothing. */
function cancelOf({ noteId, noteNumber, noteCode }: Row): AgencyInvoiceView['cancel'] {
  if (noteId === null || noteCode === null) return null;
  const state = accountingNote.stateOf(noteCode);
  return state === 'rejected' ? null : { creditNoteId: noteId, number: noteNumber, state };
}

function actionsOf({ caller }: Ctx, row: Row): string[] {
  const stored = invoice.stateOf(row.stored);
  if (!seesAllBills(caller.scope)) return [];
  const { create, update } = PERMISSION;
  const due = stored === 'sent' && row.totalPaise > row.allocatedPaise;
  const isCanceled = cancelOf(row) !== null;
  return [
    ...(stored === 'draft' && hasRight(caller, 'finance', update) ? ['recut', 'discard'] : []),
    ...permittedActions(caller, invoice, stored),
    ...(due && hasRight(caller, 'payments', create) ? ['pay'] : []),
    ...(stored === 'sent' && !isCanceled && hasRight(caller, 'payments', update) ? ['cancel'] : []),
  ];
}

function present(ctx: Ctx, row: Row): AgencyInvoiceView {
  const {
    stored: _,
    agencyCode: code,
    cutAt,
    sentAt,
    noteId: _id,
    noteNumber: _no,
    noteCode: _state,
    ...view
  } = row;
  const state = stateOf(row);
  const isSent = sentAt !== null;
  const duePaise = isSent ? view.totalPaise - view.allocatedPaise : null;
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const isOpen = view.dueOn !== null && duePaise !== null && duePaise > 0;
  return {
    ...view,
    code,
    state,
    stateLabel: invoice.labelOf(state),
    duePaise,
    overdueDays: isOpen ? Math.max(0, daysBetween(view.dueOn ?? today, today)) : 0,
    cutAt: cutAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    cancel: cancelOf(row),
    can: actionsOf(ctx, row),
  };
}

/** One invoice; refused when the lab has none of this id that the caller sees. */
export async function readInvoiceView(ctx: Ctx, invoiceId: string): Promise<AgencyInvoiceView> {
  const [row] = await readRows(ctx, sql`i.invoice_id = ${invoiceId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** Invoices by their ids, in their order. */
export async function readInvoiceViews(
  ctx: Ctx,
  invoiceIds: readonly string[],
): Promise<AgencyInvoiceView[]> {
  const ids = [...invoiceIds];
  const rows = await readRows(
    ctx,
    sql`i.invoice_id = any(${ids}) order by array_position(${ids}::uuid[], i.invoice_id)`,
  );
  return rows.map((row) => present(ctx, row));
}

/** The invoice of a number; null when the lab has none that the caller sees. */
export async function findInvoiceByNumber(ctx: Ctx, number: string): Promise<AgencyInvoiceView | null> {
  const [row] = await readRows(ctx, sql`n.number = ${number.trim().toUpperCase()}`);
  return row === undefined ? null : present(ctx, row);
}

const SENT = sql`i.state = ${invoice.codes.sent}`;

const STATES: Readonly<Record<InvoiceState, RawBuilder<unknown>>> = {
  draft: sql`i.state = ${invoice.codes.draft}`,
  sent: SENT,
  unpaid: sql`${SENT} and p.paise = 0`,
  partialPaid: sql`${SENT} and p.paise > 0 and p.paise < i.total_paise`,
  paid: sql`${SENT} and p.paise >= i.total_paise`,
  unknown: sql`i.state = ${invoice.codes.unknown}`,
  all: sql`true`,
};

const AT: SearchedAt = {
  patient: sql`null::uuid`,
  document: sql.ref('i.invoice_id'),
  agency: sql.ref('i.agency_id'),
};

/** Invoices that a receipt with this reference pays. Demo users do not see references. */
function paidBy({ lId, caller }: Ctx, q: string): RawBuilder<unknown>[] {
  const reference = q.trim().toLowerCase();
  if (reference === '') return [];
  if (caller.isDemoUser) return [sql`false`];
  return [
    sql`i.invoice_id in (
      select a.invoice_id from agency_receipt r
      join agency_allocation a on a.l_id = r.l_id and a.receipt_id = r.receipt_id and a.ended_at is null
      where r.l_id = ${lId} and starts_with(lower(r.reference), ${reference}))`,
  ];
}

/** Invoices of agencies, newest first. */
export const listInvoicesOf = serve(agencyInvoiceEndpoints.listAgencyInvoices, async (ctx, query) => {
  const { state = 'all', overdue, agencyId, q = '', by = LIST_SEARCH.agencyInvoices[0] } = query;
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  return newestFirst(ctx, {
    by: ['i.cut_at', 'i.invoice_id'],
    asked: query,
    conditions: [
      STATES[state],
      ...(overdue === true ? [sql`${SENT} and i.due_on < ${today} and p.paise < i.total_paise`] : []),
      ...(agencyId === undefined ? [] : [sql`i.agency_id = ${agencyId}`]),
      ...(by === 'reference_number' ? paidBy(ctx, q) : await fieldConditions(ctx, { by, q, at: AT })),
    ],
    read: (rest) => readRows(ctx, rest),
    keyOf: ({ cutAt, invoiceId }) => [cutAt, invoiceId],
    present: (row) => present(ctx, row),
  });
});
