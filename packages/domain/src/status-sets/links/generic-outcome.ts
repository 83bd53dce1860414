import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'labs', bits: PERMISSION.update } as const;

/** Anything that succeeds or fails (spec §4 "Generic"). The names are the codes. */
export const genericOutcome = defineStatusSet({
  name: 'genericOutcome',
  initial: 'PENDING',
  states: {
    PENDING: { code: 'PENDING', label: 'pending', tone: 'neutral', kind: 'stored' },
    SUCCESS: { code: 'SUCCESS', label: 'success', tone: 'ok', kind: 'stored', final: true },
    FAILURE: { code: 'FAILURE', label: 'failure', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    succeed: { from: ['PENDING'], to: ['SUCCESS'], ...byUpdate },
    fail: { from: ['PENDING'], to: ['FAILURE'], ...byUpdate },
  },
});

export type GenericOutcomeState = StateOf<typeof genericOutcome>;
export type GenericOutcomeAction = ActionOf<typeof genericOutcome>;
