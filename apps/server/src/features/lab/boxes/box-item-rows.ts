import { OPEN_ITEM_STATES } from '@nidan/domain/boxes/box-life';
import {
  sampleBatchItem,
  type SampleBatchItemAction,
  type SampleBatchItemState,
} from '@nidan/domain/status-sets/lab/sample-batch-item';
import { type RawBuilder, sql } from 'kysely';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';

export interface BoxItem {
  readonly itemId: string;
  readonly batchId: string;
  readonly sampleId: string;
  readonly billId: string;
  readonly barcode: string;
  readonly state: SampleBatchItemState;
  readonly isLost: boolean;
  readonly receivedBy: string | null;
}

interface StoredItem extends Omit<BoxItem, 'state'> {
  readonly code: number;
}

async function selectItems({ db, lId }: Ctx, where: RawBuilder<unknown>): Promise<BoxItem[]> {
  const { rows } = await sql<StoredItem>`
    select i.item_id as "itemId", i.batch_id as "batchId", i.sample_id as "sampleId", i.bill_id as "billId", s.barcode,
      i.state as code, i.lost_at is not null as "isLost", i.received_by as "receivedBy"
    from sample_batch_item i join sample s on s.l_id = i.l_id and s.sample_id = i.sample_id
    where i.l_id = ${lId} and ${where} order by i.packed_at, i.item_id`.execute(db);
  return rows.map(({ code, ...item }) => ({ ...item, state: sampleBatchItem.stateOf(code) }));
}

/** Items of a locked box. */
export async function itemsIn(ctx: Ctx, batchId: string): Promise<BoxItem[]> {
  return selectItems(ctx, sql`i.batch_id = ${batchId}`);
}

/** An item of any box; null when there is none. */
export async function itemById(ctx: Ctx, itemId: string): Promise<BoxItem | null> {
  return (await selectItems(ctx, sql`i.item_id = ${itemId}`))[0] ?? null;
}

const OPEN = OPEN_ITEM_STATES.map((state) => sampleBatchItem.codeOf(state));

/** The item that holds a locked tube now, with the code and the end of its box; null for none. */
export async function openItemOf(
  { db, lId }: Ctx,
  sampleId: string,
): Promise<(BoxItem & { readonly box: string; readonly toId: string; readonly to: string }) | null> {
  const { rows } = await sql<StoredItem & { box: string; toId: string; to: string }>`
    select i.item_id as "itemId", i.batch_id as "batchId", i.sample_id as "sampleId", i.bill_id as "billId", s.barcode,
      i.state as code, false as "isLost", i.received_by as "receivedBy", b.code as box, b.to_location_id as "toId", t.name as to
    from sample_batch_item i
    join sample s on s.l_id = i.l_id and s.sample_id = i.sample_id
    join sample_batch b on b.l_id = i.l_id and b.batch_id = i.batch_id
    join location t on t.l_id = b.l_id and t.location_id = b.to_location_id
    where i.l_id = ${lId} and i.sample_id = ${sampleId} and i.state = any(${OPEN}) and i.lost_at is null`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { code, ...item } = row;
  return { ...item, state: sampleBatchItem.stateOf(code) };
}

export interface NewItem {
  readonly itemId: string;
  readonly batchId: string;
  readonly sampleId: string;
  readonly billId: string;
}

export async function insertItem({ db, lId, now, caller }: Ctx, item: NewItem): Promise<void> {
  const { itemId, batchId, sampleId, billId } = item;
  await db
    .insertInto('sample_batch_item')
    .values({
      l_id: lId,
      item_id: itemId,
      batch_id: batchId,
      sample_id: sampleId,
      bill_id: billId,
      packed_at: now,
      packed_by: caller.userId,
    })
    .execute();
}

interface ItemMove {
  readonly action: SampleBatchItemAction;
  readonly items: readonly BoxItem[];
  readonly reason?: string;
}

/** Takes items of a locked box one step on; refused as a whole when the step is not possible for one of them. */
export async function moveItems(
  { db, lId, now, caller }: Ctx,
  { action, items, reason }: ItemMove,
): Promise<void> {
  const [to] = items.map(({ barcode, state }) =>
    stepOrRefuse(`Tube ${barcode}`, sampleBatchItem.step(action, state)),
  );
  if (to === undefined) return;
  const sets = [sql`state = ${sampleBatchItem.codeOf(to)}`];
  if (action === 'receive') sets.push(sql`received_at = ${now}`, sql`received_by = ${caller.userId}`);
  if (reason !== undefined) sets.push(sql`reason = ${reason}`);
  const ids = items.map(({ itemId }) => itemId);
  await sendLater(
    db,
    sql`update sample_batch_item set ${sql.join(sets)} where l_id = ${lId} and item_id = any(${ids})`,
  );
}

/** Gives up an item that is on the road. */
export async function loseItem({ db, lId, now }: Ctx, itemId: string, reason: string): Promise<void> {
  await sendLater(
    db,
    sql`update sample_batch_item set lost_at = ${now}, reason = ${reason} where l_id = ${lId} and item_id = ${itemId}`,
  );
}
