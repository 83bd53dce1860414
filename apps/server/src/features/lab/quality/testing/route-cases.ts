import {
  decideLookBack,
  listHolds,
  listLookBack,
  overrideHold,
} from '@nidan/contract/lab/quality/hold-endpoints';
import {
  addMaterial,
  closeLot,
  listMaterials,
  openLot,
} from '@nidan/contract/lab/quality/material-endpoints';
import { exportMonth, printControlChart, readMonth } from '@nidan/contract/lab/quality/month-endpoints';
import {
  beginRun,
  completeRun,
  correctPoint,
  listRuns,
  lookAtRun,
  noteRun,
  readRun,
  savePoints,
  savePointsFile,
  stepRun,
  undoRun,
} from '@nidan/contract/lab/quality/run-endpoints';
import {
  addSeries,
  chooseRules,
  closeSeries,
  excludePoint,
  listSeries,
  planPatientMean,
  readBoard,
  readChart,
  setPlan,
  takeOwnTarget,
} from '@nidan/contract/lab/quality/series-endpoints';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { newId } from '../../../../kernel/database/new-id.ts';
import { asOwner } from '../../../../testing/as-owner.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import {
  completedRun,
  enteredRun,
  pointsAt,
  pointsCsv,
  qcOfLab,
  seriesBody,
  startedRun,
} from './qc-of-lab.ts';
import { heldValue, holdOf } from './held-value.ts';
import { seriesWithOwnPoints } from './own-points.ts';

const REASON = 'As the leaflet says';

async function completed({ app }: LabWorld, zs: readonly number[]) {
  const { run, lines } = await completedRun(app, await qcOfLab(app), zs);
  const point = lines[0]?.point ?? null;
  if (point === null) throw new Error('The run has no point');
  return { run, point };
}

async function planned({ app }: LabWorld) {
  const { machineId } = await qcOfLab(app);
  const body = {
    runId: newId(),
    machineId,
    plannedFor: new Date().toISOString(),
    cause: 'After maintenance',
  };
  return (await app.as('Technician').ok(beginRun, { body })).run;
}

const monthNow = (): string => calendarDateIn(DEFAULT_ZONE, new Date()).slice(0, 7);

