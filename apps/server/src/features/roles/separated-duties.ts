import { activateRanges, saveRangeDraft } from '@nidan/contract/catalog/parameter-edit-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { checkResults } from '@nidan/contract/results/check-endpoints';
import { saveResults } from '@nidan/contract/results/entry-endpoints';
import type { DutyName } from '@nidan/contract/roles/role-endpoints';
import { changeUserStatus, createUser } from '@nidan/contract/users/user-endpoints';
import type { ModuleBits } from '@nidan/domain/access/rights';

interface SeparatedDuty {
  readonly first: ModuleBits;
  readonly second: ModuleBits;
}

/** The right that a call asks for; a step that every person may take separates nobody. */
function rightOf({ access, path }: Pick<Endpoint, 'access' | 'path'>): ModuleBits {
  if (typeof access === 'string') throw new Error(`${path} asks for no right`);
  return access;
}

/** What two people do one after the other unless the switch of that name is on, by the rights that their endpoints ask for. */
export const SEPARATED_DUTIES: Readonly<Record<DutyName, SeparatedDuty>> = {
  allowSelfCheck: { first: rightOf(saveResults), second: rightOf(checkResults) },
  allowSelfRangeActivation: { first: rightOf(saveRangeDraft), second: rightOf(activateRanges) },
  allowSelfActivation: { first: rightOf(createUser), second: rightOf(changeUserStatus) },
};
