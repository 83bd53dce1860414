import * as refundEndpoints from '@nidan/contract/money/refunds/refund-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { RefundRow, RefundView } from '@nidan/contract/money/refunds/refund-view';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { refund } from '@nidan/domain/status-sets/money/refund';
import { LIST_SEARCH } from '@nidan/domain/search/list-search';
import { type RawBuilder, sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { fieldConditions, type SearchedAt } from '../../people/list-search/field-search.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface StoredRow {
  readonly refund_id: string;
  readonly bill_id: string;
  readonly lab_no: string;
  readonly number: string | null;
  readonly state: number;
  readonly cause: RefundView['cause'];
  readonly mode: string;
  readonly reference: string;
  readonly amount_paise: number;
  readonly handling_paise: number;
  readonly reason: string;
  readonly lines: RefundView['lines'];
  readonly location: string;
  readonly requested_at: Date;
  readonly requested_by: string;
  readonly requester: string;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly decision_reason: string | null;
  readonly version: number;
}

const columns = sql.raw(`
  r.refund_id, r.bill_id, b.lab_no, n.number, r.state, r.cause, r.mode, r.reference, r.amount_paise, r.handling_paise, r.reason,
  place.name as location, r.requested_at, r.requested_by, asker.name as requester, r.decided_at, decider.name as decided_by,
  r.decision_reason, r.version, coalesce((
    select jsonb_agg(jsonb_build_object('lineId', l.line_id, 'code', t.code, 'rule', rl.rule, 'netPaise', rl.net_paise)
      order by l.position)
    from refund_line rl
    join bill_line l on l.l_id = rl.l_id and l.line_id = rl.line_id
    join test t on t.l_id = l.l_id and t.test_id = l.test_id
    where rl.l_id = r.l_id and rl.refund_id = r.refund_id), '[]') as lines`);

const joins = sql.raw(`
  from refund r
  join bill b on b.l_id = r.l_id and b.bill_id = r.bill_id
  join location place on place.l_id = r.l_id and place.location_id = r.location_id
  join login_user asker on asker.user_id = r.requested_by
  left join login_user decider on decider.user_id = r.decided_by
  left join money_document n on n.l_id = r.l_id and n.document_id = r.refund_id`);

function present(ctx: Ctx, row: StoredRow): RefundView {
  const state = refund.stateOf(row.state);
  // A reference names an account of the payee, and a reason is typed about somebody.
  const shown = (text: string): string => (ctx.caller.isDemoUser ? maskOther(text) : text);
  const own = row.requested_by === ctx.caller.userId;
  return {
    refundId: row.refund_id,
    billId: row.bill_id,
    labNo: row.lab_no,
    number: row.number,
    state,
    stateLabel: refund.labelOf(state),
    cause: row.cause,
    mode: row.mode,
    reference: shown(row.reference),
    amountPaise: row.amount_paise,
    handlingPaise: row.handling_paise,
    reason: shown(row.reason),
    lines: row.lines,
    location: row.location,
    requestedAt: row.requested_at.toISOString(),
    requestedBy: row.requester,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    decisionReason: row.decision_reason === null ? null : shown(row.decision_reason),
    version: row.version,
    can: permittedActions(ctx.caller, refund, state).filter((action) => !(own && action === 'approve')),
  };
}

async function readRows(ctx: Ctx, condition: RawBuilder<unknown>): Promise<RefundView[]> {
  const { rows } = await sql<StoredRow>`
    select ${columns} ${joins} where r.l_id = ${ctx.lId} and ${condition} and ${billInScope(ctx.caller)}
    order by r.requested_at, r.refund_id`.execute(ctx.db);
  return rows.map((row) => present(ctx, row));
}

/** Refunds of one bill, oldest request first. */
export async function refundsOfBill(ctx: Ctx, billId: string): Promise<RefundView[]> {
  return readRows(ctx, sql`r.bill_id = ${billId}`);
}

/** One refund; refused when the lab has none of this id. */
export async function readRefundOf(ctx: Ctx, refundId: string): Promise<RefundView> {
  const [found] = await readRows(ctx, sql`r.refund_id = ${refundId}`);
  if (found === undefined) throw refuse('not-found');
  return found;
}

const AT: SearchedAt = {
  patient: sql.ref('b.patient_id'),
  addedBy: sql.ref('r.requested_by'),
  document: sql.ref('r.refund_id'),
  mode: sql.ref('r.mode'),
  reference: sql.ref('r.reference'),
};

async function conditionsOf(
  ctx: Ctx,
  query: QueryOf<typeof refundEndpoints.listRefunds>,
): Promise<RawBuilder<unknown>[]> {
  const conditions: RawBuilder<unknown>[] = [sql`r.l_id = ${ctx.lId}`, billInScope(ctx.caller)];
  if (query.billId !== undefined) conditions.push(sql`r.bill_id = ${query.billId}`);
  if (query.state !== undefined) conditions.push(sql`r.state = ${refund.codes[query.state]}`);
  conditions.push(...withinDates(ctx, sql.ref('r.requested_at'), query));
  if (query.locationId !== undefined) conditions.push(sql`r.location_id = ${query.locationId}`);
  const { q = '', by = LIST_SEARCH.refunds[0] } = query;
  conditions.push(...(await fieldConditions(ctx, { by, q, at: AT })));
  const after = decodeCursor(query.cursor);
  if (after !== null) {
    conditions.push(sql`(r.requested_at, r.refund_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  return conditions;
}

/** Refunds over many bills, newest request first. */
export const listRefundsOf = serve(refundEndpoints.listRefunds, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const { rows } = await sql<StoredRow & PatientBriefRow>`
    select ${columns}, ${patientBriefColumns} ${joins}
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    where ${sql.join(await conditionsOf(ctx, query), sql` and `)}
    order by r.requested_at desc, r.refund_id desc limit ${limit + 1}`.execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: (row) => [row.requested_at.toISOString(), row.refund_id],
    present: (row): RefundRow => ({ ...present(ctx, row), patient: presentPatientBrief(ctx, row) }),
  });
});
