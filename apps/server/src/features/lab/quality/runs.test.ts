import { listHolds } from '@nidan/contract/lab/quality/hold-endpoints';
import { closeLot, openLot } from '@nidan/contract/lab/quality/material-endpoints';
import type { RunSheet } from '@nidan/contract/lab/quality/quality-views';
import {
  beginRun,
  completeRun,
  correctPoint,
  listRuns,
  lookAtRun,
  noteRun,
  savePoints,
  savePointsFile,
  stepRun,
} from '@nidan/contract/lab/quality/run-endpoints';
import {
  addSeries,
  chooseRules,
  excludePoint,
  readBoard,
  readChart,
  setPlan,
  takeOwnTarget,
} from '@nidan/contract/lab/quality/series-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { seriesWithOwnPoints } from './testing/own-points.ts';
import {
  completedRun,
  enteredRun,
  pointsAt,
  pointsCsv,
  qcOfLab,
  seriesBody,
  startedRun,
} from './testing/qc-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const bench = () => app.as('Technician');
const reviewer = () => app.as('Manager');
const nothing = { comment: '', correctiveAction: '' };

const rulesOf = ({ lines }: RunSheet) => lines.map(({ point }) => point?.rules ?? null);

describe('a run', () => {
  it('is entered, judged over the history of its series, and told', async () => {
    const qc = await qcOfLab(app);
    const first = await completedRun(app, qc, [2.1, 0.3]);
    expect(first.run).toMatchObject({
      statusLabel: 'completed',
      verdict: 'warning',
      rules: ['1-2s'],
      points: 2,
    });
    expect(rulesOf(first)).toEqual([['1-2s'], []]);
    const second = await completedRun(app, qc, [2.2, 0.1]);
    expect(second.run).toMatchObject({ verdict: 'reject' });
    expect(rulesOf(second)).toEqual([['1-2s', '2-2s'], []]);
    const [event] = await eventsOf(app, second.run.runId, 'complete');
    expect(event).toMatchObject({
      before: { state: 'started' },
      after: { verdict: 'reject', points: 2, rules: ['1-2s', '2-2s'] },
    });
    const { rows } = await bench().ok(listRuns, { query: { machineId: qc.machineId } });
    expect(rows.map(({ runId }) => runId)).toEqual([second.run.runId, first.run.runId]);
  });

  it('breaks R-4s within itself and never across runs', async () => {
    const qc = await qcOfLab(app);
    await completedRun(app, qc, [2.4, null]);
    expect(rulesOf(await completedRun(app, qc, [-2.4, null]))).toEqual([['1-2s']]);
    expect(rulesOf(await completedRun(app, qc, [2.4, -2.4]))).toEqual([['1-2s'], ['1-2s', 'R-4s']]);
  });

  it('is judged by the rules that were chosen for its parameter', async () => {
    const qc = await qcOfLab(app);
    const { machineId, parameterId } = qc;
    const body = {
      machineId,
      parameterId,
      version: 0,
      teaPercent: 15,
      biasPercent: 0,
      rules: ['1-3s'],
    } as const;
    await reviewer().ok(chooseRules, { body: { ...body, rules: ['1-3s'] } });
    expect((await completedRun(app, qc, [2.6, 2.6])).run).toMatchObject({ verdict: 'in', rules: [] });
    const stale = await reviewer().refused(chooseRules, { body });
    expect(stale).toMatchObject({ status: 409, code: 'stale-version' });
    const warns = { ...body, version: 1, rules: ['1-2s', '7-T'] };
    expect(await reviewer().refused(chooseRules, { body: warns })).toMatchObject({
      code: 'qc-rules-warn-only',
    });
  });

  it('that was planned is made ready, started and then entered', async () => {
    const qc = await qcOfLab(app);
    const plannedFor = new Date(Date.now() + 3_600_000).toISOString();
    const body = { runId: newId(), machineId: qc.machineId, plannedFor, cause: 'After the new lamp' };
    const { run } = await bench().ok(beginRun, { body });
    expect(run).toMatchObject({ statusLabel: 'not started', can: ['makeReady', 'start'] });
    const enter = { runId: run.runId, version: 1, points: pointsAt(qc, [0, 0]) };
    expect(await bench().refused(savePoints, { body: enter })).toMatchObject({ code: 'qc-run-not-started' });
    const ready = await bench().ok(stepRun, { body: { runId: run.runId, version: 1, action: 'makeReady' } });
    expect(ready.run.statusLabel).toBe('ready to run');
    const again = { runId: run.runId, version: 2, action: 'makeReady' };
    expect(await bench().refused(stepRun, { body: again })).toMatchObject({ code: 'transition-refused' });
    const started = await bench().ok(stepRun, { body: { runId: run.runId, version: 2, action: 'start' } });
    expect(started.run).toMatchObject({ statusLabel: 'started', can: ['enter', 'complete'] });
  });

  it('takes a value again until it is completed, and is completed once', async () => {
    const qc = await qcOfLab(app);
    const { run } = await enteredRun(app, qc, [0.5, null]);
    const again = {
      runId: run.runId,
      version: run.version,
      points: pointsAt(qc, [0.7, null]),
      reason: 'Typed from the wrong line',
    };
    const { reason: _no, ...unexplained } = again;
    expect(await bench().refused(savePoints, { body: unexplained })).toMatchObject({
      code: 'qc-point-again',
    });
    const { run: changed, lines } = await bench().ok(savePoints, { body: again });
    expect(lines.map(({ point }) => point?.value.toFixed(2))).toEqual(['1.07', undefined]);
    expect(lines[0]?.point?.formerValues.map((value) => value.toFixed(2))).toEqual(['1.05']);
    const done = { runId: run.runId, version: changed.version, ...nothing };
    const { run: over } = await bench().ok(completeRun, { body: done });
    const late = { body: { ...again, version: over.version } };
    expect(await bench().refused(savePoints, late)).toMatchObject({ code: 'qc-run-over' });
    expect(await bench().refused(completeRun, { body: { ...done, version: over.version } })).toMatchObject({
      code: 'qc-run-over',
    });
  });

  it('is judged by the worst of the values that were entered for a control', async () => {
    const qc = await qcOfLab(app);
    const { run } = await enteredRun(app, qc, [3.5, 0.2]);
    const again = {
      runId: run.runId,
      version: run.version,
      points: pointsAt(qc, [0.4, null]),
      reason: 'Slip',
    };
    const { run: changed } = await bench().ok(savePoints, { body: again });
    const done = { runId: run.runId, version: changed.version, ...nothing };
    const over = await bench().ok(completeRun, { body: done });
    expect(over.run).toMatchObject({ verdict: 'reject' });
    expect(rulesOf(over)[0]).toContain('1-3s');
    expect((await bench().ok(listHolds, { query: { open: true } })).rows.length).toBeGreaterThan(0);
    // What is judged later judges it the same way.
    const next = await completedRun(app, qc, [0.1, 0.1]);
    expect(next.run).toMatchObject({ verdict: 'in' });
  });

  it('takes the points of a file, all or none, and tells each cell that is refused', async () => {
    const qc = await qcOfLab(app);
    const { run } = await startedRun(app, qc);
    const at = { runId: run.runId, version: run.version };
    const bad = pointsCsv([
      ['CREAT', 'Level 1', '', '1.01', 'mg/dL', ''],
      ['UREA', 'Level 1', '', 'high', 'mg/dL', ''],
      ['CREAT', 'Level 9', '', '4.1', 'mg/dL', '2026-11-26'],
      ['CREAT', 'Level 2', '9999', '4.1', 'mg/dL', ''],
    ]);
    const refusal = await bench().refused(savePointsFile, { body: { ...at, ...bad } });
    expect(refusal.errors?.map(({ field }) => field)).toEqual([
      'rows.3.parameter',
      'rows.3.value',
      'rows.4.level',
      'rows.4.measured',
      'rows.5.lot',
    ]);
    const lacking = {
      name: 'controls.csv',
      content: Buffer.from('parameter,value\r\nCREAT,1').toString('base64'),
    };
    expect(await bench().refused(savePointsFile, { body: { ...at, ...lacking } })).toMatchObject({
      code: 'file-refused',
    });
    const good = pointsCsv([
      ['creat', 'level 1', '4127B', '1.01', 'mg/dL', ''],
      ['CREAT', 'Level 2', '', '4.1', 'mg/dL', ''],
    ]);
    const { lines } = await bench().ok(savePointsFile, { body: { ...at, ...good } });
    expect(lines.map(({ point }) => point?.value)).toEqual([1.01, 4.1]);
  });

  it('without a point is not completed, and none is begun where nothing is controlled', async () => {
    const { run } = await startedRun(app, await qcOfLab(app));
    const body = { runId: run.runId, version: run.version, ...nothing };
    expect(await bench().refused(completeRun, { body })).toMatchObject({ status: 409, code: 'qc-run-empty' });
    const { machineId } = await qcOfLab(app);
    await asOwner(app, (db) =>
      sql`update qc_series set closed_at = now() where l_id = ${app.lab.lId} and machine_id = ${machineId}`.execute(
        db,
      ),
    );
    const none = { runId: newId(), machineId, plannedFor: null, cause: '' };
    expect(await bench().refused(beginRun, { body: none })).toMatchObject({ code: 'qc-no-series' });
  });

  it('is looked at by another person, after it is said what was done about a reject', async () => {
    const { run } = await completedRun(app, await qcOfLab(app), [3.4, 0]);
    const look = { runId: run.runId, version: run.version };
    expect(await bench().refused(lookAtRun, { body: look })).toMatchObject({ code: 'not-permitted' });
    expect(await reviewer().refused(lookAtRun, { body: look })).toMatchObject({ code: 'qc-action-missing' });
    const note = { ...look, comment: 'Old bottle', correctiveAction: 'Reagent replaced' };
    const noted = await bench().ok(noteRun, { body: note });
    const seen = await reviewer().ok(lookAtRun, { body: { ...look, version: noted.run.version } });
    expect(seen.run.seenBy).not.toBeNull();
    const twice = { ...look, version: seen.run.version };
    expect(await reviewer().refused(lookAtRun, { body: twice })).toMatchObject({ code: 'qc-run-seen' });
    const own = await enteredRun(app, await qcOfLab(app), [0, 0]);
    const completedByReviewer = await reviewer().ok(completeRun, {
      body: { runId: own.run.runId, version: own.run.version, ...nothing },
    });
    const { runId, version } = completedByReviewer.run;
    expect(await reviewer().refused(lookAtRun, { body: { runId, version } })).toMatchObject({
      code: 'qc-run-own',
    });
    const open = await startedRun(app, await qcOfLab(app));
    const early = { runId: open.run.runId, version: open.run.version };
    expect(await reviewer().refused(lookAtRun, { body: early })).toMatchObject({ code: 'qc-run-open' });
  });

  it('is corrected with a reason: what it said is kept, it is judged again and held', async () => {
    const qc = await qcOfLab(app);
    const { run, lines } = await completedRun(app, qc, [0.2, 0]);
    const point = lines[0]?.point ?? null;
    const body = {
      pointId: point?.pointId ?? '',
      version: 1,
      value: 1.35,
      reason: 'Misread on the printout',
    };
    const corrected = await reviewer().ok(correctPoint, { body });
    expect(corrected.run).toMatchObject({ verdict: 'reject' });
    expect(corrected.lines[0]?.point).toMatchObject({ value: 1.35, version: 2, rules: ['1-2s', '1-3s'] });
    expect(corrected.lines[0]?.point?.formerValues.map((value) => value.toFixed(2))).toEqual(['1.02']);
    const [event] = await eventsOf(app, run.runId, 'correct');
    expect(event).toMatchObject({ before: { value: 1.02 }, after: { value: 1.35 }, reason: body.reason });
    const { rows } = await reviewer().ok(listHolds, { query: { open: true } });
    expect(rows.find(({ runId }) => runId === run.runId)).toMatchObject({ rule: '1-3s', lastGoodAt: null });
    expect(await reviewer().refused(correctPoint, { body })).toMatchObject({ code: 'stale-version' });
  });
});

