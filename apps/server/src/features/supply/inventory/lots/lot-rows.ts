import { masterData } from '@nidan/domain/status-sets/master-data';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { sendLater } from '../../../../kernel/database/connections/send-later.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { beginHolds } from './hold-rows.ts';
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

/** A lot that is locked for a change of what it may be used for. */
export interface LotToKeep {
  readonly lot_no: string;
  readonly item: string;
  readonly is_held: boolean;
  readonly version: number;
}

/** Locks one lot; refused where the lab has no such lot. */
export async function lockLot(ctx: Ctx, lotId: string): Promise<LotToKeep> {
  const { rows } = await sql<LotToKeep>`
    select l.lot_no, i.name as item, l.is_held, l.version
    from stock_lot l join item i on i.l_id = l.l_id and i.item_id = l.item_id
    where l.l_id = ${ctx.lId} and l.lot_id = ${lotId} for no key update of l`.execute(ctx.db);
  const [lot] = rows;
  if (lot === undefined) throw refuse('not-found');
  return lot;
}

/** Writes whether a hold of a locked lot is open. */
export async function setHeld(ctx: Ctx, lotId: string, isHeld: boolean): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update stock_lot set is_held = ${isHeld}, version = version + 1 where l_id = ${ctx.lId} and lot_id = ${lotId}`,
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
  // What is new of an item that must be checked waits in quarantine.
  for (const { lot_id } of toCheck) await setHeld(ctx, lot_id, true);
  await beginHolds(
    ctx,
    toCheck.map(({ lot_id }) => lot_id),
    'Not checked yet',
  );
  return labels.map((label) => {
    const lot = known.get(keyOf(label.itemId, keptLotNo(label.lotNo)));
    const item = items.get(label.itemId);
    if (lot === undefined || item === undefined) throw refuse('pending-request');
    requireOneExpiry(lot, label, item);
    return lot.lot_id;
  });
}
