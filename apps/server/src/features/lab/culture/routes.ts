import { exportAntibiogram, exportWhonet } from '@nidan/contract/lab/culture/antibiogram-endpoints';
import { importBreakpoints } from '@nidan/contract/lab/culture/breakpoint-endpoints';
import { readCulture } from '@nidan/contract/lab/culture/culture-endpoints';
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
  listCulturesOf,
  implement(readCulture, (ctx, { query }) => presentCulture(ctx, query.caseId)),
  receiveCulture,
  inoculateCulture,
  incubateCulture,
  readPlates,
  noteFindings,
  saveIsolate,
  removeIsolate,
  saveSusceptibility,
  issueInterim,
  finishCulture,
  reopenCulture,
  tellAlert,
  listSetsOf,
  addDelivered,
  chooseSet,
  implementInspected(importBreakpoints, {
    admit: () => undefined,
    inspect: ({ body }) => inspectBreakpoints(body),
    command: (ctx, { body }, file) => importFile(ctx, body, file),
  }),
  readAntibiogramOf,
  implementDocument(exportAntibiogram, {
    load: (ctx, { query }) => exportAntibiogramOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  implementDocument(exportWhonet, {
    load: (ctx, { query }) => exportWhonetOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  readTrendOf,
];
