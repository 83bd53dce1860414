import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

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
    blockReports: { from: ['ACTIVE', 'SUSPENDED'], to: ['REPORT_BLOCK'], ...labs, reason: 'required' },
    suspend: { from: ['REPORT_BLOCK'], to: ['SUSPENDED'], ...labs, reason: 'required' },
    disableRegistration: {
      from: ['ACTIVE'],
      to: ['REGISTRATION_DISABLED'],
      ...labs,
      reason: 'required',
    },
    activate: {
      from: ['REPORT_BLOCK', 'REGISTRATION_DISABLED'],
      to: ['ACTIVE'],
      ...labs,
      reason: 'required',
    },
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

/**
 * What a standing can forbid: any use of the lab, new people and bills, or that reports leave it. To pay is never forbidden; 'ownAccount' is
 * what people of an agency that is suspended still see.
 */
export const ACCOUNT_NEEDS = [
  'signIn',
  'registration',
  'reportRelease',
  'accountPayment',
  'ownAccount',
] as const;
export type AccountNeed = (typeof ACCOUNT_NEEDS)[number];

interface Standing {
  readonly blocks: readonly AccountNeed[];
  /** What it stops, in words for the lab. */
  readonly effect: string;
  /** What the lab can do about it; null when there is nothing to do. */
  readonly remedy: string | null;
}

const STANDINGS: Record<LabAccountState, Standing> = {
  ACTIVE: { blocks: [], effect: 'Everything works', remedy: null },
  REPORT_BLOCK: {
    blocks: ['reportRelease'],
    effect: 'Reports wait. Critical values are still called',
    remedy: 'Pay what is due and tell the payment; the platform desk then lets reports go',
  },
  SUSPENDED: {
    blocks: ['reportRelease', 'signIn', 'registration'],
    effect: 'Nobody can work in the lab',
    remedy: 'Pay what is due and tell the payment; the platform desk then opens the lab',
  },
  REGISTRATION_DISABLED: {
    blocks: ['registration'],
    effect: 'No new patients and bills. Open work goes on',
    remedy: 'Ask the platform desk what is missing',
  },
  TERMINATED: {
    blocks: ['reportRelease', 'signIn', 'registration'],
    effect: 'Final. Nobody can work in the lab',
    remedy: 'Pay what is left and tell the payment; for the records ask the platform desk',
  },
};

/** True when the standing forbids it (workflows page). Calls of critical values are never forbidden to who may sign in. */
export function accountBlocks(state: LabAccountState, need: AccountNeed): boolean {
  return STANDINGS[state].blocks.includes(need);
}

/** What a standing stops, in one line. */
export function accountEffect(state: LabAccountState): string {
  return STANDINGS[state].effect;
}

/** What a lab can do about its standing, in one line; null when nothing is stopped. */
export function accountRemedy(state: LabAccountState): string | null {
  return STANDINGS[state].remedy;
}
