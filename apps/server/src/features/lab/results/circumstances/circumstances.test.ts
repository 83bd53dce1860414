import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { readCircumstances, recordCircumstances } from '@nidan/contract/lab/results/circumstances-endpoints';
import { listResultVersions } from '@nidan/contract/lab/results/entry-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../kernel/database/new-id.ts';
import { withClient } from '../../../../kernel/database/connections/with-client.ts';
import {
  billOnBench,
  enter,
  parameterOn,
  testOn,
  testRefs,
  worksheetOf,
} from '../../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../../testing/events-of.ts';
import { orderBill } from '../../../../testing/order-bill.ts';
import { personWith } from '../../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await withClient(app.database.ownerUrl, async (client) => {
    await client.query(`set app.l_id = '${app.lab.lId}'`);
    // Potassium as a lab would have it: by trimester, fasting, by another method and at this place.
    for (const [column, value, low] of [
      ['pregnancy', 'trimester1', 2.1],
      ['pregnancy', 'trimester2', 2.2],
      ['pregnancy', 'trimester3', 2.3],
      ['fasting', 'fasting', 2.4],
      ['method', 'Another method', 2.5],
    ] as const) {
      await client.query(
        `insert into reference_range (l_id, range_id, parameter_id, sex, age_from_days, age_to_days, low, high, bands,
           from_version, ${column})
         select l_id, $1, parameter_id, 'F', 4383, 20089, $2, 6, '[]', version, $3 from parameter where code = 'K' and l_id = 1`,
        [newId(), low, value],
      );
    }
    await client.query('update lab set catalogue_version = catalogue_version + 1 where l_id = 1');
  });
});
afterAll(() => app.close());

const technician = () => app.as('Technician');
const today = () => calendarDateIn('Asia/Kolkata', new Date());
const somebody = (sex: 'M' | 'F') =>
  ({
    newPatient: {
      name_title: '',
      name: 'Kiran Shah',
      phone: '9876543210',
      age_sex: { age: 30, sex, unit: 'Yrs.' },
    },
  }) as const;

async function said(billId: string) {
  return technician().ok(readCircumstances, { query: { billId } });
}

async function say(billId: string, what: Omit<BodyOf<typeof recordCircumstances>, 'billId' | 'version'>) {
  const { version } = await said(billId);
  return technician().ok(recordCircumstances, { body: { billId, version, ...what } });
}

async function rangeOf(billId: string) {
  const { range, result } = parameterOn(testOn(await worksheetOf(app, billId), 'K'), 'K');
  return { low: range?.low, basis: range?.basis, flag: result?.flag };
}

const ordered = (sex: 'M' | 'F' = 'F') => billOnBench(app, { testCodes: ['K', 'NA'], ...somebody(sex) });

describe('what somebody said', () => {
  it('needs a session, the right to samples, and a bill of the lab', async () => {
    const billId = await ordered();
    const body = { billId, version: 1, fastingHours: 9 };
    expect(await app.asNobody().refused(recordCircumstances, { body })).toMatchObject({ status: 401 });
    expect(await app.asNobody().refused(readCircumstances, { query: { billId } })).toMatchObject({
      status: 401,
    });
    const { client } = await personWith(app, { samples: 4 });
    expect(await client.refused(recordCircumstances, { body })).toMatchObject({ status: 403 });
    const nowhere = newId();
    expect(await technician().refused(readCircumstances, { query: { billId: nowhere } })).toMatchObject({
      status: 404,
    });
    expect(
      await technician().refused(recordCircumstances, { body: { ...body, billId: nowhere } }),
    ).toMatchObject({ status: 404 });
  });

  it.each([
    ['fastingHours', { fastingHours: 73 }],
    ['trimester', { trimester: 4 }],
    ['lastPeriod', { lastPeriod: '2026-02-30' }],
    ['lastPeriod', { lastPeriod: addDays(today(), 2) }],
    ['lastPeriod', { lastPeriod: addDays(today(), -400) }],
    ['trimester', { trimester: 2, lastPeriod: today() }],
    ['heightCm', { heightCm: 1.12 }],
    ['weightKg', { weightKg: 0.2 }],
    ['birthWeeks', { birthWeeks: 12 }],
  ])('is refused at %s for %o', async (field, what) => {
    const billId = await ordered();
    const { version } = await said(billId);
    const body = { billId, version, ...what };
    expect(await technician().refused(recordCircumstances, { body })).toMatchObject({
      status: 400,
      errors: [{ field: expect.stringContaining(field) }],
    });
    expect((await said(billId)).version).toBe(version);
  });

  it('is not of a pregnancy of a man', async () => {
    const billId = await ordered('M');
    const { version } = await said(billId);
    expect(
      await technician().refused(recordCircumstances, { body: { billId, version, trimester: 1 } }),
    ).toMatchObject({ status: 400, errors: [{ field: 'trimester' }] });
  });

  it('is kept with its event; a missing field keeps, null clears, a stale version is refused', async () => {
    const billId = await ordered();
    const { version } = await said(billId);
    expect(await say(billId, { lastPeriod: addDays(today(), -100), fastingHours: 9 })).toMatchObject({
      version: version + 1,
      trimesterNow: 2,
      fastingHours: 9,
    });
    expect(await say(billId, { lastPeriod: null, trimester: 3 })).toMatchObject({
      trimesterNow: 3,
      fastingHours: 9,
    });
    expect(await eventsOf(app, billId, 'noteCircumstances')).toMatchObject([
      { after: { fastingHours: 9 } },
      { before: { trimester: null }, after: { trimester: 3, lastPeriod: null } },
    ]);
    const stale = { billId, version, trimester: null };
    expect(await technician().refused(recordCircumstances, { body: stale })).toMatchObject({
      status: 409,
      code: 'stale-version',
    });
  });
});

