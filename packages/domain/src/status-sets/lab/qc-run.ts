import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byCreate = { module: 'quality', bits: PERMISSION.create } as const;

/** Controls measured together on one machine (spec §4 "QC run labels", with the codes of the stages of a test). */
export const qcRun = defineStatusSet({
  name: 'qcRun',
  initial: 'notStarted',
  alsoStartsIn: ['started'],
  states: {
    notStarted: { code: 0, label: 'not started', tone: 'neutral', kind: 'stored' },
    readyToRun: { code: -1, label: 'ready to run', tone: 'info', kind: 'stored' },
    started: { code: 1, label: 'started', tone: 'info', kind: 'stored' },
    completed: { code: 2, label: 'completed', tone: 'ok', kind: 'stored', final: true },
  },
  actions: {
    /** The controls are thawed and mixed. */
    makeReady: { from: ['notStarted'], to: ['readyToRun'], ...byCreate },
    start: { from: ['notStarted', 'readyToRun'], to: ['started'], ...byCreate },
    /** Refused while it has no point. */
    complete: { from: ['started'], to: ['completed'], ...byCreate },
    /** Within a minute, by the person who completed it, while nothing followed. */
    undoComplete: { from: ['completed'], to: ['started'], ...byCreate, undoes: 'complete' },
  },
});

export type QcRunState = StateOf<typeof qcRun>;
export type QcRunAction = ActionOf<typeof qcRun>;
