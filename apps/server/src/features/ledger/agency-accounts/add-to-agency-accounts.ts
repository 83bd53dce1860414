import { agencySumsOf } from '@nidan/domain/agencies/account-sums';
import type { Posting } from '@nidan/domain/money/journal';
import type { Ctx } from '../../../kernel/http/context.ts';
import { addToAccount } from './agency-account-rows.ts';

/** Adds postings in the name of agencies to the sums of their accounts, which are locked. */
export async function addToAgencyAccounts(
  ctx: Ctx,
  vouchers: readonly { readonly agencyId?: string; readonly postings: readonly Posting[] }[],
): Promise<void> {
  for (const { agencyId, postings } of vouchers) {
    if (agencyId === undefined || postings.length === 0) continue;
    await addToAccount(ctx, agencyId, agencySumsOf(postings));
  }
}
