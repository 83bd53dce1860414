import * as lotEndpoints from '@nidan/contract/supply/inventory/lot-endpoints';
import { thousandthsText } from '@nidan/domain/inventory/unit-chain';
import type { LotDetails } from '@nidan/contract/supply/inventory/lot-endpoints';
import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { type MovementRow, movementsText, presentMovement } from '../movements/movements.query.ts';
import { storeInScope } from '../stores/store-in-scope.ts';
import { keptLotNo } from './lot-rows.ts';
import { readGapsOfLot, readTestsOfLot } from './tests-of-lot.query.ts';
import { serve } from '../../../../kernel/http/serve.ts';

interface LotRow {
  readonly lot_id: string;
  readonly lot_no: string;
  readonly item_id: string;
  readonly code: string;
  readonly name: string;
  readonly base_unit: InventoryUnit;
  readonly expires_on: CalendarDate | null;
  readonly received_on: CalendarDate;
  readonly is_held: boolean;
  readonly version: number;
}

/** More movements of one lot than anybody reads. */
const MOST = 500;

async function readHolds(ctx: Ctx, lotId: string): Promise<LotDetails['holds']> {
  const { rows } = await sql<{
    reason: string;
    held_at: Date;
    held_by: string;
    released_at: Date | null;
    released_by: string | null;
    release_note: string | null;
  }>`
    select h.reason, h.held_at, u.name as held_by, h.released_at, r.name as released_by, h.release_note
    from lot_hold h join login_user u on u.user_id = h.held_by left join login_user r on r.user_id = h.released_by
    where h.l_id = ${ctx.lId} and h.lot_id = ${lotId} order by h.held_at`.execute(ctx.db);
  return rows.map((row) => ({
    reason: row.reason,
    heldAt: row.held_at.toISOString(),
    heldBy: row.held_by,
    releasedAt: row.released_at?.toISOString() ?? null,
    releasedBy: row.released_by,
    note: row.release_note,
  }));
}

async function readPlaces(ctx: Ctx, lotId: string): Promise<LotDetails['at']> {
  const { rows } = await sql<{ store_id: string; store: string; quantity: number; value_paise: number }>`
    select k.store_id, s.name as store, k.quantity, k.value_paise
    from stock k join store s on s.l_id = k.l_id and s.store_id = k.store_id
    where k.l_id = ${ctx.lId} and k.lot_id = ${lotId} and k.quantity > 0 and ${storeInScope(ctx.caller)}
    order by s.name`.execute(ctx.db);
  return rows.map((row) => ({
    storeId: row.store_id,
    store: row.store,
    onHand: thousandthsText(row.quantity),
    valuePaise: row.value_paise,
  }));
}

function isIn({ quantity }: MovementRow): boolean {
  return !quantity.startsWith('-');
}

async function detailsOf(ctx: Ctx, lot: LotRow): Promise<LotDetails> {
  const { rows } = await sql<MovementRow>`
    ${movementsText(ctx, sql`m.lot_id = ${lot.lot_id} and m.type not in ('transfer', 'L2L transfer')`)}
    order by m.seq desc limit ${MOST}`.execute(ctx.db);
  const tests = await readTestsOfLot(ctx, lot.lot_id);
  return {
    lotId: lot.lot_id,
    lotNo: lot.lot_no,
    itemId: lot.item_id,
    itemCode: lot.code,
    itemName: lot.name,
    unit: lot.base_unit,
    expiresOn: lot.expires_on,
    receivedOn: lot.received_on,
    isHeld: lot.is_held,
    version: lot.version,
    holds: await readHolds(ctx, lot.lot_id),
    from: rows.filter(isIn).map(presentMovement),
    at: await readPlaces(ctx, lot.lot_id),
    went: rows.filter((row) => !isIn(row)).map(presentMovement),
    tests,
    gaps: await readGapsOfLot(ctx, lot, tests.length),
  };
}

const lotColumns = sql.raw(
  'l.lot_id, l.lot_no, i.item_id, i.code, i.name, i.base_unit, l.expires_on, l.received_on, l.is_held, l.version',
);

/** One lot; refused when the lab has none of this id. */
export async function readLotDetails(ctx: Ctx, lotId: string): Promise<LotDetails> {
  const { rows } = await sql<LotRow>`
    select ${lotColumns} from stock_lot l join item i on i.l_id = l.l_id and i.item_id = l.item_id
    where l.l_id = ${ctx.lId} and l.lot_id = ${lotId}`.execute(ctx.db);
  const [lot] = rows;
  if (lot === undefined) throw refuse('not-found');
  return detailsOf(ctx, lot);
}

/** Lots of a number: where each came from, where it is and where it went. */
export const findDetailsByLot = serve(lotEndpoints.detailsByLot, async (ctx, { lotNo, itemId }) => {
  const ofItem = itemId === undefined ? sql`true` : sql`l.item_id = ${itemId}`;
  const { rows } = await sql<LotRow>`
    select ${lotColumns}
    from stock_lot l join item i on i.l_id = l.l_id and i.item_id = l.item_id
    where l.l_id = ${ctx.lId} and l.lot_no = ${keptLotNo(lotNo)} and ${ofItem} order by i.name, i.code limit 20`.execute(
    ctx.db,
  );
  const lots: LotDetails[] = [];
  for (const lot of rows) lots.push(await detailsOf(ctx, lot));
  return { lots };
});
