import {
  type AgencyAccount,
  availableOf,
  chargeFaultOf,
  isWarned,
  spentPercentOf,
  type ChargeFault,
} from '@nidan/domain/agencies/account-standing';
import type { RefusalCode } from '@nidan/contract/kernel/refusals';
import { formatRupees } from '@nidan/domain/money/rupees';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type LockedAccount, lockAgencyAccount, writeAccountStanding } from './agency-account-rows.ts';

interface AccountChange {
  readonly agencyId: string;
  /** What it owes more from now on, in paise; below nothing: what it paid or is given back. */
  readonly amountPaise: number;
  /** It changes what the agency had, and not what it spent: a receipt, its reversal, a credit note. */
  readonly isMoney?: boolean;
  /** Something new is ordered. */
  readonly isOrder: boolean;
}

const REFUSALS: Readonly<Record<ChargeFault, RefusalCode>> = {
  'beyond-limit': 'agency-beyond-limit',
  stopped: 'agency-stopped',
};

/** What the desk of the agency itself is told, which can do other things about it. */
const OWN_REFUSALS: Readonly<Record<ChargeFault, RefusalCode>> = {
  'beyond-limit': 'own-account-beyond-limit',
  stopped: 'own-account-stopped',
};

function refuseCharge(
  { caller }: Ctx,
  { fault, account }: { readonly fault: ChargeFault; readonly account: LockedAccount },
  sums: Readonly<Record<string, number>>,
): never {
  const details = { agency: account.agency };
  const refusals = caller.scope.agencyId === account.agencyId ? OWN_REFUSALS : REFUSALS;
  const amounts = Object.fromEntries(
    Object.entries(sums).map(([name, paise]) => [name, formatRupees(paise)]),
  );
  throw refuse(refusals[fault], { details: { ...details, ...amounts } });
}

/** Tells an agency by mail, and by a notice to its people, that little is left on its account. */
async function tellWarned(ctx: Ctx, agencyId: string, sums: AgencyAccount): Promise<void> {
  const facts = {
    percent: String(spentPercentOf(sums)),
    left: formatRupees(Math.max(0, availableOf(sums))),
  };
  // Once per crossing: seconds tell one from the next.
  const version = Math.floor(ctx.now.getTime() / 1_000);
  const told = { entityId: agencyId, version, agencyId, template: 'agencyLimit', facts } as const;
  const { tellAgency } = ctx.services.effects;
  await tellAgency(ctx, { ...told, kind: 'agencyLimit', channel: 'email' });
  await tellAgency(ctx, { ...told, kind: 'agencyLimitNotice', channel: 'platform' });
}

/**
 * Notes how a locked account stands after a change, where that is another standing than before; whoever comes to be warned is told once, until
 * money lifts it.
 */
export async function noteStanding(
  ctx: Ctx,
  account: LockedAccount,
  { sums, isHeld }: { readonly sums: AgencyAccount; readonly isHeld: boolean },
): Promise<void> {
  const { agencyId } = account;
  const available = availableOf(sums);
  const belowSince = available < 0 ? (account.belowSince ?? ctx.now) : null;
  const warnedAt = isWarned(sums) ? (account.warnedAt ?? ctx.now) : null;
  const isSame =
    isHeld === account.isHeld &&
    belowSince?.getTime() === account.belowSince?.getTime() &&
    warnedAt?.getTime() === account.warnedAt?.getTime();
  if (isSame) return;
  await writeAccountStanding(ctx, { agencyId, isHeld, belowSince, warnedAt });
  if (warnedAt === null || account.warnedAt !== null) return;
  await tellWarned(ctx, agencyId, sums);
}

/**
 * Locks the account of an agency for what is posted to it next, so that charges of all counters queue and none passes the limit; refuses
 * one that would. Money lifts every step of the ladder at once.
 */
export async function changeAgencyAccount(
  ctx: Ctx,
  { agencyId, amountPaise, isOrder, isMoney = false }: AccountChange,
): Promise<void> {
  if (amountPaise === 0) return;
  const account = await lockAgencyAccount(ctx, agencyId);
  const { accountMode } = account;
  const available = availableOf(account);
  const fault = chargeFaultOf(account, { amount: amountPaise, accountMode, isOrder });
  if (fault !== null) refuseCharge(ctx, { fault, account }, { amount: amountPaise, available });
  const isHeld = amountPaise > 0 ? accountMode === 'prepaid' : account.isHeld;
  const after = isMoney
    ? { ...account, deposits: account.deposits - amountPaise }
    : { ...account, charges: account.charges + amountPaise };
  await noteStanding(ctx, account, { sums: after, isHeld });
}
