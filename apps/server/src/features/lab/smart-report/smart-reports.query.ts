import type {
  SmartReports,
  SmartReportView,
  SmartShareView,
} from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import type { Language } from '@nidan/domain/enumerations/bills';
import { maskName } from '@nidan/domain/people/demo-mask';
import type { ReportSnapshot } from '@nidan/domain/reports/report-snapshot';
import type { SmartContent } from '@nidan/domain/smart-report/smart-content';
import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { requireNotHeld } from '../reports/require-not-held.ts';
import { approvedRules } from './smart-rules.query.ts';

interface ShareRow {
  readonly shareId: string;
  readonly madeBy: string;
  readonly madeAt: string;
  readonly endsAt: string;
  readonly takenBackAt: string | null;
  readonly openedCount: number;
  readonly lastOpenedAt: string | null;
  readonly version: number;
}

export interface SmartRow {
  readonly smartId: string;
  readonly reportId: string;
  readonly billId: string;
  readonly labNo: string;
  readonly revision: number;
  readonly latest: number;
  readonly content: SmartContent;
  readonly snapshot: ReportSnapshot;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly shares: readonly ShareRow[];
}

function instant(text: string): string {
  return new Date(text).toISOString();
}

function presentShare({ now }: Ctx, row: ShareRow): SmartShareView {
  const endsAt = new Date(row.endsAt);
  return {
    ...row,
    madeAt: instant(row.madeAt),
    endsAt: endsAt.toISOString(),
    takenBackAt: row.takenBackAt === null ? null : instant(row.takenBackAt),
    lastOpenedAt: row.lastOpenedAt === null ? null : instant(row.lastOpenedAt),
    isOpen: row.takenBackAt === null && endsAt > now,
  };
}

/** Smart reports by their bill or their own id, latest first, those that the caller may see. */
async function readRows(
  ctx: Ctx,
  { billId = null, smartId = null }: { readonly billId?: string | null; readonly smartId?: string | null },
): Promise<readonly SmartRow[]> {
  const { rows } = await sql<SmartRow>`
    select m.smart_id as "smartId", m.report_id as "reportId", r.bill_id as "billId", b.lab_no as "labNo", r.revision, r.snapshot,
      (select max(l.revision) from report_revision l where l.l_id = r.l_id and l.bill_id = r.bill_id) as latest,
      m.content, u.name as "madeBy", m.made_at as "madeAt",
      coalesce((select json_agg(json_build_object('shareId', s.share_id, 'madeBy', w.name, 'madeAt', s.made_at,
          'endsAt', s.ends_at, 'takenBackAt', s.taken_back_at, 'openedCount', s.opened_count,
          'lastOpenedAt', s.last_opened_at, 'version', s.version) order by s.made_at desc)
        from smart_share s join login_user w on w.user_id = s.made_by
        where s.l_id = m.l_id and s.smart_id = m.smart_id), '[]') as shares
    from smart_report m
    join report_revision r on r.l_id = m.l_id and r.report_id = m.report_id
    join bill b on b.l_id = r.l_id and b.bill_id = r.bill_id
    join login_user u on u.user_id = m.made_by
    where m.l_id = ${ctx.lId} and ${billInScope(ctx.caller)}
      and (${billId}::uuid is null or r.bill_id = ${billId}) and (${smartId}::uuid is null or m.smart_id = ${smartId})
    order by m.made_at desc, m.smart_id`.execute(ctx.db);
  return rows;
}

/** A smart report as it is shown: every sentence with its rule and value. */
export function presentSmart(ctx: Ctx, row: SmartRow): SmartReportView {
  const { content } = row;
  return {
    smartId: row.smartId,
    reportId: row.reportId,
    revision: row.revision,
    isFormer: row.latest > row.revision,
    language: content.language,
    madeBy: row.madeBy,
    madeAt: row.madeAt.toISOString(),
    groups: content.groups.map((sum) => ({ ...sum })),
    cards: content.cards.map((card) => ({ ...card })),
    others: (content.others ?? []).map((other) => ({ ...other })),
    provisional: content.provisional ?? false,
    questions: content.questions.map((question) => ({ ...question })),
    trends: content.trends.length,
    shares: row.shares.map((share) => presentShare(ctx, share)),
  };
}

/** One smart report; refused when the lab has none of this id that the caller may see. */
export async function requireSmart(ctx: Ctx, smartId: string): Promise<SmartRow> {
  const [row] = await readRows(ctx, { smartId });
  if (row === undefined) throw refuse('not-found');
  await requireNotHeld(ctx, row.reportId);
  return row;
}

interface BillRow {
  readonly labNo: string;
  readonly name: string;
  readonly language: Language;
  readonly reportId: string | null;
  readonly revision: number | null;
}

/** The bill of a smart report with its latest released report; refused when the caller sees no such bill. */
export async function readSmartBill(ctx: Ctx, billId: string): Promise<BillRow> {
  const { rows } = await sql<BillRow>`
    select b.lab_no as "labNo", trim(p.name_title || ' ' || p.name) as name, b.language, r.report_id as "reportId", r.revision
    from bill b join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    left join lateral (select report_id, revision from report_revision r
      where r.l_id = b.l_id and r.bill_id = b.bill_id order by revision desc limit 1) r on true
    where b.l_id = ${ctx.lId} and b.bill_id = ${billId} and ${billInScope(ctx.caller)}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}

/** The smart reports of a bill. */
export async function readSmartReportsOf(ctx: Ctx, billId: string): Promise<SmartReports> {
  const bill = await readSmartBill(ctx, billId);
  if (bill.reportId !== null) await requireNotHeld(ctx, bill.reportId);
  const made = await readRows(ctx, { billId });
  const { reportId, revision, labNo, language, name } = bill;
  return {
    billId,
    labNo,
    patient: ctx.caller.isDemoUser ? maskName(name) : name,
    released: reportId === null || revision === null ? null : { reportId, revision },
    language,
    approvedRules: (await approvedRules(ctx)).length,
    made: made.map((row) => presentSmart(ctx, row)),
  };
}
