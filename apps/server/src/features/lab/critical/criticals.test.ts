import { countCriticals, listCriticals } from '@nidan/contract/lab/critical/critical-endpoints';
import { recordCriticalAttempt, recordCriticalCall } from '@nidan/contract/lab/results/entry-endpoints';
import { cancelLines, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billOnBench, enter, testOn, worksheetOf } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { escalateAlert } from './critical-alert-rows.ts';
import { escalateCriticals } from './escalate-criticals.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(async () => {
  await setLabSwitch(app, 'criticalNextMinutes', 15);
  await setLabSwitch(app, 'criticalDutyContact', '');
});

/** A potassium of 2.1, which is critical. */
async function lowPotassium(value = '2.1') {
  const billId = await billOnBench(app, { testCodes: ['K'], doctorId: app.lab.doctorIds[0] ?? null });
  await enter(app, billId, { K: { K: value } });
  const { billTestId, parameters } = testOn(await worksheetOf(app, billId), 'K');
  return { billId, billTestId, parameterId: parameters[0]?.parameterId ?? '' };
}

/** The open critical values of a bill. */
async function openOn(billId: string) {
  const { rows } = await app.as('Technician').ok(listCriticals, { query: { limit: 200 } });
  return rows.filter((row) => row.billId === billId);
}

/** The job as it runs so many minutes from now. */
async function runLater(minutes: number): Promise<void> {
  const at = new Date(Date.now() + minutes * 60_000);
  await escalateCriticals({ ...app.services, clock: () => at }, {});
}

const call = { receiver: 'Dr. Meher Daruwala', readBack: 'Potassium two point one' };

describe('the critical desk', () => {
  it('shows a critical value from its entry until somebody was told, with whom to call', async () => {
    const before = await app.as('Technician').ok(countCriticals);
    const { billId, billTestId, parameterId } = await lowPotassium();
    const of = { billId, billTestId, parameterId, value: '2.1' };
    await app.as('Technician').ok(recordCriticalAttempt, { body: { ...of, note: 'Clinic, no answer' } });
    const [row, ...others] = await openOn(billId);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      value: '2.1',
      test: { code: 'K' },
      flag: 'LL',
      enteredBy: 'Test Technician',
      attempts: [{ note: 'Clinic, no answer' }],
      calls: [],
      contacts: [
        { contact: 'doctor', toldAt: null },
        { contact: 'pathologist', name: null, toldAt: null },
        { contact: 'head', toldAt: null },
      ],
    });
    expect((await app.as('Technician').ok(countCriticals)).open).toBe(before.open + 1);
    await app.as('Technician').ok(recordCriticalCall, { body: { ...of, ...call } });
    expect(await openOn(billId)).toEqual([]);
    expect((await app.as('Technician').ok(countCriticals)).open).toBe(before.open);
  });

  it('opens anew when the value changes to another critical one, and keeps the old call', async () => {
    const { billId, billTestId, parameterId } = await lowPotassium();
    const of = { billId, billTestId, parameterId, value: '2.1' };
    await app.as('Technician').ok(recordCriticalCall, { body: { ...of, ...call } });
    await enter(app, billId, { K: { K: '1.9' } });
    expect(await openOn(billId)).toMatchObject([
      { value: '1.9', calls: [{ value: '2.1', receiver: call.receiver }] },
    ]);
    await enter(app, billId, { K: { K: '4.2' } });
    expect(await openOn(billId)).toEqual([]);
  });

  it('leaves a cancelled test out', async () => {
    const { billId } = await lowPotassium();
    const { version, lines } = await app.as('Manager').ok(readBill, { query: { billId } });
    const lineIds = lines.map(({ lineId }) => lineId);
    await app
      .as('Manager')
      .ok(cancelLines, { body: { billId, version, lineIds, reason: 'Ordered by mistake' } });
    expect(await openOn(billId)).toEqual([]);
    await runLater(60);
    expect(await app.as('Technician').ok(countCriticals)).toMatchObject({ open: 0, oldest: null });
  });

  it('is for who reads results', async () => {
    expect(await app.as('Phlebotomist').refused(listCriticals)).toMatchObject({ status: 403 });
    expect((await app.asNobody().call(countCriticals)).status).toBe(401);
  });
});