describe('the range that counts', () => {
  it.each([
    ['the general one', {}, { basis: null, flag: 'L' }],
    ['that of the trimester', { trimester: 2 }, { low: 2.2, basis: 'pregnant, 2nd trimester', flag: null }],
    ['that of the fasting', { fastingHours: 8 }, { low: 2.4, basis: 'fasting', flag: null }],
    ['the general one for who ate', { fastingHours: 7 }, { basis: null, flag: 'L' }],
    [
      'none when two are of equal right',
      { fastingHours: 8, trimester: 1 },
      { low: null, basis: null, flag: null },
    ],
  ] as const)('is %s', async (_, what, found) => {
    const billId = await ordered();
    await say(billId, what);
    await enter(app, billId, { K: { K: '3.0' } });
    expect(await rangeOf(billId)).toMatchObject(found);
  });

  it('goes by the trimester of the day on which the tube was drawn', async () => {
    const { billId } = await orderBill(app, { testCodes: ['K', 'NA'], ...somebody('F'), collect: true });
    await say(billId, { lastPeriod: addDays(today(), -97) });
    expect(await rangeOf(billId)).toMatchObject({ basis: 'pregnant, 1st trimester' });
    await say(billId, { lastPeriod: addDays(today(), -98) });
    expect(await rangeOf(billId)).toMatchObject({ basis: 'pregnant, 2nd trimester' });
  });

  it('is another one for values that were entered before, as a next version of the same value', async () => {
    const billId = await ordered();
    await enter(app, billId, { K: { K: '3.0' }, NA: { NA: '140' } });
    expect(await rangeOf(billId)).toMatchObject({ flag: 'L', basis: null });
    expect(await say(billId, { trimester: 2 })).toMatchObject({ changedTests: ['Potassium'], keptTests: [] });
    expect(await rangeOf(billId)).toMatchObject({ flag: null, basis: 'pregnant, 2nd trimester' });
    const { billTestId } = testOn(await worksheetOf(app, billId), 'K');
    const { parameterId } = parameterOn(testOn(await worksheetOf(app, billId), 'K'), 'K');
    const versions = await technician().ok(listResultVersions, { query: { billTestId, parameterId } });
    expect(versions.rows.map(({ raw, flag }) => [raw, flag])).toEqual([
      ['3.0', null],
      ['3.0', 'L'],
    ]);
    // Said once more, nothing is written.
    expect(await say(billId, { trimester: 2 })).toMatchObject({ changedTests: [] });
  });

  it('stays with what is checked', async () => {
    const billId = await ordered();
    await enter(app, billId, { K: { K: '4.0' }, NA: { NA: '140' } });
    await app
      .as('Pathologist')
      .ok(checkResults, { body: { billId, tests: await testRefs(app, billId), release: false } });
    const { keptTests, changedTests } = await say(billId, { trimester: 2 });
    expect([keptTests.length, changedTests]).toEqual([2, []]);
    expect(await rangeOf(billId)).toMatchObject({ basis: null });
  });
});

const schwartzOf = async (billId: string) =>
  parameterOn(testOn(await worksheetOf(app, billId), 'CREAT'), 'EGFR_SCHWARTZ').result;

describe('the size of a child', () => {
  const child = {
    newPatient: {
      name_title: '',
      name: 'Aarav Shah',
      phone: '9876543210',
      age_sex: { age: 5, sex: 'M', unit: 'Yrs.' },
    },
  } as const;
  it('lets bedside Schwartz be worked out, anew when it is corrected', async () => {
    const billId = await billOnBench(app, { testCodes: ['CREAT'], ...child });
    await enter(app, billId, { CREAT: { CREAT: '0.52' } });
    expect(await schwartzOf(billId)).toMatchObject({ value: null, blankReason: 'the height is not known' });
    await say(billId, { heightCm: 112.5 });
    expect(await schwartzOf(billId)).toMatchObject({ value: '89', blankReason: null });
    await say(billId, { heightCm: 120 });
    expect(await schwartzOf(billId)).toMatchObject({ value: '95' });
    expect(await worksheetOf(app, billId)).toMatchObject({ heightCm: 120, weightKg: null });
  });

  it('may come with the bill', async () => {
    const billId = await billOnBench(app, { testCodes: ['CREAT'], ...child, heightCm: 112.5, weightKg: 19 });
    expect(await said(billId)).toMatchObject({ heightCm: 112.5, weightKg: 19, birthWeeks: null });
    await enter(app, billId, { CREAT: { CREAT: '0.52' } });
    expect(await schwartzOf(billId)).toMatchObject({ value: '89' });
  });
});
