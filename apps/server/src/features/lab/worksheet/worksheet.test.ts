import { updateParameter } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import type { DeltaRule } from '@nidan/contract/catalogue/parameters/parameter-view';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { tellPresence } from '@nidan/contract/lab/results/presence-endpoint';
import { readSheet } from '@nidan/contract/lab/results/sheet-endpoint';
import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { accessionSamples, listSamples, rejectSample } from '@nidan/contract/lab/samples/sample-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../../../kernel/database/connections/with-client.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import {
  billOnBench,
  enter,
  parameterOn,
  testOn,
  testRefs,
  worksheetOf,
} from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { parameterDetails } from '../../catalogue/versions/testing/catalogue-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function asOwner(statement: string, values: unknown[] = []): Promise<void> {
  await withClient(app.database.ownerUrl, async (client) => {
    await client.query(`set app.l_id = '${app.lab.lId}'`);
    await client.query(statement, values);
  });
}

const anyone = { name_title: '', name: 'Kiran Shah', phone: '9876543210' } as const;
const person = (age: number, unit: 'Yrs.' | 'Months' | 'Days', sex: 'M' | 'F' | 'O') => ({
  newPatient: { ...anyone, age_sex: { age, sex, unit } },
});

async function rangeOf(billId: string, test = 'HB', parameter = 'HB'): Promise<string | undefined> {
  return parameterOn(testOn(await worksheetOf(app, billId), test), parameter).range?.display;
}

describe('the range of a parameter', () => {
  it.each([
    { age: 6, unit: 'Days', sex: 'F', range: '13.5 to 21.5' },
    { age: 7, unit: 'Days', sex: 'F', range: '10.0 to 18.0' },
    { age: 11, unit: 'Yrs.', sex: 'M', range: '11.5 to 15.5' },
    { age: 12, unit: 'Yrs.', sex: 'M', range: '13.0 to 16.0' },
    { age: 17, unit: 'Yrs.', sex: 'F', range: '12.0 to 16.0' },
    { age: 18, unit: 'Yrs.', sex: 'F', range: '12.0 to 15.0' },
    { age: 18, unit: 'Yrs.', sex: 'M', range: '13.0 to 17.0' },
    { age: 5, unit: 'Yrs.', sex: 'O', range: '11.0 to 14.0' },
  ] as const)('is $range for haemoglobin at $age $unit, sex $sex', async ({ age, unit, sex, range }) => {
    const billId = await billOnBench(app, { testCodes: ['HB'], ...person(age, unit, sex) });
    expect(await rangeOf(billId)).toBe(range);
  });

  it('goes by the age at collection, not by today', async () => {
    const { billId } = await orderBill(app, {
      testCodes: ['HB'],
      collect: true,
      newPatient: { ...anyone, age_sex: { age: 3, sex: 'F', unit: 'Days' } },
    });
    expect(await rangeOf(billId)).toBe('13.5 to 21.5');
    await asOwner(
      `update patient p set age_at = age_at - interval '4 days' from bill b
       where b.bill_id = $1 and p.patient_id = b.patient_id and p.l_id = b.l_id`,
      [billId],
    );
    expect(await rangeOf(billId)).toBe('10.0 to 18.0');
    await asOwner(`update sample set collected_at = collected_at - interval '4 days' where bill_id = $1`, [
      billId,
    ]);
    expect(await rangeOf(billId)).toBe('13.5 to 21.5');
    const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
    await app.as('Technician').ok(accessionSamples, {
      body: { barcodes: rows.map(({ barcode }) => barcode), oldReason: 'The newborn is back home' },
    });
    const { tests } = await enter(app, billId, { HB: { HB: '12' } });
    expect(tests[0]?.values[0]).toMatchObject({ range: { low: 13.5 }, result: { flag: 'L' } });
  });

  it('is none where the catalogue has none, and then only what is critical for somebody is flagged', async () => {
    const billId = await billOnBench(app, { testCodes: ['HB'], ...person(30, 'Yrs.', 'O') });
    const valueOf = async (hb: string) => (await enter(app, billId, { HB: { HB: hb } })).tests[0];
    const noInterval = { rangeId: null, low: null, high: null, display: '' };
    expect(await valueOf('9')).toMatchObject({
      worstFlag: null,
      values: [{ range: noInterval, result: { flag: null } }],
    });
    expect(await valueOf('3')).toMatchObject({
      worstFlag: 'LL',
      values: [{ range: noInterval, result: { flag: 'LL' } }],
    });
  });

  it('stays with a value when the catalogue changes, and the next value gets the new one', async () => {
    const billId = await billOnBench(app, { testCodes: ['ESR'] });
    await enter(app, billId, { ESR: { ESR: '18' } });
    const before = await rangeOf(billId, 'ESR', 'ESR');
    await asOwner(`update reference_range r set high = 99 from parameter p
      where p.parameter_id = r.parameter_id and p.l_id = r.l_id and p.code = 'ESR' and p.l_id = 1`);
    await asOwner('update lab set catalogue_version = catalogue_version + 1 where l_id = 1');
    expect(await rangeOf(billId, 'ESR', 'ESR')).toBe(before);
    const { tests } = await enter(app, billId, { ESR: { ESR: '30' } });
    expect(tests[0]?.values[0]).toMatchObject({ range: { high: 99 }, result: { flag: null } });
  });
});

