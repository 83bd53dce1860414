import {
  closeShift as closeEndpoint,
  confirmShift as confirmEndpoint,
  countShift as countEndpoint,
  listShifts,
  openShift as openEndpoint,
  readCounter,
  readShift,
} from '@nidan/contract/counter/counter-endpoints';
import { implement, type Route } from '../../kernel/http/route.ts';
import { closeShift } from './close-shift.ts';
import { confirmShift } from './confirm-shift.ts';
import { countShift } from './count-shift.ts';
import { readCounterOf } from './counter.query.ts';
import { openShift } from './open-shift.ts';
import { listShiftsOf } from './shift-list.query.ts';
import { readShiftOf } from './shift.query.ts';

export const counterRoutes: readonly Route[] = [
  implement(readCounter, (ctx) => readCounterOf(ctx)),
  implement(readShift, (ctx, { query }) => readShiftOf(ctx, query.shiftId)),
  implement(listShifts, (ctx, { query }) => listShiftsOf(ctx, query)),
  implement(openEndpoint, (ctx, { body }) => openShift(ctx, body)),
  implement(countEndpoint, (ctx, { body }) => countShift(ctx, body)),
  implement(closeEndpoint, (ctx, { body }) => closeShift(ctx, body)),
  implement(confirmEndpoint, (ctx, { body }) => confirmShift(ctx, body)),
];
