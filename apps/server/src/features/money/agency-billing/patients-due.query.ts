import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What the patients of an agency still owe on its bills, which is no debt of the agency. */
export interface PatientsDue {
  /** In paise. */
  readonly due: number;
  /** Bills with something due. */
  readonly bills: number;
}

/** What patients owe on the bills of an agency that the caller sees. */
export async function readPatientsDue(ctx: Ctx, agencyId: string): Promise<PatientsDue> {
  const { rows } = await sql<PatientsDue>`
    select coalesce(sum(f.due), 0)::bigint as due, count(*) filter (where f.due > 0)::int as bills
    from (
      select sum(case when j.debit_account = 'receivable' then j.amount_paise else -j.amount_paise end)::bigint as due
      from bill b join journal_posting j on j.l_id = b.l_id and j.bill_id = b.bill_id
      where b.l_id = ${ctx.lId} and b.agency_id = ${agencyId} and ${billInScope(ctx.caller)}
        and (j.debit_account = 'receivable' or j.credit_account = 'receivable')
      group by b.bill_id) f`.execute(ctx.db);
  return rows[0] ?? { due: 0, bills: 0 };
}
