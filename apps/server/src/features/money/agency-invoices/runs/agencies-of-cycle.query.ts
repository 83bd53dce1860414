import type { BillingCycle } from '@nidan/domain/enumerations/agencies';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';

export interface AgencyOfCycle {
  readonly agencyId: string;
  readonly printMode: string;
}

/** Agencies of a cycle that something was ever charged to. */
function ofCycle({ lId }: Ctx, cycle: BillingCycle): RawBuilder<unknown> {
  return sql`from agency g join agency_account a on a.l_id = g.l_id and a.agency_id = g.agency_id
    where g.l_id = ${lId} and g.billing_cycle = ${cycle}`;
}

/** How many agencies a run of a cycle looks at. */
export async function countAgencies(ctx: Ctx, cycle: BillingCycle): Promise<number> {
  const { rows } = await sql<{ agencies: number }>`
    select count(*)::int as agencies ${ofCycle(ctx, cycle)}`.execute(ctx.db);
  return rows[0]?.agencies ?? 0;
}

/** The agency of a cycle behind another one in the order of their ids; null: that was the last. */
export async function readNextAgency(
  ctx: Ctx,
  cycle: BillingCycle,
  after: string | null,
): Promise<AgencyOfCycle | null> {
  const { rows } = await sql<AgencyOfCycle>`
    select g.agency_id as "agencyId", g.print_mode as "printMode" ${ofCycle(ctx, cycle)}
      and ${after === null ? sql`true` : sql`g.agency_id > ${after}`}
    order by g.agency_id limit 1`.execute(ctx.db);
  return rows[0] ?? null;
}
