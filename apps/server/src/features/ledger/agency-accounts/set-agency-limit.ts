import { availableOf } from '@nidan/domain/agencies/account-standing';
import { formatRupees } from '@nidan/domain/money/rupees';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { writeAccountLimit } from './agency-account-rows.ts';
import { lockAccountWithSums, noteStanding } from './change-agency-account.ts';

interface NewLimit {
  readonly agencyId: string;
  readonly version: number;
  readonly limitPaise: number;
  readonly reason: string;
}

/** Sets how far an agency may go below what it paid; refused where a prepaid one is below the new limit already. */
export async function setAgencyLimit(
  ctx: Ctx,
  { agencyId, version, limitPaise, reason }: NewLimit,
): Promise<void> {
  const { sums, ...account } = await lockAccountWithSums(ctx, agencyId);
  await expectVersion(ctx, { entityId: agencyId, expected: version, found: account.version });
  const available = availableOf({ ...sums, limit: limitPaise });
  if (available < 0 && account.accountMode === 'prepaid') {
    const used = formatRupees(limitPaise - available);
    throw refuse('agency-limit-used', { details: { agency: account.agency, used } });
  }
  await writeAccountLimit(ctx, agencyId, limitPaise);
  await noteStanding(ctx, account, { available, isHeld: account.accountMode === 'prepaid' });
  recordEvent(ctx, {
    entityKind: 'AGENCY_ACCOUNT',
    entityId: agencyId,
    action: 'setLimit',
    before: { limitPaise: account.limit },
    after: { limitPaise },
    reason,
  });
}
