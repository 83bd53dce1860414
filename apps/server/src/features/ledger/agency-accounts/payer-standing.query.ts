import { USUAL_LADDER } from '@nidan/domain/agencies/account-standing';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

const DAYS = USUAL_LADDER['report-stopped'];

/** True for the bill `b` of a query whose agency is so long below nothing that its reports wait. */
export const payerStopsReports = sql.raw(`exists (
  select from agency_account k
  where k.l_id = b.l_id and k.agency_id = b.payer_id and k.below_since <= now() - interval '${DAYS} days')`);

/** Whether reports of a bill wait because of its agency. */
export async function payerStopsReportsOf({ db, lId }: Ctx, billId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${payerStopsReports} as is from bill b where b.l_id = ${lId} and b.bill_id = ${billId}`.execute(
    db,
  );
  return rows[0]?.is ?? false;
}
