import * as rateEndpoints from '@nidan/contract/catalogue/rates/rate-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { findAgencyName } from '../../people/referrers/agencies.query.ts';
import { pageOfGrid } from './rate-grid.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** The list of an agency's own rates; null before it has any. Refused for an agency that the caller sees none of. */
export async function ownRatesOf(
  ctx: Ctx,
  agencyId: string,
): Promise<{ readonly rateListId: string; readonly version: number } | null> {
  const { agencyId: own } = ctx.caller.scope;
  const isSeen = own === null || own === agencyId;
  if (!isSeen || (await findAgencyName(ctx, agencyId)) === null) throw refuse('not-found');
  const row = await ctx.db
    .selectFrom('rate_list')
    .select(['rate_list_id as rateListId', 'version'])
    .where('l_id', '=', ctx.lId)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst();
  return row ?? null;
}

function isPriced({ cells: [cell] }: { readonly cells: readonly unknown[] }): boolean {
  return cell != null;
}

/** The tests for which an agency has own rates on a day. */
export const readMappedAgencyOf = serve(
  rateEndpoints.readMappedAgency,
  async (ctx, { agencyId, on = calendarDateIn(ctx.lab.timeZone, ctx.now), ...page }) => {
    const list = await ownRatesOf(ctx, agencyId);
    const listIds = list === null ? [] : [list.rateListId];
    const { lower: _, ...grid } = await pageOfGrid(ctx, { ...page, listIds, on, keep: isPriced });
    return { ...grid, rateListId: list?.rateListId ?? null, version: list?.version ?? 0 };
  },
);
