import type { QcVerdict } from '@nidan/domain/quality/quality-state';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What the rules said of the points of runs, by run. */
export async function verdictsOfRuns(
  { db, lId }: Ctx,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly verdict: QcVerdict | null }[]>> {
  const { rows } = await sql<{ runId: string; verdict: QcVerdict | null }>`
    select run_id as "runId", verdict from qc_point
    where l_id = ${lId} and run_id = any(${[...runIds]})`.execute(db);
  return Map.groupBy(rows, ({ runId }) => runId);
}
