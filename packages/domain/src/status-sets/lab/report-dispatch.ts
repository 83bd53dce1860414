import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const reports = { module: 'reports', bits: PERMISSION.update } as const;

/** A released report on its way to the reader (spec §4 "Report dispatch"). Created by the release, never by hand. */
export const reportDispatch = defineStatusSet({
  name: 'reportDispatch',
  initial: 'readyToPrint',
  states: {
    readyToPrint: { code: 1, label: 'ready to print', tone: 'info', kind: 'stored' },
    readyToDispatch: { code: 2, label: 'ready to dispatch', tone: 'info', kind: 'stored' },
    dispatched: { code: 3, label: 'dispatched', tone: 'ok', kind: 'stored' },
    cancelled: { code: 4, label: 'cancelled', tone: 'danger', kind: 'stored', final: true },
    onHold: { code: 5, label: 'on hold', tone: 'warn', kind: 'stored' },
    released: { code: 6, label: 'released', tone: 'info', kind: 'stored' },
  },
  actions: {
    markPrinted: { from: ['readyToPrint'], to: ['readyToDispatch'], ...reports },
    markDispatched: { from: ['readyToDispatch'], to: ['dispatched'], ...reports },
    hold: { from: ['readyToPrint', 'readyToDispatch'], to: ['onHold'], ...reports },
    release: { from: ['onHold'], to: ['released'], ...reports },
    /** A report released from hold queues for dispatch again. */
    queue: { from: ['released'], to: ['readyToDispatch'], ...reports },
    reprint: { from: ['dispatched'], to: ['readyToPrint'], ...reports, reason: 'required' },
    cancel: { from: ['readyToPrint', 'readyToDispatch'], to: ['cancelled'], ...reports, reason: 'required' },
  },
});

export type ReportDispatchState = StateOf<typeof reportDispatch>;
export type ReportDispatchAction = ActionOf<typeof reportDispatch>;
