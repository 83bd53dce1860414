import type { DecisionState } from '@nidan/domain/purchasing/decision-state';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface NewReturn {
  readonly returnId: string;
  readonly orderId: string;
  readonly vendorId: string;
  readonly storeId: string;
  readonly reason: string;
}

/** A lot that goes back, in thousandths of the base unit. */
export interface ReturnedLot {
  readonly lotId: string;
  readonly quantity: number;
}

/** Adds a return that waits for approval. */
export async function insertReturn(ctx: Ctx, given: NewReturn, lines: readonly ReturnedLot[]): Promise<void> {
  await insertRows(ctx.db, 'material_return', [
    {
      l_id: ctx.lId,
      return_id: given.returnId,
      order_id: given.orderId,
      vendor_id: given.vendorId,
      store_id: given.storeId,
      reason: given.reason,
      state: 'waiting',
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
  const rows = lines.map(({ lotId, quantity }) => ({
    l_id: ctx.lId,
    return_id: given.returnId,
    lot_id: lotId,
    quantity,
  }));
  await insertRows(ctx.db, 'material_return_line', rows);
}

export interface LockedReturn extends NewReturn {
  readonly state: DecisionState;
  readonly valuePaise: number | null;
  readonly lines: readonly ReturnedLot[];
}

/** Locks a return with its lots; refused when the lab has none of this id. */
export async function lockReturn({ db, lId }: Ctx, returnId: string): Promise<LockedReturn> {
  const { rows } = await sql<Omit<LockedReturn, 'lines'>>`
    select return_id as "returnId", order_id as "orderId", vendor_id as "vendorId", store_id as "storeId", reason, state,
      value_paise as "valuePaise"
    from material_return where l_id = ${lId} and return_id = ${returnId} for no key update`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const lines = await sql<ReturnedLot>`
    select lot_id as "lotId", quantity from material_return_line
    where l_id = ${lId} and return_id = ${returnId} order by lot_id`.execute(db);
  return { ...row, lines: lines.rows };
}

/** Writes what was decided of a locked return: its value once it left, null where it was rejected. */
export async function decideReturn(
  { db, lId }: Ctx,
  returnId: string,
  valuePaise: number | null,
): Promise<void> {
  await sql`update material_return set state = ${valuePaise === null ? 'rejected' : 'posted'},
      value_paise = ${valuePaise}, version = version + 1
    where l_id = ${lId} and return_id = ${returnId}`.execute(db);
}
