import { NO_LIMITS } from '@nidan/domain/ranges/range-limits';
import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import {
  activateRanges,
  readFormerParameter,
  discardRangeDraft,
  saveRangeDraft,
  updateParameter,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { readFormerTest, updateTest } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { END_OF_AGE_DAYS } from '@nidan/domain/ranges/range-coverage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../kernel/http/build-app.ts';
import { routes } from '../../../routes.ts';
import { billOnBench, enter, parameterOn, testOn, worksheetOf } from '../../../testing/bill-on-bench.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { startTestApp, TestClient, type TestApp } from '../../../testing/test-app.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { parameterDetails, testDetails } from './testing/catalogue-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await setLabSwitch(app, 'allowSelfRangeActivation', true);
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

const HB_FOR_ALL = {
  sex: null,
  ageFromDays: 0,
  ageToDays: END_OF_AGE_DAYS,
  ...NO_LIMITS,
  low: 1.5,
  high: 29,
  text: null,
  bands: [],
};

it('a bill in progress keeps price, method, parameters and intervals; the next bill has the new ones', async () => {
  const before = await testDetails(app, 'ESR');
  const billId = await billOnBench(app, { testCodes: ['ESR'] });
  const { parameterId } = await parameterDetails(app, 'HB');
  const next = await manager().ok(updateTest, {
    body: {
      testId: before.testId,
      version: before.version,
      mrpPaise: before.mrpPaise + 5_000,
      method: 'Capillary photometry',
      parameters: [
        ...before.parameters.map((place) => ({
          parameterId: place.parameterId,
          group: place.group,
          mandatory: place.mandatory,
        })),
        { parameterId, group: null, mandatory: true },
      ],
    },
  });
  expect(next).toMatchObject({ version: 2, formerVersions: [{ version: 1, replacedBy: 'Test Manager' }] });
  const old = testOn(await worksheetOf(app, billId), 'ESR');
  expect(old.parameters.map(({ code }) => code)).toEqual(['ESR']);
  expect(old.method).toBe(before.method);
  const bill = await manager().ok(readBill, { query: { billId } });
  expect(bill.lines[0]?.pricePaise).toBe(before.mrpPaise);
  // One value completes the old version; the new one waits for its second parameter.
  expect((await enter(app, billId, { ESR: { ESR: '5' } })).tests[0]?.state).toBe('completed');
  const later = await billOnBench(app, { testCodes: ['ESR'] });
  const fresh = testOn(await worksheetOf(app, later), 'ESR');
  expect(fresh.parameters.map(({ code }) => code)).toEqual(['ESR', 'HB']);
  expect(fresh.method).toBe('Capillary photometry');
  expect((await enter(app, later, { ESR: { ESR: '5' } })).tests[0]?.state).toBe('partial');
  const laterBill = await manager().ok(readBill, { query: { billId: later } });
  expect(laterBill.lines[0]?.pricePaise).toBe(before.mrpPaise + 5_000);
});

it('a parameter takes its tests along: old bills keep unit and formula, new ones get the next', async () => {
  const billId = await billOnBench(app, { testCodes: ['LIPID'] });
  const before = await parameterDetails(app, 'VLDL');
  const lipid = await testDetails(app, 'LIPID');
  await manager().ok(updateParameter, {
    body: { parameterId: before.parameterId, version: before.version, formula: 'TG/6' },
  });
  expect((await testDetails(app, 'LIPID')).version).toBe(lipid.version + 1);
  const values = { CHOL: '200', TG: '120', HDL: '40' };
  await enter(app, billId, { LIPID: values });
  const later = await billOnBench(app, { testCodes: ['LIPID'] });
  await enter(app, later, { LIPID: values });
  const vldlOf = async (id: string) =>
    parameterOn(testOn(await worksheetOf(app, id), 'LIPID'), 'VLDL').result?.value;
  expect(await vldlOf(billId)).toBe('24');
  expect(await vldlOf(later)).toBe('20');
});

it('activated ranges are for bills from then on; a value of an old bill is held against the old ones', async () => {
  const billId = await billOnBench(app, { testCodes: ['HB'] });
  const { parameterId, version } = await parameterDetails(app, 'HB');
  await manager().ok(saveRangeDraft, { body: { parameterId, ranges: [HB_FOR_ALL] } });
  const body = { parameterId, version, draftVersion: 1, reason: 'Verified on 120 healthy donors' };
  const after = await manager().ok(activateRanges, { body });
  expect(after).toMatchObject({ version: version + 1, draft: null, ranges: [{ low: 1.5, high: 29 }] });
  const flagOf = async (id: string) => {
    await enter(app, id, { HB: { HB: '9.0' } });
    const { range, result } = parameterOn(testOn(await worksheetOf(app, id), 'HB'), 'HB');
    return { low: range?.low, flag: result?.flag };
  };
  expect(await flagOf(billId)).toEqual({ low: 13, flag: 'L' });
  expect(await flagOf(await billOnBench(app, { testCodes: ['HB'] }))).toEqual({ low: 1.5, flag: null });
  const former = await manager().ok(readFormerParameter, { query: { parameterId, version } });
  expect(former.ranges.length).toBeGreaterThan(5);
});

it('a draft of ranges is given up only as it was looked at; those in use stay', async () => {
  const { parameterId, version, ranges } = await parameterDetails(app, 'MCV');
  const body = { parameterId, ranges: [{ ...HB_FOR_ALL, low: 80, high: 100 }] };
  const { draft } = await manager().ok(saveRangeDraft, { body });
  const draftVersion = draft?.version ?? 0;
  const stale = { parameterId, draftVersion: draftVersion + 1 };
  expect(await manager().refused(discardRangeDraft, { body: stale })).toMatchObject({ status: 409 });
  const after = await manager().ok(discardRangeDraft, { body: { parameterId, draftVersion } });
  expect(after).toMatchObject({ version, draft: null, ranges });
  expect(await eventsOf(app, parameterId, 'discardDraft')).toMatchObject([
    { before: { ranges: body.ranges } },
  ]);
  const again = { parameterId, draftVersion };
  expect(await manager().refused(discardRangeDraft, { body: again })).toMatchObject({
    code: 'range-draft-missing',
  });
});

it('a former version is told as it was', async () => {
  const { testId, version, name, department, sampleType } = await testDetails(app, 'CRP');
  const { departmentId, sampleTypeId, ...haemoglobin } = await testDetails(app, 'HB');
  const change = { name: 'C-reactive protein, quantitative', departmentId, sampleTypeId };
  const next = await manager().ok(updateTest, { body: { testId, version, ...change } });
  expect(next).toMatchObject({ department: haemoglobin.department, sampleType: haemoglobin.sampleType });
  const former = await manager().ok(readFormerTest, { query: { testId, version } });
  expect(former.definition).toMatchObject({ name, department, sampleType });
  expect(department).not.toBe(haemoglobin.department);
  const query = { testId, version: version + 1 };
  expect(await manager().refused(readFormerTest, { query })).toMatchObject({ status: 404 });
});

it('another process serves the next request from the new version', async () => {
  const { endpoints } = app.services;
  const other = await buildApp({ services: { ...app.services, endpoints }, routes });
  const token = app.lab.users.get('Manager')?.token ?? null;
  const there = new TestClient(other, app.lab.lId, token);
  const { testId, version } = await testDetails(app, 'TSH');
  const read = { query: { testId, version } };
  expect(await there.refused(readFormerTest, read)).toMatchObject({ status: 404 });
  await there.ok(updateTest, { body: { testId, version, tatHours: 3 } });
  expect(await testDetails(app, 'TSH')).toMatchObject({ tatHours: 3, version: version + 1 });
  await other.close();
});
