import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { listPaymentOrders } from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import type { OrderMoney, PaymentOrderView } from '@nidan/contract/money/payment-orders/payment-order-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { OrderChannel } from '@nidan/domain/payments/order-channel';
import type { OrderProblem } from '@nidan/domain/payments/order-problem';
import {
  isWaiting,
  paymentOrder,
  type PaymentOrderState,
} from '@nidan/domain/status-sets/money/payment-order';
import { LIST_SEARCH } from '@nidan/domain/search/list-search';
import { type RawBuilder, sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { fieldConditions, type SearchedAt } from '../../people/list-search/field-search.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { readOrderMoney } from './order-money.query.ts';

interface OrderRow extends PatientBriefRow {
  readonly order_id: string;
  readonly bill_id: string | null;
  readonly lab_no: string | null;
  readonly agency_id: string | null;
  readonly agency: string | null;
  readonly invoices: string[];
  readonly channel: OrderChannel;
  readonly amount_paise: number;
  readonly state: number;
  readonly request: string | null;
  readonly terminal: string | null;
  readonly problem: OrderProblem | null;
  readonly problem_detail: string | null;
  readonly created_at: Date;
  readonly created_by: string;
  readonly location: string;
  readonly expires_at: Date;
  readonly version: number;
}

/** What a person does with an order; its other steps are those of the money itself. */
const BY_PEOPLE: readonly string[] = ['giveUp', 'accept'];

function actionsOf(ctx: Ctx, row: OrderRow, state: PaymentOrderState): string[] {
  const isOwn = row.agency_id !== null && row.agency_id === ctx.caller.scope.agencyId;
  if (isOwn) return isWaiting(state) ? ['giveUp', 'check'] : [];
  const mayCheck = isWaiting(state) && hasRight(ctx.caller, 'payments', PERMISSION.create);
  return [
    ...permittedActions(ctx.caller, paymentOrder, state).filter((action) => BY_PEOPLE.includes(action)),
    ...(mayCheck ? ['check'] : []),
  ];
}

function present(ctx: Ctx, row: OrderRow, money: OrderMoney[]): PaymentOrderView {
  const state = paymentOrder.stateOf(row.state);
  return {
    orderId: row.order_id,
    billId: row.bill_id,
    labNo: row.lab_no,
    patient: row.bill_id === null ? null : presentPatientBrief(ctx, row),
    agency:
      row.agency_id === null || row.agency === null ? null : { agencyId: row.agency_id, name: row.agency },
    invoices: row.invoices,
    channel: row.channel,
    amountPaise: row.amount_paise,
    state,
    stateLabel: paymentOrder.labelOf(state),
    request: row.request,
    terminal: row.terminal,
    problem: row.problem,
    problemDetail: row.problem_detail,
    money,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    location: row.location,
    expiresAt: row.expires_at.toISOString(),
    version: row.version,
    can: actionsOf(ctx, row, state),
  };
}

/** Orders of bills in scope and of agencies: the people of an agency see its own, staff those of their places, a doctor none. */
function orderInScope({ caller }: Ctx): RawBuilder<unknown> {
  const { agencyId, doctorId, locationIds } = caller.scope;
  const ofAgency = [
    doctorId === null ? sql`o.agency_id is not null` : sql`false`,
    ...(agencyId === null ? [] : [sql`o.agency_id = ${agencyId}`]),
    ...(agencyId !== null || locationIds === null ? [] : [sql`o.location_id = any(${[...locationIds]})`]),
  ];
  return sql`(o.bill_id is not null and ${billInScope(caller)} or ${sql.join(ofAgency, sql` and `)})`;
}

async function readRows(ctx: Ctx, conditions: readonly RawBuilder<unknown>[], limit: number) {
  const { rows } = await sql<OrderRow>`
    select o.order_id, o.bill_id, b.lab_no, o.agency_id, g.name as agency, o.channel, o.amount_paise, o.state, o.request, t.name as terminal, o.problem,
      o.problem_detail, o.created_at, asker.name as created_by, place.name as location, o.expires_at, o.version,
      array(
        select n.number from payment_order_invoice i
        join money_document n on n.l_id = i.l_id and n.document_id = i.invoice_id
        where i.l_id = o.l_id and i.order_id = o.order_id order by n.number) as invoices,
      ${patientBriefColumns}
    from payment_order o
    left join bill b on b.l_id = o.l_id and b.bill_id = o.bill_id
    left join agency g on g.l_id = o.l_id and g.agency_id = o.agency_id
    left join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join location place on place.l_id = o.l_id and place.location_id = o.location_id
    join login_user asker on asker.user_id = o.created_by
    left join card_terminal t on t.l_id = o.l_id and t.terminal_id = o.terminal_id
    where o.l_id = ${ctx.lId} and ${orderInScope(ctx)} and ${sql.join(conditions, sql` and `)}
    order by o.created_at desc, o.order_id desc limit ${limit}`.execute(ctx.db);
  return rows;
}

/** One order; refused when the lab has none of this id. */
export async function readPaymentOrderOf(ctx: Ctx, orderId: string): Promise<PaymentOrderView> {
  const [found] = await readRows(ctx, [sql`o.order_id = ${orderId}`], 1);
  if (found === undefined) throw refuse('not-found');
  const money = await readOrderMoney(ctx.db, ctx.lId, [orderId]);
  return present(ctx, found, money.get(orderId) ?? []);
}

const AT: SearchedAt = {
  patient: sql.ref('b.patient_id'),
  addedBy: sql.ref('o.created_by'),
};

async function conditionsOf(
  ctx: Ctx,
  query: QueryOf<typeof listPaymentOrders>,
): Promise<RawBuilder<unknown>[]> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (query.billId !== undefined) conditions.push(sql`o.bill_id = ${query.billId}`);
  if (query.agencyId !== undefined) conditions.push(sql`o.agency_id = ${query.agencyId}`);
  if (query.state !== undefined) conditions.push(sql`o.state = ${paymentOrder.codeOf(query.state)}`);
  if (query.channel !== undefined) conditions.push(sql`o.channel = ${query.channel}`);
  conditions.push(...withinDates(ctx, sql.ref('o.created_at'), query));
  if (query.locationId !== undefined) conditions.push(sql`o.location_id = ${query.locationId}`);
  const { q = '', by = LIST_SEARCH.paymentOrders[0] } = query;
  conditions.push(...(await fieldConditions(ctx, { by, q, at: AT })));
  const after = decodeCursor(query.cursor);
  if (after !== null) {
    conditions.push(sql`(o.created_at, o.order_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  return conditions;
}

/** Payment orders of the lab, newest first. */
export async function listPaymentOrdersOf(
  ctx: Ctx,
  query: QueryOf<typeof listPaymentOrders>,
): Promise<AnswerOf<typeof listPaymentOrders>> {
  const limit = query.limit ?? 50;
  const rows = await readRows(ctx, await conditionsOf(ctx, query), limit + 1);
  const money = await readOrderMoney(
    ctx.db,
    ctx.lId,
    rows.map((row) => row.order_id),
  );
  return toPage({
    rows,
    limit,
    key: (row) => [row.created_at.toISOString(), row.order_id],
    present: (row) => present(ctx, row, money.get(row.order_id) ?? []),
  });
}
