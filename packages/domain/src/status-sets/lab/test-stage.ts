import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'results', bits: PERMISSION.update } as const;

/** One stage of a test that is done in stages (spec §4 "Test stage progress"). Action names are those of the specification. */
export const testStage = defineStatusSet({
  name: 'testStage',
  initial: 'NOT_STARTED',
  states: {
    NOT_STARTED: { code: 0, label: 'not started', tone: 'neutral', kind: 'stored' },
    READY_TO_RUN: { code: -1, label: 'ready to run', tone: 'info', kind: 'stored' },
    STARTED: { code: 1, label: 'started', tone: 'info', kind: 'stored' },
    COMPLETED: { code: 2, label: 'completed', tone: 'ok', kind: 'stored', final: true },
    REJECTED: { code: 3, label: 'rejected', tone: 'danger', kind: 'stored' },
  },
  actions: {
    /** When all its predecessors are completed, and at the rework target of a rejected stage. */
    makeReady: { from: ['NOT_STARTED', 'REJECTED'], to: ['READY_TO_RUN'], ...byUpdate },
    /** When one of its predecessors is done again. */
    makeWait: { from: ['READY_TO_RUN'], to: ['NOT_STARTED'], ...byUpdate },
    start_stage: { from: ['READY_TO_RUN'], to: ['STARTED'], ...byUpdate },
    /** Never advances. */
    save_stage_result: { from: ['STARTED'], to: ['STARTED'], ...byUpdate },
    /** Refused while a mandatory input is missing. */
    complete_stage: { from: ['STARTED'], to: ['COMPLETED'], ...byUpdate },
    reject_stage: { from: ['STARTED'], to: ['REJECTED'], ...byUpdate, reason: 'required' },
  },
});

export type TestStageState = StateOf<typeof testStage>;
export type TestStageAction = ActionOf<typeof testStage>;
