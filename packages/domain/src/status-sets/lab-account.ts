import { PERMISSION } from '../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from './define-status-set.ts';

const labs = { module: 'labs', bits: PERMISSION.update } as const;

/** Standing of a lab with the lab that serves it (spec §4 "Lab account status"). */
export const labAccount = defineStatusSet({
  name: 'labAccount',
  initial: 'ACTIVE',
  states: {
    ACTIVE: { code: 10, label: 'active', tone: 'ok', kind: 'stored' },
    REPORT_BLOCK: { code: 20, label: 'report block', tone: 'warn', kind: 'stored' },
    SUSPENDED: { code: 30, label: 'suspended', tone: 'danger', kind: 'stored' },
    REGISTRATION_DISABLED: { code: 40, label: 'registration disabled', tone: 'warn', kind: 'stored' },
    TERMINATED: { code: 50, label: 'terminated', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    blockReports: { from: ['ACTIVE', 'SUSPENDED'], to: ['REPORT_BLOCK'], ...labs },
    suspend: { from: ['REPORT_BLOCK'], to: ['SUSPENDED'], ...labs },
    disableRegistration: { from: ['ACTIVE'], to: ['REGISTRATION_DISABLED'], ...labs },
    activate: { from: ['REPORT_BLOCK', 'REGISTRATION_DISABLED'], to: ['ACTIVE'], ...labs },
    terminate: {
      from: ['ACTIVE', 'REPORT_BLOCK', 'SUSPENDED', 'REGISTRATION_DISABLED'],
      to: ['TERMINATED'],
      ...labs,
      reason: 'required',
    },
  },
});

export type LabAccountState = StateOf<typeof labAccount>;
export type LabAccountAction = ActionOf<typeof labAccount>;

export type BlockedByAccount = 'reportRelease' | 'signIn' | 'registration';

const BLOCKED: Record<LabAccountState, readonly BlockedByAccount[]> = {
  ACTIVE: [],
  REPORT_BLOCK: ['reportRelease'],
  SUSPENDED: ['reportRelease', 'signIn', 'registration'],
  REGISTRATION_DISABLED: ['registration'],
  TERMINATED: ['reportRelease', 'signIn', 'registration'],
};

/** True when the standing forbids it (workflows page). Sign-in to pay and calls of critical values are never forbidden. */
export function accountBlocks(state: LabAccountState, what: BlockedByAccount): boolean {
  return BLOCKED[state].includes(what);
}
