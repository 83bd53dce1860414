import { groupDigits } from '@nidan/domain/money/rupees';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { accountBlocks, labAccount } from '@nidan/domain/status-sets/money/lab-account';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Steps by which a report leaves the lab. */
const LEAVING: ReadonlySet<string> = new Set(['markPrinted', 'markDispatched']);

/** True for a step that a block forbids. */
export function isLeaving(action: string): boolean {
  return LEAVING.has(action);
}

/** Why the account of the lab lets no report out, in words; null when it does. */
export function accountBlockOf({ lab }: Pick<Ctx, 'lab'>): string | null {
  const standing = labAccount.stateOf(lab.accountStatus);
  return accountBlocks(standing, 'reportRelease') ? `Lab account: ${labAccount.labelOf(standing)}` : null;
}

/** What a due keeps back, in words, where the lab switch `holdReportForDues` is on. Derived, so that a payment ends it by itself. */
export function duesBlockOf({ lab }: Pick<Ctx, 'lab'>, duePaise: number): string | null {
  const held = labSettingOf(lab.switches, 'holdReportForDues') && duePaise > 0;
  return held ? `Due ₹ ${groupDigits(Math.ceil(duePaise / 100))}` : null;
}

/** That the agency of a bill, which pays it, is so far behind that its reports wait; null when it is not. Critical values are told all the same. */
export function payerBlockOf(isStopped: boolean): string | null {
  return isStopped ? 'The agency has not paid' : null;
}

/** What forbids printing and sending a report now. */
export function blocksOfDispatch(
  ctx: Pick<Ctx, 'lab'>,
  { duePaise, isPayerStopped }: { readonly duePaise: number; readonly isPayerStopped: boolean },
): string[] {
  return [duesBlockOf(ctx, duePaise), payerBlockOf(isPayerStopped), accountBlockOf(ctx)].filter(
    (block) => block !== null,
  );
}
