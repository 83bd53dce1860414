import { DAY } from '@nidan/domain/time/durations';
import {
  listMovements,
  listStock,
  readStockItem,
  readStockSummary,
} from '@nidan/contract/supply/inventory/level-endpoints';
import { checkLot, detailsByLot, holdLot, openLot } from '@nidan/contract/supply/inventory/lot-endpoints';
import { adjustStock, consumeStock, wasteStock } from '@nidan/contract/supply/inventory/stock-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../../testing/events-of.ts';
import { offencesIn } from '../../../../testing/offences-in.ts';
import { personWith } from '../../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { dayFromNow, type StockOfLab, stockOfLab } from '../testing/stock-of-lab.ts';
import { countStockUse } from './count-stock-use.ts';

let app: TestApp;
/** Lets the following calls happen so many days ago. */
function at(daysAgo: number): void {
  Object.assign(app.services, { clock: () => new Date(Date.now() - daysAgo * DAY) });
}
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => at(0));
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });
const manager = () => app.as('Manager');

async function use({ storeId, itemId }: StockOfLab, quantity: string) {
  const line = { itemId, lotId: null, overrideReason: null, quantity, unit: 'test' as const };
  const body = { documentId: newId(), storeId, reason: 'Measured', lines: [line] };
  return (await manager().ok(consumeStock, { body })).movements;
}

const itemOf = ({ itemId }: StockOfLab) => manager().ok(readStockItem, { query: { itemId } });

describe('the level of an item', () => {
  it('follows from what was used on the days before, and what is left', async () => {
    at(4);
    const stock = await stockOfLab(world(), [{ quantity: '4' }], { leadDays: 7 });
    for (const daysAgo of [3, 2, 1]) {
      at(daysAgo);
      await use(stock, '20');
    }
    at(0);
    await use(stock, '15');
    await countStockUse(app.services);
    const { item, cover, orderBy, lots } = await itemOf(stock);
    expect(item).toMatchObject({ onHand: '125', usable: '125', perDay: 15, coverDays: 8, level: 'low' });
    expect(item.orderAt).toBeGreaterThan(105);
    expect(orderBy).toBe(dayFromNow(1));
    expect(cover).toMatchObject([{ lotNo: lots[0]?.lotNo, days: 8 }]);
    const toOrder = await manager().ok(listStock, { query: { toOrder: true, q: item.code } });
    expect(toOrder.rows.map(({ itemId }) => itemId)).toEqual([stock.itemId]);
    const { levels } = await manager().ok(readStockSummary, { query: { storeId: stock.storeId } });
    expect(levels).toContainEqual({ level: 'low', items: 1 });
  });

  it('is very low when all that is there has expired, and lots are counted by when they end', async () => {
    const stock = await stockOfLab(world(), [
      { lotNo: 'PAST', expiresOn: dayFromNow(-3), valuePaise: 700 },
      { lotNo: 'TODAY', expiresOn: dayFromNow(0) },
      { lotNo: 'WEEK', expiresOn: dayFromNow(7) },
    ]);
    const query = { storeId: stock.storeId };
    const summary = await manager().ok(readStockSummary, { query });
    expect(summary).toMatchObject({ lots: 3, valuePaise: 200_700, pastDuePaise: 700 });
    expect(summary.expiring.map(({ days, lots }) => [days, lots])).toEqual([
      [0, 1],
      [1, 1],
      [7, 2],
      [14, 2],
      [28, 2],
      [91, 2],
      [182, 2],
      [365, 2],
    ]);
    const past = await manager().ok(listStock, { query: { ...query, expires: 0 } });
    expect(past.rows).toMatchObject([{ itemId: stock.itemId, onHand: '300', usable: '200' }]);
    expect(
      (await manager().ok(listStock, { query: { ...query, by: 'lot_no', q: 'week' } })).rows,
    ).toHaveLength(1);
    expect((await manager().ok(listStock, { query: { ...query, by: 'item_name', q: 'week' } })).rows).toEqual(
      [],
    );
    const { lots } = await itemOf(stock);
    expect(lots.map(({ lotNo, state, turn, daysLeft }) => [lotNo, state, turn, daysLeft])).toEqual([
      ['TODAY', 'sealed', 1, 0],
      ['WEEK', 'sealed', 2, 7],
      ['PAST', 'expired', null, -3],
    ]);
  });

  it('is shown of the places that somebody works at', async () => {
    await stockOfLab(world());
    const elsewhere = await personWith(app, { inventory: 4 }, { locationIds: [] });
    const { lots, valuePaise } = await elsewhere.client.ok(readStockSummary, {});
    expect([lots, valuePaise]).toEqual([0, 0]);
    expect((await elsewhere.client.ok(listMovements, {})).rows).toEqual([]);
    expect((await app.as('Front desk').refused(listStock, {})).status).toBe(403);
  });
});

describe('a list by level', () => {
  it('has each item under the level that is said of it, by what of it may be used', async () => {
    at(6);
    const opened = await stockOfLab(world(), [{}], { onBoardDays: 5, leastStock: 60 });
    const [lotId = ''] = opened.lotIds;
    const whole = { packId: newId(), lotId, storeId: opened.storeId, quantity: '1', unit: 'box' as const };
    await manager().ok(openLot, { body: whole });
    at(0);
    const expired = await stockOfLab(world(), [{ expiresOn: dayFromNow(-1) }]);
    const held = await stockOfLab(world(), [{}], { needsCheck: true });
    const good = await stockOfLab(world());
    const mine = [opened, expired, held, good].map(({ itemId }) => itemId);
    const all = await manager().ok(listStock, { query: { limit: 200 } });
    const said = new Map(all.rows.map(({ itemId, level }) => [itemId, level]));
    expect(mine.map((itemId) => said.get(itemId))).toEqual(['low', 'very low', 'very low', 'good']);
    const { levels } = await manager().ok(readStockSummary, {});
    for (const { level, items } of levels) {
      const { rows } = await manager().ok(listStock, { query: { level, limit: 200 } });
      expect(rows.every((row) => row.level === level)).toBe(true);
      const expected = [...said].flatMap(([itemId, one]) => (one === level ? [itemId] : []));
      expect(rows.map(({ itemId }) => itemId).toSorted()).toEqual(expected.toSorted());
      expect(rows).toHaveLength(items);
    }
    expect(await offencesIn(app)).toEqual([]);
  });
});

