import { listHolds } from '@nidan/contract/lab/quality/hold-endpoints';
import type { PatientMeanView } from '@nidan/contract/lab/quality/quality-views';
import { planPatientMean, readBoard, readChart } from '@nidan/contract/lab/quality/series-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsOf } from '../../../../testing/events-of.ts';
import { billOnBench, enter } from '../../../../testing/bill-on-bench.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { parameterIdOf } from '../../../catalogue/versions/testing/catalogue-of-lab.ts';
import { measureThere } from '../testing/held-value.ts';
import { qcOfLab, type QcOfLab } from '../testing/qc-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const reviewer = () => app.as('Manager');
const PLAN = { version: 0, count: 5, low: 0.2, high: 3, target: 0.9, allowed: 0.1 };

async function measured(values: readonly string[]): Promise<void> {
  for (const value of values) {
    await enter(app, await billOnBench(app, { testCodes: ['CREAT'] }), { CREAT: { CREAT: value } });
  }
}

async function onBoard({ machineId }: QcOfLab): Promise<PatientMeanView | null> {
  const { machines } = await reviewer().ok(readBoard, {});
  return machines.find(({ machine }) => machine.id === machineId)?.lines[0]?.patients ?? null;
}

it('warns on chart and board when the patients of a machine drift, and holds nothing', async () => {
  const qc = await qcOfLab(app);
  const { machineId, parameterId } = qc;
  await measureThere({ app }, qc);
  await measured(['0.8', '1.0', '0.9', '0.9', '0.9']);
  expect(await onBoard(qc)).toMatchObject({ counted: 5, wanted: 20, mean: null, isOff: false, plan: null });
  const body = { machineId, parameterId, ...PLAN };
  const planned = await reviewer().ok(planPatientMean, { body });
  expect(planned).toMatchObject({ counted: 5, wanted: 5, target: 0.9, isOff: false, plan: { version: 1 } });
  expect(planned.mean).toBeCloseTo(0.9, 9);
  const [event] = await eventsOf(app, machineId, 'planPatientMean');
  expect(event).toMatchObject({ after: { parameter: expect.any(String), count: 5, target: 0.9 } });
  // Of the very ill: it is in no mean.
  await measured(['7.2']);
  expect((await onBoard(qc))?.mean).toBeCloseTo(0.9, 9);
  await measured(['1.6']);
  const off = await onBoard(qc);
  expect(off).toMatchObject({ isOff: true });
  expect(off?.mean).toBeCloseTo(1.06, 9);
  const { patients } = await reviewer().ok(readChart, { query: { seriesId: qc.seriesIds[0] } });
  expect(patients).toEqual(off);
  const { rows } = await reviewer().ok(listHolds, { query: { open: true, limit: 200 } });
  expect(rows.filter(({ machine }) => machine.id === machineId)).toEqual([]);
});

it('counts a value that was corrected once, as it is now', async () => {
  const qc = await qcOfLab(app);
  await measureThere({ app }, qc);
  await measured(['0.9', '0.9', '0.9', '0.9']);
  const billId = await billOnBench(app, { testCodes: ['CREAT'] });
  await enter(app, billId, { CREAT: { CREAT: '2.9' } });
  await enter(app, billId, { CREAT: { CREAT: '0.9' } });
  const body = { machineId: qc.machineId, parameterId: qc.parameterId, ...PLAN };
  const { counted, mean } = await reviewer().ok(planPatientMean, { body });
  expect(counted).toBe(5);
  expect(mean).toBeCloseTo(0.9, 9);
});

it('refuses limits upside down, a version that is not the last, and what the machine does not measure', async () => {
  const { machineId, parameterId } = await qcOfLab(app);
  const body = { machineId, parameterId, ...PLAN };
  for (const part of [{ low: 0.9 }, { high: 0.9 }, { low: 3, high: 0.2 }]) {
    expect(await reviewer().refused(planPatientMean, { body: { ...body, ...part } })).toMatchObject({
      code: 'qc-limits-upside-down',
    });
  }
  await reviewer().ok(planPatientMean, { body });
  expect(await reviewer().refused(planPatientMean, { body })).toMatchObject({ code: 'stale-version' });
  const changed = await reviewer().ok(planPatientMean, { body: { ...body, version: 1, count: 10 } });
  expect(changed.plan).toMatchObject({ count: 10, version: 2 });
  const other = { ...body, parameterId: await parameterIdOf(app, 'HB') };
  expect(await reviewer().refused(planPatientMean, { body: other })).toMatchObject({
    code: 'qc-machine-unfit',
  });
  expect(await app.as('Technician').refused(planPatientMean, { body })).toMatchObject({
    code: 'not-permitted',
  });
});
