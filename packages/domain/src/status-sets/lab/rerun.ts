import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const results = { module: 'results', bits: PERMISSION.update } as const;

/** A repeat of a measurement (spec §4 "Rerun"). Both values are kept; finishing it chooses one, with a reason. */
export const rerun = defineStatusSet({
  name: 'rerun',
  initial: 'requested',
  states: {
    requested: { code: 0, label: 'requested', tone: 'neutral', kind: 'stored' },
    inProgress: { code: 10, label: 'in progress', tone: 'info', kind: 'stored' },
    done: { code: 20, label: 'done', tone: 'ok', kind: 'stored', final: true },
  },
  actions: {
    start: { from: ['requested'], to: ['inProgress'], ...results },
    finish: { from: ['inProgress'], to: ['done'], ...results, reason: 'required' },
  },
});

export type RerunState = StateOf<typeof rerun>;
export type RerunAction = ActionOf<typeof rerun>;
