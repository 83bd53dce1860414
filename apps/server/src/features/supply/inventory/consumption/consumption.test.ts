import {
  changeConsumptionMap,
  costPerReportable,
  createConsumptionMap,
  listConsumptionLines,
  listConsumptionRuns,
  runConsumption,
  testWiseConsumption,
} from '@nidan/contract/supply/inventory/consumption-endpoints';
import { detailsByLot, recallFile, recallPaper } from '@nidan/contract/supply/inventory/lot-endpoints';
import { consumeStock, openStock, wasteStock } from '@nidan/contract/supply/inventory/stock-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../kernel/database/new-id.ts';
import { asOwner } from '../../../../testing/as-owner.ts';
import { billOnBench, enter } from '../../../../testing/bill-on-bench.ts';
import { offencesIn } from '../../../../testing/offences-in.ts';
import { personWith } from '../../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { countedLine, dayFromNow, type StockOfLab, stockOfLab, storeOfLab } from '../testing/stock-of-lab.ts';
import { newMap } from '../testing/map-of-lab.ts';
import { consumeOfLabs } from './consume-of-labs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });
const manager = () => app.as('Manager');
const run = async () =>
  (await manager().ok(runConsumption, { body: { runId: newId(), locationId: app.lab.locationId } })).run;

/** A bill with haemoglobin measured; answers the id of its test and the lab's id of haemoglobin. */
async function measured(value = '13.1') {
  const billId = await billOnBench(app, { testCodes: ['HB'] });
  await enter(app, billId, { HB: { HB: value } });
  const sheet = await manager().ok(readWorksheet, { query: { billId } });
  const [one] = sheet.tests;
  return { billId, testId: one?.test.testId ?? '', parameterId: one?.parameters[0]?.parameterId ?? '' };
}

const linesOf = async (runId: string) =>
  (await manager().ok(listConsumptionLines, { query: { runId } })).rows;

/** More stock of an item for a store. */
async function more({ storeId, itemId }: StockOfLab, quantity: string): Promise<void> {
  const lines = [countedLine(itemId, { quantity, unit: 'test' })];
  await manager().ok(openStock, { body: { documentId: newId(), storeId, note: '', lines } });
}

/** Use of an item by hand. */
const byHand = ({ storeId, itemId }: StockOfLab, quantity: string) => ({
  documentId: newId(),
  storeId,
  reason: 'Spilt',
  lines: [{ itemId, lotId: null, quantity, unit: 'test' as const, overrideReason: null }],
});

