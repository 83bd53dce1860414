import { PERMISSION } from '../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from './define-status-set.ts';

const byUpdate = { module: 'approvals', bits: PERMISSION.update } as const;

/** The answer of one approver (spec §4 "Approver step"). */
export const approvalStep = defineStatusSet({
  name: 'approvalStep',
  initial: 'pending',
  states: {
    rejected: { code: -1, label: 'rejected', tone: 'danger', kind: 'stored', final: true },
    pending: { code: 0, label: 'pending', tone: 'neutral', kind: 'stored' },
    notified: { code: 1, label: 'notified', tone: 'info', kind: 'stored' },
    skipped: { code: 2, label: 'skipped', tone: 'warn', kind: 'stored', final: true },
    invalid: { code: 3, label: 'invalid', tone: 'warn', kind: 'stored', final: true },
    approved: { code: 4, label: 'approved', tone: 'ok', kind: 'stored', final: true },
  },
  actions: {
    notify: { from: ['pending'], to: ['notified'], ...byUpdate },
    /** The approver is no longer active. */
    skip: { from: ['pending', 'notified'], to: ['skipped'], ...byUpdate, reason: 'required' },
    /** The role has nobody in it: the step escalates. */
    invalidate: { from: ['pending'], to: ['invalid'], ...byUpdate },
    approve: { from: ['notified'], to: ['approved'], ...byUpdate, differentPerson: 'the requester' },
    reject: {
      from: ['notified'],
      to: ['rejected'],
      ...byUpdate,
      reason: 'required',
      differentPerson: 'the requester',
    },
  },
});

export type ApprovalStepState = StateOf<typeof approvalStep>;
export type ApprovalStepAction = ActionOf<typeof approvalStep>;
