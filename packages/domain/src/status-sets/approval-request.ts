import { PERMISSION } from '../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from './define-status-set.ts';

const byUpdate = { module: 'approvals', bits: PERMISSION.update } as const;
const byOthers = { ...byUpdate, differentPerson: 'the requester' } as const;

/** A request for approval, level by level (spec §4 "Approvals"). */
export const approvalRequest = defineStatusSet({
  name: 'approvalRequest',
  initial: 'pending',
  /** An amount inside the requester's own limit needs nobody else. */
  alsoStartsIn: ['autoApproved'],
  states: {
    rejected: { code: -1, label: 'rejected', tone: 'danger', kind: 'stored', final: true },
    pending: { code: 0, label: 'pending', tone: 'neutral', kind: 'stored' },
    partial: { code: 1, label: 'partial', tone: 'info', kind: 'stored' },
    autoApproved: { code: 8, label: 'auto approved', tone: 'ok', kind: 'stored', final: true },
    actionFailed: { code: 9, label: 'approved but action failed', tone: 'danger', kind: 'stored' },
    completed: { code: 10, label: 'completed', tone: 'ok', kind: 'stored', final: true },
    pendingOnMe: { code: 15, label: 'pending on me', tone: 'warn', kind: 'derived' },
    pendingOnOthers: { code: 16, label: 'pending on others', tone: 'info', kind: 'derived' },
    awaiting: { code: 20, label: 'awaiting', tone: 'warn', kind: 'stored' },
  },
  actions: {
    /** To partial while levels are left; the last approval and its effect commit together, or the effect failed. */
    approve: { from: ['pending', 'partial'], to: ['partial', 'completed', 'actionFailed'], ...byOthers },
    reject: { from: ['pending', 'partial', 'awaiting'], to: ['rejected'], ...byOthers, reason: 'required' },
    /** The effect alone is tried again; the approvals stand. */
    retry: { from: ['actionFailed'], to: ['completed', 'actionFailed'], ...byUpdate },
    /** The next level has nobody who could approve; it escalates. */
    await: { from: ['pending', 'partial'], to: ['awaiting'], ...byUpdate },
    resume: { from: ['awaiting'], to: ['pending', 'partial'], ...byUpdate },
    /** Whoever edits the target voids the approvals that were given. */
    void: { from: ['partial', 'awaiting'], to: ['pending'], ...byUpdate },
  },
});

export type ApprovalRequestState = StateOf<typeof approvalRequest>;
export type ApprovalRequestAction = ActionOf<typeof approvalRequest>;

/** States that the specification counts as final; of these only the failed effect can still be tried again. */
export const FINAL_APPROVAL_STATES = [
  'rejected',
  'completed',
  'actionFailed',
  'autoApproved',
] as const satisfies readonly ApprovalRequestState[];

/** Open states that are stored; the others depend on who looks. */
export const WAITING_APPROVAL_STATES = [
  'pending',
  'partial',
  'awaiting',
] as const satisfies readonly ApprovalRequestState[];
export type WaitingApprovalState = (typeof WAITING_APPROVAL_STATES)[number];

/** States that the specification counts as open. */
export const OPEN_APPROVAL_STATES = [
  'pending',
  'partial',
  'pendingOnMe',
  'pendingOnOthers',
  'awaiting',
] as const satisfies readonly ApprovalRequestState[];
