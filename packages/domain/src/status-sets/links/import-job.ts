import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'masters', bits: PERMISSION.update } as const;

/** An import, or the linking of a consent (spec §4 "Import/consent-linking job"). The names are the codes. */
export const importJob = defineStatusSet({
  name: 'importJob',
  initial: 'draft',
  states: {
    draft: { code: 'draft', label: 'draft', tone: 'neutral', kind: 'stored' },
    progress: { code: 'progress', label: 'progress', tone: 'info', kind: 'stored' },
    success: { code: 'success', label: 'success', tone: 'ok', kind: 'stored' },
    failure: { code: 'failure', label: 'failure', tone: 'danger', kind: 'stored' },
    done: { code: 'done', label: 'done', tone: 'neutral', kind: 'stored', final: true },
  },
  actions: {
    start: { from: ['draft'], to: ['progress'], ...byUpdate },
    succeed: { from: ['progress'], to: ['success'], ...byUpdate },
    fail: { from: ['progress'], to: ['failure'], ...byUpdate },
    /** Somebody has seen the outcome, or gives the draft up. */
    finish: { from: ['draft', 'success', 'failure'], to: ['done'], ...byUpdate },
  },
});

export type ImportJobState = StateOf<typeof importJob>;
export type ImportJobAction = ActionOf<typeof importJob>;
