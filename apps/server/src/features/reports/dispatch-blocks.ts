import { groupDigits } from '@nidan/domain/money/rupees';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { accountBlocks, labAccount } from '@nidan/domain/status-sets/lab-account';
import type { Ctx } from '../../kernel/http/context.ts';

/** Steps by which a report leaves the lab. */
const LEAVING: ReadonlySet<string> = new Set(['markPrinted', 'markDispatched']);

/** True for a step that a block forbids. */
export function isLeaving(action: string): boolean {
  return LEAVING.has(action);
}

/**
 * What forbids printing and sending a report now: a due of its bill, where the lab switch `holdReportForDues` is on, and
 * the standing of the lab's account. Derived, so that a payment ends it by itself.
 */
export function blocksOfDispatch(
  { lab }: Pick<Ctx, 'lab'>,
  { duePaise }: { readonly duePaise: number },
): string[] {
  const standing = labAccount.stateOf(lab.accountStatus);
  const account = accountBlocks(standing, 'reportRelease')
    ? [`Lab account: ${labAccount.labelOf(standing)}`]
    : [];
  const held = labSettingOf(lab.switches, 'holdReportForDues') && duePaise > 0;
  return held ? [`Due ₹ ${groupDigits(Math.ceil(duePaise / 100))}`, ...account] : account;
}
