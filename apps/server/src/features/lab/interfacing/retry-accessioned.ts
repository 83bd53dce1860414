import { machineData } from '@nidan/domain/status-sets/lab/machine-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';

/** Values that machines sent of tests before these were accessioned are tried again after the commit. */
export async function retryAccessioned(ctx: Ctx, billTestIds: readonly string[]): Promise<void> {
  if (billTestIds.length === 0) return;
  const { rows } = await sql<{ billTestId: string }>`
    select distinct bill_test_id as "billTestId" from machine_data
    where l_id = ${ctx.lId} and bill_test_id = any(${billTestIds}::uuid[]) and state = ${machineData.codes.quarantined}
      and reason = 'not-accessioned'`.execute(ctx.db);
  if (rows.length === 0) return;
  enqueueJob(ctx, {
    task: 'post-held-data',
    payload: { billTestIds: rows.map(({ billTestId }) => billTestId) },
  });
}
