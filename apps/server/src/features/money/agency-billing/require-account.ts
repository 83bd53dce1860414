import { hasAccount } from '@nidan/domain/referrers/agency-terms';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readAgency } from '../../people/referrers/agencies.query.ts';

/** Refuses an agency that the caller does not see, or that pays no bills by account. */
export async function requireAccount(ctx: Ctx, agencyId: string): Promise<void> {
  const agency = await readAgency(ctx, agencyId);
  if (agency === null) throw refuse('not-found');
  if (!hasAccount(agency.paymentType)) throw refuse('agency-pays-cash', { details: { agency: agency.name } });
}
