import { exportMonth, printControlChart, readMonth } from '@nidan/contract/lab/quality/month-endpoints';
import { chooseRules, excludePoint } from '@nidan/contract/lab/quality/series-endpoints';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { completedRun, qcOfLab } from './testing/qc-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const thisMonth = (): string => calendarDateIn(DEFAULT_ZONE, new Date()).slice(0, 7);

it('a month tells each level by the points that count, and its sigma once somebody said what it may err', async () => {
  const qc = await qcOfLab(app);
  for (const zs of [
    [1, 0.5],
    [-1, -0.5],
  ])
    await completedRun(app, qc, zs);
  const {
    lines: [far],
  } = await completedRun(app, qc, [2.5, null]);
  const { pointId = '', version = 0 } = far?.point ?? {};
  const manager = app.as('Manager');
  await manager.ok(excludePoint, {
    body: { pointId, version, isExcluded: true, reason: 'Air in the probe' },
  });
  const { machineId, parameterId } = qc;
  const rules = ['1-3s', '2-2s'] as const;
  await manager.ok(chooseRules, {
    body: { machineId, parameterId, version: 0, teaPercent: 15, biasPercent: 0, rules: [...rules] },
  });
  const { lines } = await app.as('Technician').ok(readMonth, { query: { month: thisMonth() } });
  const own = lines.filter(({ series }) => series.machine.id === machineId);
  expect(own).toMatchObject([
    { points: 3, counted: 2, warnings: 1, rejects: 0, low: 0.9, high: 1.1 },
    { points: 2, counted: 2, warnings: 0 },
  ]);
  expect(own[0]?.mean).toBeCloseTo(1);
  expect(own[0]?.sigma).toBeCloseTo(15 / (100 * Math.SQRT1_2 * 0.2));
  const before = await app.as('Technician').ok(readMonth, { query: { month: '2001-02' } });
  expect(before.lines).toEqual([]);
});

it('the points of a month are handed out as a file, and printed as a chart', async () => {
  const qc = await qcOfLab(app);
  await completedRun(app, qc, [0.4, 0.2]);
  const technician = app.as('Technician');
  const month = thisMonth();
  const file = await technician.call(exportMonth, { query: { month, format: 'csv' } });
  const rows = Buffer.from(file.bytes).toString('utf8').split('\r\n');
  expect(rows.filter((row) => row.includes('4127B')).length).toBeGreaterThanOrEqual(2);
  const { machineId, parameterId } = qc;
  const printed = await technician.call(printControlChart, { query: { machineId, parameterId, month } });
  expect(Buffer.from(printed.bytes).subarray(0, 5).toString()).toBe('%PDF-');
  const empty = { query: { machineId, parameterId, month: '2001-02' } };
  expect(await technician.refused(printControlChart, empty)).toMatchObject({ code: 'qc-month-empty' });
});
