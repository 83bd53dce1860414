import { availableOf } from '@nidan/domain/agencies/account-standing';
import { formatRupees } from '@nidan/domain/money/rupees';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockAgencyAccount, writeAccountTerms } from './agency-account-rows.ts';
import { noteStanding } from './change-agency-account.ts';

interface NewLimit {
  readonly agencyId: string;
  readonly version: number;
  readonly limitPaise: number;
  /** Left out: as they are. */
  readonly creditDays?: number | undefined;
  readonly reason: string;
}

/** Sets how far an agency may go below what it paid, and how long it has to pay an invoice; refused where a prepaid one is below the new limit already. */
export async function setAgencyLimit(
  ctx: Ctx,
  { agencyId, version, limitPaise, creditDays: days, reason }: NewLimit,
): Promise<void> {
  const account = await lockAgencyAccount(ctx, agencyId);
  await expectVersion(ctx, { entityId: agencyId, expected: version, found: account.version });
  const after = { ...account, limit: limitPaise };
  const available = availableOf(after);
  if (available < 0 && account.accountMode === 'prepaid') {
    const used = formatRupees(limitPaise - available);
    throw refuse('agency-limit-used', { details: { agency: account.agency, used } });
  }
  const creditDays = days ?? account.creditDays;
  await writeAccountTerms(ctx, agencyId, { limitPaise, creditDays });
  await noteStanding(ctx, account, { sums: after, isHeld: account.accountMode === 'prepaid' });
  recordEvent(ctx, {
    entityKind: 'AGENCY_ACCOUNT',
    entityId: agencyId,
    action: 'setLimit',
    before: { limitPaise: account.limit, creditDays: account.creditDays },
    after: { limitPaise, creditDays },
    reason,
  });
}
