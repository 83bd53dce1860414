import type { ReportSnapshot } from '@nidan/domain/reports/report-snapshot';
import type { ReportDispatchState } from '@nidan/domain/status-sets/lab/report-dispatch';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface NewRevision {
  readonly reportId: string;
  readonly billId: string;
  readonly reason: string | null;
  /** The snapshot as canonical JSON, and its SHA-256. */
  readonly json: string;
  readonly hash: Buffer;
  readonly templateVersion: number;
  readonly verifyToken: string;
  readonly snapshot: Pick<ReportSnapshot, 'revision' | 'reportNo' | 'status'>;
  readonly dispatch: { readonly state: ReportDispatchState; readonly holdReason: string | null };
}

/** Writes a revision and puts it in the queue of the dispatch desk, in one statement. */
export async function insertRevision(ctx: Ctx, revision: NewRevision): Promise<void> {
  const { reportId, billId, snapshot, dispatch } = revision;
  const statement = sql`
    with released as (
      insert into report_revision (l_id, report_id, bill_id, revision, report_no, status, reason, snapshot,
        snapshot_hash, template_version, verify_token, released_at, released_by)
      values (${ctx.lId}, ${reportId}, ${billId}, ${snapshot.revision}, ${snapshot.reportNo}, ${snapshot.status},
        ${revision.reason}, ${revision.json}::jsonb, ${revision.hash}, ${revision.templateVersion},
        ${revision.verifyToken}, ${ctx.now}, ${ctx.caller.userId})
    )
    insert into report_dispatch (l_id, report_id, bill_id, status, hold_reason, released_at)
    values (${ctx.lId}, ${reportId}, ${billId}, ${reportDispatch.codeOf(dispatch.state)}, ${dispatch.holdReason},
      ${ctx.now})`;
  await sendLater(ctx.db, statement);
}

/** The desk handles the next revision from now on. */
export async function markReplaced(ctx: Ctx, reportId: string): Promise<void> {
  await ctx.db
    .updateTable('report_dispatch')
    .set({ replaced: true })
    .where('l_id', '=', ctx.lId)
    .where('report_id', '=', reportId)
    .execute();
}

export interface RenderedPdf {
  readonly reportId: string;
  readonly pdf: Buffer;
  readonly hash: Buffer;
  readonly pages: number;
}

/** Keeps the file of a revision unless there is one; answers the hash of the one that is kept. */
export async function keepPdf(
  db: Db,
  lId: number,
  { reportId, pdf, hash, pages }: RenderedPdf,
): Promise<Buffer> {
  await sql`
    insert into report_pdf (l_id, report_id, pdf, pdf_hash, pages)
    values (${lId}, ${reportId}, ${pdf}, ${hash}, ${pages}) on conflict (l_id, report_id) do nothing`.execute(
    db,
  );
  const kept = await db
    .selectFrom('report_pdf')
    .select('pdf_hash')
    .where('l_id', '=', lId)
    .where('report_id', '=', reportId)
    .executeTakeFirstOrThrow();
  return kept.pdf_hash;
}

/** Notes that the caller opened the file of a revision. */
export async function insertView(ctx: Ctx, reportId: string): Promise<void> {
  await insertRows(ctx.db, 'report_view', [
    { l_id: ctx.lId, view_id: newId(), report_id: reportId, seen_by: ctx.caller.userId, seen_at: ctx.now },
  ]);
}
