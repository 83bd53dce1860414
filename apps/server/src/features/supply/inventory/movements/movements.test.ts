import { consumeStock, openStock } from '@nidan/contract/supply/inventory/stock-endpoints';
import { changeStore, listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { formatDate } from '@nidan/domain/time/indian-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../kernel/database/new-id.ts';
import { asOwner } from '../../../../testing/as-owner.ts';
import { offencesIn } from '../../../../testing/offences-in.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { countedLine, dayFromNow, itemOfLab, stockOfLab, storeOfLab } from '../testing/stock-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });
const technician = () => app.as('Technician');

interface Taken {
  readonly storeId: string;
  readonly itemId: string;
  readonly quantity: string;
  readonly unit?: 'box' | 'pieces' | 'test' | 'kit';
  readonly lotId?: string | null;
  readonly overrideReason?: string | null;
}

const taking = ({
  storeId,
  itemId,
  quantity,
  unit = 'test',
  lotId = null,
  overrideReason = null,
}: Taken) => ({
  body: {
    documentId: newId(),
    storeId,
    reason: 'Training of a colleague',
    lines: [{ itemId, quantity, unit, lotId, overrideReason }],
  },
});

describe('opening stock', () => {
  it('is a numbered document with lots, and stands in the books', async () => {
    const { opening, storeId } = await stockOfLab(world(), [{}, { quantity: '0.5', valuePaise: 30_001 }]);
    expect(opening.number).toMatch(/^KTO\d\d-\d{5}$/);
    expect(opening.movements.map(({ quantity, unit, valuePaise }) => [quantity, unit, valuePaise])).toEqual([
      ['100', 'test', 100_000],
      ['25', 'test', 30_001],
    ]);
    const { stores } = await technician().ok(listStores, {});
    expect(stores.find((store) => store.storeId === storeId)).toMatchObject({
      lots: 2,
      valuePaise: 130_001,
    });
    const { rows } = await asOwner(app, (db) =>
      sql<{ debit: string; credit: string; paise: number }>`
        select debit_account as debit, credit_account as credit, amount_paise as paise from journal_posting
        where supply_id = ${opening.documentId}`.execute(db),
    );
    expect(rows).toEqual([{ debit: 'stock', credit: 'openingStock', paise: 130_001 }]);
  });

  it('refuses a lot with two expiries, and a unit without a chain', async () => {
    const { itemId, storeId } = await stockOfLab(world(), [{ lotNo: 'HC702', expiresOn: dayFromNow(30) }]);
    const open = (line: object) => ({
      body: { documentId: newId(), storeId, note: '', lines: [countedLine(itemId, line)] },
    });
    const other = { lotNo: ' hc702', expiresOn: dayFromNow(31) };
    expect(await app.as('Manager').refused(openStock, open(other))).toMatchObject({
      code: 'lot-other-expiry',
      details: { lot: 'HC702', known: formatDate(dayFromNow(30)), given: formatDate(dayFromNow(31)) },
    });
    const kit = await app.as('Manager').refused(openStock, open({ unit: 'kit' }));
    expect(kit).toMatchObject({ code: 'unit-without-chain', details: { unit: 'kit', units: 'test, box' } });
    const fine = await app.as('Manager').refused(openStock, open({ quantity: '0.00001' }));
    expect(fine.code).toBe('quantity-too-fine');
    expect((await app.as('Manager').refused(openStock, open({ quantity: '0' }))).code).toBe(
      'quantity-nothing',
    );
    expect((await technician().refused(openStock, open({}))).status).toBe(403);
  });
});

it('an item that is counted in pieces is opened, taken and wasted in whole ones', async () => {
  const pieces = { baseUnit: 'pieces', units: 'box = 100 pieces' };
  const stock = await stockOfLab(world(), [{ quantity: '1', unit: 'box' }], pieces);
  const half = { ...taking({ ...stock, quantity: '2.5', unit: 'pieces' }) };
  expect(await technician().refused(consumeStock, half)).toMatchObject({
    status: 400,
    code: 'quantity-not-whole',
    details: { quantity: '2.5', unit: 'pieces', count: '2.5', base: 'pieces' },
  });
  const partOfBox = taking({ ...stock, quantity: '0.125', unit: 'box' });
  expect(await technician().refused(consumeStock, partOfBox)).toMatchObject({
    code: 'quantity-not-whole',
    details: { count: '12.5' },
  });
  const { movements } = await technician().ok(
    consumeStock,
    taking({ ...stock, quantity: '0.5', unit: 'box' }),
  );
  expect(movements.map(({ quantity }) => quantity)).toEqual(['-50']);
});

