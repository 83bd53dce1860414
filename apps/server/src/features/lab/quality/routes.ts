import {
  decideLookBack as decideEndpoint,
  listHolds,
  listLookBack,
  overrideHold as overrideEndpoint,
} from '@nidan/contract/lab/quality/hold-endpoints';
import {
  addMaterial as addMaterialEndpoint,
  closeLot as closeLotEndpoint,
  listMaterials,
  openLot as openLotEndpoint,
} from '@nidan/contract/lab/quality/material-endpoints';
import {
  beginRun as beginEndpoint,
  completeRun as completeEndpoint,
  correctPoint as correctEndpoint,
  listRuns,
  lookAtRun as lookEndpoint,
  noteRun as noteEndpoint,
  readRun,
  savePoints as savePointsEndpoint,
  savePointsFile as savePointsFileEndpoint,
  stepRun as stepEndpoint,
  undoRun as undoEndpoint,
} from '@nidan/contract/lab/quality/run-endpoints';
import { exportMonth, printControlChart, readMonth } from '@nidan/contract/lab/quality/month-endpoints';
import {
  addSeries as addSeriesEndpoint,
  chooseRules as chooseEndpoint,
  closeSeries as closeSeriesEndpoint,
  excludePoint as excludeEndpoint,
  listSeries,
  planPatientMean as planPatientMeanEndpoint,
  readBoard,
  readChart,
  setPlan as planEndpoint,
  takeOwnTarget as ownEndpoint,
} from '@nidan/contract/lab/quality/series-endpoints';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implement, implementDocument, implementInspected, type Route } from '../../../kernel/http/route.ts';
import { beginRun, stepRun } from './begin-run.ts';
import { readBoardOf } from './board.query.ts';
import { readChartOf } from './chart.query.ts';
import { loadControlChart } from './control-chart.query.ts';
import { exportMonthOf, readMonthOf } from './month.query.ts';
import { completeRun } from './complete-run.ts';
import { decideLookBack } from './decide-look-back.ts';
import { excludePoint } from './exclude-point.ts';
import { listHoldsOf } from './holds.query.ts';
import { addMaterial, closeLot, openLot } from './keep-materials.ts';
import { addSeries, closeSeries, takeOwnTarget } from './keep-series.ts';
import { chooseRules, setPlan } from './lay-down.ts';
import { listLookBackOf } from './look-back.query.ts';
import { listMaterialsOf } from './materials.query.ts';
import { overrideHold } from './override-hold.ts';
import { planPatientMean } from './patient-mean/plan-patient-mean.ts';
import { correctPoint, lookAtRun, noteRun } from './review-run.ts';
import { listRunsOf, readRunSheet } from './runs.query.ts';
import { inspectPoints, savePointsFile } from './points-file.ts';
import { savePoints } from './save-points.ts';
import { listSeriesOf } from './series.query.ts';
import { undoRun } from './undo-run.ts';

export const qualityRoutes: readonly Route[] = [
  implement(listMaterials, (ctx) => listMaterialsOf(ctx)),
  implement(addMaterialEndpoint, (ctx, { body }) => addMaterial(ctx, body)),
  implement(openLotEndpoint, (ctx, { body }) => openLot(ctx, body)),
  implement(closeLotEndpoint, (ctx, { body }) => closeLot(ctx, body)),
  implement(readBoard, (ctx) => readBoardOf(ctx)),
  implement(listSeries, (ctx, { query }) => listSeriesOf(ctx, query)),
  implement(addSeriesEndpoint, (ctx, { body }) => addSeries(ctx, body)),
  implement(closeSeriesEndpoint, (ctx, { body }) => closeSeries(ctx, body)),
  implement(ownEndpoint, (ctx, { body }) => takeOwnTarget(ctx, body)),
  implement(readChart, (ctx, { query }) => readChartOf(ctx, query)),
  implement(excludeEndpoint, (ctx, { body }) => excludePoint(ctx, body)),
  implement(planEndpoint, (ctx, { body }) => setPlan(ctx, body)),
  implement(chooseEndpoint, (ctx, { body }) => chooseRules(ctx, body)),
  implement(planPatientMeanEndpoint, (ctx, { body }) => planPatientMean(ctx, body)),
  implement(listRuns, (ctx, { query }) => listRunsOf(ctx, query)),
  implement(readRun, (ctx, { query }) => readRunSheet(ctx, query.runId)),
  implement(beginEndpoint, (ctx, { body }) => beginRun(ctx, body)),
  implement(stepEndpoint, (ctx, { body }) => stepRun(ctx, body)),
  implement(savePointsEndpoint, (ctx, { body }) => savePoints(ctx, body)),
  implementInspected(savePointsFileEndpoint, {
    admit: () => undefined,
    inspect: ({ body }) => inspectPoints(body),
    command: (ctx, { body }, table) => savePointsFile(ctx, body, table),
  }),
  implement(completeEndpoint, (ctx, { body }) => completeRun(ctx, body)),
  implement(undoEndpoint, (ctx, { body }) => undoRun(ctx, body)),
  implement(noteEndpoint, (ctx, { body }) => noteRun(ctx, body)),
  implement(lookEndpoint, (ctx, { body }) => lookAtRun(ctx, body)),
  implement(correctEndpoint, (ctx, { body }) => correctPoint(ctx, body)),
  implement(listHolds, (ctx, { query }) => listHoldsOf(ctx, query)),
  implement(listLookBack, (ctx, { query }) => listLookBackOf(ctx, query)),
  implement(decideEndpoint, (ctx, { body }) => decideLookBack(ctx, body)),
  implement(overrideEndpoint, (ctx, { body }) => overrideHold(ctx, body)),
  implement(readMonth, (ctx, { query }) => readMonthOf(ctx, query)),
  implementDocument(exportMonth, {
    load: (ctx, { query }) => exportMonthOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  implementDocument(printControlChart, {
    load: (ctx, { query }) => loadControlChart(ctx, query),
    render: async (chart, { documents }) => ({
      bytes: (await renderDocument(documents, chart)).pdf,
      fileName: 'levey-jennings.pdf',
    }),
  }),
];
