import { readShift, shiftPdf } from '@nidan/contract/money/counter/counter-endpoints';
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
  readCounterOf,
  implement(readShift, (ctx, { query }) => readShiftOf(ctx, query.shiftId)),
  implementDocument(shiftPdf, {
    load: (ctx, { query }) => loadShiftSheet(ctx, query.shiftId),
    render: async (sheet, { documents }) => ({
      bytes: (await renderDocument(documents, sheet)).pdf,
      fileName: `counter-${sheet.data.documentDate.slice(0, 10)}.pdf`,
    }),
  }),
  listShiftsOf,
  openShift,
  countShift,
  closeShift,
  countShiftFor,
  closeShiftFor,
  confirmShift,
];
