import { approveRefund, requestRefund } from '@nidan/contract/money/refunds/refund-endpoints';
import {
  activateRanges,
  saveRangeDraft,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import type { DutyName } from '@nidan/contract/base/roles/role-endpoints';
import { changeUserStatus, createUser } from '@nidan/contract/base/users/user-endpoints';
import type { ModuleBits } from '@nidan/domain/access/rights';
import type { LabSettingName } from '@nidan/domain/settings/lab-settings';

interface SeparatedDuty {
  /** The switch that lets one person take both steps; null where none does. */
  readonly allowedBy: LabSettingName | null;
  readonly first: ModuleBits;
  readonly second: ModuleBits;
}

/** The right that a call asks for; a step that every person may take separates nobody. */
function rightOf({ access, path }: Pick<Endpoint, 'access' | 'path'>): ModuleBits {
  if (typeof access === 'string') throw new Error(`${path} asks for no right`);
  return access;
}

/** What two people do one after the other, by the rights that the endpoints of the two steps ask for. */
export const SEPARATED_DUTIES = {
  result: { allowedBy: 'allowSelfCheck', first: rightOf(saveResults), second: rightOf(checkResults) },
  ranges: {
    allowedBy: 'allowSelfRangeActivation',
    first: rightOf(saveRangeDraft),
    second: rightOf(activateRanges),
  },
  refund: { allowedBy: null, first: rightOf(requestRefund), second: rightOf(approveRefund) },
  account: {
    allowedBy: 'allowSelfActivation',
    first: rightOf(createUser),
    second: rightOf(changeUserStatus),
  },
} as const satisfies Readonly<Record<DutyName, SeparatedDuty>>;
