import * as approvalEndpoints from '@nidan/contract/people/approvals/approval-endpoints';
import type { ApprovalCounts, ApprovalList } from '@nidan/contract/people/approvals/approval-endpoints';
import type { ApprovalView } from '@nidan/contract/people/approvals/approval-view';
import { APPROVAL_TYPES, type ApprovalType } from '@nidan/domain/enumerations/approvals';
import {
  approvalRequest,
  type ApprovalRequestState,
  FINAL_APPROVAL_STATES,
} from '@nidan/domain/status-sets/approval-request';
import { approvalStep } from '@nidan/domain/status-sets/approval-step';
import { type RawBuilder, sql } from 'kysely';
import { ofBillInScope } from '../../../kernel/access/in-scope.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { patientBriefColumns } from '../patients/patient-brief-columns.ts';
import { approvalTypeAt } from './approval-type-at.ts';
import { type NamedPower, powersOf } from './powers.query.ts';
import { presentApproval, type StoredApproval } from './present-approval.ts';
import { serve } from '../../../kernel/http/serve.ts';

const columns = sql`
  r.approval_id, r.type, r.state, r.target_id, r.bill_id, b.lab_no, b.location_id, r.asked, r.amount_paise, r.reason, r.requested_at,
  r.requested_by, asker.name as requester, r.failure, r.version, ${patientBriefColumns},
  coalesce((
    select jsonb_agg(jsonb_build_object('level', s.level, 'title', s.title, 'user_id', s.user_id, 'role_id', s.role_id,
      'assignee', coalesce(named.name, role.name), 'state', s.state, 'acted_at', s.acted_at, 'acted_by', s.acted_by,
      'answered_by', actor.name, 'acted_for', d.from_user_id, 'answered_for', away.name, 'note', s.note) order by s.level)
    from approval_step s
    left join login_user named on named.user_id = s.user_id
    left join role on role.l_id = s.l_id and role.role_id = s.role_id
    left join login_user actor on actor.user_id = s.acted_by
    left join approval_delegation d on d.l_id = s.l_id and d.delegation_id = s.delegation_id
    left join login_user away on away.user_id = d.from_user_id
    where s.l_id = r.l_id and s.approval_id = r.approval_id and s.round = r.round), '[]') as steps`;

const joins = sql.raw(`
  from approval_request r
  join login_user asker on asker.user_id = r.requested_by
  left join bill b on b.l_id = r.l_id and b.bill_id = r.bill_id
  left join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id`);

/** What is about no bill is seen by all of the lab; else who sees the bill. */
function inScope(ctx: Ctx): RawBuilder<unknown> {
  return sql`(r.bill_id is null or ${ofBillInScope(ctx, sql.ref('r.bill_id'))})`;
}

