import type { AnnouncedPerson } from '@nidan/contract/lab/incoming/incoming-view';
import { incomingOrder, type IncomingOrderState } from '@nidan/domain/status-sets/lab/incoming-order';
import { sql } from 'kysely';
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

/** Writes an announced order; false when the sender has announced it before. */
export async function insertOrder(ctx: Ctx, order: NewOrder): Promise<boolean> {
  const { rows } = await sql`
    select from incoming_order
    where l_id = ${ctx.lId} and client_code = ${order.clientCode} and request_no = ${order.requestNo}`.execute(
    ctx.db,
  );
  if (rows.length > 0) return false;
  await ctx.db
    .insertInto('incoming_order')
    .values({
      l_id: ctx.lId,
      order_id: order.orderId,
      request_no: order.requestNo,
      client_code: order.clientCode,
      ...personColumns(order.person),
      test_codes: [...order.testCodes],
      announced_at: ctx.now,
      announced_by: ctx.caller.userId,
    })
    .execute();
  return true;
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
