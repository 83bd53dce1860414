import {
  closeShift as closeEndpoint,
  closeShiftFor as closeForEndpoint,
  confirmShift as confirmEndpoint,
  countShift as countEndpoint,
  countShiftFor as countForEndpoint,
  listShifts,
  openShift as openEndpoint,
  readCounter,
  readShift,
  shiftPdf,
} from '@nidan/contract/money/counter/counter-endpoints';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { closeShift, closeShiftFor } from './close-shift.ts';
import { confirmShift } from './confirm-shift.ts';
import { countShift, countShiftFor } from './count-shift.ts';
import { readCounterOf } from './counter.query.ts';
import { openShift } from './open-shift.ts';
import { loadShiftSheet } from './shift-document.query.ts';
import { listShiftsOf } from './shift-list.query.ts';
import { readShiftOf } from './shift.query.ts';

export const counterRoutes: readonly Route[] = [
  implement(readCounter, (ctx) => readCounterOf(ctx)),
  implement(readShift, (ctx, { query }) => readShiftOf(ctx, query.shiftId)),
  implementDocument(shiftPdf, {
    load: (ctx, { query }) => loadShiftSheet(ctx, query.shiftId),
    render: async (sheet, { documents }) => ({
      bytes: (await renderDocument(documents, sheet)).pdf,
      fileName: `counter-${sheet.data.documentDate.slice(0, 10)}.pdf`,
    }),
  }),
  implement(listShifts, (ctx, { query }) => listShiftsOf(ctx, query)),
  implement(openEndpoint, (ctx, { body }) => openShift(ctx, body)),
  implement(countEndpoint, (ctx, { body }) => countShift(ctx, body)),
  implement(closeEndpoint, (ctx, { body }) => closeShift(ctx, body)),
  implement(countForEndpoint, (ctx, { body }) => countShiftFor(ctx, body)),
  implement(closeForEndpoint, (ctx, { body }) => closeShiftFor(ctx, body)),
  implement(confirmEndpoint, (ctx, { body }) => confirmShift(ctx, body)),
];
