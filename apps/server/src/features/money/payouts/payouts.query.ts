import * as payoutEndpoints from '@nidan/contract/money/payouts/payout-endpoints';
import type { PayoutLineView, PayoutView } from '@nidan/contract/money/payouts/payout-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { payout } from '@nidan/domain/status-sets/money/payout';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { requireAllBills } from './require-payouts.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<PayoutView, 'madeAt' | 'paidAt' | 'state' | 'stateLabel' | 'netPaise' | 'can'> {
  readonly madeAt: Date;
  readonly paidAt: Date | null;
  readonly code: number;
  readonly makerId: string;
  readonly approverId: string | null;
  readonly payeeUserId: string | null;
}

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select o.payout_id as "payoutId", n.number, o.payee_id as "payeeId", coalesce(d.name, u.name) as name,
      o.from_day::text as "fromDay", o.to_day::text as "toDay", o.state as code, o.volume_paise as "volumePaise",
      o.total_paise as "totalPaise", o.tds_section as "tdsSection", o.tds_paise as "tdsPaise", o.account_no as account,
      o.reference, o.decision, o.made_at as "madeAt", maker.name as "madeBy", approver.name as "approvedBy",
      o.paid_at as "paidAt", payer.name as "paidBy", o.version, o.made_by as "makerId", o.approved_by as "approverId",
      p.user_id as "payeeUserId"
    from payout o
    join payee p on p.l_id = o.l_id and p.payee_id = o.payee_id
    left join doctor d on d.l_id = p.l_id and d.doctor_id = p.doctor_id
    left join login_user u on u.user_id = p.user_id
    left join money_document n on n.l_id = o.l_id and n.document_id = o.payout_id
    join login_user maker on maker.user_id = o.made_by
    left join login_user approver on approver.user_id = o.approved_by
    left join login_user payer on payer.user_id = o.paid_by
    where o.l_id = ${ctx.lId} and ${rest}`.execute(ctx.db);
  return rows;
}

function present({ caller }: Ctx, row: Row): PayoutView {
  const { madeAt, paidAt, code, makerId, approverId, payeeUserId, ...view } = row;
  const state = payout.stateOf(code);
  const { userId } = caller;
  const may = hasRight(caller, 'finance', PERMISSION.update);
  const can = payout.possible(state).filter((action) => {
    if (action === 'reject') return true;
    return userId !== payeeUserId && userId !== (action === 'approve' ? makerId : approverId);
  });
  return {
    ...view,
    account: caller.isDemoUser ? maskOther(view.account) : view.account,
    netPaise: view.totalPaise - view.tdsPaise,
    madeAt: madeAt.toISOString(),
    paidAt: paidAt === null ? null : paidAt.toISOString(),
    state,
    stateLabel: payout.labelOf(state),
    can: may ? can : [],
  };
}

/** One payout; refused when the lab has none of this id. */
export async function readPayoutView(ctx: Ctx, payoutId: string): Promise<PayoutView> {
  const [row] = await readRows(ctx, sql`o.payout_id = ${payoutId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** Payouts, newest first. */
export const listPayoutsOf = serve(payoutEndpoints.listPayouts, async (ctx, query) => {
  const { payeeId, state } = query;
  return newestFirst(ctx, {
    by: ['o.made_at', 'o.payout_id'],
    asked: query,
    conditions: [
      ...(payeeId === undefined ? [] : [sql`o.payee_id = ${payeeId}`]),
      ...(state === undefined ? [] : [sql`o.state = ${payout.codeOf(state)}`]),
    ],
    read: (rest) => readRows(ctx, rest),
    keyOf: ({ madeAt, payoutId }) => [madeAt, payoutId],
    present: (row) => present(ctx, row),
  });
});

/** Tests of a payout after the one that a cursor names, by bill. */
export async function readPayoutLines(
  { db, lId, lab }: Ctx,
  payoutId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly PayoutLineView[]> {
  const { rows } = await sql<PayoutLineView>`
    select n.line_id as "lineId", l.bill_id as "billId", b.lab_no as "labNo",
      (b.created_at at time zone ${lab.timeZone})::date::text as "billedOn", x.name as test,
      n.collected as "collectedPaise", n.amount as "amountPaise", n.basis_points as "basisPoints", n.fixed_paise as "fixedPaise"
    from (
      select l_id, payout_id, line_id, sum(collected_paise)::bigint as collected, sum(amount_paise)::bigint as amount,
        case when count(distinct coalesce(basis_points, 0)) = 1 then max(basis_points) end as basis_points,
        case when count(distinct coalesce(fixed_paise, 0)) = 1 then max(fixed_paise) end as fixed_paise
      from payout_line where l_id = ${lId} and payout_id = ${payoutId} group by l_id, payout_id, line_id) n
    join bill_line l on l.l_id = n.l_id and l.line_id = n.line_id
    join bill b on b.l_id = l.l_id and b.bill_id = l.bill_id
    join test x on x.l_id = l.l_id and x.test_id = l.test_id
    where n.l_id = ${lId} and n.payout_id = ${payoutId}
      ${after === null ? sql`` : sql`and n.line_id > ${after}::uuid`}
    order by n.line_id limit ${limit}`.execute(db);
  return rows;
}

/** One payout with a page of its tests. */
export const readPayoutOf = serve(
  payoutEndpoints.readPayout,
  async (ctx, { payoutId, cursor, limit = 100 }) => {
    requireAllBills(ctx);
    const view = await readPayoutView(ctx, payoutId);
    const [last] = decodeCursor(cursor) ?? [];
    const after = typeof last === 'string' ? last : null;
    const rows = await readPayoutLines(ctx, payoutId, { after, limit: limit + 1 });
    return { payout: view, ...toPage({ rows, limit, key: ({ lineId }) => [lineId], present: (row) => row }) };
  },
);
