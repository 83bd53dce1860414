import * as reportEndpoints from '@nidan/contract/lab/reports/report-endpoints';
import type { RevisionView } from '@nidan/contract/lab/reports/report-view';
import type { ReportRevisionStatus, SnapshotAmendment } from '@nidan/domain/reports/report-snapshot';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { sql } from 'kysely';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { verifyUrl } from './verify/verify-token.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface RevisionRow {
  readonly report_id: string;
  readonly report_no: string;
  readonly revision: number;
  readonly status: ReportRevisionStatus;
  readonly released_at: Date;
  readonly released_by: string;
  readonly reason: string | null;
  readonly amendment: SnapshotAmendment | null;
  readonly snapshot_hash: Buffer;
  readonly pdf_hash: Buffer | null;
  readonly pages: number | null;
  readonly verify_token: string;
  readonly dispatch_status: number;
  readonly views: readonly { who: string; at: string }[];
  readonly moves: readonly { who: string; action: keyof typeof readings; at: string }[];
}

/** Steps of the desk by which somebody has the report in hand. */
const readings = {
  markPrinted: 'printed',
  markDispatched: 'dispatched',
  reprint: 'asked for a re-print',
} as const;

/** Every revision of a bill's report, latest first; refused for a bill that the lab has not. */
export const readReportHistory = serve(reportEndpoints.reportHistory, async (ctx, { billId, ...paging }) => {
  const bills = await sql`
    select from bill b where b.l_id = ${ctx.lId} and b.bill_id = ${billId} and ${billInScope(ctx.caller)}`.execute(
    ctx.db,
  );
  if (bills.rows.length === 0) throw refuse('not-found');
  const { rows } = await sql<RevisionRow>`
    select r.report_id, r.report_no, r.revision, r.status, r.released_at, releaser.name as released_by, r.reason,
      nullif(r.snapshot -> 'amendment', 'null') as amendment, r.snapshot_hash, f.pdf_hash, f.pages, r.verify_token,
      d.status as dispatch_status,
      coalesce((
        select jsonb_agg(jsonb_build_object('who', u.name, 'at', v.seen_at))
        from report_view v join login_user u on u.user_id = v.seen_by
        where v.l_id = r.l_id and v.report_id = r.report_id), '[]') as views,
      coalesce((
        select jsonb_agg(jsonb_build_object('who', u.name, 'at', e.at, 'action', e.action))
        from event e join login_user u on u.user_id = e.user_id
        where e.l_id = r.l_id and e.entity_kind = 'REPORT' and e.entity_id = r.report_id
          and e.action = any(${Object.keys(readings)})), '[]') as moves
    from report_revision r
    join login_user releaser on releaser.user_id = r.released_by
    join report_dispatch d on d.l_id = r.l_id and d.report_id = r.report_id
    left join report_pdf f on f.l_id = r.l_id and f.report_id = r.report_id
    where r.l_id = ${ctx.lId} and r.bill_id = ${billId}
    order by r.revision desc`.execute(ctx.db);
  const { rows: revisions, next } = pageInMemory(rows, paging, {
    id: (row) => row.report_id,
    present: (row) => presentRevision(ctx, row),
  });
  return { revisions, next };
});

function presentRevision(ctx: Ctx, row: RevisionRow): RevisionView {
  return {
    reportId: row.report_id,
    reportNo: row.report_no,
    revision: row.revision,
    status: row.status,
    releasedAt: row.released_at.toISOString(),
    releasedBy: row.released_by,
    reason: row.reason,
    changes: ctx.caller.isDemoUser ? [] : changesOf(row.amendment),
    snapshotHash: row.snapshot_hash.toString('hex'),
    pdfHash: row.pdf_hash?.toString('hex') ?? null,
    pages: row.pages,
    verifyUrl: verifyUrl(ctx.services.config, row.verify_token),
    dispatchStatus: row.dispatch_status,
    dispatchLabel: reportDispatch.labelOf(reportDispatch.stateOf(row.dispatch_status)),
    seenBy: readersOf(row),
  };
}

function changesOf(amendment: SnapshotAmendment | null): RevisionView['changes'] {
  return (amendment?.changes ?? []).map(({ investigation, was, isNow, effect }) => ({
    investigation,
    was: `${was.text}${was.trailing}`,
    isNow: `${isNow.text}${isNow.trailing}`,
    effect,
  }));
}

function readersOf({ views, moves }: RevisionRow): RevisionView['seenBy'] {
  const opened = views.map(({ who, at }) => ({
    who,
    how: 'opened' as const,
    at: new Date(at).toISOString(),
  }));
  const moved = moves.map(({ who, action, at }) => ({
    who,
    how: readings[action],
    at: new Date(at).toISOString(),
  }));
  return [...opened, ...moved].toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
