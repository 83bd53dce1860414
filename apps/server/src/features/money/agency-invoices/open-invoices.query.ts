import * as agencyPaymentEndpoints from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import type { OpenInvoice } from '@nidan/contract/money/agency-invoices/agency-payment-view';
import { invoice } from '@nidan/domain/status-sets/money/invoice';
import { daysBetween } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readAccount } from '../agency-billing/account.query.ts';
import { allocatedOfInvoice } from './allocated-of-invoice.ts';
import { readUnallocated } from './credits.query.ts';
import { invoiceInScope } from './invoice-scope.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** An invoice of which something is due, as a payment needs it. */
export interface DueInvoice {
  readonly invoiceId: string;
  readonly number: string;
  readonly due: number;
}

type Row = Omit<OpenInvoice, 'ageDays' | 'overdueDays' | 'duePaise'>;

const IS_OPEN = sql`i.state = ${invoice.codes.sent} and i.total_paise > p.paise`;

/** Sent invoices of an agency of which something is due, that due first first. To pay them, lock its account in an earlier statement. */
export async function readDueInvoices(ctx: Ctx, agencyId: string): Promise<readonly DueInvoice[]> {
  const { rows } = await sql<DueInvoice>`
    select i.invoice_id as "invoiceId", n.number, (i.total_paise - p.paise)::bigint as due
    from agency_invoice i
    join money_document n on n.l_id = i.l_id and n.document_id = i.invoice_id
    cross join ${allocatedOfInvoice} p
    where i.l_id = ${ctx.lId} and i.agency_id = ${agencyId} and ${IS_OPEN} and ${invoiceInScope(ctx)}
    order by i.due_on, i.invoice_id`.execute(ctx.db);
  return rows;
}

async function readRows(ctx: Ctx, agencyId: string, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { db, lId, lab } = ctx;
  const { rows } = await sql<Row>`
    select i.invoice_id as "invoiceId", n.number, i.from_day::text as from, i.to_day::text as to,
      (i.sent_at at time zone ${lab.timeZone})::date::text as "sentOn", i.due_on::text as "dueOn", i.total_paise as "totalPaise",
      p.paise as "allocatedPaise", i.version
    from agency_invoice i
    join money_document n on n.l_id = i.l_id and n.document_id = i.invoice_id
    cross join ${allocatedOfInvoice} p
    where i.l_id = ${lId} and i.agency_id = ${agencyId} and ${IS_OPEN} and ${invoiceInScope(ctx)} and ${rest}`.execute(
    db,
  );
  return rows;
}

async function readSums(ctx: Ctx, agencyId: string, today: string) {
  const { rows } = await sql<{ due: number; overdue: number }>`
    select coalesce(sum(i.total_paise - p.paise), 0)::bigint as due,
      coalesce(sum(i.total_paise - p.paise) filter (where i.due_on < ${today}), 0)::bigint as overdue
    from agency_invoice i cross join ${allocatedOfInvoice} p
    where i.l_id = ${ctx.lId} and i.agency_id = ${agencyId} and ${IS_OPEN} and ${invoiceInScope(ctx)}`.execute(
    ctx.db,
  );
  return rows[0] ?? { due: 0, overdue: 0 };
}

/** What is due of an agency, invoice by invoice, and what it paid that pays none yet. */
export const readPaymentDetails = serve(
  agencyPaymentEndpoints.invoicePaymentDetails,
  async (ctx, { agencyId, cursor, limit = 50 }) => {
    await readAccount(ctx, agencyId);
    const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
    const after = decodeCursor(cursor);
    const behind =
      after === null ? sql`true` : sql`(i.due_on, i.invoice_id) > (${after[0]}::date, ${after[1]}::uuid)`;
    const rows = await readRows(
      ctx,
      agencyId,
      sql`${behind} order by i.due_on, i.invoice_id limit ${limit + 1}`,
    );
    const { due, overdue } = await readSums(ctx, agencyId, today);
    return {
      ...toPage({
        rows,
        limit,
        key: ({ dueOn, invoiceId }) => [dueOn, invoiceId],
        present: (row) => ({
          ...row,
          ageDays: Math.max(0, daysBetween(row.sentOn, today)),
          overdueDays: Math.max(0, daysBetween(row.dueOn, today)),
          duePaise: row.totalPaise - row.allocatedPaise,
        }),
      }),
      duePaise: due,
      overduePaise: overdue,
      unallocatedPaise: await readUnallocated(ctx, agencyId),
    };
  },
);