async function refusedPoint(
  change: object,
  prepare: (qc: Awaited<ReturnType<typeof qcOfLab>>) => Promise<unknown> = async () => {},
) {
  const qc = await qcOfLab(app);
  const { run } = await startedRun(app, qc);
  await prepare(qc);
  const [point] = pointsAt(qc, [0.5]);
  const body = { runId: run.runId, version: run.version, points: [{ ...point, ...change }] };
  const refusal = await bench().refused(savePoints, { body });
  const { rows } = await asOwner(app, (db) =>
    sql`select from qc_point where l_id = ${app.lab.lId} and run_id = ${run.runId}`.execute(db),
  );
  expect(rows).toEqual([]);
  return refusal;
}
const ownerSets = (what: ReturnType<typeof sql>) => asOwner(app, (db) => what.execute(db));

const expireLot = ({ lotId }: { lotId: string }) =>
  ownerSets(
    sql`update qc_lot set expires_on = '2020-01-31' where l_id = ${app.lab.lId} and lot_id = ${lotId}`,
  );
const closeFirst = ({ seriesIds }: { seriesIds: readonly string[] }) =>
  ownerSets(
    sql`update qc_series set closed_at = now() where l_id = ${app.lab.lId} and series_id = ${seriesIds[0]}`,
  );
