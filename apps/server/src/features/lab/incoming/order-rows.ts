import type { AnnouncedPerson } from '@nidan/contract/lab/incoming/incoming-view';
import { incomingOrder, type IncomingOrderState } from '@nidan/domain/status-sets/lab/incoming-order';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { personOfColumns } from './announced-person.query.ts';
import { personColumns } from './person-columns.ts';

export interface NewOrder {
  readonly orderId: string;
  readonly requestNo: string;
  readonly clientCode: string;
  readonly person: AnnouncedPerson;
  readonly testCodes: readonly string[];
}

/** Those of the numbers that their senders have announced before. */
export async function announcedOrders(
  { db, lId }: Ctx,
  orders: readonly Pick<NewOrder, 'requestNo' | 'clientCode'>[],
): Promise<readonly { readonly requestNo: string; readonly clientCode: string }[]> {
  const { rows } = await sql<{ requestNo: string; clientCode: string }>`
    select o.request_no as "requestNo", o.client_code as "clientCode"
    from unnest(${orders.map(({ clientCode }) => clientCode)}::text[], ${orders.map(({ requestNo }) => requestNo)}::text[])
      as k (client_code, request_no)
    join incoming_order o on o.l_id = ${lId} and o.client_code = k.client_code and o.request_no = k.request_no`.execute(
    db,
  );
  return rows;
}

/** Writes announced orders. */
export async function insertOrders(ctx: Ctx, orders: readonly NewOrder[]): Promise<void> {
  await insertRows(ctx.db, 'incoming_order', {
    shared: { l_id: ctx.lId, announced_at: ctx.now, announced_by: ctx.caller.userId },
    rows: orders.map((order) => ({
      order_id: order.orderId,
      request_no: order.requestNo,
      client_code: order.clientCode,
      ...personColumns(order.person),
      test_codes: [...order.testCodes],
    })),
  });
}

export interface LockedOrder extends NewOrder {
  readonly state: IncomingOrderState;
  readonly version: number;
}

/** Locks an announced order; null for none. */
export async function lockOrder({ db, lId }: Ctx, orderId: string): Promise<LockedOrder | null> {
  const { rows } = await sql<Omit<LockedOrder, 'state'> & { code: number }>`
    select order_id as "orderId", request_no as "requestNo", client_code as "clientCode",
      ${personOfColumns} as person,
      test_codes as "testCodes", status as code, version
    from incoming_order where l_id = ${lId} and order_id = ${orderId} for no key update`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { code, ...order } = row;
  return { ...order, state: incomingOrder.stateOf(code) };
}

interface Step {
  readonly to: IncomingOrderState;
  readonly billId?: string;
  readonly reason?: string;
}

/** Writes the next state of a locked order. */
export async function moveOrder(
  { db, lId }: Ctx,
  orderId: string,
  { to, billId, reason }: Step,
): Promise<void> {
  const sets = [sql`status = ${incomingOrder.codeOf(to)}`, sql`version = version + 1`];
  if (billId !== undefined) sets.push(sql`bill_id = ${billId}`);
  if (reason !== undefined) sets.push(sql`reason = ${reason}`);
  await sendLater(
    db,
    sql`update incoming_order set ${sql.join(sets)} where l_id = ${lId} and order_id = ${orderId}`,
  );
}