describe('a worksheet', () => {
  it('shows the tests in the order of the report with groups, tube, person and times', async () => {
    const billId = await billOnBench(app, { testCodes: ['LIPID', 'CBC', 'URM'] });
    const sheet = await worksheetOf(app, billId);
    expect(sheet.tests.map(({ test }) => test.code)).toEqual(['CBC', 'LIPID', 'URM']);
    expect(sheet).toMatchObject({
      ageAtCollection: '34 Yrs.',
      patient: { fullName: 'Mr. Ravi Kumar Pandit', sex: 'M' },
      doctor: null,
      location: 'Main lab',
      restrictedBy: [],
      released: null,
    });
    const cbc = testOn(sheet, 'CBC');
    expect(cbc).toMatchObject({
      department: { name: 'Haematology' },
      container: { capColour: 'EDTA' },
      state: 'pending',
      stateLabel: 'result pending',
      urgency: 'cool',
      tatHours: 4,
      orderedIn: null,
      can: ['enterResults', 'hold', 'outsource', 'recollect'],
    });
    expect(cbc.barcode).toBe(`${sheet.labNo}-2`);
    expect(cbc.receivedAt).not.toBeNull();
    expect(cbc.parameters.slice(0, 4).map(({ code, group, kind }) => [code, group, kind])).toEqual([
      ['HB', 'Red cells', 'numeric'],
      ['RBC', 'Red cells', 'numeric'],
      ['HCT', 'Red cells', 'numeric'],
      ['MCV', 'Red cells', 'calculated'],
    ]);
    expect(parameterOn(cbc, 'MCV').calculatedFrom).toEqual(['Haematocrit (PCV)', 'Red cell count']);
  });

  it('masks the name for a demo user', async () => {
    const billId = await billOnBench(app, { testCodes: ['HB'] });
    const { patient } = await app.asUser(app.lab.demoUser).ok(readWorksheet, { query: { billId } });
    expect(patient.fullName).toBe('Mr. R**i K***r P****t');
  });

  it('holds the report of a package back until its last test is checked', async () => {
    const billId = await billOnBench(app, { testCodes: ['PREOP', 'TSH'] });
    const sheet = await worksheetOf(app, billId);
    expect(sheet.restrictedBy).toMatchObject([{ code: 'PREOP', name: 'Pre-operative package' }]);
    expect(sheet.restrictedBy[0]?.waiting).toContain('Complete blood count');
    expect(sheet.restrictedBy[0]?.waiting).not.toContain('Thyroid stimulating hormone');
    expect(testOn(sheet, 'CBC').orderedIn).toBe('Pre-operative package');
  });
});

async function checkedVisit(patientId: string, hb: string, daysAgo: number): Promise<void> {
  const billId = await billOnBench(app, { testCodes: ['HB'], newPatient: null, patientId });
  await enter(app, billId, { HB: { HB: hb } });
  await app.as('Pathologist').ok(checkResults, { body: { billId, tests: await testRefs(app, billId) } });
  const back = `interval '${daysAgo} days'`;
  await asOwner(`update bill set created_at = created_at - ${back} where bill_id = $1`, [billId]);
  await asOwner(`update sample set collected_at = collected_at - ${back} where bill_id = $1`, [billId]);
}