const closeItsLot = ({ lotId }: { lotId: string }) =>
  reviewer().ok(closeLot, { body: { lotId, version: 1, reason: 'Used up' } });

describe('a point is refused', () => {
  it('of a moment to come', async () => {
    const measuredAt = new Date(Date.now() + 3_600_000).toISOString();
    expect(await refusedPoint({ measuredAt })).toMatchObject({ status: 400, code: 'qc-point-future' });
  });

  it('of before its lot was opened', async () => {
    const measuredAt = new Date(Date.now() - 3_600_000).toISOString();
    expect(await refusedPoint({ measuredAt })).toMatchObject({ status: 400, code: 'qc-point-before-lot' });
  });

  it('in another unit', async () => {
    expect(await refusedPoint({ unit: 'umol/L' })).toMatchObject({
      status: 409,
      code: 'qc-point-unit',
      details: { unit: 'mg/dL', given: 'umol/L' },
    });
  });

  it('of a closed lot, which is closed after its runs', async () => {
    expect(await refusedPoint({}, closeItsLot)).toMatchObject({ status: 409, code: 'qc-lot-closed' });
    const qc = await qcOfLab(app);
    await enteredRun(app, qc, [0, 0]);
    const early = { lotId: qc.lotId, version: 1, reason: 'Used up' };
    expect(await reviewer().refused(closeLot, { body: early })).toMatchObject({ code: 'qc-lot-in-use' });
  });

  it('after the expiry of its lot', async () => {
    expect(await refusedPoint({}, expireLot)).toMatchObject({
      code: 'qc-lot-expired',
      details: { lot: '4127B', expires: '31/01/2020' },
    });
  });

  it('of a closed series', async () => {
    expect(await refusedPoint({}, closeFirst)).toMatchObject({ code: 'qc-series-closed' });
  });

  it('of a series of another machine', async () => {
    const { seriesIds } = await qcOfLab(app);
    expect(await refusedPoint({ seriesId: seriesIds[0] })).toMatchObject({ code: 'qc-point-other-machine' });
  });

  it('that is there twice, or older than a run that is completed', async () => {
    const qc = await qcOfLab(app);
    const { run } = await startedRun(app, qc);
    const [point] = pointsAt(qc, [0.5]);
    const twice = { runId: run.runId, version: run.version, points: [point, { ...point, pointId: newId() }] };
    expect(await bench().refused(savePoints, { body: twice })).toMatchObject({ code: 'qc-point-twice' });
    await completedRun(app, qc, [0, 0]);
    const late = { runId: run.runId, version: run.version, points: [point] };
    expect(await bench().refused(savePoints, { body: late })).toMatchObject({
      code: 'qc-point-before-changes',
    });
  });
});

