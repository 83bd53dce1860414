import { listStock, readStockSummary } from '@nidan/contract/supply/inventory/level-endpoints';
import { proposeOrders } from '@nidan/contract/supply/orders/order-endpoints';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { percentile, printFigure } from '../figure.ts';
import { signInAs } from '../four-stage-order.ts';
import { startServerUnderTest } from '../server-under-test.ts';
import { timesOf } from './reads-at-scale.ts';

const ITEMS = 5_000;
const LOTS_OF_ITEM = 4;
const MOVEMENTS_OF_LOT = 100;
const GOAL_MS = 50;
const ROUNDS = 30;

const idOf = (kind: string, n: string): string =>
  `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** Items with their lots, each of which came once and left in as many parts as it has movements, over a year; some lots are past due or on hold. */
const FILL = [
  `insert into item (l_id, item_id, code, name, category, base_unit, storage, lead_days, status)
    select 1, ${idOf('1', 'n')}, 'LV-' || n, 'Level item ' || n, 'REAGENT', 'test', 'cool', 7, 1 from generate_series(1, ${ITEMS}) n`,
  `insert into stock_lot (l_id, lot_id, item_id, lot_no, expires_on, is_held, received_on, made_at, made_by)
    select 1, ${idOf('2', `n * ${LOTS_OF_ITEM} + k`)}, ${idOf('1', 'n')}, 'L' || k,
      current_date + 40 * k - case when n % 20 = 0 then 60 else 0 end, n % 50 = 1 and k = 2, current_date - 300, now(),
      (select user_id from login_user order by username limit 1)
    from generate_series(1, ${ITEMS}) n, generate_series(1, ${LOTS_OF_ITEM}) k`,
  `insert into supply_document (l_id, document_id, series, location_id, made_at, made_by)
    select 1, ${idOf('3', '1')}, 'O', location_id, now(), (select user_id from login_user order by username limit 1)
    from store where l_id = 1 and not is_road order by code limit 1`,
  `insert into stock_movement (l_id, movement_id, document_id, source_kind, lot_id, store_id, type, quantity, value_paise, moved_at, moved_by)
    select 1, ${idOf('4', `l * ${MOVEMENTS_OF_LOT} + m`)}, ${idOf('3', '1')}, 'user', ${idOf('2', `l + ${LOTS_OF_ITEM}`)},
      (select store_id from store where l_id = 1 and not is_road order by code limit 1),
      case when m = 1 then 'credit (stock in)' else 'auto consume' end, case when m = 1 then ${MOVEMENTS_OF_LOT * 2_000} else -1000 end,
      case when m = 1 then ${MOVEMENTS_OF_LOT * 200} else -100 end, now() - make_interval(hours => (${MOVEMENTS_OF_LOT} - m) * 87),
      (select user_id from login_user order by username limit 1)
    from generate_series(1, ${ITEMS * LOTS_OF_ITEM}) l, generate_series(1, ${MOVEMENTS_OF_LOT}) m`,
  `insert into stock (l_id, lot_id, store_id, quantity, value_paise)
    select l_id, lot_id, store_id, sum(quantity), sum(value_paise) from stock_movement
    where l_id = 1 and document_id = ${idOf('3', '1')} group by l_id, lot_id, store_id`,
  `insert into item_stock (l_id, item_id, store_id, quantity)
    select k.l_id, l.item_id, k.store_id, sum(k.quantity) from stock k join stock_lot l on l.l_id = k.l_id and l.lot_id = k.lot_id
    where k.l_id = 1 and l.item_id between ${idOf('1', '1')} and ${idOf('1', String(ITEMS))} group by k.l_id, l.item_id, k.store_id`,
  `insert into item_use (l_id, item_id, location_id, per_day, spread, counted_on)
    select 1, ${idOf('1', 'n')}, (select location_id from store where l_id = 1 and not is_road order by code limit 1),
      1000 * (n % 90), 3000, current_date from generate_series(1, ${ITEMS}) n where n % 90 > 0`,
];

async function fill(adminUrl: string): Promise<number> {
  const began = performance.now();
  await withClient(adminUrl, async (client) => {
    await client.query("set session_replication_role = 'replica'; set app.l_id = '1'");
    for (const text of FILL) await client.query(text);
    await client.query('vacuum analyze item, stock_lot, stock, item_stock, stock_movement, item_use');
  });
  return (performance.now() - began) / 1_000;
}

/** How long the list of levels takes with 5,000 items over 2 million movements, its counts, and the proposal of orders. */
export async function measureLevels(): Promise<void> {
  const server = await startServerUnderTest();
  try {
    printFigure({ name: 'stock_filled', value: await fill(server.urls.adminUrl), unit: 's' });
    const manager = await signInAs(server.port, 'manager');
    const reads = [
      ['stock_levels', () => manager.call(listStock, { query: { limit: 50 } })],
      ['stock_levels_very_low', () => manager.call(listStock, { query: { limit: 50, level: 'very low' } })],
      ['stock_levels_high', () => manager.call(listStock, { query: { limit: 50, level: 'high' } })],
      ['stock_levels_to_order', () => manager.call(listStock, { query: { limit: 50, toOrder: true } })],
      ['stock_summary', () => manager.call(readStockSummary)],
      ['proposed_orders', () => manager.call(proposeOrders, { query: { from: 'reorder' } })],
    ] as const;
    for (const [name, call] of reads) {
      // oxlint-disable-next-line no-await-in-loop -- one figure after the other, so that none slows another
      const times = await timesOf(call, ROUNDS);
      const p50 = percentile(times, 50);
      const isGoal = name.startsWith('stock_levels');
      printFigure({
        name,
        value: p50,
        unit: 'ms p50',
        ...(isGoal ? { target: `<= ${GOAL_MS}`, ok: p50 <= GOAL_MS } : {}),
        detail: {
          p95_ms: Number(percentile(times, 95).toFixed(1)),
          items: ITEMS,
          movements: ITEMS * LOTS_OF_ITEM * MOVEMENTS_OF_LOT,
        },
      });
    }
    manager.close();
  } finally {
    await server.stop();
  }
}
