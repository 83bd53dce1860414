import { seesAllBills } from '@nidan/domain/access/work-scope';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** Refuses where the lab pays nothing for referrals, as every new lab does until it says otherwise. */
export function requirePayouts({ lab }: Ctx): void {
  if (!labSettingOf(lab.switches, 'referralPayouts')) throw refuse('payouts-forbidden');
}

/** Refuses whoever would decide about their own payout. */
export function requireNotOwn({ caller }: Ctx, payee: { readonly userId: string | null }): void {
  if (payee.userId === caller.userId) throw refuse('payout-own');
}

/** Refuses whoever sees a part of the bills: a payout is made of all of somebody's. */
export function requireAllBills({ caller }: Ctx): void {
  if (!seesAllBills(caller.scope)) throw refuse('not-found');
}
