import { createBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { listAgencyRates } from '@nidan/contract/catalogue/rates/agency-rates-endpoints';
import {
  changeByPercentage,
  createRateList,
  listRateLists,
  mapAgency,
  quotePrices,
  readMappedAgency,
  readRateGrid,
  readRateHistory,
  setPrices,
  setTestCost,
  updateRateList,
} from '@nidan/contract/catalogue/rates/rate-endpoints';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { billBody, testIdOf } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let today: string;
beforeAll(async () => {
  app = await startTestApp();
  today = calendarDateIn('Asia/Kolkata', new Date());
});
afterAll(() => app.close());

const manager = () => app.as('Manager');
const desk = () => app.as('Front desk');
const day = (days: number) => addDays(today, days);

async function newAgency(name = `Clinic ${newId()}`): Promise<string> {
  const agencyId = newId();
  await manager().ok(createAgency, { body: { agencyId, name } });
  return agencyId;
}

function newList(kind: 'agency' | 'centre' = 'agency') {
  const rateListId = newId();
  const body = { rateListId, kind, name: `List ${rateListId}` };
  return manager().ok(createRateList, { body });
}

async function prices(rupeesOf: Readonly<Record<string, number | null>>) {
  const rows: { testId: string; pricePaise: number | null }[] = [];
  for (const [code, rupees] of Object.entries(rupeesOf))
    rows.push({ testId: await testIdOf(app, code), pricePaise: rupees === null ? null : rupees * 100 });
  return rows;
}

interface Batch {
  readonly from?: string;
  readonly until?: string | null;
  readonly version?: number;
}

async function set(
  rateListId: string,
  rupeesOf: Readonly<Record<string, number | null>>,
  { from = today, until = null, version }: Batch = {},
) {
  const { rows } = await manager().ok(listRateLists, { query: { limit: 200 } });
  const found = rows.find((list) => list.rateListId === rateListId)?.version ?? 1;
  const columns = [{ rateListId, version: version ?? found, prices: await prices(rupeesOf) }];
  return manager().ok(setPrices, { body: { from, until, columns } });
}

async function priceRefused(rateListId: string) {
  const columns = [{ rateListId, version: 1, prices: await prices({ HB: 90 }) }];
  return manager().refused(setPrices, { body: { from: today, until: null, columns } });
}

async function quote(code: string, query: { agencyId?: string; on?: string; client?: string } = {}) {
  const testIds = await testIdOf(app, code);
  const { quotes } = await desk().ok(quotePrices, { query: { testIds, ...query } });
  const [row] = quotes;
  if (row === undefined) throw new Error('A quote has a row for each test');
  return row;
}

async function ownListOf(agencyId: string): Promise<string> {
  const { rateListId } = await manager().ok(readMappedAgency, { query: { agencyId } });
  return rateListId ?? '';
}

async function historyOf(rateListId: string, code: string) {
  const testId = await testIdOf(app, code);
  const { rows } = await manager().ok(readRateHistory, { query: { rateListId, testId } });
  return rows.map(({ pricePaise, from, until, isWithdrawn }) => [pricePaise / 100, from, until, isWithdrawn]);
}

describe.each<[string, Endpoint, () => object]>([
  ['createRateList', createRateList, () => ({ body: { rateListId: newId(), kind: 'agency', name: 'A' } })],
  ['updateRateList', updateRateList, () => ({ params: { rateListId: newId() }, body: { version: 1 } })],
  [
    'setPrices',
    setPrices,
    () => ({
      body: {
        from: today,
        until: null,
        columns: [{ rateListId: newId(), version: 1, prices: [{ testId: newId(), pricePaise: 100 }] }],
      },
    }),
  ],
])('%s', (_, endpoint, call) => {
  it('needs a session and the right to change masters', async () => {
    expect(await app.asNobody().refused(endpoint, call())).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(endpoint, call())).toMatchObject({ status: 403 });
  });
});

