import * as runEndpoints from '@nidan/contract/lab/quality/run-endpoints';
import { readRun } from '@nidan/contract/lab/quality/run-endpoints';
import { exportMonth, printControlChart } from '@nidan/contract/lab/quality/month-endpoints';
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
  listMaterialsOf,
  addMaterial,
  openLot,
  closeLot,
  readBoardOf,
  listSeriesOf,
  addSeries,
  closeSeries,
  takeOwnTarget,
  readChartOf,
  excludePoint,
  setPlan,
  chooseRules,
  planPatientMean,
  listRunsOf,
  implement(readRun, (ctx, { query }) => readRunSheet(ctx, query.runId)),
  implement(runEndpoints.beginRun, (ctx, { body }) => beginRun(ctx, body)),
  stepRun,
  savePoints,
  implementInspected(runEndpoints.savePointsFile, {
    admit: () => undefined,
    inspect: ({ body }) => inspectPoints(body),
    command: (ctx, { body }, table) => savePointsFile(ctx, body, table),
  }),
  completeRun,
  undoRun,
  noteRun,
  lookAtRun,
  correctPoint,
  listHoldsOf,
  listLookBackOf,
  decideLookBack,
  overrideHold,
  readMonthOf,
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
