import { PERMISSION } from '../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from './define-status-set.ts';

const byUpdate = { module: 'masters', bits: PERMISSION.update } as const;

/** Something that is open or closed, such as a ticket or a counter (spec §4 "Open/closed"). */
export const openClosed = defineStatusSet({
  name: 'openClosed',
  initial: 'open',
  states: {
    open: { code: 5, label: 'open', tone: 'info', kind: 'stored' },
    closed: { code: 10, label: 'closed', tone: 'ok', kind: 'stored' },
  },
  actions: {
    close: { from: ['open'], to: ['closed'], ...byUpdate },
    reopen: { from: ['closed'], to: ['open'], ...byUpdate, reason: 'required' },
  },
});

export type OpenClosedState = StateOf<typeof openClosed>;
export type OpenClosedAction = ActionOf<typeof openClosed>;
