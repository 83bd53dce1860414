import { consumeStock } from '@nidan/contract/supply/inventory/stock-endpoints';
import {
  approveStockAudit,
  cancelStockAudit,
  countStockLot,
  finalizeStockAudit,
  planStockAudit,
  printStockAudit,
  readStockAudit,
  reopenStockAudit,
  startStockAudit,
} from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { dayFromNow, stockOfLab, storeOfLab } from '../inventory/testing/stock-of-lab.ts';
import {
  countedAudit,
  finalizedAudit,
  plannedAudit,
  plannedBody,
  startedAudit,
} from './testing/audits-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });
const manager = () => app.as('Manager');
const technician = () => app.as('Technician');

async function stockOf(lotId: string | undefined): Promise<{ quantity: number; value: number } | undefined> {
  const { rows } = await asOwner(app, (db) =>
    sql<{ quantity: number; value: number }>`
      select (quantity / 1000)::int as quantity, value_paise::int as value from stock where lot_id = ${lotId}`.execute(
      db,
    ),
  );
  return rows[0];
}

function consume(stock: { readonly storeId: string; readonly itemId: string }, quantity: string) {
  const line = { itemId: stock.itemId, lotId: null, quantity, unit: 'test', overrideReason: null } as const;
  return technician().ok(consumeStock, {
    body: { documentId: newId(), storeId: stock.storeId, reason: 'Work goes on', lines: [line] },
  });
}

it('a store is counted blind, and its differences are put right whatever moved meanwhile', async () => {
  const stock = await stockOfLab(world(), [
    { lotNo: 'A', expiresOn: dayFromNow(10), valuePaise: 100_000 },
    { lotNo: 'B', expiresOn: dayFromNow(90), valuePaise: 200_000 },
  ]);
  const counted = await countedAudit(world(), stock, ['97', '101']);
  expect(counted.audit).toMatchObject({ state: 10, lots: 2, countedLots: 2, differingLots: null });
  expect(counted.lots).toMatchObject([
    { lotNo: 'A', counted: '97', expected: null, difference: null, valuePaise: null },
    { lotNo: 'B', counted: '101', expected: null, difference: null, valuePaise: null },
  ]);
  await consume(stock, '10');
  const { auditId, version } = counted.audit;
  const ended = await manager().ok(finalizeStockAudit, { body: { auditId, version } });
  expect(ended.audit).toMatchObject({
    state: 20,
    differingLots: 2,
    can: expect.arrayContaining(['approve', 'reopen']),
  });
  expect(ended.lots).toMatchObject([
    { expected: '100', difference: '-3', valuePaise: -3_000 },
    { expected: '100', difference: '1', valuePaise: 2_000 },
  ]);
  await manager().ok(approveStockAudit, { body: { auditId, version: ended.audit.version } });
  expect(await stockOf(stock.lotIds[0])).toEqual({ quantity: 87, value: 87_000 });
  expect(await stockOf(stock.lotIds[1])).toEqual({ quantity: 101, value: 202_000 });
  expect(
    await manager().refused(approveStockAudit, { body: { auditId, version: ended.audit.version + 1 } }),
  ).toMatchObject({
    code: 'transition-refused',
  });
  expect((await manager().call(printStockAudit, { query: { auditId } })).status).toBe(200);
  expect(await offencesIn(app)).toEqual([]);
});

it('a lot is counted again, and the last count holds against the books of that moment', async () => {
  const stock = await stockOfLab(world());
  const { audit, lots } = await countedAudit(world(), stock, ['90']);
  await consume(stock, '5');
  const { auditId } = audit;
  const [lot] = lots;
  const again = {
    auditId,
    itemId: stock.itemId,
    lotNo: ` ${lot?.lotNo.toLowerCase()}`,
    quantity: '1.9',
    unit: 'box',
  } as const;
  const recounted = await technician().ok(countStockLot, { body: again });
  expect(recounted.lots).toMatchObject([{ counted: '95', timesCounted: 2 }]);
  const ended = await manager().ok(finalizeStockAudit, {
    body: { auditId, version: recounted.audit.version },
  });
  expect(ended.audit.differingLots).toBe(0);
  expect(ended.lots).toMatchObject([{ expected: '95', difference: '0' }]);
});

