import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { openClosed } from '@nidan/domain/status-sets/open-closed';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, LongText, page, pageOf, Paise, Reason, Version } from '../../kernel/shapes.ts';
import { CashCount, Counter, DifferenceReasonName, Shift, ShiftRow } from './counter-view.ts';

const read = { module: 'payments', bits: PERMISSION.read } as const;
const settle = { module: 'finance', bits: PERMISSION.update } as const;
const work = { module: 'payments', bits: PERMISSION.create } as const;

/** Paise of whole rupees, as a drawer holds them. */
const Drawer = Type.Integer({ minimum: 0, maximum: 10_000_000_000, multipleOf: 100 });

export const readCounter = defineEndpoint({
  method: 'GET',
  path: '/api/counter',
  summary: 'The counter of the caller: the open shift by mode, and money that waits to be confirmed',
  access: read,
  response: Counter,
});

export const readShift = defineEndpoint({
  method: 'GET',
  path: '/api/counter/shift',
  summary: 'One shift by mode with its count and hand-over',
  access: read,
  query: closed({ shiftId: Id }),
  response: Shift,
});

export const shiftPdf = defineEndpoint({
  method: 'GET',
  path: '/api/counter/shift/pdf',
  summary: 'The sheet of a shift as a PDF of A5, for both people to sign',
  access: read,
  query: closed({ shiftId: Id }),
  response: Type.String(),
  produces: 'application/pdf',
});

export const listShifts = defineEndpoint({
  method: 'GET',
  path: '/api/counter/shifts',
  summary: 'Shifts, newest first: own ones, and with the right to read the finance those of everybody',
  access: read,
  query: closed({
    ...page,
    ...dateFilter,
    locationId: Type.Optional(Id),
    userId: Type.Optional(Id),
    state: Type.Optional(Type.Enum([...openClosed.stateNames])),
    /** Shifts that the caller closed or took over. */
    mine: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(ShiftRow),
});

export const openShift = defineEndpoint({
  method: 'POST',
  path: '/api/counter/shifts',
  summary: 'Begins a shift of the caller at their place of work with the float in the drawer',
  access: work,
  body: closed({ shiftId: Id, floatPaise: Drawer }),
  response: Shift,
});

const counting = {
  shiftId: Id,
  version: Version,
  count: CashCount,
  /** Why it is another sum than the one that the caller counted before; needed then. */
  reason: Type.Optional(Reason),
};

export const countShift = defineEndpoint({
  method: 'POST',
  path: '/api/counter/shifts/count',
  summary: 'Saves a blind count of the drawer; only then is told what it should hold',
  access: work,
  body: closed(counting),
  response: Shift,
});

const close = {
  shiftId: Id,
  version: Version,
  /** What the caller was told that the drawer should hold: refused when money came or went since. */
  expectedPaise: Paise,
  floatLeftPaise: Drawer,
  handTo: Id,
  differenceReason: Type.Optional(DifferenceReasonName),
  note: Type.Optional(LongText),
};

export const closeShift = defineEndpoint({
  method: 'POST',
  path: '/api/counter/shifts/close',
  summary:
    'Closes the own shift as it was counted and hands the money over; what is taken later is of the next shift',
  access: work,
  body: closed(close),
  response: Shift,
});

export const countShiftFor = defineEndpoint({
  method: 'POST',
  path: '/api/counter/shifts/count-for',
  summary: 'Saves a blind count of the drawer of somebody who is absent, over what they counted',
  access: settle,
  stepUp: true,
  body: closed(counting),
  response: Shift,
});

export const closeShiftFor = defineEndpoint({
  method: 'POST',
  path: '/api/counter/shifts/close-for',
  summary:
    'Closes the shift of somebody who is absent as the caller counted it, with a reason, and hands the money to a third person',
  access: settle,
  stepUp: true,
  body: closed({ ...close, reason: Reason }),
  response: Shift,
});

export const confirmShift = defineEndpoint({
  method: 'POST',
  path: '/api/counter/shifts/confirm',
  summary: 'Confirms money that was handed to the caller by counting it again',
  access: work,
  body: closed({
    shiftId: Id,
    version: Version,
    countedPaise: Drawer,
    /** Needed when it is another amount than was handed over. */
    reason: Type.Optional(Reason),
  }),
  response: Shift,
});
