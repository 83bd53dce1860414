import type { Ctx } from '../../../kernel/http/context.ts';
import { type LockedAccount, lockAgencyAccount } from './agency-account-rows.ts';

export type { LockedAccount } from './agency-account-rows.ts';

/**
 * Locks the account of an agency for what is decided about its invoices next, after its bills and before any counter: charges, receipts and
 * invoices of one agency queue here. Read what it says in a later statement.
 */
export async function holdAgencyAccount(ctx: Ctx, agencyId: string): Promise<LockedAccount> {
  return lockAgencyAccount(ctx, agencyId);
}