export const qualityCases: readonly RouteCase[] = [
  forRoute(listMaterials).send(async ({ app }) => {
    await qcOfLab(app);
    return {};
  }),
  forRoute(addMaterial).send(async () => {
    const materialId = newId();
    return { body: { materialId, name: `Control ${materialId}`, maker: '', levels: ['Normal'] } };
  }),
  forRoute(openLot).send(async ({ app }) => {
    const { materialId } = await qcOfLab(app);
    return { body: { lotId: newId(), materialId, lotNo: '9001', expiresOn: '2099-12-31' } };
  }),
  forRoute(closeLot).send(async ({ app }) => ({
    body: { lotId: (await qcOfLab(app)).lotId, version: 1, reason: REASON },
  })),
  forRoute(readBoard).send(async (world) => {
    await completed(world, [0.5, 0.2]);
    return {};
  }),
  forRoute(listSeries).send(async ({ app }) => ({ query: { machineId: (await qcOfLab(app)).machineId } })),
  forRoute(addSeries).send(async ({ app }) => {
    const qc = await qcOfLab(app);
    const lotId = newId();
    const lot = { lotId, materialId: qc.materialId, lotNo: '4128A', expiresOn: '2099-12-31' };
    await app.as('Manager').ok(openLot, { body: lot });
    return { body: seriesBody({ ...qc, lotId }) };
  }),
  forRoute(closeSeries).send(async ({ app }) => ({
    body: { seriesId: (await qcOfLab(app)).seriesIds[0], version: 1, reason: REASON },
  })),
  forRoute(takeOwnTarget).send(async (world) => ({
    body: { seriesId: await seriesWithOwnPoints(world.app), version: 1 },
  })),
  forRoute(readChart).send(async ({ app }) => {
    const qc = await qcOfLab(app);
    await completedRun(app, qc, [0.5, 0.2]);
    return { query: { seriesId: qc.seriesIds[0] } };
  }),
  forRoute(excludePoint).send(async (world) => {
    const { pointId, version } = (await completed(world, [2.5, 0.1])).point;
    return { body: { pointId, version, isExcluded: true, reason: REASON } };
  }),
  forRoute(setPlan).send(async ({ app }) => {
    const { machineId } = await qcOfLab(app);
    return { body: { machineId, version: 0, everyHours: 8, everyResults: null, shifts: ['07:00'] } };
  }),
  forRoute(chooseRules).send(async ({ app }) => {
    const { machineId, parameterId } = await qcOfLab(app);
    return {
      body: { machineId, parameterId, version: 0, teaPercent: 15, biasPercent: 1, rules: ['1-3s', '2-2s'] },
    };
  }),
  forRoute(planPatientMean).send(async ({ app }) => {
    const { machineId, parameterId } = await qcOfLab(app);
    const limits = { low: 0.2, high: 3, target: 0.9, allowed: 0.1 };
    return { body: { machineId, parameterId, version: 0, count: 20, ...limits } };
  }),
  forRoute(listRuns).send(async (world) => {
    const { machine } = (await completed(world, [0.5, 0.2])).run;
    return { query: { machineId: machine.id } };
  }),
  forRoute(readRun).send(async ({ app }) => ({
    query: { runId: (await startedRun(app, await qcOfLab(app))).run.runId },
  })),
  forRoute(beginRun).send(async ({ app }) => {
    const { machineId } = await qcOfLab(app);
    return { body: { runId: newId(), machineId, plannedFor: null, cause: '' } };
  }),
  forRoute(stepRun).send(async (world) => {
    const { runId, version } = await planned(world);
    return { body: { runId, version, action: 'makeReady' } };
  }),
  forRoute(savePoints).send(async ({ app }) => {
    const qc = await qcOfLab(app);
    const { runId, version } = (await startedRun(app, qc)).run;
    return { body: { runId, version, points: pointsAt(qc, [0.5, 0.2]) } };
  }),
  forRoute(savePointsFile).send(async ({ app }) => {
    const { runId, version } = (await startedRun(app, await qcOfLab(app))).run;
    return { body: { runId, version, ...pointsCsv([['CREAT', 'Level 1', '4127B', '1.01', 'mg/dL', '']]) } };
  }),
  forRoute(completeRun).send(async ({ app }) => {
    const { runId, version } = (await enteredRun(app, await qcOfLab(app), [0.5, 0.2])).run;
    return { body: { runId, version, comment: '', correctiveAction: '' } };
  }),
  forRoute(undoRun).send(async ({ app }) => {
    const { runId, version } = (await enteredRun(app, await qcOfLab(app), [0.5, 0.2])).run;
    // It can be undone for a minute, and is sent after the cases before it.
    await asOwner(app, (db) =>
      sql`update qc_point set entered_at = now() + interval '1 hour' where run_id = ${runId}`.execute(db),
    );
    return { body: { runId, version, step: 'enter' } };
  }),
  forRoute(noteRun).send(async (world) => {
    const { runId, version } = (await completed(world, [0.5, 0.2])).run;
    return { body: { runId, version, comment: 'New bottle of reagent', correctiveAction: '' } };
  }),
  forRoute(lookAtRun).send(async (world) => {
    const { runId, version } = (await completed(world, [0.5, 0.2])).run;
    return { body: { runId, version } };
  }),
  forRoute(correctPoint).send(async (world) => {
    const { pointId, version } = (await completed(world, [0.5, 0.2])).point;
    return { body: { pointId, version, value: 1.01, reason: 'Misread on the printout' } };
  }),
  forRoute(listHolds).send(async (world) => {
    await holdOf(world);
    return {};
  }),
  forRoute(listLookBack).send(async (world) => ({ query: { holdId: (await heldValue(world)).holdId } })),
  forRoute(decideLookBack).send(async (world) => {
    const { holdId, billTestId, parameterId, resultVersion } = await heldValue(world);
    return {
      body: {
        holdId,
        billTestId,
        parameterId,
        resultVersion,
        decision: 'keep',
        note: 'Far from a decision limit',
      },
    };
  }),
  forRoute(overrideHold).send(async (world) => ({
    body: { holdId: (await holdOf(world)).holdId, version: 1, reason: 'The control was thawed twice' },
  })),
  forRoute(readMonth).send(async (world) => {
    await completed(world, [0.5, 0.2]);
    return { query: { month: monthNow() } };
  }),
  forRoute(exportMonth).send(async (world) => {
    await completed(world, [0.5, 0.2]);
    return { query: { month: monthNow(), format: 'csv' } };
  }),
  forRoute(printControlChart).send(async (world) => {
    const qc = await qcOfLab(world.app);
    await completedRun(world.app, qc, [0.5, 0.2]);
    return { query: { machineId: qc.machineId, parameterId: qc.parameterId, month: monthNow() } };
  }),
];
