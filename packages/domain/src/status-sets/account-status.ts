import { PERMISSION } from '../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from './define-status-set.ts';

const byUpdate = { module: 'masters', bits: PERMISSION.update } as const;

/** Standing of a user, agency or vendor (spec §4 "Active/draft/pending/disabled/terminated"). */
export const accountStatus = defineStatusSet({
  name: 'accountStatus',
  initial: 'draft',
  states: {
    active: { code: 0, label: 'active', tone: 'ok', kind: 'stored' },
    draft: { code: 10, label: 'draft', tone: 'neutral', kind: 'stored' },
    pending: { code: 20, label: 'pending', tone: 'info', kind: 'stored' },
    disabled: { code: 50, label: 'disabled', tone: 'warn', kind: 'stored' },
    terminated: { code: 90, label: 'terminated', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    submit: { from: ['draft'], to: ['pending'], ...byUpdate },
    activate: {
      from: ['pending', 'disabled'],
      to: ['active'],
      ...byUpdate,
      differentPerson: 'the person who entered it',
    },
    sendBack: { from: ['pending'], to: ['draft'], ...byUpdate, reason: 'required' },
    disable: { from: ['active'], to: ['disabled'], ...byUpdate, reason: 'required' },
    terminate: {
      from: ['draft', 'pending', 'active', 'disabled'],
      to: ['terminated'],
      ...byUpdate,
      reason: 'required',
    },
  },
});

export type AccountStatusState = StateOf<typeof accountStatus>;
export type AccountStatusAction = ActionOf<typeof accountStatus>;
