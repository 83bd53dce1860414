import type { RefusalCode } from '@nidan/contract/kernel/refusals';
import { type AccountNeed, accountBlocks, labAccount } from '@nidan/domain/status-sets/lab-account';
import { refuse } from '../http/refuse.ts';

const CODES: Readonly<Record<AccountNeed, RefusalCode>> = {
  signIn: 'lab-blocked',
  registration: 'registration-disabled',
  reportRelease: 'reports-blocked',
};

/** Refuses what the standing of the lab's account forbids (spec §4 "Lab account status"; read anew for each request). */
export function refuseByAccount(
  { accountStatus }: { readonly accountStatus: number },
  need: AccountNeed,
): void {
  const standing = labAccount.stateOf(accountStatus);
  if (!accountBlocks(standing, need)) return;
  throw refuse(CODES[need], { details: { label: labAccount.labelOf(standing) } });
}