describe('the price of a test', () => {
  it('comes from the strongest rule that has one: own rate, list, centre, MRP', async () => {
    const agencyId = await newAgency();
    const mrp = await quote('HB', { agencyId });
    expect(mrp).toMatchObject({ rule: 'mrp', list: null, until: null });
    const list = await newList();
    await set(list.rateListId, { HB: 175, ESR: 65 });
    await manager().ok(updateRateList, {
      params: { rateListId: list.rateListId },
      body: { version: 2, agencyIds: [agencyId] },
    });
    expect(await quote('HB', { agencyId })).toMatchObject({
      rule: 'agency_list',
      pricePaise: 17_500,
      list: list.name,
    });
    const body = { agencyId, version: 0, from: day(3), until: day(5), prices: await prices({ HB: 160 }) };
    await manager().ok(mapAgency, { body });
    expect(await quote('HB', { agencyId })).toMatchObject({ rule: 'agency_list', until: day(3) });
    expect(await quote('HB', { agencyId, on: day(3) })).toMatchObject({
      rule: 'agency_test',
      pricePaise: 16_000,
      until: day(5),
    });
    expect(await quote('ESR', { agencyId, on: day(3) })).toMatchObject({ rule: 'agency_list' });
    const steps = (await quote('HB', { agencyId, on: day(3) })).steps;
    expect(steps.map(({ rule, pricePaise }) => [rule, pricePaise])).toEqual([
      ['agency_test', 16_000],
      ['agency_list', 17_500],
      ['centre_list', null],
      ['lab_rate', null],
      ['mrp', mrp.pricePaise],
    ]);
    const mapped = await manager().ok(readMappedAgency, { query: { agencyId, on: day(3) } });
    expect(mapped).toMatchObject({ total: 1, version: 2, rows: [{ code: 'HB' }] });
  });

  it('is that of the centre where the bill is made, also in the picker', async () => {
    const centre = await newList('centre');
    await set(centre.rateListId, { TSH: 380 });
    await manager().ok(updateRateList, {
      params: { rateListId: centre.rateListId },
      body: { version: 2, centreIds: [app.lab.locationId] },
    });
    expect(await desk().ok(findTestByCode, { query: { code: 'TSH' } })).toMatchObject({
      pricePaise: 38_000,
      priceSource: 'centre_list',
    });
    expect(await quote('TSH')).toMatchObject({ rule: 'centre_list', list: centre.name });
    const none = { version: 3, centreIds: [] };
    await manager().ok(updateRateList, { params: { rateListId: centre.rateListId }, body: none });
    expect(await quote('TSH')).toMatchObject({ rule: 'mrp' });
  });

  it('stands on the bill line with its rule and list, and stays there', async () => {
    const name = `Shivneri ${newId().slice(-6)}`;
    const agencyId = await newAgency(name);
    const body = { agencyId, version: 0, from: today, until: null, prices: await prices({ HB: 90 }) };
    await manager().ok(mapAgency, { body });
    expect(await quote('HB', { client: name.toLowerCase() })).toMatchObject({ pricePaise: 9_000 });
    const order = await billBody(app, { testCodes: ['HB', 'ESR'], client: name });
    const { billId } = await desk().ok(createBill, { body: order });
    const again = { ...body, version: 2, prices: await prices({ HB: 95 }) };
    await manager().ok(mapAgency, { body: again });
    const { billed } = await manager().ok(readRateHistory, {
      query: { rateListId: await ownListOf(agencyId), testId: await testIdOf(app, 'HB') },
    });
    expect(billed).toBe(1);
    const { lines } = await manager().ok(readBill, { query: { billId } });
    expect(
      lines.map(({ pricePaise, priceSource, priceList }) => [pricePaise, priceSource, priceList]),
    ).toEqual([
      [9_000, 'agency_test', name],
      [expect.any(Number), 'mrp', null],
    ]);
    expect(await quote('HB', { agencyId })).toMatchObject({ pricePaise: 9_500 });
  });

  it('is answered from memory until the rates of the lab change', async () => {
    const agencyId = await newAgency();
    const body = { agencyId, version: 0, from: today, until: null, prices: await prices({ HB: 90 }) };
    const [list] = (await manager().ok(mapAgency, { body })).lists;
    expect(await quote('HB', { agencyId })).toMatchObject({ pricePaise: 9_000 });
    const rateListId = list?.rateListId ?? '';
    await asOwner(app, async (db) => {
      await db
        .updateTable('rate')
        .set({ price_paise: 7_700 })
        .where('rate_list_id', '=', rateListId)
        .execute();
    });
    expect(await quote('HB', { agencyId })).toMatchObject({ pricePaise: 9_000 });
    await set(rateListId, { ESR: 50 });
    expect(await quote('HB', { agencyId })).toMatchObject({ pricePaise: 7_700 });
  });

  it('that is nothing without being marked free is refused on a bill', async () => {
    const testId = await testIdOf(app, 'ESR');
    await asOwner(app, async (db) => {
      const rate = { l_id: app.lab.lId, test_id: testId, from_date: day(-1), price_paise: 0 };
      await db.insertInto('lab_rate').values(rate).execute();
      await db
        .updateTable('lab')
        .set(({ eb }) => ({ catalogue_version: eb('catalogue_version', '+', 1) }))
        .where('l_id', '=', app.lab.lId)
        .execute();
    });
    expect(await quote('ESR')).toMatchObject({
      pricePaise: null,
      rule: 'lab_rate',
      fault: expect.any(String),
    });
    const body = await billBody(app, { testCodes: ['ESR'] });
    expect(await desk().refused(createBill, { body })).toMatchObject({ status: 409, code: 'price-missing' });
  });
});

