import {
  chooseResultVersion,
  clearValues,
  holdTests,
  listResultVersions,
  requestRerun,
  startRerun,
  resumeTests,
  saveResults,
} from '@nidan/contract/lab/results/entry-endpoints';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { chooseRerun, listReruns } from '@nidan/contract/lab/results/rerun-endpoints';
import type { WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { accessionSamples, collectSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  billOnBench,
  enter,
  entryOf,
  parameterOn,
  testOn,
  testRefs,
  worksheetOf,
} from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const lipid = { CHOL: '212', TG: '160', HDL: '45' };

async function refOf(billId: string, code: string) {
  const { billTestId, version } = testOn(await worksheetOf(app, billId), code);
  return { billTestId, version };
}

async function withLipids(): Promise<string> {
  const billId = await billOnBench(app, { testCodes: ['LIPID'] });
  await enter(app, billId, { LIPID: lipid });
  return billId;
}

async function lipidOn(billId: string): Promise<WorksheetTest> {
  return testOn(await worksheetOf(app, billId), 'LIPID');
}

describe('clearing all values of a test', () => {
  it('takes it back to pending with a reason and leaves every version', async () => {
    const billId = await withLipids();
    const body = { billId, ...(await refOf(billId, 'LIPID')), reason: 'Wrong tube was read' };
    const { tests } = await app.as('Technician').ok(clearValues, { body });
    expect(tests).toMatchObject([{ state: 'pending', worstFlag: null }]);
    const test = await lipidOn(billId);
    expect(test).toMatchObject({ completedBy: null, version: tests[0]?.version });
    expect(test.parameters.map(({ result }) => result?.value ?? null)).toEqual(Array(8).fill(null));
    expect(await eventsOf(app, body.billTestId, 'clearValues')).toMatchObject([
      {
        reason: 'Wrong tube was read',
        before: { state: 'completed', values: { CHOL: '212', LDL: '135' } },
        after: { state: 'pending', values: { CHOL: null, LDL: null } },
      },
    ]);
  });

  it('is refused without a reason, when checked, when there is none, and without the right', async () => {
    const billId = await withLipids();
    const body = { billId, ...(await refOf(billId, 'LIPID')), reason: 'Wrong tube was read' };
    expect(
      (await app.as('Technician').refused(clearValues, { body: { ...body, reason: '  ' } })).errors,
    ).toMatchObject([{ field: 'reason', msg: expect.any(String) }]);
    expect(await app.as('Front desk').refused(clearValues, { body })).toMatchObject({ status: 403 });
    await app.as('Pathologist').ok(checkResults, { body: { billId, tests: await testRefs(app, billId) } });
    const checked = { ...body, ...(await refOf(billId, 'LIPID')) };
    expect(await app.as('Technician').refused(clearValues, { body: checked })).toMatchObject({
      status: 409,
      code: 'transition-refused',
      state: 'checked',
    });
    const empty = await billOnBench(app, { testCodes: ['TSH'] });
    const pending = { billId: empty, ...(await refOf(empty, 'TSH')), reason: 'Wrong tube was read' };
    expect(await app.as('Technician').refused(clearValues, { body: pending })).toMatchObject({
      status: 409,
      state: 'pending',
    });
  });
});

describe('a rerun', () => {
  it('that nobody began is begun by the second values; one that nobody asked for is not begun', async () => {
    const billId = await withLipids();
    const tests = async () => ({ billId, tests: await testRefs(app, billId) });
    const none = await app.as('Technician').refused(startRerun, { body: await tests() });
    expect(none).toMatchObject({ status: 409, code: 'no-rerun' });
    await app.as('Technician').ok(requestRerun, { body: { ...(await tests()), reason: 'Too high' } });
    expect(await app.as('Front desk').refused(startRerun, { body: await tests() })).toMatchObject({
      status: 403,
    });
    await enter(app, billId, { LIPID: { ...lipid, TG: '148' } });
    expect(await lipidOn(billId)).toMatchObject({ state: 'completed', rerun: { status: 10 } });
  });

  it('keeps the values until others are entered, then both, and either may be chosen with a reason', async () => {
    const billId = await withLipids();
    const reason = 'Triglycerides look high';
    const asked = await app
      .as('Technician')
      .ok(requestRerun, { body: { billId, tests: await testRefs(app, billId), reason } });
    expect(asked.tests).toMatchObject([{ state: 'rerun', can: expect.arrayContaining(['enterResults']) }]);
    const waiting = await lipidOn(billId);
    expect(waiting.rerun).toMatchObject({
      status: 0,
      statusLabel: 'requested',
      reason,
      requestedBy: 'Test Technician',
    });
    expect(parameterOn(waiting, 'TG').result?.value).toBe('160');

    const start = async () =>
      app.as('Technician').call(startRerun, { body: { billId, tests: await testRefs(app, billId) } });
    expect((await start()).status).toBe(200);
    expect((await lipidOn(billId)).rerun).toMatchObject({ status: 10, statusLabel: 'in progress' });
    expect((await start()).body).toMatchObject({ code: 'transition-refused', state: 'inProgress' });

    await enter(app, billId, { LIPID: { ...lipid, TG: '148' } });
    const repeated = await lipidOn(billId);
    expect(repeated).toMatchObject({ state: 'completed', rerun: { status: 10 } });
    expect(repeated.checkBlocks.map(({ code }) => code)).toContain('rerun-not-chosen');
    const { parameterId, result } = parameterOn(repeated, 'TG');
    expect(result).toMatchObject({ value: '148', version: 2 });
    // The same value measured again is a measurement of its own.
    expect(parameterOn(repeated, 'CHOL').result?.version).toBe(2);
    const { rows: queue } = await app.as('Technician').ok(listReruns);
    const row = queue.find((one) => one.billId === billId);
    expect(row).toMatchObject({ status: 10, reason, isMeasured: true, version: repeated.version });
    expect(row?.values.find(({ name }) => name === 'Triglycerides')).toMatchObject({
      first: { value: '160', flag: 'H' },
      second: { value: '148', flag: null },
      changePercent: -7.5,
    });

    const ref = await refOf(billId, 'LIPID');
    const choice = { billId, ...ref, choice: 'first' as const, reason: 'The repeat was lipaemic' };
    await app.as('Technician').ok(chooseRerun, { body: choice });
    expect(await lipidOn(billId)).toMatchObject({ state: 'completed', rerun: { status: 20 } });
    const query = { billTestId: ref.billTestId, parameterId };
    const { rows } = await app.as('Technician').ok(listResultVersions, { query });
    expect(rows.map(({ version, value }) => [version, value])).toEqual([
      [3, '160'],
      [2, '148'],
      [1, '160'],
    ]);
    expect(parameterOn(await lipidOn(billId), 'VLDL').result?.value).toBe('32');
    expect(await eventsOf(app, ref.billTestId, 'chooseVersion')).toMatchObject([
      {
        reason: 'The repeat was lipaemic',
        before: { values: { TG: '148' } },
        after: { values: { TG: '160' } },
      },
    ]);
  });

  it('is refused without a reason, for a test without values, and for a version that is not', async () => {
    const billId = await billOnBench(app, { testCodes: ['LIPID'] });
    const body = { billId, tests: await testRefs(app, billId), reason: 'High' };
    expect(await app.as('Technician').refused(requestRerun, { body })).toMatchObject({
      status: 409,
      state: 'pending',
    });
    const { reason: _, ...without } = body;
    expect((await app.as('Technician').refused(requestRerun, { body: without })).errors).toMatchObject([
      { field: 'reason', msg: 'Please fill in this field' },
    ]);
    expect(await app.as('Front desk').refused(requestRerun, { body })).toMatchObject({ status: 403 });
    await enter(app, billId, { LIPID: lipid });
    const { parameterId } = parameterOn(await lipidOn(billId), 'TG');
    const choice = {
      billId,
      ...(await refOf(billId, 'LIPID')),
      parameterId,
      resultVersion: 7,
      reason: 'Better',
    };
    expect(await app.as('Technician').refused(chooseResultVersion, { body: choice })).toMatchObject({
      status: 404,
    });
  });
});

/** Lipids with a second value of the triglycerides. */
async function measuredAgain(TG = '148'): Promise<string> {
  const billId = await withLipids();
  const reason = 'Triglycerides look high';
  await app
    .as('Technician')
    .ok(requestRerun, { body: { billId, tests: await testRefs(app, billId), reason } });
  await enter(app, billId, { LIPID: { TG } });
  return billId;
}
/** A choice after the rerun of lipids, by the version that stands now. */
const bodyOf = async (billId: string, choice: 'first' | 'second') => ({
  billId,
  ...(await refOf(billId, 'LIPID')),
  choice,
  reason: 'Agrees with the clinic',
});

describe('the choice after a rerun', () => {
  it('of the second value leaves it standing, lets the test be checked, and says who chose', async () => {
    const billId = await measuredAgain();
    const tests = await testRefs(app, billId);
    expect(await app.as('Pathologist').refused(checkResults, { body: { billId, tests } })).toMatchObject({
      status: 409,
      code: 'rerun-not-chosen',
    });
    const body = await bodyOf(billId, 'second');
    await app.as('Technician').ok(chooseRerun, { body });
    const test = await lipidOn(billId);
    expect(parameterOn(test, 'TG').result).toMatchObject({ value: '148', version: 2 });
    expect(await eventsOf(app, body.billTestId, 'chooseRerun')).toMatchObject([
      { reason: body.reason, after: { rerun: 'done', chosen: 'second' } },
    ]);
    await app.as('Pathologist').ok(checkResults, { body: { billId, tests: await testRefs(app, billId) } });
    expect((await app.as('Technician').ok(listReruns)).rows.some((row) => row.billId === billId)).toBe(false);
  });

  it('is taken once by two people at the same moment', async () => {
    const billId = await measuredAgain();
    const [first, second] = await Promise.all([bodyOf(billId, 'first'), bodyOf(billId, 'second')]);
    const answers = await Promise.all([
      app.as('Technician').call(chooseRerun, { body: first }),
      app.as('Pathologist').call(chooseRerun, { body: second }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await eventsOf(app, first.billTestId, 'chooseRerun')).toHaveLength(1);
  });

  it('needs a rerun, a second value, a reason and the right, and ends it once', async () => {
    const none = await withLipids();
    const refused = async (billId: string, choice: 'first' | 'second' = 'first') =>
      app.as('Technician').refused(chooseRerun, { body: await bodyOf(billId, choice) });
    expect(await refused(none)).toMatchObject({ status: 409, code: 'no-rerun' });
    const tests = await testRefs(app, none);
    await app.as('Technician').ok(requestRerun, { body: { billId: none, tests, reason: 'High' } });
    expect(await refused(none, 'second')).toMatchObject({ status: 409, code: 'rerun-not-measured' });

    const billId = await measuredAgain();
    const body = await bodyOf(billId, 'second');
    expect(
      (await app.as('Technician').refused(chooseRerun, { body: { ...body, reason: ' ' } })).errors,
    ).toMatchObject([{ field: 'reason' }]);
    expect(await app.as('Front desk').refused(chooseRerun, { body })).toMatchObject({ status: 403 });
    const { parameterId } = parameterOn(await lipidOn(billId), 'TG');
    const { choice: _, ...version } = { ...body, parameterId, resultVersion: 1 };
    expect(await app.as('Technician').refused(chooseResultVersion, { body: version })).toMatchObject({
      code: 'rerun-not-chosen',
    });
    const again = { billId, tests: await testRefs(app, billId), reason: 'Once more' };
    expect(await app.as('Technician').refused(requestRerun, { body: again })).toMatchObject({
      code: 'rerun-not-chosen',
    });
    await app.as('Technician').ok(chooseRerun, { body });
    expect(await refused(billId)).toMatchObject({ status: 409, code: 'transition-refused', state: 'done' });
  });
});

describe('a hold', () => {
  it('remembers where the test was and takes no values meanwhile', async () => {
    const billId = await withLipids();
    const tests = await testRefs(app, billId);
    const held = await app.as('Technician').ok(holdTests, { body: { billId, tests, reason: 'QC failed' } });
    expect(held.tests).toMatchObject([{ state: 'onHold', stateLabel: 'onhold' }]);
    const body = await entryOf(app, billId, { LIPID: { TG: '150' } });
    expect(await app.as('Technician').refused(saveResults, { body })).toMatchObject({
      status: 409,
      state: 'onHold',
      can: ['resume', 'cancel'],
    });
    expect(await app.as('Technician').refused(holdTests, { body: { billId, tests } })).toMatchObject({
      status: 409,
      code: 'stale-version',
    });
    const resumed = await app
      .as('Technician')
      .ok(resumeTests, { body: { billId, tests: await testRefs(app, billId) } });
    expect(resumed.tests).toMatchObject([{ state: 'completed' }]);
    const [event] = await eventsOf(app, tests[0]?.billTestId ?? '', 'hold');
    expect(event).toMatchObject({
      reason: 'QC failed',
      before: { state: 'completed' },
      after: { state: 'onHold' },
    });
    expect(await eventsOf(app, tests[0]?.billTestId ?? '', 'resume')).toHaveLength(1);
  });

  it('ends where the tube has come meanwhile', async () => {
    const { billId } = await orderBill(app, { testCodes: ['TSH', 'K'], collect: true });
    const tests = await testRefs(app, billId, ['TSH']);
    await app.as('Technician').ok(holdTests, { body: { billId, tests } });
    const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
    await app
      .as('Technician')
      .ok(accessionSamples, { body: { barcodes: rows.map(({ barcode }) => barcode) } });
    expect(testOn(await worksheetOf(app, billId), 'K').state).toBe('pending');
    expect(testOn(await worksheetOf(app, billId), 'TSH').state).toBe('onHold');
    const resumed = await app
      .as('Technician')
      .ok(resumeTests, { body: { billId, tests: await testRefs(app, billId, ['TSH']) } });
    expect(resumed.tests).toMatchObject([{ state: 'pending' }]);
    expect((await enter(app, billId, { TSH: { TSH: '2' } })).tests[0]?.state).toBe('completed');
  });

  it('does not keep the tube of other tests from being drawn', async () => {
    const { billId } = await orderBill(app, { testCodes: ['TSH', 'K'], collect: false });
    await app
      .as('Technician')
      .ok(holdTests, { body: { billId, tests: await testRefs(app, billId, ['TSH']) } });
    const { rows } = await app.as('Phlebotomist').ok(listSamples, { query: { billId } });
    const sampleIds = rows.map(({ sampleId }) => sampleId);
    await app.as('Phlebotomist').ok(collectSamples, { body: { billId, sampleIds } });
    const resumed = await app
      .as('Technician')
      .ok(resumeTests, { body: { billId, tests: await testRefs(app, billId, ['TSH']) } });
    expect(resumed.tests).toMatchObject([{ state: 'naccessioned' }]);
  });

  it('is ended only where there is one, and by who enters results', async () => {
    const billId = await withLipids();
    const body = { billId, tests: await testRefs(app, billId) };
    expect(await app.as('Technician').refused(resumeTests, { body })).toMatchObject({
      status: 409,
      state: 'completed',
    });
    expect(await app.as('Front desk').refused(holdTests, { body })).toMatchObject({ status: 403 });
    expect(await app.as('Front desk').refused(resumeTests, { body })).toMatchObject({ status: 403 });
  });
});
