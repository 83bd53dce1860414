import * as levelEndpoints from '@nidan/contract/supply/inventory/level-endpoints';
import { thousandthsText } from '@nidan/domain/inventory/unit-chain';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { StockLotView } from '@nidan/contract/supply/inventory/level-endpoints';
import { coverOfLots } from '@nidan/domain/inventory/days-of-cover';
import { inUseOrder, lotFault, type LotAtHand, usableUntil } from '@nidan/domain/inventory/first-expired';
import { unitsOfChain } from '@nidan/domain/inventory/unit-chain-text';
import { addDays, type CalendarDate, daysBetween } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { savedChain } from '../lots/items-of-stock.query.ts';
import { readOnOrder } from './on-order.query.ts';
import { presentStockItem } from './present-stock-item.ts';
import { STOCK_JOINS, stockIsAsked } from './stock-filter.ts';
import { readStockOfItems } from './stock-of-items.query.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** What a store has of a lot, once for what is sealed and once for each opened container. */
interface PartRow {
  readonly lot_id: string;
  readonly lot_no: string;
  readonly store_id: string;
  readonly store: string;
  readonly pack_id: string | null;
  readonly opened_on: CalendarDate | null;
  readonly expires_on: CalendarDate | null;
  readonly received_on: CalendarDate;
  readonly is_held: boolean;
  readonly quantity: number;
  readonly value_paise: number;
  readonly version: number;
}

async function readParts(
  ctx: Ctx,
  filter: QueryOf<typeof levelEndpoints.readStockItem>,
): Promise<readonly PartRow[]> {
  const { rows } = await sql<PartRow>`
    with asked as (
      select k.lot_id, k.store_id, k.quantity, k.value_paise, l.lot_no, l.expires_on, l.received_on, l.is_held, l.version, s.name as store
      from ${STOCK_JOINS} where l.item_id = ${filter.itemId} and ${stockIsAsked(ctx, filter)}),
    open as (
      select p.pack_id, p.lot_id, p.store_id, p.opened_on, p.quantity_left from opened_pack p
      where p.l_id = ${ctx.lId} and p.quantity_left > 0),
    parts as (
      select a.*, null::uuid as pack_id, null::date as opened_on,
        a.quantity - coalesce((select sum(o.quantity_left) from open o where o.lot_id = a.lot_id and o.store_id = a.store_id), 0) as part
      from asked a
      union all
      select a.*, o.pack_id, o.opened_on, o.quantity_left from asked a join open o on o.lot_id = a.lot_id and o.store_id = a.store_id)
    select lot_id, lot_no, store_id, store, pack_id, opened_on, expires_on, received_on, is_held, version, part::bigint as quantity,
      round(value_paise * part::numeric / quantity)::bigint as value_paise
    from parts where part > 0`.execute(ctx.db);
  return rows;
}

function atHand(row: PartRow, onBoardDays: number): LotAtHand {
  return {
    lotId: row.pack_id ?? `${row.lot_id} ${row.store_id}`,
    onHand: row.quantity,
    expiresOn: row.expires_on,
    receivedOn: row.received_on,
    openedOn: row.opened_on,
    onBoardDays: onBoardDays === 0 ? null : onBoardDays,
    isInQuarantine: row.is_held,
  };
}

const STATE_OF_FAULT = { 'in-quarantine': 'quarantine', expired: 'expired' } as const;

interface Part {
  readonly row: PartRow;
  readonly lot: LotAtHand;
}

function presentPart({ row, lot }: Part, today: string, turn: number | null): StockLotView {
  const fault = lotFault(lot, today);
  const until = usableUntil(lot);
  const isUnusable = fault === 'in-quarantine' || fault === 'expired';
  return {
    lotId: row.lot_id,
    lotNo: row.lot_no,
    storeId: row.store_id,
    store: row.store,
    packId: row.pack_id,
    openedOn: row.opened_on,
    expiresOn: row.expires_on,
    usableUntil: until,
    daysLeft: until === null ? null : daysBetween(today, until),
    receivedOn: row.received_on,
    state: isUnusable ? STATE_OF_FAULT[fault] : row.pack_id === null ? 'sealed' : 'open',
    onHand: thousandthsText(row.quantity),
    usable: isUnusable ? '0' : thousandthsText(row.quantity),
    valuePaise: row.value_paise,
    turn,
    version: row.version,
  };
}

/** One item with its lots in the order in which they are used, and for how long each of them lasts. */
export const readItemOfStock = serve(levelEndpoints.readStockItem, async (ctx, filter) => {
  const { itemId } = filter;
  const [row] = await readStockOfItems(ctx, { only: [itemId] });
  if (row === undefined) throw refuse('not-found');
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const parts = (await readParts(ctx, filter)).map((part) => ({
    row: part,
    lot: atHand(part, row.on_board_days),
  }));
  const inOrder = parts.toSorted((a, b) => inUseOrder(a.lot, b.lot));
  const usable = inOrder.filter(({ lot }) => lotFault(lot, today) === null);
  const others = inOrder.filter((part) => !usable.includes(part));
  const lots = usable.map(({ row: { lot_no }, lot }) => ({
    lotNo: lot_no,
    onHand: lot.onHand,
    usableUntil: usableUntil(lot),
  }));
  const item = presentStockItem(row, (await readOnOrder(ctx, [row])).get(itemId));
  return {
    item,
    units: unitsOfChain(savedChain(row)),
    lots: [
      ...usable.map((part, at) => presentPart(part, today, at + 1)),
      ...others.map((part) => presentPart(part, today, null)),
    ],
    cover: coverOfLots(lots, row.per_day, today).map(({ wasted, ...one }) => ({
      ...one,
      wasted: wasted / 1_000,
    })),
    orderBy: item.coverDays === null ? null : addDays(today, Math.max(0, item.coverDays - row.lead_days)),
  };
});
