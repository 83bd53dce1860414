import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { setAgencyLimit as limitEndpoint } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { AgencyAccountView } from '@nidan/contract/money/agency-billing/agency-account-view';
import type { Ctx } from '../../../kernel/http/context.ts';
import { setAgencyLimit } from '../../ledger/agency-accounts/set-agency-limit.ts';
import { readAccount } from './account.query.ts';
import { requireAccount } from './require-account.ts';

/** Sets how far an agency may go below what it paid; answers how it stands then. */
export async function changeLimit(ctx: Ctx, body: BodyOf<typeof limitEndpoint>): Promise<AgencyAccountView> {
  await requireAccount(ctx, body.agencyId);
  await setAgencyLimit(ctx, { ...body, reason: body.reason.trim() });
  return readAccount(ctx, body.agencyId);
}
