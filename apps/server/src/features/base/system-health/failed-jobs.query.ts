import * as systemHealthEndpoints from '@nidan/contract/base/system-health/system-health-endpoints';
import type { FailedJobView } from '@nidan/contract/base/system-health/system-health-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { seesAllBills } from '@nidan/domain/access/work-scope';
import { SHOWN_FROM_ATTEMPT } from '@nidan/domain/scheduling/job-names';
import { type RawBuilder, sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { serve } from '../../../kernel/http/serve.ts';

export interface FailedJobRow {
  /** The number of the job in the queue, written as an id. */
  readonly job_id: string;
  readonly task: string;
  readonly is_of_lab: boolean;
  readonly attempts: number;
  readonly given_up: boolean;
  readonly last_error: string;
  readonly tried_at: Date;
  readonly next_at: Date;
  readonly version: number;
  readonly bill_id: string | null;
  readonly lab_no: string | null;
}

/** Whether the caller may start jobs again. */
function mayRetry(ctx: Ctx, { is_of_lab: isOfLab }: FailedJobRow): boolean {
  return isOfLab && hasRight(ctx.caller, 'labs', PERMISSION.update);
}

/** What a failure says may name a patient or a bill, of another lab where the job is for all of them. */
function seesProblem({ caller }: Ctx, { is_of_lab: isOfLab }: FailedJobRow): boolean {
  return isOfLab && !caller.isDemoUser && seesAllBills(caller.scope);
}

function present(ctx: Ctx, row: FailedJobRow): FailedJobView {
  const { bill_id: billId, lab_no: labNo } = row;
  return {
    jobId: row.job_id,
    task: row.task,
    state: row.given_up ? 'givenUp' : 'failing',
    isOfLab: row.is_of_lab,
    bill: billId === null || labNo === null ? null : { billId, labNo },
    attempts: row.attempts,
    problem: seesProblem(ctx, row) ? row.last_error : null,
    triedAt: row.tried_at.toISOString(),
    nextAt: row.given_up ? null : row.next_at.toISOString(),
    version: row.version,
    can: mayRetry(ctx, row) ? ['retry'] : [],
  };
}

interface Wanted {
  readonly fromAttempt: number;
  readonly condition: RawBuilder<unknown>;
  readonly limit: number;
}

function failedJobs(ctx: Ctx, { fromAttempt, condition, limit }: Wanted): RawBuilder<FailedJobRow> {
  return sql<FailedJobRow>`
    select j.*, b.bill_id, b.lab_no
    from failed_jobs(${fromAttempt}::int) j
    left join report_revision r on r.l_id = ${ctx.lId} and r.report_id = j.about_report_id
    left join bill b on b.l_id = ${ctx.lId} and b.bill_id = coalesce(j.about_bill_id, r.bill_id) and ${billInScope(ctx.caller)}
    where ${condition}
    order by j.tried_at desc, j.job_id desc limit ${limit}`;
}

/** Jobs of the lab, and of no lab alone, that people should look at; `failed_jobs` is the one view that the server has of its queue. */
export const listFailedJobsOf = serve(
  systemHealthEndpoints.listFailedJobs,
  async (ctx, { cursor, limit = 50 }) => {
    const after = decodeCursor(cursor);
    const condition =
      after === null
        ? sql`true`
        : sql`(j.tried_at, j.job_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
    const { rows } = await failedJobs(ctx, {
      fromAttempt: SHOWN_FROM_ATTEMPT,
      condition,
      limit: limit + 1,
    }).execute(ctx.db);
    return toPage({
      rows,
      limit,
      key: (row) => [row.tried_at.toISOString(), row.job_id],
      present: (row) => present(ctx, row),
    });
  },
);

/** A job that has failed, also one that was started again since; null when it is done, or there is none of this id. */
export async function failedJobOf(ctx: Ctx, jobId: string): Promise<FailedJobRow | null> {
  const { rows } = await failedJobs(ctx, {
    fromAttempt: 0,
    condition: sql`j.job_id = ${jobId}::uuid`,
    limit: 1,
  }).execute(ctx.db);
  return rows[0] ?? null;
}
