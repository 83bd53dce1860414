import { checkResults, uncheckResults } from '@nidan/contract/lab/results/check-endpoints';
import {
  recordCriticalAttempt,
  recordCriticalCall,
  saveResults,
} from '@nidan/contract/lab/results/entry-endpoints';
import { readUser, resetSignIn } from '@nidan/contract/base/users/user-endpoints';
import { MODULES } from '@nidan/domain/access/modules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  billOnBench,
  enter,
  entryOf,
  parameterOn,
  testOn,
  testRefs,
  type Values,
  worksheetOf,
} from '../../../testing/bill-on-bench.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { personWith } from '../../../testing/person-with.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { setAccountStatus, setLabSwitch } from '../../../testing/lab-settings.ts';

import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(async () => {
  await setLabSwitch(app, 'allowSelfCheck', false);
  await setLabSwitch(app, 'criticalCallBeforeRelease', true);
});

async function entered(testCodes: string[], values: Values): Promise<string> {
  const billId = await billOnBench(app, { testCodes });
  await enter(app, billId, values);
  return billId;
}

const check = async (billId: string) =>
  app.as('Pathologist').ok(checkResults, { body: { billId, tests: await testRefs(app, billId) } });

describe('checking', () => {
  it('moves completed tests to checked by another person than entered them, with an event', async () => {
    const billId = await entered(['TSH', 'K'], { TSH: { TSH: '2.31' }, K: { K: '4.2' } });
    const { tests, released } = await check(billId);
    expect(tests).toMatchObject([
      { state: 'checked', can: ['uncheck'] },
      { state: 'checked', can: ['uncheck'] },
    ]);
    expect(released).toBeNull();
    const test = testOn(await worksheetOf(app, billId), 'TSH');
    expect(test).toMatchObject({ checkedBy: 'Test Pathologist', version: tests[0]?.version, can: [] });
    expect(await eventsOf(app, test.billTestId, 'check')).toMatchObject([
      { role_name: 'Pathologist', before: { state: 'completed' }, after: { state: 'checked' } },
    ]);
  });

  it('releases the report in the same step when asked to', async () => {
    const billId = await entered(['TSH'], { TSH: { TSH: '2.31' } });
    const tests = await testRefs(app, billId);
    const answer = await app.as('Pathologist').ok(checkResults, { body: { billId, tests, release: true } });
    expect(answer.released).toMatchObject({ revision: 1, status: 'FINAL' });
    const { released } = await worksheetOf(app, billId);
    expect(released).toMatchObject({ revision: 1, status: 'FINAL', releasedBy: 'Test Pathologist' });
  });

  it('stands when the account of the lab keeps the report in the house, and says so', async () => {
    const billId = await entered(['TSH'], { TSH: { TSH: '2.31' } });
    const tests = await testRefs(app, billId);
    await setAccountStatus(app, 20);
    const answer = await app.as('Pathologist').ok(checkResults, { body: { billId, tests, release: true } });
    await setAccountStatus(app, 10);
    expect(answer).toMatchObject({ tests: [{ state: 'checked' }], released: null });
    expect(answer.notReleased).toContain('This lab is report block');
    expect(testOn(await worksheetOf(app, billId), 'TSH').state).toBe('checked');
  });

  it('together with other normal ones leaves a bill that needs a look, by what stands when it is checked', async () => {
    const first = await entered(['K'], { K: { K: '3.6' } });
    const { patient } = await worksheetOf(app, first);
    const again = { testCodes: ['K'], newPatient: null, patientId: patient.patientId };
    const second = await billOnBench(app, again);
    await enter(app, second, { K: { K: '5.0' } });
    const refs = { billId: second, tests: await testRefs(app, second) };
    // Nothing of the second bill changes by this, and yet it is not normal any more.
    await check(first);
    const pathologist = app.as('Pathologist');
    const refusal = await pathologist.refused(checkResults, { body: { ...refs, onlyNormal: true } });
    expect(refusal).toMatchObject({ status: 409, code: 'needs-a-look' });
    expect(refusal.msg).toContain('Potassium 5.0');
    expect(testOn(await worksheetOf(app, second), 'K').state).toBe('completed');
    await pathologist.ok(checkResults, { body: refs });
    const normal = await entered(['K'], { K: { K: '4.2' } });
    const body = { billId: normal, tests: await testRefs(app, normal), onlyNormal: true };
    expect(await pathologist.ok(checkResults, { body })).toMatchObject({ tests: [{ state: 'checked' }] });
  });

  it('is refused for nobody and for a technician', async () => {
    const billId = await entered(['TSH'], { TSH: { TSH: '2.31' } });
    const body = { billId, tests: await testRefs(app, billId) };
    expect(await app.asNobody().refused(checkResults, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(checkResults, { body })).toMatchObject({
      status: 403,
      msg: 'Your role lacks the right "authorise, update"',
    });
  });

  it('is refused while a value is missing, for all tests of the request', async () => {
    const billId = await entered(['TSH', 'LIPID'], { TSH: { TSH: '2.31' }, LIPID: { CHOL: '180' } });
    const body = { billId, tests: await testRefs(app, billId) };
    const refusal = await app.as('Pathologist').refused(checkResults, { body });
    expect(refusal).toMatchObject({ status: 409, code: 'transition-refused', state: 'partial' });
    expect(refusal.msg).toBe('Lipid profile is partially completed; check is not possible now');
    expect(testOn(await worksheetOf(app, billId), 'TSH').state).toBe('completed');
  });

  it('is refused for what somebody changed meanwhile', async () => {
    const billId = await entered(['TSH'], { TSH: { TSH: '2.31' } });
    const body = { billId, tests: await testRefs(app, billId) };
    await enter(app, billId, { TSH: { TSH: '3.31' } });
    const refusal = await app.as('Pathologist').refused(checkResults, { body });
    expect(refusal).toMatchObject({ status: 409, code: 'stale-version', changedBy: 'Test Technician' });
  });
});

async function enteredByPathologist(): Promise<string> {
  const billId = await billOnBench(app, { testCodes: ['TSH'] });
  const body = await entryOf(app, billId, { TSH: { TSH: '2.31' } });
  await app.as('Pathologist').ok(saveResults, { body });
  return billId;
}

describe('a second person', () => {
  it('is demanded of whoever entered a value', async () => {
    const billId = await enteredByPathologist();
    const body = { billId, tests: await testRefs(app, billId) };
    const refusal = await app.as('Pathologist').refused(checkResults, { body });
    const msg = 'You entered results of Thyroid stimulating hormone; another person must check them';
    expect(refusal).toMatchObject({ status: 403, code: 'checked-by-enterer', msg });
    expect(await app.as('Manager').ok(checkResults, { body })).toMatchObject({
      tests: [{ state: 'checked' }],
    });
  });

  it('is demanded for one value among those of others too', async () => {
    const billId = await entered(['LIPID'], { LIPID: { CHOL: '180', TG: '150', HDL: '45' } });
    const body = await entryOf(app, billId, { LIPID: { HDL: '46' } });
    const saved = await app.as('Pathologist').ok(saveResults, { body });
    expect(saved.tests[0]?.checkBlocks).toEqual([
      {
        code: 'checked-by-enterer',
        msg: 'You entered results of Lipid profile; another person must check them',
      },
    ]);
  });

  it('is no other account of the enterer, who reset its sign-in', async () => {
    const everything = Object.fromEntries(MODULES.map((module) => [module, 15]));
    const [enterer, other] = [await personWith(app, everything), await personWith(app, everything)];
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    await enterer.client.ok(saveResults, { body: await entryOf(app, billId, { TSH: { TSH: '2.31' } }) });
    const { userId } = other;
    const { version } = await enterer.client.ok(readUser, { params: { userId } });
    await enterer.client.ok(resetSignIn, { body: { userId, version, reason: 'Asked for at the desk' } });
    await asOwner(app, (owner) =>
      owner.updateTable('session').set({ revoked_at: null }).where('user_id', '=', userId).execute(),
    );
    const body = { billId, tests: await testRefs(app, billId) };
    expect(await other.client.refused(checkResults, { body })).toMatchObject({
      status: 403,
      code: 'sign-in-reset-lately',
    });
    await setLabSwitch(app, 'allowSelfCheck', true);
    await other.client.ok(checkResults, { body });
  });

  it('is not demanded where the lab allows it', async () => {
    const billId = await enteredByPathologist();
    await setLabSwitch(app, 'allowSelfCheck', true);
    expect((await check(billId)).tests[0]?.state).toBe('checked');
  });
});

async function criticalBill() {
  const billId = await entered(['K'], { K: { K: '6.4' } });
  const test = testOn(await worksheetOf(app, billId), 'K');
  const { parameterId } = parameterOn(test, 'K');
  const { billTestId } = test;
  return { billId, billTestId, parameterId, receiver: 'Dr. Meher Daruwala', readBack: 'Potassium 6.4' };
}

function dueOn({ tests }: Awaited<ReturnType<typeof worksheetOf>>): string[] {
  return tests
    .filter(({ parameters }) => parameters.some(({ callDue }) => callDue))
    .map(({ test }) => test.code);
}

describe('a critical value', () => {
  it('is called out before its test is checked', async () => {
    const { billId, ...call } = await criticalBill();
    const body = { billId, tests: await testRefs(app, billId) };
    const refusal = await app.as('Pathologist').refused(checkResults, { body });
    expect(refusal).toMatchObject({ status: 409, code: 'critical-not-called' });
    expect(refusal.msg).toBe(
      'Potassium 6.4 of Potassium is critical and nobody was informed yet; record the call first',
    );
    await app.as('Pathologist').ok(recordCriticalCall, { body: { ...call, billId, value: '6.4' } });
    const row = parameterOn(testOn(await worksheetOf(app, billId), 'K'), 'K');
    expect(row).toMatchObject({
      callDue: false,
      call: { value: '6.4', receiver: 'Dr. Meher Daruwala', calledBy: 'Test Pathologist' },
    });
    expect(await eventsOf(app, call.billTestId, 'criticalCall')).toMatchObject([
      { after: { parameter: 'K', value: '6.4', receiver: 'Dr. Meher Daruwala', readBack: 'Potassium 6.4' } },
    ]);
    expect((await check(billId)).tests[0]?.state).toBe('checked');
  });

  it('is refused with both values when something else was read back', async () => {
    const { billId, ...call } = await criticalBill();
    const body = { ...call, billId, value: '6.4', readBack: 'four point six' };
    expect(await app.as('Technician').refused(recordCriticalCall, { body })).toMatchObject({
      status: 409,
      code: 'read-back-differs',
      msg: 'Said back 4.6, the result is 6.4. Have Potassium read back again and write what was said',
    });
    expect(parameterOn(testOn(await worksheetOf(app, billId), 'K'), 'K')).toMatchObject({ callDue: true });
  });

  it('stays due when a call reached nobody, and shows who tried whom', async () => {
    const { billId, billTestId, parameterId } = await criticalBill();
    const about = { billId, billTestId, parameterId, value: '6.4' };
    const technician = app.as('Technician');
    await technician.ok(recordCriticalAttempt, { body: { ...about, note: ' Dr. Daruwala, no answer ' } });
    const row = parameterOn(testOn(await worksheetOf(app, billId), 'K'), 'K');
    expect(row).toMatchObject({
      callDue: true,
      call: null,
      attempts: [{ note: 'Dr. Daruwala, no answer', triedBy: 'Test Technician' }],
    });
    expect(await eventsOf(app, billTestId, 'criticalAttempt')).toMatchObject([
      { after: { parameter: 'K', value: '6.4' }, reason: 'Dr. Daruwala, no answer' },
    ]);
    const body = { ...about, value: '6.3', note: 'Busy' };
    expect(await technician.refused(recordCriticalAttempt, { body })).toMatchObject({
      status: 409,
      code: 'critical-changed',
    });
  });

  it('that two tests of the bill show is one call', async () => {
    const values = { HB: { HB: '5.1' }, HBPLT: { HB: '5.1', WBC: '7.2', PLT: '240' } };
    const billId = await entered(['HB', 'HBPLT'], values);
    const sheet = await worksheetOf(app, billId);
    expect(dueOn(sheet)).toEqual(['HB', 'HBPLT']);
    const test = testOn(sheet, 'HB');
    const told = {
      billTestId: test.billTestId,
      parameterId: parameterOn(test, 'HB').parameterId,
      value: '5.1',
    };
    const call = { ...told, receiver: 'Dr. Meher Daruwala', readBack: 'Haemoglobin five point one' };
    await app.as('Technician').ok(recordCriticalCall, { body: { billId, ...call } });
    expect(dueOn(await worksheetOf(app, billId))).toEqual([]);
    const other = testOn(sheet, 'HBPLT').billTestId;
    expect(await eventsOf(app, other, 'criticalCall')).toMatchObject([
      { after: { parameter: 'HB', value: '5.1' } },
    ]);
  });

  it('needs another call when it changes', async () => {
    const { billId, ...call } = await criticalBill();
    await app.as('Technician').ok(recordCriticalCall, { body: { ...call, billId, value: '6.4' } });
    const saved = await enter(app, billId, { K: { K: '6.9' } });
    expect(saved.tests[0]?.values[0]?.callDue).toBe(true);
    const body = { ...call, billId, value: '6.4' };
    expect(await app.as('Technician').refused(recordCriticalCall, { body })).toMatchObject({
      status: 409,
      code: 'critical-changed',
      msg: 'Potassium is now 6.9; call out this value',
    });
  });

  it('is not called out when it is none', async () => {
    const { billId, ...call } = await criticalBill();
    await enter(app, billId, { K: { K: '5.4' } });
    expect(
      await app.as('Technician').refused(recordCriticalCall, { body: { ...call, billId, value: '5.4' } }),
    ).toMatchObject({
      status: 409,
      code: 'not-critical',
      msg: 'Potassium has no critical value to call out',
    });
    expect(
      await app.as('Front desk').refused(recordCriticalCall, { body: { ...call, billId, value: '5.4' } }),
    ).toMatchObject({ status: 403 });
  });

  it('holds nothing up where the lab says so', async () => {
    const { billId } = await criticalBill();
    await setLabSwitch(app, 'criticalCallBeforeRelease', false);
    expect((await check(billId)).tests[0]?.state).toBe('checked');
  });
});

const uncheck = async (billId: string, reason = 'Wrong dilution') =>
  app.as('Pathologist').ok(uncheckResults, { body: { billId, tests: await testRefs(app, billId), reason } });

describe('un-checking', () => {
  it('goes back to completed with a reason, and the values may change again', async () => {
    const billId = await entered(['TSH'], { TSH: { TSH: '2.31' } });
    await check(billId);
    const { tests } = await uncheck(billId);
    expect(tests).toMatchObject([{ state: 'completed', amend: 'NO_OP' }]);
    expect(await eventsOf(app, tests[0]?.billTestId ?? '', 'uncheck')).toMatchObject([
      { reason: 'Wrong dilution', before: { state: 'checked' }, after: { state: 'completed' } },
    ]);
    expect((await enter(app, billId, { TSH: { TSH: '2.51' } })).tests[0]?.state).toBe('completed');
    const { checkedBy, checkedAt } = testOn(await worksheetOf(app, billId), 'TSH');
    expect({ checkedBy, checkedAt }).toEqual({ checkedBy: null, checkedAt: null });
  });

  it('says that a released report will be amended, and none that never showed the test', async () => {
    const billId = await entered(['TSH', 'K'], { TSH: { TSH: '2.31' }, K: { K: '4.2' } });
    const tsh = await testRefs(app, billId, ['TSH']);
    await app.as('Pathologist').ok(checkResults, { body: { billId, tests: tsh, release: true } });
    const k = await testRefs(app, billId, ['K']);
    await app.as('Pathologist').ok(checkResults, { body: { billId, tests: k } });
    const amends = new Map((await uncheck(billId)).tests.map(({ billTestId, amend }) => [billTestId, amend]));
    expect(amends.get(tsh[0]?.billTestId ?? '')).toBe('AMEND_TRUE');
    expect(amends.get(k[0]?.billTestId ?? '')).toBe('AMEND_FALSE');
    await check(billId);
    const again = new Map((await uncheck(billId)).tests.map(({ billTestId, amend }) => [billTestId, amend]));
    expect(again.get(tsh[0]?.billTestId ?? '')).toBe('AMEND_TRUE');
  });

  it('is refused without a reason, without the right, and for what is not checked', async () => {
    const billId = await entered(['TSH'], { TSH: { TSH: '2.31' } });
    const body = { billId, tests: await testRefs(app, billId), reason: 'Wrong dilution' };
    expect(await app.as('Pathologist').refused(uncheckResults, { body })).toMatchObject({
      status: 409,
      code: 'transition-refused',
      state: 'completed',
    });
    expect(await app.as('Technician').refused(uncheckResults, { body })).toMatchObject({ status: 403 });
    expect(
      (await app.as('Pathologist').refused(uncheckResults, { body: { ...body, reason: '' } })).errors,
    ).toMatchObject([{ field: 'reason', msg: 'At least 3 characters' }]);
  });

  it('is what a checked test needs before its values change', async () => {
    const billId = await entered(['TSH'], { TSH: { TSH: '2.31' } });
    await check(billId);
    const body = await entryOf(app, billId, { TSH: { TSH: '2.5' } });
    const refusal = await app.as('Technician').refused(saveResults, { body });
    expect(refusal).toMatchObject({ status: 409, state: 'checked', can: ['uncheck'] });
    const note = {
      billId,
      tests: (await testRefs(app, billId)).map((test) => ({ ...test, values: [], note: 'Late' })),
    };
    expect(await app.as('Technician').refused(saveResults, { body: note })).toMatchObject({ status: 409 });
  });
});
