import {
  exportAntibiogram,
  exportWhonet,
  readAntibiogram,
  readOrganismTrend,
} from '@nidan/contract/lab/culture/antibiogram-endpoints';
import {
  addDeliveredBreakpoints,
  chooseBreakpoints,
  importBreakpoints,
  listBreakpointSets,
} from '@nidan/contract/lab/culture/breakpoint-endpoints';
import {
  finishCulture as finishEndpoint,
  incubateCulture as incubateEndpoint,
  inoculateCulture as inoculateEndpoint,
  issueInterim as interimEndpoint,
  listCultures,
  noteFindings as findingsEndpoint,
  readCulture,
  readPlates as readPlatesEndpoint,
  receiveCulture as receiveEndpoint,
  removeIsolate as removeEndpoint,
  reopenCulture as reopenEndpoint,
  saveIsolate as saveIsolateEndpoint,
  saveSusceptibility as saveEndpoint,
  tellAlert as tellEndpoint,
} from '@nidan/contract/lab/culture/culture-endpoints';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implement, implementDocument, implementInspected, type Route } from '../../../kernel/http/route.ts';
import { exportAntibiogramOf, exportWhonetOf, readAntibiogramOf, readTrendOf } from './antibiogram.query.ts';
import { addDelivered, chooseSet, importFile, inspectBreakpoints, listSetsOf } from './breakpoint-sets.ts';
import { listCulturesOf } from './cultures.query.ts';
import { finishCulture, issueInterim, reopenCulture } from './issue-culture.ts';
import { incubateCulture, inoculateCulture, noteFindings, readPlates } from './plate-culture.ts';
import { presentCulture } from './present-culture.ts';
import { receiveCulture } from './receive-culture.ts';
import { removeIsolate, saveIsolate, tellAlert } from './save-isolate.ts';
import { saveSusceptibility } from './save-susceptibility.ts';

export const cultureRoutes: readonly Route[] = [
  implement(listCultures, (ctx, { query }) => listCulturesOf(ctx, query)),
  implement(readCulture, (ctx, { query }) => presentCulture(ctx, query.caseId)),
  implement(receiveEndpoint, (ctx, { body }) => receiveCulture(ctx, body)),
  implement(inoculateEndpoint, (ctx, { body }) => inoculateCulture(ctx, body)),
  implement(incubateEndpoint, (ctx, { body }) => incubateCulture(ctx, body)),
  implement(readPlatesEndpoint, (ctx, { body }) => readPlates(ctx, body)),
  implement(findingsEndpoint, (ctx, { body }) => noteFindings(ctx, body)),
  implement(saveIsolateEndpoint, (ctx, { body }) => saveIsolate(ctx, body)),
  implement(removeEndpoint, (ctx, { body }) => removeIsolate(ctx, body)),
  implement(saveEndpoint, (ctx, { body }) => saveSusceptibility(ctx, body)),
  implement(interimEndpoint, (ctx, { body }) => issueInterim(ctx, body)),
  implement(finishEndpoint, (ctx, { body }) => finishCulture(ctx, body)),
  implement(reopenEndpoint, (ctx, { body }) => reopenCulture(ctx, body)),
  implement(tellEndpoint, (ctx, { body }) => tellAlert(ctx, body)),
  implement(listBreakpointSets, (ctx) => listSetsOf(ctx)),
  implement(addDeliveredBreakpoints, (ctx, { body }) => addDelivered(ctx, body)),
  implement(chooseBreakpoints, (ctx, { body }) => chooseSet(ctx, body)),
  implementInspected(importBreakpoints, {
    admit: () => undefined,
    inspect: ({ body }) => inspectBreakpoints(body),
    command: (ctx, { body }, file) => importFile(ctx, body, file),
  }),
  implement(readAntibiogram, (ctx, { query }) => readAntibiogramOf(ctx, query)),
  implementDocument(exportAntibiogram, {
    load: (ctx, { query }) => exportAntibiogramOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  implementDocument(exportWhonet, {
    load: (ctx, { query }) => exportWhonetOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  implement(readOrganismTrend, (ctx, { query }) => readTrendOf(ctx, query)),
];
