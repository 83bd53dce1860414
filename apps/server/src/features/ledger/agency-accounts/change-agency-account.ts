import {
  type AgencyAccount,
  availableOf,
  chargeFaultOf,
  type ChargeFault,
} from '@nidan/domain/agencies/account-standing';
import type { RefusalCode } from '@nidan/contract/kernel/refusals';
import { formatRupees } from '@nidan/domain/money/rupees';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type LockedAccount, lockAgencyAccount, writeAccountStanding } from './agency-account-rows.ts';
import { readAgencySums } from './agency-sums.query.ts';

interface AccountChange {
  readonly agencyId: string;
  /** What it owes more from now on, in paise; below nothing: what it paid or is given back. */
  readonly amountPaise: number;
  /** Something new is ordered. */
  readonly isOrder: boolean;
}

const REFUSALS: Readonly<Record<ChargeFault, RefusalCode>> = {
  'beyond-limit': 'agency-beyond-limit',
  stopped: 'agency-stopped',
};

function refuseCharge(
  fault: ChargeFault,
  account: LockedAccount,
  sums: Readonly<Record<string, number>>,
): never {
  const details = { agency: account.agency };
  const amounts = Object.fromEntries(
    Object.entries(sums).map(([name, paise]) => [name, formatRupees(paise)]),
  );
  throw refuse(REFUSALS[fault], { details: { ...details, ...amounts } });
}

/** Notes how a locked account stands with this available, where that is another standing than before. */
export async function noteStanding(
  ctx: Ctx,
  account: LockedAccount,
  { available, isHeld }: { readonly available: number; readonly isHeld: boolean },
): Promise<void> {
  const belowSince = available < 0 ? (account.belowSince ?? ctx.now) : null;
  if (isHeld === account.isHeld && belowSince?.getTime() === account.belowSince?.getTime()) return;
  await writeAccountStanding(ctx, { agencyId: account.agencyId, isHeld, belowSince });
}

/** A locked account with what the journal says of it. */
export async function lockAccountWithSums(
  ctx: Ctx,
  agencyId: string,
): Promise<LockedAccount & { readonly sums: AgencyAccount }> {
  const account = await lockAgencyAccount(ctx, agencyId);
  return { ...account, sums: { ...(await readAgencySums(ctx.db, ctx.lId, agencyId)), limit: account.limit } };
}

/**
 * Locks the account of an agency for what is posted to it next, so that charges of all counters queue and none passes the limit; refuses
 * one that would. Money lifts every step of the ladder at once.
 */
export async function changeAgencyAccount(
  ctx: Ctx,
  { agencyId, amountPaise, isOrder }: AccountChange,
): Promise<void> {
  if (amountPaise === 0) return;
  const { sums, ...account } = await lockAccountWithSums(ctx, agencyId);
  const { accountMode } = account;
  const available = availableOf(sums);
  const fault = chargeFaultOf(sums, { amount: amountPaise, accountMode, isOrder });
  if (fault !== null) refuseCharge(fault, account, { amount: amountPaise, available });
  const isHeld = amountPaise > 0 ? accountMode === 'prepaid' : account.isHeld;
  await noteStanding(ctx, account, { available: available - amountPaise, isHeld });
}
