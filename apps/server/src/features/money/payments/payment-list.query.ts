import * as paymentEndpoints from '@nidan/contract/money/payments/payment-endpoints';
import type { PaymentRow, PaymentView } from '@nidan/contract/money/payments/payment-view';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { type RawBuilder, sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface StoredRow {
  readonly payment_id: string;
  readonly bill_id: string;
  readonly lab_no: string;
  readonly number: string;
  readonly mode: string;
  readonly amount_paise: number;
  readonly reference: string;
  readonly received_at: Date;
  readonly by: string;
  readonly location: string;
  readonly reverses_payment_id: string | null;
  readonly reversed_by: string | null;
  readonly reason: string | null;
}

const columns = sql.raw(`
  y.payment_id, y.bill_id, b.lab_no, n.number, y.mode, y.amount_paise, y.reference, y.received_at, u.name as by,
  place.name as location, y.reverses_payment_id, y.reason, (
    select r.payment_id from payment r
    where r.l_id = y.l_id and r.reverses_payment_id = y.payment_id) as reversed_by`);

const joins = sql.raw(`
  from payment y
  join bill b on b.l_id = y.l_id and b.bill_id = y.bill_id
  join money_document n on n.l_id = y.l_id and n.document_id = y.payment_id
  join login_user u on u.user_id = y.received_by
  join location place on place.l_id = y.l_id and place.location_id = y.location_id`);

function present(ctx: Ctx, row: StoredRow): PaymentView {
  const isReversal = row.reverses_payment_id !== null;
  // A reference names an account of the payer, and a reason is typed about somebody.
  const shown = (text: string): string => (ctx.caller.isDemoUser ? maskOther(text) : text);
  const reversible =
    !isReversal && row.reversed_by === null && hasRight(ctx.caller, 'payments', PERMISSION.delete);
  return {
    paymentId: row.payment_id,
    billId: row.bill_id,
    labNo: row.lab_no,
    number: row.number,
    kind: isReversal ? 'reversal' : 'receipt',
    mode: row.mode,
    amountPaise: isReversal ? -row.amount_paise : row.amount_paise,
    reference: shown(row.reference),
    at: row.received_at.toISOString(),
    by: row.by,
    location: row.location,
    reversesPaymentId: row.reverses_payment_id,
    reversedByPaymentId: row.reversed_by,
    reason: row.reason === null ? null : shown(row.reason),
    can: reversible ? ['reverse'] : [],
  };
}

/** Payments of one bill and their reversals, oldest first. */
export async function paymentsOfBill(ctx: Ctx, billId: string): Promise<PaymentView[]> {
  const { rows } = await sql<StoredRow>`
    select ${columns} ${joins} where y.l_id = ${ctx.lId} and y.bill_id = ${billId}
    order by y.received_at, y.payment_id`.execute(ctx.db);
  return rows.map((row) => present(ctx, row));
}

function conditionsOf(ctx: Ctx, query: QueryOf<typeof paymentEndpoints.listPayments>): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`y.l_id = ${ctx.lId}`, billInScope(ctx.caller)];
  if (query.billId !== undefined) conditions.push(sql`y.bill_id = ${query.billId}`);
  conditions.push(...withinDates(ctx, sql.ref('y.received_at'), query));
  if (query.mode !== undefined) conditions.push(sql`y.mode = ${query.mode}`);
  if (query.locationId !== undefined) conditions.push(sql`y.location_id = ${query.locationId}`);
  if (query.mine === true) conditions.push(sql`y.received_by = ${ctx.caller.userId}`);
  const after = decodeCursor(query.cursor);
  if (after !== null) {
    conditions.push(sql`(y.received_at, y.payment_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  return conditions;
}

/** Payments over many bills, newest first. */
export const listPaymentsOf = serve(paymentEndpoints.listPayments, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const { rows } = await sql<StoredRow & PatientBriefRow>`
    select ${columns}, ${patientBriefColumns} ${joins}
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    where ${sql.join(conditionsOf(ctx, query), sql` and `)}
    order by y.received_at desc, y.payment_id desc limit ${limit + 1}`.execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: (row) => [row.received_at.toISOString(), row.payment_id],
    present: (row): PaymentRow => ({ ...present(ctx, row), patient: presentPatientBrief(ctx, row) }),
  });
});
