import {
  interLocationTransfer,
  type InterLocationTransferState,
} from '@nidan/domain/status-sets/supply/inter-location-transfer';
import type { Arrival, SentLot } from '@nidan/domain/inventory/transfer-quantities';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { AskedQuantity } from './asked-lines.ts';
import { eitherInScope, type TwoStoreIds } from './stores-of-document.ts';

export interface NewTransfer extends TwoStoreIds {
  readonly transferId: string;
  readonly indentId: string | null;
  readonly state: InterLocationTransferState;
  readonly note: string;
}

/** Writes a transfer with what is asked of it. */
export async function insertStockTransfer(
  ctx: Ctx,
  added: NewTransfer,
  lines: readonly AskedQuantity[],
): Promise<void> {
  await insertRows(ctx.db, 'stock_transfer', [
    {
      l_id: ctx.lId,
      transfer_id: added.transferId,
      indent_id: added.indentId,
      from_store_id: added.fromStoreId,
      to_store_id: added.toStoreId,
      state: interLocationTransfer.codeOf(added.state),
      note: added.note,
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
  await insertRows(ctx.db, 'stock_transfer_line', {
    shared: { l_id: ctx.lId, transfer_id: added.transferId },
    rows: lines.map(({ itemId, quantity }, at) => ({ item_id: itemId, line_no: at + 1, quantity })),
  });
}

export interface LockedTransfer extends TwoStoreIds {
  readonly transferId: string;
  readonly indentId: string | null;
  readonly roadId: string | null;
  readonly state: InterLocationTransferState;
  readonly version: number;
}

/** A transfer that the caller sees on either side, locked. */
export async function lockStockTransfer(ctx: Ctx, transferId: string): Promise<LockedTransfer> {
  const { rows } = await sql<Omit<LockedTransfer, 'state'> & { code: number }>`
    select x.transfer_id as "transferId", x.indent_id as "indentId", x.from_store_id as "fromStoreId",
      x.to_store_id as "toStoreId", x.road_id as "roadId", x.state as code, x.version
    from stock_transfer x join store f on f.l_id = x.l_id and f.store_id = x.from_store_id
    join store t on t.l_id = x.l_id and t.store_id = x.to_store_id
    where x.l_id = ${ctx.lId} and x.transfer_id = ${transferId} and ${eitherInScope(ctx)}
    for no key update of x`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const { code, ...found } = row;
  return { ...found, state: interLocationTransfer.stateOf(code) };
}

/** What changes of a transfer with a step of it. */
export interface TransferChange {
  readonly state?: InterLocationTransferState;
  readonly road_id?: string;
  readonly sent_at?: Date;
  readonly sent_by?: string;
  readonly canceled_at?: Date;
  readonly canceled_by?: string;
  readonly cancel_reason?: string;
}

/** Writes what changes of a locked transfer. */
export async function updateStockTransfer(
  ctx: Ctx,
  { transferId, version }: Pick<LockedTransfer, 'transferId' | 'version'>,
  { state, ...change }: TransferChange = {},
): Promise<void> {
  await ctx.db
    .updateTable('stock_transfer')
    .set({
      ...change,
      ...(state === undefined ? {} : { state: interLocationTransfer.codeOf(state) }),
      version: version + 1,
    })
    .where('l_id', '=', ctx.lId)
    .where('transfer_id', '=', transferId)
    .execute();
}

export interface LotToSend {
  readonly lotId: string;
  readonly itemId: string;
  readonly sent: number;
}

/** Writes what is sent of each lot. */
export async function insertTransferLots(
  ctx: Ctx,
  transferId: string,
  lots: readonly LotToSend[],
): Promise<void> {
  await insertRows(ctx.db, 'stock_transfer_lot', {
    shared: { l_id: ctx.lId, transfer_id: transferId },
    rows: lots.map(({ lotId, itemId, sent }) => ({ lot_id: lotId, item_id: itemId, sent })),
  });
}

export interface LotOnTheWay extends SentLot {
  readonly lotId: string;
  readonly itemId: string;
  readonly lotNo: string;
}

/** The lots of a locked transfer. */
export async function readTransferLots(ctx: Ctx, transferId: string): Promise<Map<string, LotOnTheWay>> {
  const { rows } = await sql<LotOnTheWay>`
    select o.lot_id as "lotId", o.item_id as "itemId", l.lot_no as "lotNo", o.sent, o.received, o.lost
    from stock_transfer_lot o join stock_lot l on l.l_id = o.l_id and l.lot_id = o.lot_id
    where o.l_id = ${ctx.lId} and o.transfer_id = ${transferId}`.execute(ctx.db);
  return new Map(rows.map((row) => [row.lotId, row]));
}

/** Adds to what came of a lot, and to what was lost of it. */
export async function addArrival(
  ctx: Ctx,
  { transferId, lotId }: { readonly transferId: string; readonly lotId: string },
  { received, lost, reason }: Arrival & { readonly reason: string | null },
): Promise<void> {
  await sql`
    update stock_transfer_lot set received = received + ${received}, lost = lost + ${lost},
      lost_reason = case when ${lost} > 0 then ${reason} else lost_reason end
    where l_id = ${ctx.lId} and transfer_id = ${transferId} and lot_id = ${lotId}`.execute(ctx.db);
}