describe('an opened container', () => {
  it('ends after its days on board, is used first, and is written off when it has ended', async () => {
    at(6);
    const stock = await stockOfLab(world(), [{ lotNo: 'A' }, { lotNo: 'B', expiresOn: dayFromNow(3) }], {
      onBoardDays: 5,
    });
    const [lotId = ''] = stock.lotIds;
    const body = { packId: newId(), lotId, storeId: stock.storeId, quantity: '1', unit: 'box' as const };
    expect(await manager().ok(openLot, { body })).toMatchObject({ usableUntil: dayFromNow(-1) });
    expect(
      await manager().refused(openLot, { body: { ...body, packId: newId(), quantity: '2' } }),
    ).toMatchObject({ code: 'stock-short', details: { have: '50', want: '100' } });
    expect(await use(stock, '20')).toMatchObject([{ lotNo: 'A', quantity: '-20' }]);
    at(0);
    expect((await itemOf(stock)).lots.map((lot) => [lot.lotNo, lot.state, lot.onHand, lot.turn])).toEqual([
      ['B', 'sealed', '100', 1],
      ['A', 'sealed', '50', 2],
      ['A', 'expired', '30', null],
    ]);
    expect(await use(stock, '110')).toMatchObject([
      { lotNo: 'B', quantity: '-100' },
      { lotNo: 'A', quantity: '-10' },
    ]);
    const lines = [{ lotId, quantity: '60', unit: 'test' as const }];
    const waste = { documentId: newId(), storeId: stock.storeId, reason: 'Open too long', lines };
    const { movements } = await manager().ok(wasteStock, { body: waste });
    expect(movements.map(({ type, quantity }) => [type, quantity])).toEqual([
      ['wastage', '-40'],
      ['wastage', '-20'],
    ]);
    expect((await itemOf(stock)).item.onHand).toBe('10');
    expect(await offencesIn(app)).toEqual([]);
  });
});

describe('a lot in quarantine', () => {
  it('is used once it was checked, and not while it is called back', async () => {
    const stock = await stockOfLab(world(), [{}], { needsCheck: true });
    const [lotId = ''] = stock.lotIds;
    expect((await itemOf(stock)).lots).toMatchObject([{ state: 'quarantine', usable: '0', version: 2 }]);
    const check = { lotId, version: 2, note: 'Control within 2 SD' };
    expect((await app.as('Technician').refused(checkLot, { body: check })).status).toBe(403);
    await manager().ok(checkLot, { body: check });
    await use(stock, '1');
    expect((await manager().refused(checkLot, { body: { ...check, version: 3 } })).code).toBe('lot-not-held');
    await manager().ok(holdLot, { body: { lotId, version: 3, reason: 'The maker calls it back' } });
    const { lots } = await manager().ok(detailsByLot, {
      query: { lotNo: stock.opening.movements[0]?.lotNo.toLowerCase() ?? '' },
    });
    expect(lots).toMatchObject([
      {
        isHeld: true,
        holds: [{ note: 'Control within 2 SD' }, { reason: 'The maker calls it back', releasedAt: null }],
        from: [{ type: 'credit (stock in)', quantity: '100' }],
        at: [{ onHand: '99' }],
        went: [{ type: 'manual consume', quantity: '-1' }],
      },
    ]);
    expect((await manager().refused(holdLot, { body: { lotId, version: 3, reason: 'Again' } })).code).toBe(
      'stale-version',
    );
    expect(await eventsOf(app, lotId, 'hold')).toMatchObject([{ reason: 'The maker calls it back' }]);
  });
});

describe('the ledger', () => {
  it('tells what was there after each movement, over its pages', async () => {
    const stock = await stockOfLab(world(), [{ valuePaise: 10_000 }]);
    const [lotId = ''] = stock.lotIds;
    await use(stock, '30');
    const more = { documentId: newId(), storeId: stock.storeId, lotId, reason: 'Found behind the fridge' };
    const counted = { way: 'more', quantity: '5', unit: 'test' } as const;
    const { movements } = await manager().ok(adjustStock, { body: { ...more, ...counted } });
    expect(movements).toMatchObject([{ quantity: '5', valuePaise: 500 }]);
    const query = { itemId: stock.itemId, limit: 2 };
    const first = await manager().ok(listMovements, { query });
    const second = await manager().ok(listMovements, { query: { ...query, cursor: first.next ?? '' } });
    expect([...first.rows, ...second.rows].map(({ quantity, after }) => [quantity, after])).toEqual([
      ['5', '75'],
      ['-30', '70'],
      ['100', '100'],
    ]);
    expect([first.count, first.sum, second.next]).toEqual([3, '75', null]);
    const less = { ...more, documentId: newId(), way: 'less', quantity: '76', unit: 'test' } as const;
    expect((await manager().refused(adjustStock, { body: less })).code).toBe('stock-short');
  });
});