describe('a consumption run', () => {
  it('takes what results use from the lots that end first, and nothing twice', async () => {
    const { parameterId } = await measured();
    const stock = await stockOfLab(world(), [
      { lotNo: 'REC1', quantity: '3', unit: 'test', valuePaise: 900 },
    ]);
    const map = newMap(stock, { category: 'parameter', parameterId, perReportable: '1' });
    await manager().ok(createConsumptionMap, { body: map });
    expect(await run(), 'what was measured before the map is none of its own').toBeNull();
    const first = await measured();
    const second = await measured('13.4');
    const done = await run();
    expect(done).toMatchObject({ result: 'CONSUMED', lines: 2, why: null });
    expect(done?.number).toMatch(/^KTU\d\d-\d{5}$/);
    expect(await linesOf(done?.runId ?? '')).toMatchObject([
      { source: 'BILL_PARAMETER', needed: '1', taken: '1', result: 'CONSUMED' },
      { source: 'BILL_PARAMETER', taken: '1' },
    ]);
    expect(await run()).toBeNull();
    await enter(app, first.billId, { HB: { HB: '13.2' } });
    expect(await run(), 'a corrected value was measured once').toBeNull();
    const { lots } = await manager().ok(detailsByLot, { query: { lotNo: 'rec1' } });
    expect(lots[0]?.tests.map(({ billId }) => billId).toSorted()).toEqual(
      [first.billId, second.billId].toSorted(),
    );
    expect(lots[0]?.at).toMatchObject([{ onHand: '1', valuePaise: 300 }]);
    expect(lots[0]?.gaps).toEqual({ isMapped: true, byHand: '0', unseenTests: 0, isCut: false });
    const [recalled] = lots[0]?.tests ?? [];
    expect(recalled?.patient).not.toBe('');
    expect(recalled?.report).toBeNull();
    const query = { lotId: stock.lotIds[0] ?? '' };
    const file = (await manager().call(recallFile, { query })).bytes.toString();
    expect(file).toContain(recalled?.patient);
    expect(file).toContain('was measured with a reagent that its maker has called back');
    const paper = await manager().call(recallPaper, { query });
    expect([paper.status, paper.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const blind = await personWith(app, { inventory: 4 });
    const seen = await blind.client.ok(detailsByLot, { query: { lotNo: 'rec1' } });
    expect(seen.lots[0]?.tests[0]).toMatchObject({ patient: '', phone: '' });
    await manager().ok(consumeStock, { body: byHand(stock, '1') });
    expect((await manager().ok(detailsByLot, { query: { lotNo: 'rec1' } })).lots[0]?.gaps.byHand).toBe('1');
    const days = { from: dayFromNow(-1), to: dayFromNow(0) };
    const wise = await manager().ok(testWiseConsumption, { query: days });
    expect(wise.uses.filter(({ itemId }) => itemId === stock.itemId)).toMatchObject([
      { testCode: 'HB', reportables: 2, reruns: 0, quantity: '2', valuePaise: 600 },
    ]);
    await manager().ok(changeConsumptionMap, { body: { mapId: map.mapId, version: 1, isEnabled: false } });
  });

  it('tells what it found too little of, and takes the rest once there is more', async () => {
    const { testId } = await measured();
    const stock = await stockOfLab(world(), [{ quantity: '1.5', unit: 'test', valuePaise: 300 }]);
    const map = newMap(stock, { category: 'test', testId, perReportable: '1', deadVolume: '0.5' });
    await manager().ok(createConsumptionMap, { body: map });
    for (const value of ['12.5', '12.6']) await measured(value);
    const first = await run();
    expect(first).toMatchObject({ result: 'PARTIAL', lines: 3 });
    const lines = await linesOf(first?.runId ?? '');
    expect(
      lines
        .map(({ result, why }) => [result, why] as const)
        .toSorted(([one], [other]) => one.localeCompare(other)),
    ).toEqual([
      ['CONSUMED', null],
      ['CONSUMED', null],
      ['NOT-CONSUMED', 'no-stock'],
    ]);
    expect(await run(), 'nothing has come').toBeNull();
    await more(stock, '5');
    expect(await run()).toMatchObject({ result: 'CONSUMED', lines: 1 });
    const costs = await manager().ok(costPerReportable, {
      query: { from: dayFromNow(-1), to: dayFromNow(0), by: 'test' },
    });
    const own = costs.costs.find(({ key }) => key === testId);
    const used = (own?.ownPaise ?? 0) + (own?.sharedPaise ?? 0) + (own?.otherPaise ?? 0);
    expect(own?.marginPaise).toBe((own?.chargedPaise ?? 0) - used);
    expect(own?.sharedPaise).toBeGreaterThan(0);
    await manager().ok(changeConsumptionMap, { body: { mapId: map.mapId, version: 1, isEnabled: false } });
  });

  it('costs what was wasted and used by hand of its items too, and tells how many items are mapped', async () => {
    const { parameterId, testId } = await measured();
    const stock = await stockOfLab(world(), [{ quantity: '100', unit: 'test', valuePaise: 10_000 }]);
    const unmapped = await stockOfLab(world(), [{ quantity: '10', unit: 'test', valuePaise: 500 }]);
    const map = newMap(stock, { category: 'parameter', parameterId, perReportable: '1' });
    await manager().ok(createConsumptionMap, { body: map });
    await measured();
    await run();
    const query = { from: dayFromNow(-1), to: dayFromNow(0), by: 'test' as const };
    const before = await manager().ok(costPerReportable, { query });

    const lines = [{ lotId: stock.lotIds[0] ?? '', quantity: '20', unit: 'test' as const }];
    const waste = { documentId: newId(), storeId: stock.storeId, reason: 'Spilt', lines };
    await manager().ok(wasteStock, { body: waste });
    await manager().ok(consumeStock, { body: byHand(stock, '5') });
    await manager().ok(consumeStock, { body: byHand(unmapped, '2') });
    const after = await manager().ok(costPerReportable, { query });
    const otherOf = ({ costs }: typeof after) => costs.find(({ key }) => key === testId)?.otherPaise ?? 0;
    expect(otherOf(after) - otherOf(before)).toBe(2_500 + 100);
    expect(after.usedItems - before.usedItems).toBe(1);
    expect(after.mappedItems).toBe(before.mappedItems);
    const row = after.costs.find(({ key }) => key === testId);
    const all = (row?.ownPaise ?? 0) + (row?.sharedPaise ?? 0) + (row?.otherPaise ?? 0);
    expect(row?.perReportablePaise).toBe(Math.round(all / (row?.reportables ?? 1)));
    await manager().ok(changeConsumptionMap, { body: { mapId: map.mapId, version: 1, isEnabled: false } });
  });

  it('is run by itself, in the name of the program, and two at once take everything once', async () => {
    const { parameterId } = await measured();
    const stock = await stockOfLab(world(), [{ quantity: '9', unit: 'test' }]);
    const map = newMap(stock, { category: 'parameter', parameterId, perReportable: '2' });
    await manager().ok(createConsumptionMap, { body: map });
    for (const value of ['12.5', '12.6']) await measured(value);
    await Promise.all([consumeOfLabs(app.services), run(), run()]);
    const { rows } = await asOwner(app, (db) =>
      sql<{ taken: number; lines: number }>`
        select sum(taken)::int as taken, count(*)::int as lines from consumption_line where map_id = ${map.mapId}`.execute(
        db,
      ),
    );
    expect(rows).toEqual([{ taken: 4_000, lines: 2 }]);
    await manager().ok(changeConsumptionMap, { body: { mapId: map.mapId, version: 1, isEnabled: false } });
    expect(await offencesIn(app)).toEqual([]);
    const { rows: runs } = await manager().ok(listConsumptionRuns, {});
    expect(runs.length).toBeGreaterThan(2);
  });
});

describe('a map', () => {
  it('names what its category asks for, uses something, and stands once', async () => {
    const stock = await stockOfLab(world());
    const body = newMap(stock, { category: 'other', perReportable: '1' });
    const refusedAt = async (parts: object) =>
      (await manager().refused(createConsumptionMap, { body: { ...body, ...parts } })).errors?.[0]?.field;
    expect(await refusedAt({ category: 'test' })).toBe('testId');
    expect(await refusedAt({ eventKind: 'MACHINE_STARTUP' })).toBe('eventKind');
    const nothing = { ...body, perReportable: '0' };
    expect((await manager().refused(createConsumptionMap, { body: nothing })).code).toBe('map-uses-nothing');
    await manager().ok(createConsumptionMap, { body });
    const twice = { body: { ...body, mapId: newId() } };
    expect((await manager().refused(createConsumptionMap, twice)).code).toBe('map-exists');
    const road = { body: { ...body, mapId: newId(), storeId: await storeOfLab(world(), { isRoad: true }) } };
    expect((await manager().refused(createConsumptionMap, road)).code).toBe('store-is-road');
    expect((await app.as('Technician').refused(createConsumptionMap, { body })).status).toBe(403);
    const end = { mapId: body.mapId, version: 1, isEnabled: false };
    await manager().ok(changeConsumptionMap, { body: end });
    expect((await manager().refused(changeConsumptionMap, { body: end })).code).toBe('stale-version');
  });
});