describe('the clock of a critical value', () => {
  it('sends it on after 15 minutes, and to the head of the lab after 30, each once', async () => {
    const { billId, billTestId } = await lowPotassium();
    await runLater(14);
    expect(await eventsOf(app, billTestId, 'criticalEscalate')).toEqual([]);
    await runLater(16);
    await runLater(17);
    expect(await eventsOf(app, billTestId, 'criticalEscalate')).toMatchObject([
      { after: { parameter: 'K', value: '2.1', contact: 'pathologist' } },
    ]);
    await runLater(31);
    expect(await eventsOf(app, billTestId, 'criticalEscalate')).toMatchObject([
      { after: { contact: 'pathologist' } },
      { after: { contact: 'head' } },
    ]);
    expect((await openOn(billId))[0]?.contacts).toMatchObject([
      { toldAt: null },
      { toldAt: expect.any(String) },
      { toldAt: expect.any(String) },
    ]);
  });

  it('leaves a value alone that was told in time', async () => {
    const { billId, billTestId, parameterId } = await lowPotassium();
    await app
      .as('Technician')
      .ok(recordCriticalCall, { body: { billId, billTestId, parameterId, value: '2.1', ...call } });
    await runLater(60);
    expect(await eventsOf(app, billTestId, 'criticalEscalate')).toEqual([]);
  });

  it('goes by the minutes and the pathologist that the lab has set', async () => {
    await setLabSwitch(app, 'criticalNextMinutes', 5);
    await setLabSwitch(app, 'criticalDutyContact', 'Dr. Kavita Rao, 98200 00001');
    const { billId, billTestId } = await lowPotassium();
    await runLater(6);
    expect(await eventsOf(app, billTestId, 'criticalEscalate')).toMatchObject([
      { after: { contact: 'pathologist' } },
    ]);
    expect((await openOn(billId))[0]?.contacts[1]).toMatchObject({
      contact: 'pathologist',
      name: 'Dr. Kavita Rao, 98200 00001',
    });
  });

  it('never goes to the patient, of whom a person decides: without a doctor it begins with the pathologist', async () => {
    await setLabSwitch(app, 'criticalHeadContact', 'Dr. Meera Kale, 98200 00002');
    const billId = await billOnBench(app, { testCodes: ['K'] });
    await enter(app, billId, { K: { K: '2.1' } });
    const { billTestId } = testOn(await worksheetOf(app, billId), 'K');
    await runLater(31);
    const head = { contact: 'head', name: 'Dr. Meera Kale, 98200 00002' };
    expect(await openOn(billId)).toMatchObject([
      { patientPhone: '9876543210', contacts: [{ contact: 'pathologist' }, head, head] },
    ]);
    const steps = await eventsOf(app, billTestId, 'criticalEscalate');
    expect(steps).toMatchObject([{ after: { contact: 'head' } }, { after: { contact: 'head' } }]);
    await setLabSwitch(app, 'criticalHeadContact', '');
  });

  it('is heeded once by two servers at the same moment', async () => {
    const { billId, billTestId } = await lowPotassium();
    const alertId = (await openOn(billId))[0]?.alertId ?? '';
    const { db } = app.services;
    const { lId } = app.lab;
    const now = new Date(Date.now() + 16 * 60_000);
    const escalate = (tx: typeof db) => escalateAlert(tx, { lId, now, alertId, to: 'next' });
    // The second begins while the first has not committed yet.
    const outcome = await inTransaction(db, lId, async (tx) => ({
      first: await escalate(tx),
      second: [inTransaction(db, lId, escalate)],
    }));
    expect([outcome.first, ...(await Promise.all(outcome.second))]).toEqual([true, false]);
    await Promise.all([runLater(16), runLater(16)]);
    expect(await eventsOf(app, billTestId, 'criticalEscalate')).toEqual([]);
  });

  it('finds a value whose alert a former release did not open', async () => {
    const { billId, billTestId } = await lowPotassium();
    await asOwner(app, (db) =>
      db.deleteFrom('critical_alert').where('bill_test_id', '=', billTestId).execute(),
    );
    expect(await openOn(billId)).toEqual([]);
    await runLater(0);
    expect(await openOn(billId)).toHaveLength(1);
  });
});
