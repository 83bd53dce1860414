import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'labs', bits: PERMISSION.update } as const;

/** What became of one version of a document in another system (spec §4 "Integration log"). */
export const integrationLog = defineStatusSet({
  name: 'integrationLog',
  initial: 'posted',
  /** A row is written with the outcome of its first try. */
  alsoStartsIn: ['postFailed', 'updated', 'updateFailed', 'deleted', 'deleteFailed'],
  states: {
    posted: { code: 1, label: 'posted', tone: 'ok', kind: 'stored', final: true },
    postFailed: { code: 2, label: 'post failed', tone: 'danger', kind: 'stored' },
    updated: { code: 3, label: 'updated', tone: 'ok', kind: 'stored', final: true },
    updateFailed: { code: 4, label: 'update failed', tone: 'danger', kind: 'stored' },
    deleted: { code: 5, label: 'deleted', tone: 'ok', kind: 'stored', final: true },
    deleteFailed: { code: 6, label: 'delete failed', tone: 'danger', kind: 'stored' },
  },
  actions: {
    /** Each under the key of the first try, until it succeeds. */
    retryPost: { from: ['postFailed'], to: ['posted', 'postFailed'], ...byUpdate },
    retryUpdate: { from: ['updateFailed'], to: ['updated', 'updateFailed'], ...byUpdate },
    retryDelete: { from: ['deleteFailed'], to: ['deleted', 'deleteFailed'], ...byUpdate },
  },
});

export type IntegrationLogState = StateOf<typeof integrationLog>;
export type IntegrationLogAction = ActionOf<typeof integrationLog>;