it('is refused half counted, by who counted, and where less is left than is to be taken off', async () => {
  const stock = await stockOfLab(world(), [{}, {}]);
  const started = await startedAudit(world(), stock);
  const { auditId, version } = started.audit;
  expect(await manager().refused(finalizeStockAudit, { body: { auditId, version } })).toMatchObject({
    code: 'audit-uncounted',
    details: { count: '2' },
  });
  for (const [at, { itemId, lotNo }] of started.lots.entries()) {
    const by = at === 0 ? manager() : technician();
    await by.ok(countStockLot, { body: { auditId, itemId, lotNo, quantity: '40', unit: 'test' } });
  }
  const ended = await manager().ok(finalizeStockAudit, { body: { auditId, version } });
  const seen = { auditId, version: ended.audit.version };
  expect(await manager().refused(approveStockAudit, { body: seen })).toMatchObject({
    code: 'audit-by-counter',
  });

  const own = (await manager().ok(planStockAudit, { body: plannedBody(stock) })).audit;
  const begun = await manager().ok(startStockAudit, { body: { auditId: own.auditId, version: own.version } });
  for (const { itemId, lotNo } of begun.lots) {
    const counted = { itemId, lotNo, quantity: '40', unit: 'test' as const };
    await technician().ok(countStockLot, { body: { auditId: own.auditId, ...counted } });
  }
  const over = await manager().ok(readStockAudit, { query: { auditId: own.auditId } });
  const closed = await manager().ok(finalizeStockAudit, {
    body: { auditId: own.auditId, version: over.audit.version },
  });
  const planned = { auditId: own.auditId, version: closed.audit.version };
  expect(await manager().refused(approveStockAudit, { body: planned })).toMatchObject({
    status: 409,
    code: 'audit-by-planner',
  });

  const other = await stockOfLab(world());
  const final = await finalizedAudit(world(), other, ['40']);
  await consume(other, '50');
  const body = { auditId: final.audit.auditId, version: final.audit.version };
  expect(await manager().refused(approveStockAudit, { body })).toMatchObject({ code: 'audit-recount' });
  const opened = await manager().ok(reopenStockAudit, { body: { ...body, reason: 'Counted anew' } });
  expect(opened.audit).toMatchObject({ state: 10, differingLots: null });
});

const start = ({ auditId, version }: { readonly auditId: string; readonly version: number }) => ({
  body: { auditId, version },
});

it('is of the categories, classes and items that were planned, and of nothing where the store has none of them', async () => {
  const stock = await stockOfLab(world());
  const plan = async (change: object) =>
    (await manager().ok(planStockAudit, { body: { ...plannedBody(stock), ...change } })).audit;
  expect(
    await manager().refused(startStockAudit, start(await plan({ categories: ['ASSET'] }))),
  ).toMatchObject({
    code: 'audit-empty',
  });
  expect((await manager().ok(startStockAudit, start(await plan({ classes: ['A'] })))).lots).toHaveLength(1);
  expect(
    await manager().refused(planStockAudit, { body: { ...plannedBody(stock), itemIds: [newId()] } }),
  ).toMatchObject({
    status: 404,
  });
  const road = await storeOfLab(world(), { isRoad: true });
  expect(await manager().refused(planStockAudit, { body: plannedBody({ storeId: road }) })).toMatchObject({
    code: 'store-is-road',
  });
  expect((await technician().refused(planStockAudit, { body: plannedBody(stock) })).status).toBe(403);
});

it('ends without putting anything right, and is counted only while it goes on', async () => {
  const stock = await stockOfLab(world());
  const { audit } = await plannedAudit(world(), stock);
  const { auditId, version } = audit;
  const count = { auditId, itemId: stock.itemId, lotNo: 'NOBODYS', quantity: '1', unit: 'test' } as const;
  expect(await technician().refused(countStockLot, { body: count })).toMatchObject({
    code: 'transition-refused',
  });
  const started = await manager().ok(startStockAudit, { body: { auditId, version } });
  expect(await technician().refused(countStockLot, { body: count })).toMatchObject({
    code: 'audit-lot-unknown',
  });
  const body = { auditId, version: started.audit.version, reason: 'The shelf was not reached' };
  expect((await manager().ok(cancelStockAudit, { body })).audit).toMatchObject({ state: 90, can: [] });
  expect((await technician().ok(readStockAudit, { query: { auditId } })).audit.cancelReason).toContain(
    'shelf',
  );
});