async function ruleOfHb(delta: DeltaRule | null): Promise<void> {
  const { parameterId, version } = await parameterDetails(app, 'HB');
  await app.as('Manager').ok(updateParameter, { body: { parameterId, version, delta } });
}

/** What the list of a pathologist says of a bill with one completed test. */
async function jumpOf(billId: string): Promise<boolean | null | undefined> {
  const query = { state: 'completed', deltas: true, limit: 200 };
  const { rows } = await app.as('Pathologist').ok(listWorklist, { query });
  return rows.find((row) => row.billId === billId)?.deltaExceeded;
}

describe('previous values', () => {
  it('are the last three checked ones of the same person, latest first, with the change against the last', async () => {
    await ruleOfHb({ mode: 'percent', limit: 20, lookBackDays: 90 });
    const first = await orderBill(app, { testCodes: ['HB'] });
    const { patientId } = first;
    await checkedVisit(patientId, '11.1', 40);
    await checkedVisit(patientId, '10.2', 30);
    await checkedVisit(patientId, '9.4', 20);
    await checkedVisit(patientId, '9.9', 10);
    const unchecked = await billOnBench(app, { testCodes: ['HB'], newPatient: null, patientId });
    await enter(app, unchecked, { HB: { HB: '5.5' } });
    const billId = await billOnBench(app, { testCodes: ['HB', 'CBC'], newPatient: null, patientId });
    await enter(app, billId, { HB: { HB: '7.8' } });
    const sheet = await worksheetOf(app, billId);
    const hb = parameterOn(testOn(sheet, 'HB'), 'HB');
    expect(hb.previous.map(({ value, numeric, flag }) => [value, numeric, flag])).toEqual([
      ['9.9', 9.9, 'L'],
      ['9.4', 9.4, 'L'],
      ['10.2', 10.2, 'L'],
    ]);
    expect(hb.delta).toEqual({ mode: 'percent', change: expect.closeTo(-21.21, 2), exceeded: true });
    const { rows } = await app
      .as('Pathologist')
      .ok(listWorklist, { query: { state: 'completed', deltas: true, limit: 200 } });
    const jumps = rows.filter((row) => row.patient.patientId === patientId);
    expect(jumps.map((row) => [row.billId === billId, row.deltaExceeded])).toContainEqual([true, true]);
    const plain = await app.as('Pathologist').ok(listWorklist, { query: { state: 'completed', limit: 200 } });
    expect(plain.rows.every((row) => row.deltaExceeded === null)).toBe(true);
    expect(parameterOn(testOn(sheet, 'CBC'), 'HB')).toMatchObject({
      previous: [{ value: '9.9' }, {}, {}],
      delta: null,
    });
  });

  it.each([
    { mode: 'absolute', limit: 0.9, change: 1, exceeded: true },
    { mode: 'absolute', limit: 1, change: 1, exceeded: false },
    { mode: 'percent', limit: 9.9, change: 10, exceeded: true },
    { mode: 'ratePerDay', limit: 0.09, change: 0.1, exceeded: true },
    { mode: 'ratePerDay', limit: 0.11, change: 0.1, exceeded: false },
    { mode: 'percentPerDay', limit: 0.9, change: 1, exceeded: true },
  ] as const)('are compared by $mode, where more than $limit is much', async (rule) => {
    const { mode, limit, change, exceeded } = rule;
    await ruleOfHb({ mode, limit, lookBackDays: 11 });
    const { patientId } = await orderBill(app, { testCodes: ['HB'] });
    await checkedVisit(patientId, '10.0', 10);
    const billId = await billOnBench(app, { testCodes: ['HB'], newPatient: null, patientId });
    await enter(app, billId, { HB: { HB: '11.0' } });
    const hb = parameterOn(testOn(await worksheetOf(app, billId), 'HB'), 'HB');
    expect(hb.deltaRule).toEqual({ mode, limit, lookBackDays: 11 });
    expect(hb.delta).toEqual({ mode, change: expect.closeTo(change, 3), exceeded });
    expect(await jumpOf(billId)).toBe(exceeded);
  });

  it('from before the days of the rule are not compared', async () => {
    await ruleOfHb({ mode: 'absolute', limit: 0.1, lookBackDays: 9 });
    const { patientId } = await orderBill(app, { testCodes: ['HB'] });
    await checkedVisit(patientId, '10.0', 10);
    const billId = await billOnBench(app, { testCodes: ['HB'], newPatient: null, patientId });
    await enter(app, billId, { HB: { HB: '11.0' } });
    const hb = parameterOn(testOn(await worksheetOf(app, billId), 'HB'), 'HB');
    expect([hb.previous.length, hb.delta]).toEqual([1, null]);
    expect(await jumpOf(billId)).toBe(false);
  });

  it('without a rule are told in percent, and none is much', async () => {
    await ruleOfHb(null);
    const { patientId } = await orderBill(app, { testCodes: ['HB'] });
    await checkedVisit(patientId, '7.5', 10);
    const billId = await billOnBench(app, { testCodes: ['HB'], newPatient: null, patientId });
    await enter(app, billId, { HB: { HB: '15.0' } });
    const hb = parameterOn(testOn(await worksheetOf(app, billId), 'HB'), 'HB');
    expect(hb).toMatchObject({ deltaRule: null, delta: { mode: 'percent', change: 100, exceeded: false } });
    expect(await jumpOf(billId)).toBe(false);
  });

  it('in another unit are left out', async () => {
    const { patientId } = await orderBill(app, { testCodes: ['HB'] });
    await checkedVisit(patientId, '11.1', 10);
    const billId = await billOnBench(app, { testCodes: ['HB'], newPatient: null, patientId });
    expect(parameterOn(testOn(await worksheetOf(app, billId), 'HB'), 'HB').previous).toHaveLength(1);
    await asOwner(`update parameter set unit = 'g/L' where code = 'HB'`);
    await asOwner('update lab set catalogue_version = catalogue_version + 1 where l_id = 1');
    expect(parameterOn(testOn(await worksheetOf(app, billId), 'HB'), 'HB').previous).toEqual([]);
    await asOwner(`update parameter set unit = 'g/dL' where code = 'HB'`);
    await asOwner('update lab set catalogue_version = catalogue_version + 1 where l_id = 1');
  });
});