async function readRows(
  ctx: Ctx,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<StoredApproval[]> {
  const { rows } = await sql<StoredApproval>`
    select ${columns} ${joins}
    where ${sql.join([sql`r.l_id = ${ctx.lId}`, inScope(ctx), ...conditions], sql` and `)}
    order by r.requested_at desc, r.approval_id desc limit ${limit}`.execute(ctx.db);
  return rows;
}

export interface FoundApproval {
  readonly view: ApprovalView;
  readonly stored: {
    readonly type: ApprovalType;
    readonly state: ApprovalRequestState;
    readonly targetId: string;
    readonly asked: unknown;
    readonly requestedBy: string;
  };
}

/** One request; refused when the caller sees none of this id. */
export async function readApprovalOf(ctx: Ctx, approvalId: string): Promise<FoundApproval> {
  const [row] = await readRows(ctx, [sql`r.approval_id = ${approvalId}`], 1);
  if (row === undefined) throw refuse('not-found');
  const powers = await powersOf(ctx, null);
  return {
    view: presentApproval(ctx, row, powers),
    stored: {
      type: approvalTypeAt(row.type),
      state: approvalRequest.stateOf(row.state),
      targetId: row.target_id,
      asked: row.asked,
      requestedBy: row.requested_by,
    },
  };
}

/** Requests about a bill, oldest first. */
export async function approvalsOfBill(ctx: Ctx, billId: string): Promise<ApprovalView[]> {
  const rows = await readRows(ctx, [sql`r.bill_id = ${billId}`], 50);
  if (rows.length === 0) return [];
  const powers = await powersOf(ctx, null);
  return rows.toReversed().map((row) => presentApproval(ctx, row, powers));
}

const ofRound = sql`s.l_id = r.l_id and s.approval_id = r.approval_id and s.round = r.round`;

/** Somebody's power is spent: they asked, approved a level of the round, or were answered for at one. */
function isSpent(userId: string): RawBuilder<unknown> {
  return sql`(r.requested_by = ${userId} or exists (
    select from approval_step s left join approval_delegation d on d.l_id = s.l_id and d.delegation_id = s.delegation_id
    where ${ofRound} and s.state = ${sql.lit(approvalStep.codes.approved)} and ${userId} in (s.acted_by, d.from_user_id)))`;
}

/** A power fits the level that was told, and covers the place of its bill. */
function fits({ userId, roleId, locationIds }: NamedPower): RawBuilder<unknown> {
  const isWithin =
    locationIds === null ? sql`true` : sql`(r.bill_id is null or b.location_id = any(${[...locationIds]}))`;
  return sql`(${isWithin} and not ${isSpent(userId)} and exists (select from approval_step s
    where ${ofRound} and s.state = ${sql.lit(approvalStep.codes.notified)} and (s.user_id = ${userId} or s.role_id = ${roleId})))`;
}

/** A power of the caller fits the level that was told, and their own is not spent: the same as `powerFor` of the domain. */
function waitsForCaller({ caller }: Ctx, powers: readonly NamedPower[]): RawBuilder<unknown> {
  if (powers.length === 0) return sql`false`;
  return sql`(not ${isSpent(caller.userId)} and (${sql.join(powers.map(fits), sql` or `)}))`;
}

const { pending, partial, awaiting } = approvalRequest.codes;
const isWaiting = sql`r.state in (${sql.lit(pending)}, ${sql.lit(partial)})`;

function ofList(ctx: Ctx, list: ApprovalList, powers: readonly NamedPower[]): RawBuilder<unknown> {
  switch (list) {
    case 'onMe':
      return sql`${isWaiting} and ${waitsForCaller(ctx, powers)}`;
    case 'onOthers':
      return sql`${isWaiting} and not ${waitsForCaller(ctx, powers)}`;
    case 'awaiting':
      return sql`r.state = ${awaiting}`;
    case 'done':
      return sql`r.state = any(${FINAL_APPROVAL_STATES.map((state) => approvalRequest.codeOf(state))})`;
    case 'mine':
      return sql`r.requested_by = ${ctx.caller.userId}`;
  }
}

/** Requests for approval, newest first. */
export const listApprovalsOf = serve(approvalEndpoints.listApprovals, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const powers = await powersOf(ctx, null);
  const conditions = withinDates(ctx, sql.ref('r.requested_at'), query);
  if (query.list !== undefined) conditions.push(ofList(ctx, query.list, powers));
  if (query.type !== undefined) conditions.push(sql`r.type = ${APPROVAL_TYPES[query.type]}`);
  if (query.billId !== undefined) conditions.push(sql`r.bill_id = ${query.billId}`);
  if (after !== null) {
    conditions.push(sql`(r.requested_at, r.approval_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  return toPage({
    rows: await readRows(ctx, conditions, limit + 1),
    limit,
    key: (row) => [row.requested_at.toISOString(), row.approval_id],
    present: (row) => presentApproval(ctx, row, powers),
  });
});

/** How many requests wait, by for whom. */
export const countApprovalsOf = serve(
  approvalEndpoints.countApprovals,
  async (ctx): Promise<ApprovalCounts> => {
    const powers = await powersOf(ctx, null);
    const { rows } = await sql<ApprovalCounts>`
    select count(*) filter (where ${ofList(ctx, 'onMe', powers)})::int as "onMe",
      count(*) filter (where ${ofList(ctx, 'onOthers', powers)})::int as "onOthers",
      count(*) filter (where ${ofList(ctx, 'awaiting', powers)})::int as awaiting
    from approval_request r left join bill b on b.l_id = r.l_id and b.bill_id = r.bill_id
    where r.l_id = ${ctx.lId} and r.state = any(${[pending, partial, awaiting]}) and ${inScope(ctx)}`.execute(
      ctx.db,
    );
    return rows[0] ?? { onMe: 0, onOthers: 0, awaiting: 0 };
  },
);