describe('a series', () => {
  it.each([
    ['limits upside down', { minValue: 1.2, maxValue: 0.8 }, 'qc-limits-upside-down'],
    ['an SD of 0', { minValue: 1 }, 'qc-sd-zero'],
    ['an SD of 0 above the mean', { maxValue: 1 }, 'qc-sd-zero-above'],
    ['another unit', { unit: 'umol/L' }, 'qc-other-unit'],
    ['a level that the material has not', { level: 3 }, 'qc-level-unknown'],
    ['what it is already', {}, 'qc-series-exists'],
  ])('with %s is refused', async (_, parts, code) => {
    const body = seriesBody(await qcOfLab(app), parts);
    expect(await reviewer().refused(addSeries, { body })).toMatchObject({ code });
  });

  it('of a machine without a code of the parameter is refused', async () => {
    const [qc, other] = [await qcOfLab(app), await qcOfLab(app)];
    await asOwner(app, (db) =>
      sql`update machine_parameter set status = -1 where l_id = ${app.lab.lId} and machine_id = ${other.machineId}`.execute(
        db,
      ),
    );
    const body = seriesBody({ ...qc, machineId: other.machineId });
    expect(await reviewer().refused(addSeries, { body })).toMatchObject({ code: 'qc-machine-unfit' });
  });

  it('of a new lot stands beside the former one, and says that its mean is not the middle', async () => {
    const qc = await qcOfLab(app);
    const lotId = newId();
    const past = { lotId, materialId: qc.materialId, lotNo: '4128A', expiresOn: '2020-01-31' };
    expect(await reviewer().refused(openLot, { body: past })).toMatchObject({
      status: 400,
      code: 'qc-lot-past',
    });
    await reviewer().ok(openLot, { body: { ...past, expiresOn: '2099-01-31' } });
    const series = await reviewer().ok(addSeries, { body: seriesBody({ ...qc, lotId }, { maxValue: 1.3 }) });
    expect(series).toMatchObject({ isLopsided: true, lotNo: '4128A' });
    const { lots } = await bench().ok(readChart, { query: { seriesId: series.seriesId } });
    expect(lots).toMatchObject([{ seriesId: qc.seriesIds[0], lotNo: '4127B', closedAt: null }]);
  });

  it('takes its own mean and SD from twenty points that count, not from less', async () => {
    const qc = await qcOfLab(app);
    await completedRun(app, qc, [0.5, 0]);
    const few = { seriesId: qc.seriesIds[0], version: 1 };
    expect(await reviewer().refused(takeOwnTarget, { body: few })).toMatchObject({
      code: 'qc-too-few-points',
      details: { count: '1', least: '20' },
    });
    const seriesId = await seriesWithOwnPoints(app);
    const own = await reviewer().ok(takeOwnTarget, { body: { seriesId, version: 1 } });
    expect(own).toMatchObject({ source: 'own', version: 2 });
    const { mean, calSd, sd } = await bench().ok(readChart, { query: { seriesId } });
    expect([own.baseMean, sd]).toEqual([mean, expect.closeTo(calSd ?? 0, 12)]);
    await asOwner(app, (db) =>
      sql`update qc_point set value = 1 where l_id = ${app.lab.lId} and series_id = ${seriesId}`.execute(db),
    );
    const alike = { seriesId, version: 2 };
    expect(await reviewer().refused(takeOwnTarget, { body: alike })).toMatchObject({
      code: 'qc-points-alike',
    });
  });

  it('leaves a point out of its SD with a reason, and takes it in again; it stays plotted and judged', async () => {
    const qc = await qcOfLab(app);
    await completedRun(app, qc, [1, 0]);
    const { lines } = await completedRun(app, qc, [3.2, 0]);
    const pointId = lines[0]?.point?.pointId ?? '';
    const out = { pointId, version: 1, isExcluded: true, reason: 'Wrong vial' };
    const chart = await reviewer().ok(excludePoint, { body: out });
    expect(chart).toMatchObject({ counted: 1, mean: 1.1, calSd: null });
    expect(chart.points.at(-1)).toMatchObject({
      isExcluded: true,
      excludedReason: 'Wrong vial',
      rules: ['1-2s', '1-3s'],
    });
    const back = await reviewer().ok(excludePoint, {
      body: { ...out, version: 2, isExcluded: false, reason: 'It was the vial' },
    });
    expect(back).toMatchObject({ counted: 2 });
    expect(await bench().refused(excludePoint, { body: out })).toMatchObject({ code: 'not-permitted' });
  });
});