it('a formula whose input is in another test of the bill follows that test', async () => {
  await asOwner(`delete from test_parameter tp using test t, parameter p
    where t.test_id = tp.test_id and p.parameter_id = tp.parameter_id and t.code = 'CACORR' and p.code = 'ALB'
      and t.l_id = 1 and tp.l_id = 1 and p.l_id = 1`);
  await asOwner('update lab set catalogue_version = catalogue_version + 1 where l_id = 1');
  const billId = await billOnBench(app, { testCodes: ['CACORR', 'LFT'] });
  const first = await enter(app, billId, { CACORR: { CA: '8.0' } });
  expect(first.tests[0]).toMatchObject({ state: 'completed' });
  const second = await enter(app, billId, { LFT: { ALB: '2.0' } });
  expect(second.tests).toHaveLength(2);
  const cacorr = testOn(await worksheetOf(app, billId), 'CACORR');
  expect(parameterOn(cacorr, 'CA_CORR').result).toMatchObject({ value: '9.6', source: 'calculated' });
  expect(second.tests.find(({ billTestId }) => billTestId === cacorr.billTestId)?.version).toBe(
    cacorr.version,
  );
  await app
    .as('Pathologist')
    .ok(checkResults, { body: { billId, tests: await testRefs(app, billId, ['CACORR']) } });
  const third = await enter(app, billId, { LFT: { ALB: '4.0' } });
  expect(third.tests).toHaveLength(1);
  const checked = parameterOn(testOn(await worksheetOf(app, billId), 'CACORR'), 'CA_CORR');
  expect(checked.result).toMatchObject({ value: '9.6', version: 1 });
});

