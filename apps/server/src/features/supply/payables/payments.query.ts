import * as payableEndpoints from '@nidan/contract/supply/payables/payable-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { VendorPaymentView } from '@nidan/contract/supply/payables/payable-view';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { bankFileTable, type BankTransfer } from '@nidan/domain/purchasing/bank-file';
import { addDays } from '@nidan/domain/time/calendar-date';
import { startOfDayIn } from '@nidan/domain/time/zone';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<VendorPaymentView, 'paidAt' | 'netPaise'> {
  readonly paidAt: Date;
}

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select p.payment_id as "paymentId", n.number, p.vendor_id as "vendorId", v.name as vendor,
      k.account_no as account, p.gross_paise as "grossPaise", p.tds_section as "tdsSection", p.tds_paise as "tdsPaise",
      p.paid_at as "paidAt", payer.name as "paidBy", (
        select json_agg(json_build_object('invoiceId', a.invoice_id, 'invoiceNo', b.invoice_no,
          'amountPaise', a.amount_paise) order by b.due_on, b.invoice_no)
        from vendor_payment_invoice a join vendor_invoice b on b.l_id = a.l_id and b.invoice_id = a.invoice_id
        where a.l_id = p.l_id and a.payment_id = p.payment_id) as invoices,
      case when tr.payment_id is null then null else json_build_object('transferredOn', tr.transferred_on,
        'utr', tr.utr, 'version', tr.version) end as transfer
    from vendor_payment p
    join vendor v on v.l_id = p.l_id and v.vendor_id = p.vendor_id
    left join vendor_payment_transfer tr on tr.l_id = p.l_id and tr.payment_id = p.payment_id
    join vendor_bank k on k.l_id = p.l_id and k.bank_id = p.bank_id
    join money_document n on n.l_id = p.l_id and n.document_id = p.payment_id
    join login_user payer on payer.user_id = p.paid_by
    where p.l_id = ${ctx.lId} and ${rest}`.execute(ctx.db);
  return rows;
}

function present({ caller }: Ctx, { paidAt, ...row }: Row): VendorPaymentView {
  return {
    ...row,
    account: caller.isDemoUser ? maskOther(row.account) : row.account,
    netPaise: row.grossPaise - row.tdsPaise,
    paidAt: paidAt.toISOString(),
  };
}

/** One payment; refused when the lab has none of this id. */
export async function readVendorPayment(ctx: Ctx, paymentId: string): Promise<VendorPaymentView> {
  const [row] = await readRows(ctx, sql`p.payment_id = ${paymentId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** Payments, newest first. */
export const listVendorPaymentsOf = serve(payableEndpoints.listVendorPayments, async (ctx, query) => {
  const { cursor, limit = 50, vendorId } = query;
  const after = decodeCursor(cursor);
  const conditions = [
    sql`true`,
    ...(vendorId === undefined ? [] : [sql`p.vendor_id = ${vendorId}`]),
    ...withinDates(ctx, sql.ref('p.paid_at'), query),
    ...(after === null
      ? []
      : [sql`(p.paid_at, p.payment_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
  ];
  const rows = await readRows(
    ctx,
    sql`${sql.join(conditions, sql` and `)} order by p.paid_at desc, p.payment_id desc limit ${limit + 1}`,
  );
  return toPage({
    rows,
    limit,
    key: (row) => [row.paidAt.toISOString(), row.paymentId],
    present: (row) => present(ctx, row),
  });
});

/** Payments of a day as the file that the bank takes; masked for demo users. */
export async function bankFileOf(
  ctx: Ctx,
  { day, bank = 'plain', format = 'csv' }: QueryOf<typeof payableEndpoints.bankFile>,
) {
  const { timeZone } = ctx.lab;
  const [from, until] = [startOfDayIn(timeZone, day), startOfDayIn(timeZone, addDays(day, 1))];
  const { rows } = await sql<BankTransfer>`
    select n.number, k.account_name as name, k.account_no as "accountNo", k.ifsc,
      (p.gross_paise - p.tds_paise)::bigint as "amountPaise"
    from vendor_payment p
    join vendor_bank k on k.l_id = p.l_id and k.bank_id = p.bank_id
    join money_document n on n.l_id = p.l_id and n.document_id = p.payment_id
    where p.l_id = ${ctx.lId} and p.paid_at >= ${from} and p.paid_at < ${until} and p.gross_paise > p.tds_paise
    order by n.number`.execute(ctx.db);
  const shown = ctx.caller.isDemoUser
    ? rows.map((row) => ({ ...row, name: maskOther(row.name), accountNo: maskOther(row.accountNo) }))
    : rows;
  return { table: { ...bankFileTable(shown, bank, day), name: `bank-${day}` }, format };
}
