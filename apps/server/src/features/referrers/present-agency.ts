import type { AgencyView } from '@nidan/contract/referrers/agency-endpoints';
import { maskPhone } from '@nidan/domain/people/demo-mask';
import type { Ctx } from '../../kernel/http/context.ts';
import { presentStanding } from '../organisation/move-master.ts';
import type { AgencyRow } from './agency-rows.ts';

export function presentAgency(ctx: Ctx, row: AgencyRow): AgencyView {
  return {
    agencyId: row.agency_id,
    name: row.name,
    phone: ctx.caller.isDemoUser ? maskPhone(row.phone) : row.phone,
    ...presentStanding(ctx, row),
  };
}