describe('taking by hand', () => {
  it('goes through the lots that end first, at what each of them cost', async () => {
    const stock = await stockOfLab(world(), [
      { lotNo: 'LATE', expiresOn: dayFromNow(60), quantity: '1', valuePaise: 50_000 },
      { lotNo: 'SOON', expiresOn: dayFromNow(5), quantity: '30', unit: 'test', valuePaise: 1_000 },
    ]);
    const { movements, number } = await technician().ok(consumeStock, taking({ ...stock, quantity: '40' }));
    expect(number).toMatch(/^KTS\d\d-\d{5}$/);
    expect(movements.map(({ lotNo, quantity, valuePaise }) => [lotNo, quantity, valuePaise])).toEqual([
      ['SOON', '-30', -1_000],
      ['LATE', '-10', -10_000],
    ]);
    const short = await technician().refused(consumeStock, taking({ ...stock, quantity: '1', unit: 'box' }));
    expect(short).toMatchObject({ code: 'stock-short', details: { have: '40', want: '50', unit: 'test' } });
  });

  it('takes another lot than the first only with a reason', async () => {
    const stock = await stockOfLab(world(), [
      { lotNo: 'FIRST', expiresOn: dayFromNow(5) },
      { lotNo: 'SECOND', expiresOn: dayFromNow(50) },
    ]);
    const take = { ...stock, lotId: stock.lotIds[1] ?? null, quantity: '1' };
    expect(await technician().refused(consumeStock, taking(take))).toMatchObject({
      code: 'lot-not-first',
      details: { first: 'FIRST', lot: 'SECOND' },
    });
    const overrideReason = 'The first lot is at the other bench';
    const { movements } = await technician().ok(consumeStock, taking({ ...take, overrideReason }));
    expect(movements).toMatchObject([{ lotNo: 'SECOND', overrideReason, quantity: '-1' }]);
  });

  it('never takes what is expired or in quarantine', async () => {
    const expired = await stockOfLab(world(), [{ expiresOn: dayFromNow(-1) }]);
    const [lotId = null] = expired.lotIds;
    expect((await technician().refused(consumeStock, taking({ ...expired, quantity: '1' }))).code).toBe(
      'stock-short',
    );
    expect(
      (await technician().refused(consumeStock, taking({ ...expired, lotId, quantity: '1' }))).code,
    ).toBe('lot-expired');
    const held = await stockOfLab(world(), [{}], { needsCheck: true });
    const take = taking({ ...held, lotId: held.lotIds[0] ?? null, quantity: '1' });
    expect((await technician().refused(consumeStock, take)).code).toBe('lot-held');
  });

  it('gives the last box to one of 32 people who reach for it', async () => {
    const stock = await stockOfLab(world(), [{ quantity: '1', valuePaise: 10_001 }]);
    const answers = await Promise.all(
      Array.from({ length: 32 }, async () =>
        technician().call(consumeStock, taking({ ...stock, quantity: '1', unit: 'box' })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(31);
    const { rows } = await asOwner(app, (db) =>
      sql<object>`select quantity, value_paise from stock where store_id = ${stock.storeId}`.execute(db),
    );
    expect(rows).toEqual([{ quantity: 0, value_paise: 0 }]);
  });

  it('leaves nothing half posted, and breaks no invariant', async () => {
    const stock = await stockOfLab(world());
    const other = await itemOfLab(world());
    const { body } = taking({ ...stock, quantity: '1' });
    const [line] = body.lines;
    const lines = line === undefined ? [] : [line, { ...line, itemId: other }];
    expect((await technician().refused(consumeStock, { body: { ...body, lines } })).code).toBe('stock-short');
    expect(await offencesIn(app)).toEqual([]);
  });
});

const off = (storeId: string) => ({ body: { storeId, version: 1, isEnabled: false } });

describe('a store', () => {
  it('stays in use while something lies in it, and takes nothing out of use', async () => {
    const { storeId, itemId } = await stockOfLab(world());
    expect(await app.as('Manager').refused(changeStore, off(storeId))).toMatchObject({
      code: 'store-in-use',
      details: { count: '1' },
    });
    const empty = await storeOfLab(world());
    expect(await app.as('Manager').ok(changeStore, off(empty))).toMatchObject({
      isEnabled: false,
      version: 2,
    });
    const open = { documentId: newId(), storeId: empty, note: '', lines: [countedLine(itemId)] };
    expect((await app.as('Manager').refused(openStock, { body: open })).code).toBe('store-disabled');
    expect((await app.as('Manager').refused(changeStore, off(empty))).code).toBe('stale-version');
  });

  it('that is a road takes no opening stock', async () => {
    const [road, itemId] = [await storeOfLab(world(), { isRoad: true }), await itemOfLab(world())];
    const body = { documentId: newId(), storeId: road, note: '', lines: [countedLine(itemId)] };
    expect((await app.as('Manager').refused(openStock, { body })).code).toBe('store-is-road');
  });
});