describe('setting prices', () => {
  it('ends what held, lets it come back after a period with an end, and corrects the same day', async () => {
    const { rateListId } = await newList();
    expect(await set(rateListId, { HB: 410 })).toMatchObject({ changed: 1 });
    expect(await set(rateListId, { HB: 425 }, { from: day(10), until: day(20) })).toMatchObject({
      changed: 1,
    });
    expect(await historyOf(rateListId, 'HB')).toEqual([
      [410, day(20), null, false],
      [425, day(10), day(20), false],
      [410, today, day(10), false],
    ]);
    await set(rateListId, { HB: 400 }, { until: day(10) });
    expect(await historyOf(rateListId, 'HB')).toContainEqual([410, today, day(10), true]);
    const [event] = await eventsOf(app, rateListId, 'setPrices');
    expect(event).toMatchObject({ entity_kind: 'RATE_LIST', after: { prices: ['HB ₹410'], changed: 1 } });
  });

  it('counts what the list says already as no change, and takes a price away', async () => {
    const { rateListId } = await newList();
    await set(rateListId, { HB: 410, ESR: null });
    expect(await set(rateListId, { HB: 410, ESR: null })).toMatchObject({
      changed: 0,
      lists: [{ version: 2 }],
    });
    await set(rateListId, { HB: null }, { from: day(4) });
    const grid = async (on: string) => {
      const query = { rateListIds: rateListId, on, q: 'HB', limit: 1 };
      return (await manager().ok(readRateGrid, { query })).rows[0]?.cells;
    };
    expect(await grid(day(3))).toMatchObject([{ pricePaise: 41_000 }]);
    expect(await grid(day(4))).toEqual([null]);
  });

  it('is all or nothing, and names each fault by its column and row', async () => {
    const one = await newList();
    const two = await newList();
    await set(two.rateListId, { ESR: 70 }, { from: day(9) });
    const good = await prices({ HB: 100, ESR: 60 });
    const [hb, esr] = good;
    if (hb === undefined || esr === undefined) throw new Error('Two prices were made');
    const columns = [
      { rateListId: one.rateListId, version: 1, prices: [...good, hb, { testId: newId(), pricePaise: 100 }] },
      { rateListId: two.rateListId, version: 2, prices: [{ ...hb, pricePaise: 0 }, esr] },
    ];
    const refusal = await manager().refused(setPrices, { body: { from: today, until: null, columns } });
    expect(refusal.errors?.map(({ field }) => field)).toEqual([
      'columns.0.prices.2.testId',
      'columns.0.prices.3.testId',
      'columns.1.prices.0.pricePaise',
      'columns.1.prices.1.pricePaise',
    ]);
    expect(refusal.errors?.[3]?.msg).toContain('Another price begins on');
    expect(await historyOf(one.rateListId, 'HB')).toEqual([]);
  });

  it.each<[string, object]>([
    ['from', { from: '2020-01-01' }],
    ['until', { until: '2020-01-01' }],
    ['columns.0.prices.0.pricePaise', { pricePaise: -100 }],
    ['columns.0.prices.0.pricePaise', { pricePaise: 12_345 }],
    ['columns.0.prices.0.pricePaise', { pricePaise: 100, isFree: true }],
    ['columns.0.prices.0.pricePaise', { pricePaise: null, isFree: true }],
  ])('is refused at %s for %o', async (field, wrong) => {
    const { rateListId, version } = await newList();
    const [price] = await prices({ HB: 100 });
    const columns = [
      { rateListId, version, prices: [{ ...price, ...wrong, from: undefined, until: undefined }] },
    ];
    const body = { from: today, until: null, ...wrong, pricePaise: undefined, isFree: undefined, columns };
    expect(await manager().refused(setPrices, { body })).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  it('is refused for a list that changed meanwhile, and for one that is not there', async () => {
    const { rateListId } = await newList();
    await set(rateListId, { HB: 100 });
    expect(await priceRefused(rateListId)).toMatchObject({ status: 409, code: 'stale-version' });
    expect(await priceRefused(newId())).toMatchObject({ status: 404 });
  });

  it('of the same days at the same moment happens once', async () => {
    const { rateListId, version } = await newList();
    const send = async (rupees: number) =>
      manager().call(setPrices, {
        body: {
          from: today,
          until: null,
          columns: [{ rateListId, version, prices: await prices({ HB: rupees }) }],
        },
      });
    const answers = await Promise.all([100, 110, 120].map(send));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await historyOf(rateListId, 'HB')).toHaveLength(1);
  });

  it('that overlap is refused by the database too', async () => {
    const { rateListId } = await newList();
    await set(rateListId, { HB: 100 });
    const again = asOwner(app, async (db) => {
      const row = await db
        .selectFrom('rate')
        .selectAll()
        .where('rate_list_id', '=', rateListId)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('rate')
        .values({ ...row, rate_id: newId() })
        .execute();
    });
    await expect(again).rejects.toThrow('rate_one_a_day');
  });
});

describe('a percentage', () => {
  it('changes every price of the list in whole rupees and leaves the others', async () => {
    const { rateListId } = await newList();
    await set(rateListId, { HB: 410, ESR: 65 });
    const body = { rateListId, version: 2, percent: 3.7, from: day(1), until: null, reason: 'Yearly rise' };
    expect(await manager().ok(changeByPercentage, { body })).toMatchObject({ changed: 2 });
    expect((await historyOf(rateListId, 'HB'))[0]).toEqual([425, day(1), null, false]);
    expect((await historyOf(rateListId, 'ESR'))[0]).toEqual([67, day(1), null, false]);
    const empty = { ...body, rateListId: (await newList()).rateListId };
    expect(await manager().refused(changeByPercentage, { body: empty })).toMatchObject({ status: 400 });
  });

  it('that would leave a test without a price is refused, and names it', async () => {
    const { rateListId } = await newList();
    await set(rateListId, { HB: 4, ESR: 400 });
    const body = { from: today, until: null, rateListId, version: 2, percent: -90, reason: 'A bad year' };
    const refusal = await manager().refused(changeByPercentage, { body });
    expect(refusal.errors).toMatchObject([
      { field: 'percent', msg: 'HB would cost nothing then. Choose a smaller change, or mark it free' },
    ]);
    expect(await historyOf(rateListId, 'ESR')).toHaveLength(1);
  });

  it('changes the prices of the chosen tests alone', async () => {
    const { rateListId } = await newList();
    await set(rateListId, { HB: 400, ESR: 60 });
    const testIds = [await testIdOf(app, 'HB')];
    const body = { rateListId, version: 2, percent: -10, from: today, until: null, reason: 'Two of many' };
    expect(await manager().ok(changeByPercentage, { body: { ...body, testIds } })).toMatchObject({
      changed: 1,
    });
    expect((await historyOf(rateListId, 'HB'))[0]?.[0]).toBe(360);
    expect((await historyOf(rateListId, 'ESR'))[0]?.[0]).toBe(60);
    const nothing = { ...body, version: 3, testIds: [await testIdOf(app, 'TSH')] };
    expect(await manager().refused(changeByPercentage, { body: nothing })).toMatchObject({
      errors: [{ field: 'rateListId' }],
    });
  });
});

async function costIn(client: ReturnType<typeof manager>, code: string) {
  return (await client.ok(readRateGrid, { query: { on: today, q: code, limit: 1 } })).rows[0]?.cost;
}

describe('what a test costs the lab', () => {
  it('is said, changed and taken back, by its version, and stands in the grid', async () => {
    const testId = await testIdOf(app, 'TSH');
    const say = (version: number, costPaise: number | null) => ({ body: { testId, version, costPaise } });
    expect(await costIn(manager(), 'TSH')).toEqual({ costPaise: null, version: 0 });
    expect(await manager().ok(setTestCost, say(0, 9_600))).toMatchObject({ version: 1 });
    expect(await costIn(manager(), 'TSH')).toEqual({ costPaise: 9_600, version: 1 });
    expect(await manager().refused(setTestCost, say(0, 9_700))).toMatchObject({ code: 'stale-version' });
    expect(await manager().ok(setTestCost, say(1, null))).toMatchObject({ costPaise: null, version: 2 });
    const [, event] = await eventsOf(app, testId, 'setCost');
    expect(event).toMatchObject({ before: { costPaise: 9_600 }, after: { costPaise: null } });
  });

  it.each([-100, 0, 12_345])('is refused as %d paise', async (costPaise) => {
    const body = { testId: await testIdOf(app, 'TSH'), version: 0, costPaise };
    expect(await manager().refused(setTestCost, { body })).toMatchObject({
      status: 400,
      errors: [{ field: 'costPaise' }],
    });
  });

  it('is nobody else’s business: no right, no such test, an agency', async () => {
    const body = { testId: await testIdOf(app, 'HB'), version: 0, costPaise: 5_000 };
    expect(await app.as('Technician').refused(setTestCost, { body })).toMatchObject({ status: 403 });
    const unknown = { ...body, testId: newId() };
    expect(await manager().refused(setTestCost, { body: unknown })).toMatchObject({ status: 404 });
    await manager().ok(setTestCost, { body });
    const agencyId = await newAgency();
    const { client } = await personWith(app, { masters: 15, catalog: 4 }, { userType: 'AGENCY', agencyId });
    expect(await costIn(client, 'HB')).toBeNull();
    expect(await client.refused(setTestCost, { body: { ...body, version: 1 } })).toMatchObject({
      status: 404,
    });
  });
});

async function listOf(rateListId: string) {
  const { rows } = await manager().ok(listRateLists, { query: { limit: 200 } });
  return rows.find((list) => list.rateListId === rateListId);
}

describe('agencies with what they are priced by', () => {
  it('are told by name, a page at a time, with own rates, the list they take and what runs out', async () => {
    const names = ['B', 'A'].map((letter) => `Quay ${letter} ${newId().slice(-6)}`);
    const [second, first] = [await newAgency(names[0]), await newAgency(names[1])];
    const own = { agencyId: first, version: 0, from: today, prices: await prices({ HB: 160 }) };
    await manager().ok(mapAgency, { body: { ...own, until: day(20) } });
    const list = await newList();
    await set(list.rateListId, { HB: 175, ESR: 65 });
    const taken = { version: 2, agencyIds: [first] };
    await manager().ok(updateRateList, { params: { rateListId: list.rateListId }, body: taken });
    const page = await manager().ok(listAgencyRates, { query: { q: 'quay', limit: 1 } });
    expect(page).toMatchObject({
      total: 2,
      rows: [{ agencyId: first, own: 1, list: { id: list.rateListId }, priced: 2, ending: 1 }],
    });
    expect(page.rows[0]?.ownListId).toBe(await ownListOf(first));
    const rest = await manager().ok(listAgencyRates, { query: { q: 'quay', cursor: page.next ?? '' } });
    expect(rest).toMatchObject({
      next: null,
      rows: [{ agencyId: second, ownListId: null, own: 0, list: null, priced: 0, ending: 0 }],
    });
  });

  it('are the own one alone for somebody who stands for one, and nobody’s without the right', async () => {
    const agencyId = await newAgency();
    await newAgency();
    const { client } = await personWith(app, { masters: 15 }, { userType: 'AGENCY', agencyId });
    expect(await client.ok(listAgencyRates, { query: {} })).toMatchObject({ total: 1, rows: [{ agencyId }] });
    expect(await app.asNobody().refused(listAgencyRates, { query: {} })).toMatchObject({ status: 401 });
    const { client: other } = await personWith(app, { catalog: 4 });
    expect(await other.refused(listAgencyRates, { query: {} })).toMatchObject({ status: 403 });
  });
});

describe('a rate list', () => {
  it('shows which of its prices end soon', async () => {
    const { rateListId } = await newList();
    await set(rateListId, { HB: 100, ESR: 60 });
    await set(rateListId, { TSH: 380 }, { until: day(20) });
    const query = { rateListIds: rateListId, on: today, endsBy: day(30) };
    const { rows, total } = await manager().ok(readRateGrid, { query });
    expect([total, rows.map(({ code }) => code)]).toEqual([1, ['TSH']]);
    const sooner = await manager().ok(readRateGrid, { query: { ...query, endsBy: day(19) } });
    expect(sooner.total).toBe(0);
    expect(await listOf(rateListId)).toMatchObject({ priced: 3, ending: 1 });
  });

  it('does not end where another price follows', async () => {
    const { rateListId } = await newList();
    await set(rateListId, { HB: 100 });
    await set(rateListId, { HB: 110 }, { from: day(9) });
    const query = { rateListIds: rateListId, on: today, endsBy: day(30) };
    expect((await manager().ok(readRateGrid, { query })).total).toBe(0);
    expect(await listOf(rateListId)).toMatchObject({ priced: 1, ending: 0 });
    await set(rateListId, { HB: null }, { from: day(12) });
    expect((await manager().ok(readRateGrid, { query })).total).toBe(1);
    expect(await listOf(rateListId)).toMatchObject({ ending: 1 });
  });

  it('shows beside the prices of a day those of another one', async () => {
    const { rateListId } = await newList();
    await set(rateListId, { HB: 100 });
    await set(rateListId, { HB: 110, ESR: 60 }, { from: day(9) });
    const grid = (query: { on: string; against?: string }) =>
      Promise.all(
        ['HB', 'ESR'].map(async (q) => {
          const asked = { rateListIds: rateListId, q, limit: 1, ...query };
          const [row] = (await manager().ok(readRateGrid, { query: asked })).rows;
          return [row?.cells, row?.former].map((cells) => cells?.map((cell) => cell?.pricePaise ?? null));
        }),
      );
    expect(await grid({ on: day(9), against: today })).toEqual([
      [[11_000], [10_000]],
      [[6_000], [null]],
    ]);
    expect(await grid({ on: today, against: day(9) })).toEqual([
      [[10_000], [11_000]],
      [[null], [6_000]],
    ]);
    expect(await grid({ on: day(9) })).toEqual([
      [[11_000], []],
      [[6_000], []],
    ]);
  });

  it('is taken by an agency that leaves its former one', async () => {
    const agencyId = await newAgency();
    const [one, two] = [await newList(), await newList()];
    const take = (list: { rateListId: string }) =>
      manager().ok(updateRateList, {
        params: { rateListId: list.rateListId },
        body: { version: 1, agencyIds: [agencyId] },
      });
    expect((await take(one)).agencies).toMatchObject([{ id: agencyId }]);
    expect((await take(two)).agencies).toMatchObject([{ id: agencyId }]);
    const { rows } = await manager().ok(listRateLists, { query: { q: one.name } });
    expect(rows).toMatchObject([{ agencies: [], version: 3 }]);
    expect(await eventsOf(app, one.rateListId, 'loseTakers')).toHaveLength(1);
  });

  it('has a name that no other has, or is the one of own rates of its agency', async () => {
    const list = await newList();
    const agencyId = await newAgency();
    const send = (body: object) =>
      manager().refused(createRateList, { body: { rateListId: newId(), ...body } });
    expect(await send({ kind: 'centre', name: list.name.toUpperCase() })).toMatchObject({
      code: 'rate-list-name-taken',
    });
    await manager().ok(createRateList, { body: { rateListId: newId(), kind: 'own', agencyId } });
    expect(await send({ kind: 'own', agencyId })).toMatchObject({ code: 'own-rates-exist' });
    expect(await send({ kind: 'own', agencyId: newId() })).toMatchObject({ status: 404 });
    expect(await send({ kind: 'own', name: 'Named' })).toMatchObject({ errors: [{ field: 'agencyId' }] });
    expect(await send({ kind: 'agency' })).toMatchObject({ errors: [{ field: 'name' }] });
    const centres = { version: 1, centreIds: [app.lab.locationId] };
    expect(
      await manager().refused(updateRateList, { params: { rateListId: list.rateListId }, body: centres }),
    ).toMatchObject({ errors: [{ field: 'centreIds' }] });
  });

  it('is seen by an agency only when it pays by it', async () => {
    const agencyId = await newAgency();
    const own = { agencyId, version: 0, from: today, until: null, prices: await prices({ HB: 80 }) };
    await manager().ok(mapAgency, { body: own });
    const other = await newAgency();
    const { client } = await personWith(app, { masters: 15, catalog: 4 }, { userType: 'AGENCY', agencyId });
    const { rows } = await client.ok(listRateLists, { query: {} });
    expect(rows).toMatchObject([{ kind: 'own', agencies: [{ id: agencyId }] }]);
    const testIds = await testIdOf(app, 'HB');
    expect(await client.refused(quotePrices, { query: { testIds, agencyId: other } })).toMatchObject({
      status: 404,
    });
    const { rateListId } = await newList();
    expect(
      await client.refused(readRateGrid, { query: { rateListIds: rateListId, on: today } }),
    ).toMatchObject({ status: 404 });
  });

  it('stands beside another one, with the tests that they price differently', async () => {
    const [one, two] = [await newList(), await newList()];
    await set(one.rateListId, { HB: 100, ESR: 60 });
    await set(two.rateListId, { HB: 100, ESR: 70, TSH: 400 });
    const rateListIds = `${one.rateListId},${two.rateListId}`;
    const { rows, total, lower } = await manager().ok(readRateGrid, {
      query: { rateListIds, on: today, differing: true },
    });
    expect([total, lower]).toEqual([2, { first: 1, second: 0 }]);
    expect(rows.map(({ code, cells }) => [code, ...cells.map((cell) => cell?.pricePaise ?? null)])).toEqual([
      ['ESR', 6_000, 7_000],
      ['TSH', null, 40_000],
    ]);
  });
});
