import type { ShiftCheck } from '@nidan/contract/money/counter/counter-view';
import { SHIFT_CHECKS, type ShiftCheckName } from '@nidan/domain/counter/shift-checks';
import { accountOfMode, MODE_ACCOUNTS } from '@nidan/domain/money/journal';
import { WAITING_APPROVAL_STATES, approvalRequest } from '@nidan/domain/status-sets/approval-request';
import { customerAdvance } from '@nidan/domain/status-sets/money/customer-advance';
import { paymentOrder } from '@nidan/domain/status-sets/money/payment-order';
import { refund } from '@nidan/domain/status-sets/money/refund';
import { type RawBuilder, sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { dueOfBill } from '../../ledger/balances/bill-dues.query.ts';
import type { CounterPostingRow, ShiftSpan } from './counter-postings.query.ts';

interface CheckRow {
  readonly kind: ShiftCheckName;
  readonly looked: number;
  readonly open: number;
  readonly paise: number;
  readonly bill_id: string | null;
  readonly lab_no: string | null;
}

const OPEN_ORDERS = (['created', 'attempted', 'held'] as const).map((state) => paymentOrder.codeOf(state));
const OPEN_APPROVALS = WAITING_APPROVAL_STATES.map((state) => approvalRequest.codeOf(state));

/** Receipts that left no money in the drawer: what the bank tells of them is found by their reference. */
function postingsByBank(postings: readonly CounterPostingRow[]): string[] {
  return postings
    .filter(({ debit }) => MODE_ACCOUNTS.includes(debit) && debit !== accountOfMode('Cash'))
    .map(({ postingId }) => postingId);
}

/**
 * `found` tells per thing whether it is open, its amount, its bill and when it began. Of one that is open alone the bill is told;
 * a bill out of scope counts and is not told.
 */
function summed(ctx: Ctx, kind: ShiftCheckName, found: RawBuilder<unknown>): RawBuilder<CheckRow> {
  return sql<CheckRow>`
    select ${kind}::text as kind, count(*)::int as looked, count(*) filter (where f.is_open)::int as open,
      coalesce(sum(f.paise) filter (where f.is_open), 0)::bigint as paise,
      (array_agg(b.bill_id order by f.at) filter (where f.is_open and b.bill_id is not null))[1] as bill_id,
      (array_agg(b.lab_no order by f.at) filter (where f.is_open and b.bill_id is not null))[1] as lab_no
    from (${found}) f
    left join bill b on b.l_id = ${ctx.lId} and b.bill_id = f.bill_id and ${billInScope(ctx.caller)}`;
}

const inOpen = (codes: readonly number[]) => sql`(${sql.join(codes.map(literalCode))})`;

/** What a shift of a person at a place leaves open until now: what should be looked at before it is closed. */
export async function readShiftChecks(
  ctx: Ctx,
  { userId, locationId, from, to }: ShiftSpan,
  postings: readonly CounterPostingRow[],
): Promise<ShiftCheck[]> {
  const { lId } = ctx;
  const during = (column: string) => sql`${sql.ref(column)} between ${from} and ${to}`;
  const checks: Record<ShiftCheckName, RawBuilder<unknown>> = {
    references: sql`
      select '' in (p.reference, a.reference) as is_open, j.amount_paise as paise, j.bill_id, j.posted_at as at
      from journal_posting j
      left join payment p on p.l_id = j.l_id and p.payment_id = j.payment_id
      left join customer_advance a on a.l_id = j.l_id and a.advance_id = j.advance_id and j.payment_id is null
      where j.l_id = ${lId} and j.posting_id = any(${postingsByBank(postings)})`,
    orders: sql`
      select o.state in ${inOpen(OPEN_ORDERS)} as is_open, o.amount_paise as paise, o.bill_id, o.created_at as at
      from payment_order o
      where o.l_id = ${lId} and o.created_by = ${userId} and o.location_id = ${locationId} and ${during('o.created_at')}`,
    advances: sql`
      select a.state = ${literalCode(customerAdvance.codes.pending)} as is_open, a.amount_paise as paise, a.bill_id,
        a.received_at as at
      from customer_advance a
      where a.l_id = ${lId} and a.received_by = ${userId} and a.location_id = ${locationId} and ${during('a.received_at')}`,
    // What an agency pays later is due without anybody having forgotten it.
    unpaid: sql`
      select due.paise > 0 and not exists (
          select from payment p where p.l_id = made.l_id and p.bill_id = made.bill_id and p.reverses_payment_id is null
            and not exists (select from payment r where r.l_id = p.l_id and r.reverses_payment_id = p.payment_id)) as is_open,
        due.paise, made.bill_id, made.created_at as at
      from bill made
      left join agency g on g.l_id = made.l_id and g.agency_id = made.agency_id
      cross join lateral (select ${dueOfBill} as paise from (select made.l_id, made.bill_id) b) due
      where made.l_id = ${lId} and made.created_by = ${userId} and made.location_id = ${locationId}
        and ${during('made.created_at')} and g.account_mode is distinct from 'postpaid'`,
    refunds: sql`
      select r.state = ${literalCode(refund.codes.requested)} as is_open, r.amount_paise as paise, r.bill_id, r.requested_at as at
      from refund r
      where r.l_id = ${lId} and r.requested_by = ${userId} and r.location_id = ${locationId} and ${during('r.requested_at')}`,
    approvals: sql`
      select q.state in ${inOpen(OPEN_APPROVALS)} as is_open, q.amount_paise as paise, q.bill_id, q.requested_at as at
      from approval_request q
      where q.l_id = ${lId} and q.requested_by = ${userId} and ${during('q.requested_at')}`,
  };
  const parts = SHIFT_CHECKS.map((kind) => summed(ctx, kind, checks[kind]));
  const { rows } = await sql<CheckRow>`${sql.join(parts, sql` union all `)}`.execute(ctx.db);
  const found = new Map(rows.map((row) => [row.kind, row]));
  return SHIFT_CHECKS.flatMap((kind) => {
    const row = found.get(kind);
    return row === undefined ? [] : [presentCheck(row)];
  });
}

function presentCheck({ kind, looked, open, paise, bill_id: billId, lab_no: labNo }: CheckRow): ShiftCheck {
  const bill = open !== 1 || billId === null || labNo === null ? null : { billId, labNo };
  return { kind, looked, open, openPaise: paise, bill };
}