describe('the board', () => {
  it('says how a parameter stands: overdue without a run, in control with one, held by a reject', async () => {
    const qc = await qcOfLab(app);
    const line = async () => {
      const { machines } = await bench().ok(readBoard);
      return machines.find(({ machine }) => machine.id === qc.machineId)?.lines[0];
    };
    expect(await line()).toMatchObject({ state: 'overdue', lastGoodAt: null, hold: null });
    await completedRun(app, qc, [0.5, 0.2]);
    expect(await line()).toMatchObject({
      state: 'inControl',
      cells: [
        { levelName: 'Level 1', verdict: 'in', lastZ: expect.closeTo(0.5, 9) },
        { levelName: 'Level 2', verdict: 'in' },
      ],
    });
    await completedRun(app, qc, [3.5, 0.2]);
    expect(await line()).toMatchObject({ state: 'held', hold: { rule: '1-3s' } });
  });

  it('follows the plan of the machine', async () => {
    const { machineId } = await qcOfLab(app);
    const plan = { machineId, version: 0, everyHours: null, everyResults: null, shifts: [] };
    expect(await reviewer().refused(setPlan, { body: plan })).toMatchObject({ code: 'qc-plan-empty' });
    expect(
      await reviewer().ok(setPlan, { body: { ...plan, everyHours: 8, shifts: ['15:00', '07:00'] } }),
    ).toEqual({
      everyHours: 8,
      everyResults: null,
      shifts: ['07:00', '15:00'],
      version: 1,
    });
    expect(await reviewer().refused(setPlan, { body: { ...plan, everyHours: 6 } })).toMatchObject({
      code: 'stale-version',
    });
  });
});
