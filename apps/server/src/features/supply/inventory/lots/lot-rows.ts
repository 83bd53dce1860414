import { masterData } from '@nidan/domain/status-sets/master-data';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { insertRows } from '../../../../kernel/database/insert-rows.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import type { ItemOfStock } from './items-of-stock.query.ts';

/** A lot as its label says it. */
export interface LabelledLot {
  readonly itemId: string;
  readonly lotNo: string;
  /** Null: it does not expire. */
  readonly expiresOn: CalendarDate | null;
}

interface KnownLot {
  readonly lot_id: string;
  readonly item_id: string;
  readonly lot_no: string;
  readonly expires_on: CalendarDate | null;
}

/** A number of a lot as it is kept: capitals, no blanks around it. */
export function keptLotNo(lotNo: string): string {
  return lotNo.trim().toUpperCase();
}

function keyOf(itemId: string, lotNo: string): string {
  return `${itemId} ${lotNo}`;
}

async function readLots(ctx: Ctx, lots: readonly LabelledLot[]): Promise<Map<string, KnownLot>> {
  const { rows } = await sql<KnownLot>`
    select lot_id, item_id, lot_no, expires_on from stock_lot
    where l_id = ${ctx.lId} and item_id = any(${lots.map(({ itemId }) => itemId)})
      and lot_no = any(${lots.map(({ lotNo }) => lotNo)})`.execute(ctx.db);
  return new Map(rows.map((row) => [keyOf(row.item_id, row.lot_no), row]));
}

async function insertLots(ctx: Ctx, lots: readonly LabelledLot[]): Promise<readonly string[]> {
  if (lots.length === 0) return [];
  const values = lots.map(({ itemId, lotNo, expiresOn }) => ({
    l_id: ctx.lId,
    lot_id: newId(),
    item_id: itemId,
    lot_no: lotNo,
    expires_on: expiresOn,
    received_on: calendarDateIn(ctx.lab.timeZone, ctx.now),
    made_at: ctx.now,
    made_by: ctx.caller.userId,
  }));
  const made = await ctx.db
    .insertInto('stock_lot')
    .values(values)
    .onConflict((conflict) => conflict.columns(['l_id', 'item_id', 'lot_no']).doNothing())
    .returning('lot_id')
    .execute();
  return made.map(({ lot_id }) => lot_id);
}

/** What is new of an item that must be checked waits in quarantine. */
async function holdNewLots(ctx: Ctx, lotIds: readonly string[]): Promise<void> {
  const rows = lotIds.map((lotId) => ({
    l_id: ctx.lId,
    hold_id: newId(),
    lot_id: lotId,
    reason: 'Not checked yet',
    held_at: ctx.now,
    held_by: ctx.caller.userId,
  }));
  await insertRows(ctx.db, 'lot_hold', rows);
  if (lotIds.length === 0) return;
  await sql`update stock_lot set is_held = true where l_id = ${ctx.lId} and lot_id = any(${[...lotIds]})`.execute(
    ctx.db,
  );
}

function dayText(date: CalendarDate | null): string {
  return date === null ? 'no day' : formatDate(date);
}

/** One expiry for each lot number of an item. */
function requireOneExpiry(known: KnownLot, given: LabelledLot, item: ItemOfStock): void {
  if (known.expires_on === given.expiresOn) return;
  throw refuse('lot-other-expiry', {
    details: {
      item: item.name,
      lot: known.lot_no,
      known: dayText(known.expires_on),
      given: dayText(given.expiresOn),
    },
  });
}

/**
 * The lots that labels name, in their order, made where the lab has none of the number yet; what must be checked begins in quarantine.
 * Refused where a number is known with another expiry, or the item is out of use.
 */
export async function ensureLots(
  ctx: Ctx,
  labels: readonly LabelledLot[],
  items: ReadonlyMap<string, ItemOfStock>,
): Promise<string[]> {
  const lots = labels
    .map((label) => ({ ...label, lotNo: keptLotNo(label.lotNo) }))
    .toSorted((a, b) => keyOf(a.itemId, a.lotNo).localeCompare(keyOf(b.itemId, b.lotNo)));
  for (const { itemId } of lots) {
    const item = items.get(itemId);
    if (item === undefined) throw refuse('not-found');
    if (item.status !== masterData.codes.enabled)
      throw refuse('item-disabled', { details: { item: item.name } });
  }
  const before = await readLots(ctx, lots);
  const missing = new Map(lots.map((lot) => [keyOf(lot.itemId, lot.lotNo), lot]));
  for (const key of before.keys()) missing.delete(key);
  const made = new Set(await insertLots(ctx, [...missing.values()]));
  const known = missing.size === 0 ? before : await readLots(ctx, lots);
  const toCheck = [...known.values()].filter(
    ({ lot_id, item_id }) => made.has(lot_id) && items.get(item_id)?.needsCheck === true,
  );
  await holdNewLots(
    ctx,
    toCheck.map(({ lot_id }) => lot_id),
  );
  return labels.map((label) => {
    const lot = known.get(keyOf(label.itemId, keptLotNo(label.lotNo)));
    const item = items.get(label.itemId);
    if (lot === undefined || item === undefined) throw refuse('pending-request');
    requireOneExpiry(lot, label, item);
    return lot.lot_id;
  });
}
