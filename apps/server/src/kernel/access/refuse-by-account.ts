import type { RefusalCode } from '@nidan/contract/kernel/refusals';
import { type AccountNeed, accountBlocks, labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { refuse } from '../http/refuse.ts';

interface LabStanding {
  /** Code of the standing (spec §4 "Lab account status"). */
  readonly accountStatus: number;
}

const CODES: Readonly<Record<AccountNeed, RefusalCode>> = {
  signIn: 'lab-blocked',
  registration: 'registration-disabled',
  reportRelease: 'reports-blocked',
  // Never forbidden.
  accountPayment: 'lab-blocked',
  ownAccount: 'lab-blocked',
};

/** Refuses what the standing of the lab's account forbids (spec §4 "Lab account status"; read anew for each request). */
export function refuseByAccount({ accountStatus }: LabStanding, need: AccountNeed): void {
  const standing = labAccount.stateOf(accountStatus);
  if (!accountBlocks(standing, need)) return;
  throw refuse(CODES[need], { details: { label: labAccount.labelOf(standing) } });
}

/** Refuses to let anybody into a blocked lab, but to settle its account (workflows page "Lab account"). */
export function refuseBlockedLab(lab: LabStanding, need: AccountNeed): void {
  refuseByAccount(lab, need === 'accountPayment' ? need : 'signIn');
}