it('a formula whose input was voided with its tube is worked out anew at once', async () => {
  await asOwner(`update parameter set formula = 'CA + HB' where l_id = 1 and code = 'CA_CORR'`);
  await asOwner('update lab set catalogue_version = catalogue_version + 1 where l_id = 1');
  const billId = await billOnBench(app, { testCodes: ['CACORR', 'CBC'] });
  await enter(app, billId, { CACORR: { CA: '8.0' }, CBC: { HB: '12.0' } });
  const before = testOn(await worksheetOf(app, billId), 'CACORR');
  expect(parameterOn(before, 'CA_CORR').result?.value).toBe('20.0');
  const technician = app.as('Technician');
  const { rows } = await technician.ok(listSamples, { query: { billId } });
  const { barcode } = testOn(await worksheetOf(app, billId), 'CBC');
  const tube = rows.find((sample) => sample.barcode === barcode);
  await technician.ok(rejectSample, {
    body: { sampleId: tube?.sampleId ?? '', version: tube?.version ?? 0, reason: 'Haemolysed' },
  });
  const after = testOn(await worksheetOf(app, billId), 'CACORR');
  expect(parameterOn(after, 'CA_CORR').result).toMatchObject({
    version: 2,
    value: null,
    blankReason: 'waits for Haemoglobin',
  });
  expect(after.version).toBe(before.version + 1);
  const [event] = await eventsOf(app, after.billTestId, 'recalculate');
  expect(event).toMatchObject({ reason: 'Haemolysed', after: { values: { CA_CORR: null } } });
});

describe('the sheet of one test', () => {
  it('holds every sample that takes its values now, with the worksheet that judges them, page by page', async () => {
    const waiting = await billOnBench(app, { testCodes: ['VITD', 'TSH'] });
    const started = await billOnBench(app, { testCodes: ['VITD'] });
    const done = await billOnBench(app, { testCodes: ['VITD'] });
    await enter(app, done, { VITD: { VITD: '31' } });
    const { testId } = testOn(await worksheetOf(app, waiting), 'VITD').test;
    const query = { testId, limit: 1 };
    const first = await app.as('Technician').ok(readSheet, { query });
    const second = await app
      .as('Technician')
      .ok(readSheet, { query: { ...query, cursor: first.next ?? '' } });
    expect([...first.rows, ...second.rows].map(({ sheet }) => sheet.billId).toSorted()).toEqual(
      [waiting, started].toSorted(),
    );
    expect(second.next).toBeNull();
    const row = [...first.rows, ...second.rows].find(({ sheet }) => sheet.billId === waiting);
    expect(row?.sheet).toEqual(await worksheetOf(app, waiting));
    expect(await app.as('Phlebotomist').refused(readSheet, { query })).toMatchObject({ status: 403 });
  });
});

describe('who is on a worksheet', () => {
  it('see each other where they are, until they leave or say no more', async () => {
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    const { billTestId, parameters } = testOn(await worksheetOf(app, billId), 'TSH');
    const at = { billId, billTestId, parameterId: parameters[0]?.parameterId ?? null };
    const tell = async (role: 'Technician' | 'Pathologist', body: object = {}) =>
      (await app.as(role).ok(tellPresence, { body: { ...at, ...body } })).others;
    expect(await tell('Technician')).toEqual([]);
    expect(await tell('Pathologist', { parameterId: null })).toMatchObject([
      { name: 'Test Technician', billTestId, parameterId: at.parameterId },
    ]);
    expect(await tell('Technician')).toMatchObject([{ name: 'Test Pathologist', parameterId: null }]);
    await tell('Pathologist', { leaves: true });
    expect(await tell('Technician')).toEqual([]);
    await asOwner(`update bench_presence set seen_at = now() - interval '1 minute' where bill_id = $1`, [
      billId,
    ]);
    expect(await tell('Pathologist')).toEqual([]);
  });

  it('are told of by the live channel when they move, and not when they stay', async () => {
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    const { billTestId } = testOn(await worksheetOf(app, billId), 'TSH');
    const told: string[] = [];
    const follower = app.services.live.follow(app.lab.lId, null);
    const tell = async (parameterId: string | null) => {
      await app.as('Technician').ok(tellPresence, { body: { billId, billTestId, parameterId } });
      const heard = await follower.next(AbortSignal.timeout(50));
      told.push(heard !== null && heard !== 'missed' && heard.has('PRESENCE') ? 'moved' : 'stayed');
    };
    await follower.next(AbortSignal.timeout(50));
    await tell(null);
    await tell(null);
    await tell(newId());
    follower.close();
    expect(told).toEqual(['moved', 'stayed', 'moved']);
  });

  it('are of a bill that the caller sees, and read results', async () => {
    const body = { billId: newId(), billTestId: null, parameterId: null };
    expect(await app.as('Technician').refused(tellPresence, { body })).toMatchObject({ status: 404 });
    expect(await app.as('Phlebotomist').refused(tellPresence, { body })).toMatchObject({ status: 403 });
  });
});
