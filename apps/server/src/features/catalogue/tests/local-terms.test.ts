import { addLines, createBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { findTestByCode, listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  type LocalTermsView,
  readLocalTerms,
  setLocalTerms,
} from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import type { TestClient } from '../../../testing/app-on-database.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billOnBench, parameterOn, testOn, worksheetOf } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { billBody, orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { releasedReport, storedRevision } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addMaster } from '../masters/testing/master-body.ts';

type Terms = BodyOf<typeof setLocalTerms>['terms'][number];

let app: TestApp;
/** Where the people of the tests work, and another location. */
let here: string;
let elsewhere: string;
beforeAll(async () => {
  app = await startTestApp();
  here = app.lab.locationId;
  const { locations } = await termsOf('HB');
  elsewhere = locations.find(({ locationId }) => locationId !== here)?.locationId ?? '';
});
afterAll(() => app.close());

const manager = () => app.as('Manager');
const desk = () => app.as('Front desk');

async function termsOf(code: string): Promise<LocalTermsView> {
  return manager().ok(readLocalTerms, { query: { testId: await testIdOf(app, code) } });
}

function at(locationId: string, said: Partial<Terms>): Terms {
  return { locationId, isOffered: true, tatHours: null, method: null, machineId: null, ...said };
}

async function bodyOf(code: string, terms: readonly Terms[]): Promise<BodyOf<typeof setLocalTerms>> {
  const { testId, version } = await termsOf(code);
  return { testId, version, terms: [...terms] };
}

async function say(code: string, terms: readonly Terms[]): Promise<LocalTermsView> {
  return manager().ok(setLocalTerms, { body: await bodyOf(code, terms) });
}

/** Somebody of the front desk at another location. */
async function deskAt(locationId: string): Promise<TestClient> {
  const { client, userId } = await personWith(app, { bills: 15, patients: 15, payments: 15, catalog: 15 });
  await asOwner(app, (db) =>
    db.updateTable('session').set({ location_id: locationId }).where('user_id', '=', userId).execute(),
  );
  return client;
}

/** Hours from a bill to the promise of its only test. */
async function promisedHours(billId: string): Promise<number> {
  const bill = await desk().ok(readBill, { query: { billId } });
  const due = bill.lines.flatMap(({ tests }) => tests.map((test) => Date.parse(test.due_at)));
  return (Math.max(...due) - Date.parse(bill.createdAt)) / 3_600_000;
}

describe('what a location does otherwise with a test', () => {
  it('is nothing until it is said: all comes from the test', async () => {
    const { version, locations } = await termsOf('ESR');
    expect(version).toBe(1);
    expect(locations.length).toBeGreaterThan(1);
    for (const { terms, holds } of locations) {
      expect(terms).toBeNull();
      expect(Object.values(holds).map(({ rule }) => rule)).toEqual(['test', 'test', 'test', 'test']);
    }
  });

  it('is read back with where each value comes from', async () => {
    const { locations } = await say('ESR', [at(elsewhere, { tatHours: 30.5 })]);
    expect(locations.find(({ locationId }) => locationId === elsewhere)).toMatchObject({
      terms: { isOffered: true, tatHours: 30.5, method: null, machineId: null },
      holds: {
        isOffered: { value: true, rule: 'test' },
        tatHours: { value: 30.5, rule: 'location' },
        machineId: { value: null, rule: 'test' },
      },
    });
    expect(locations.find(({ locationId }) => locationId === here)?.terms).toBeNull();
  });

  it('is nothing again when all is as everywhere', async () => {
    const { locations, version } = await say('CRP', [at(here, {})]);
    expect(version).toBe(2);
    expect(locations.every(({ terms }) => terms === null)).toBe(true);
  });

  it('keeps a history, and is refused over what somebody else has said', async () => {
    const body = { ...(await bodyOf('PT', [at(here, { isOffered: false, tatHours: 9 })])), reason: 'Moved' };
    const { locations } = await manager().ok(setLocalTerms, { body });
    const name = locations.find(({ locationId }) => locationId === here)?.name;
    const [event] = await eventsOf(app, body.testId, 'update');
    expect(event).toMatchObject({
      before: { atLocations: [] },
      after: { atLocations: [`${name}: not offered, 9 h`] },
      reason: 'Moved',
    });
    expect(await manager().refused(setLocalTerms, { body })).toMatchObject({ code: 'stale-version' });
    await say('PT', []);
  });
});

describe('a turn-around time of a location', () => {
  it('is the promise of its bills from then on, and the heat of its worklist; other locations keep theirs', async () => {
    const before = await orderBill(app, { testCodes: ['TSH'] });
    const general = await promisedHours(before.billId);
    await say('TSH', [at(here, { tatHours: 50 })]);
    const after = await billOnBench(app, { testCodes: ['TSH'] });
    expect(await promisedHours(after)).toBeCloseTo(50, 5);
    expect(await promisedHours(before.billId)).toBeCloseTo(general, 5);
    const { tests } = await worksheetOf(app, after);
    expect(tests[0]?.tatHours).toBe(50);
    const { rows } = await app.as('Technician').ok(listWorklist, { query: { limit: 200 } });
    expect(rows.find(({ billId }) => billId === after)).toMatchObject({ tatHours: 50, urgency: 'cool' });
    const client = await deskAt(elsewhere);
    const there = await orderBill(app, { testCodes: ['TSH'] }, client);
    expect(await promisedHours(there.billId)).toBeCloseTo(general, 5);
  });

  it('is what the front desk there is told, of a package that takes longer by it too', async () => {
    await say('FT4', [at(here, { tatHours: 400 })]);
    const { rows } = await desk().ok(listTests, { query: { q: 'FT4', limit: 200 } });
    const test = rows.find(({ code }) => code === 'FT4');
    expect(test?.tatHours).toBe(400);
    const profiles = await desk().ok(listTests, { query: { kind: 'profile', limit: 200 } });
    const containing = profiles.rows.filter(({ runs }) => runs.includes(test?.testId ?? ''));
    expect(containing.length).toBeGreaterThan(0);
    for (const { timings } of containing)
      expect(timings).toContainEqual({ tatHours: 400, runCalendar: expect.any(Array) });
    const other = await (await deskAt(elsewhere)).ok(listTests, { query: { q: 'FT4', limit: 200 } });
    expect(other.rows.find(({ code }) => code === 'FT4')?.tatHours).toBeLessThan(400);
  });
});

/** How an order of a test that the location does not offer is refused. */
const refusal = (test: string, field: string) => ({
  status: 400,
  code: 'test-not-offered-here',
  msg: `${test} is not offered at this location`,
  errors: [{ field }],
});

describe('a test that a location does not offer', () => {
  it('is neither found nor billed there, and is elsewhere', async () => {
    await say('VITD', [at(here, { isOffered: false })]);
    const query = { q: 'VITD', limit: 200 };
    const codes = async (client: TestClient, more = {}) =>
      (await client.ok(listTests, { query: { ...query, ...more } })).rows.map(({ code }) => code);
    expect(await codes(desk(), { offeredHere: true })).not.toContain('VITD');
    expect(await codes(desk())).toContain('VITD');
    expect(await desk().refused(findTestByCode, { query: { code: 'VITD' } })).toMatchObject({
      code: 'test-not-offered-here',
    });
    const body = await billBody(app, { testCodes: ['HB', 'VITD'] });
    const name = (await desk().ok(listTests, { query })).rows.find(({ code }) => code === 'VITD')?.name ?? '';
    expect(await desk().refused(createBill, { body })).toMatchObject(refusal(name, 'lines.1.testId'));
    const there = await deskAt(elsewhere);
    expect(await codes(there, { offeredHere: true })).toContain('VITD');
    await orderBill(app, { testCodes: ['VITD'] }, there);
  });

  it('takes the packages along that are run as it, and is not added to a bill of that location', async () => {
    const { rows } = await desk().ok(listTests, { query: { kind: 'profile', limit: 200 } });
    const profile = rows.find(({ runs }) => runs.length > 1);
    const [run = ''] = profile?.runs ?? [];
    const { version } = await manager().ok(readLocalTerms, { query: { testId: run } });
    const closed = [at(here, { isOffered: false })];
    await manager().ok(setLocalTerms, { body: { testId: run, version, terms: closed } });
    const lines = [{ testId: profile?.testId ?? '' }];
    const body = { ...(await billBody(app, { testCodes: [] })), lines };
    expect(await desk().refused(createBill, { body })).toMatchObject({ code: 'test-not-offered-here' });
    const offered = await desk().ok(listTests, { query: { kind: 'profile', offeredHere: true, limit: 200 } });
    expect(offered.rows.map(({ testId }) => testId)).not.toContain(profile?.testId);
    const bill = await orderBill(app, { testCodes: ['HB'] });
    const more = { billId: bill.billId, version: 1, lines: [{ testId: run }], consentGiven: true };
    // Who adds at another location is held to that of the bill.
    const client = await deskAt(elsewhere);
    expect(await client.refused(addLines, { body: more })).toMatchObject({ code: 'test-not-offered-here' });
    await manager().ok(setLocalTerms, { body: { testId: run, version: version + 1, terms: [] } });
    await desk().ok(createBill, { body });
  });
});

describe('the method and the machine of a location', () => {
  it('stand on its bench, with its values and on its reports; other locations keep those of the parameter', async () => {
    const machine = await addMaster(app, 'machines', { name: 'Cell counter 7' });
    await say('HB', [at(here, { method: 'Cyanmethaemoglobin', machineId: machine.id })]);
    const { billId, reportId } = await releasedReport(app, { HB: { HB: '13.2' } });
    const test = testOn(await worksheetOf(app, billId), 'HB');
    expect(test).toMatchObject({ method: 'Cyanmethaemoglobin', machine: 'Cell counter 7' });
    expect(parameterOn(test, 'HB').method).toBe('Cyanmethaemoglobin');
    const { snapshot } = await storedRevision(app, reportId);
    expect(snapshot.tests[0]?.results[0]?.method).toBe('Cyanmethaemoglobin');
    const there = await orderBill(app, { testCodes: ['HB'] }, await deskAt(elsewhere));
    const other = testOn(await worksheetOf(app, there.billId), 'HB');
    expect(other.machine).toBeNull();
    expect(parameterOn(other, 'HB').method).toBe('SLS photometry');
  });

  it('is no machine once it is out of use, and the terms that name it can still be saved', async () => {
    const machine = await addMaster(app, 'machines', { name: 'Old counter' });
    const terms = [at(here, { machineId: machine.id })];
    await say('CRP', terms);
    const billId = await billOnBench(app, { testCodes: ['CRP'] });
    expect(testOn(await worksheetOf(app, billId), 'CRP').machine).toBe('Old counter');
    const body = { id: machine.id, version: machine.version, action: 'disable' as const };
    await manager().ok(masterEndpoints('machines').update, { body });
    expect(testOn(await worksheetOf(app, billId), 'CRP').machine).toBeNull();
    const { machines } = await say('CRP', terms);
    expect(machines).toContainEqual({ machineId: machine.id, name: 'Old counter', isEnabled: false });
  });
});

describe('terms of locations', () => {
  it.each<[string, string, () => Terms[]]>([
    ['terms.0.locationId', 'HB', () => [at(newId(), { tatHours: 4 })]],
    ['terms.1.locationId', 'HB', () => [at(here, { tatHours: 4 }), at(here, { tatHours: 5 })]],
    ['terms.0.machineId', 'HB', () => [at(here, { machineId: newId() })]],
    ['terms.0.tatHours', 'HB', () => [at(here, { tatHours: 0 })]],
    ['terms.0.method', 'HB', () => [at(here, { method: ' ' })]],
    ['terms.0.tatHours', 'ALCOMP', () => [at(here, { tatHours: 4 })]],
    ['terms.0.method', 'ALCOMP', () => [at(here, { method: 'Enzymatic' })]],
  ])('are refused at %s of %s', async (field, code, terms) => {
    const body = await bodyOf(code, terms());
    expect(await manager().refused(setLocalTerms, { body })).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  it('are set by who may change the catalogue, of the tests of their lab', async () => {
    const body = await bodyOf('ESR', [at(here, { tatHours: 4 })]);
    expect(await desk().refused(setLocalTerms, { body })).toMatchObject({ status: 403 });
    expect(await app.asNobody().refused(setLocalTerms, { body })).toMatchObject({ status: 401 });
    expect(await app.asOther('Manager').refused(setLocalTerms, { body })).toMatchObject({ status: 404 });
    const query = { testId: body.testId };
    expect(await app.asOther('Manager').refused(readLocalTerms, { query })).toMatchObject({ status: 404 });
  });
});
