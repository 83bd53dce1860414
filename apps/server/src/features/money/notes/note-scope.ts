import { seesAllBills } from '@nidan/domain/access/work-scope';
import { type RawBuilder, sql } from 'kysely';
import { ofBillInScope, patientInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Notes `v` of an agency without a bill: seen by the agency itself, and by staff of the place that made them. */
function ofAgencyInScope({ caller }: Ctx): RawBuilder<unknown> {
  const { locationIds, doctorId, agencyId } = caller.scope;
  if (doctorId !== null) return sql`false`;
  if (agencyId !== null) return sql`v.agency_id = ${agencyId}`;
  return sql`v.location_id = any(${[...(locationIds ?? [])]})`;
}

/** Condition on an `accounting_note v`: seen with the bill that it corrects, else with its patient or agency. */
export function noteInScope(ctx: Ctx): RawBuilder<unknown> {
  if (seesAllBills(ctx.caller.scope)) return sql`true`;
  return sql`case when v.bill_id is not null then ${ofBillInScope(ctx, sql.ref('v.bill_id'))}
    when v.patient_id is not null then ${patientInScope(ctx, sql.ref('v.patient_id'))}
    else ${ofAgencyInScope(ctx)} end`;
}
