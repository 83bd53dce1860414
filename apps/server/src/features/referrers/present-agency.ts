import type { AgencyView } from '@nidan/contract/referrers/agency-endpoints';
import { maskPhone } from '@nidan/domain/people/demo-mask';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { Ctx } from '../../kernel/http/context.ts';
import type { AgencyRow } from './agency-rows.ts';

export function presentAgency(ctx: Ctx, row: AgencyRow): AgencyView {
  return {
    agencyId: row.agency_id,
    name: row.name,
    phone: ctx.caller.isDemoUser ? maskPhone(row.phone) : row.phone,
    status: row.status,
    statusLabel: masterData.labelOf(masterData.stateOf(row.status)),
    version: row.version,
  };
}
