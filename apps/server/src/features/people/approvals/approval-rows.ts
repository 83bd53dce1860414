import { powerFor } from '@nidan/domain/approvals/delegation';
import { type LevelOfRequest, spentPowers } from '@nidan/domain/approvals/next-approver';
import {
  APPROVAL_ASSIGNMENTS,
  APPROVAL_TYPES,
  type ApprovalType,
} from '@nidan/domain/enumerations/approvals';
import { approvalRequest, type ApprovalRequestState } from '@nidan/domain/status-sets/approval-request';
import { approvalStep, type ApprovalStepState } from '@nidan/domain/status-sets/approval-step';
import { type RawBuilder, sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { approvalTypeAt } from './approval-type-at.ts';
import { type NamedPower, powersOf } from './powers.query.ts';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';

/** A level of a request, with what is shown of it. */
export interface Step extends LevelOfRequest {
  /** From 1 on. */
  readonly level: number;
  readonly title: string;
}

export interface NewApproval {
  readonly approvalId: string;
  readonly type: ApprovalType;
  readonly state: ApprovalRequestState;
  readonly targetId: string;
  readonly billId: string | null;
  /** The rule that named the levels; null when the requester's own limit covers it. */
  readonly ruleId: string | null;
  readonly amountPaise: number;
  /** Of the feature of the type; `what` says it in words. */
  readonly asked: { readonly what: string } & Readonly<Record<string, unknown>>;
  readonly reason: string;
}

/** Inserts a request that the caller makes now. */
export async function insertApproval(ctx: Ctx, request: NewApproval): Promise<void> {
  await insertRows(ctx.db, 'approval_request', [
    {
      l_id: ctx.lId,
      approval_id: request.approvalId,
      type: APPROVAL_TYPES[request.type],
      state: approvalRequest.codeOf(request.state),
      target_id: request.targetId,
      bill_id: request.billId,
      rule_id: request.ruleId,
      amount_paise: request.amountPaise,
      asked: JSON.stringify(request.asked),
      reason: request.reason,
      requested_at: ctx.now,
      requested_by: ctx.caller.userId,
    },
  ]);
}

interface Round {
  readonly approvalId: string;
  readonly round: number;
}

/** A level of a new round that was told or passed over at once, and why. */
interface MovedAtOnce {
  readonly level: number;
  readonly note: string | null;
}

/** Writes the levels of a round, each as far as it is. */
export async function insertSteps(
  ctx: Ctx,
  { approvalId, round, moved }: Round & { readonly moved: readonly MovedAtOnce[] },
  steps: readonly Step[],
): Promise<void> {
  const noteOf = new Map(moved.map(({ level, note }) => [level, note]));
  await insertRows(
    ctx.db,
    'approval_step',
    steps.map(({ level, title, assignment, assigneeId, state }) => ({
      l_id: ctx.lId,
      approval_id: approvalId,
      round,
      level,
      title,
      assignment: APPROVAL_ASSIGNMENTS[assignment],
      user_id: assignment === 'user' ? assigneeId : null,
      role_id: assignment === 'role' ? assigneeId : null,
      state: approvalStep.codeOf(state),
      acted_at: noteOf.has(level) ? ctx.now : null,
      note: noteOf.get(level) ?? null,
    })),
  );
}

export interface LockedApproval {
  readonly approvalId: string;
  readonly type: ApprovalType;
  readonly state: ApprovalRequestState;
  readonly targetId: string;
  readonly billId: string | null;
  readonly asked: unknown;
  readonly amountPaise: number;
  readonly reason: string;
  readonly requestedBy: string;
  readonly round: number;
  readonly version: number;
  readonly steps: readonly Step[];
}

interface LockedRow {
  readonly approval_id: string;
  readonly type: number;
  readonly state: number;
  readonly target_id: string;
  readonly bill_id: string | null;
  readonly asked: unknown;
  readonly amount_paise: number;
  readonly reason: string;
  readonly requested_by: string;
  readonly round: number;
  readonly version: number;
}

interface StepRow {
  readonly approval_id: string;
  readonly level: number;
  readonly title: string;
  readonly user_id: string | null;
  readonly role_id: string | null;
  readonly state: number;
  readonly acted_by: string | null;
  readonly acted_for: string | null;
}

function stepOf({ user_id: userId, role_id: roleId, ...row }: StepRow): Step {
  const state = approvalStep.stateOf(row.state);
  return {
    level: row.level,
    title: row.title,
    ...(userId === null
      ? { assignment: 'role' as const, assigneeId: roleId ?? '' }
      : { assignment: 'user' as const, assigneeId: userId }),
    state,
    approvedBy: state === 'approved' ? row.acted_by : null,
    approvedFor: state === 'approved' ? row.acted_for : null,
  };
}

async function lockApprovals(ctx: Ctx, condition: RawBuilder<unknown>): Promise<LockedApproval[]> {
  const { rows } = await sql<LockedRow>`
    select r.approval_id, r.type, r.state, r.target_id, r.bill_id, r.asked, r.amount_paise, r.reason, r.requested_by, r.round,
      r.version
    from approval_request r where r.l_id = ${ctx.lId} and ${condition}
    order by r.approval_id for update of r`.execute(ctx.db);
  if (rows.length === 0) return [];
  const { rows: steps } = await sql<StepRow>`
    select s.approval_id, s.level, s.title, s.user_id, s.role_id, s.state, s.acted_by, d.from_user_id as acted_for
    from approval_step s join approval_request r on r.l_id = s.l_id and r.approval_id = s.approval_id and r.round = s.round
    left join approval_delegation d on d.l_id = s.l_id and d.delegation_id = s.delegation_id
    where s.l_id = ${ctx.lId} and s.approval_id = any(${rows.map((row) => row.approval_id)})
    order by s.level`.execute(ctx.db);
  return rows.map((row) => ({
    approvalId: row.approval_id,
    type: approvalTypeAt(row.type),
    state: approvalRequest.stateOf(row.state),
    targetId: row.target_id,
    billId: row.bill_id,
    asked: row.asked,
    amountPaise: row.amount_paise,
    reason: row.reason,
    requestedBy: row.requested_by,
    round: row.round,
    version: row.version,
    steps: steps.filter((step) => step.approval_id === row.approval_id).map(stepOf),
  }));
}

/** Locks a request; what it is about is locked before (ADR 4). */
export async function lockApproval(ctx: Ctx, approvalId: string): Promise<LockedApproval> {
  const [found] = await lockApprovals(ctx, sql`r.approval_id = ${approvalId}`);
  if (found === undefined) throw refuse('not-found');
  return found;
}

/** Locks the requests about a thing whose approvals, given or awaited, would not hold for another form of it. */
export async function lockApprovalsToVoid(ctx: Ctx, targetId: string): Promise<LockedApproval[]> {
  const { partial, awaiting } = approvalRequest.codes;
  return lockApprovals(ctx, sql`r.target_id = ${targetId} and r.state in (${partial}, ${awaiting})`);
}

interface Written {
  readonly approvalId: string;
  readonly state: ApprovalRequestState;
  readonly round: number;
  /** Why its effect failed; null otherwise. */
  readonly failure: string | null;
}

/** Writes where a locked request is now; counts up its version. */
export async function writeApproval(ctx: Ctx, { approvalId, state, round, failure }: Written): Promise<void> {
  const statement = sql`
    update approval_request set state = ${approvalRequest.codeOf(state)}, round = ${round}, failure = ${failure},
      version = version + 1
    where l_id = ${ctx.lId} and approval_id = ${approvalId}`;
  await sendLater(ctx.db, statement);
}

interface Answer extends Round {
  readonly level: number;
  readonly state: ApprovalStepState;
  /** Null when it is passed over of itself. */
  readonly by: string | null;
  /** By which they did so for somebody who is away; null for themselves. */
  readonly delegationId: string | null;
  readonly note: string | null;
}

/** Writes the state of one level, who brought it there and by which delegation. */
export async function writeStep(ctx: Ctx, answer: Answer): Promise<void> {
  const statement = sql`
    update approval_step set state = ${approvalStep.codeOf(answer.state)}, acted_at = ${ctx.now}, acted_by = ${answer.by},
      delegation_id = ${answer.delegationId}, note = ${answer.note}
    where l_id = ${ctx.lId} and approval_id = ${answer.approvalId} and round = ${answer.round} and level = ${answer.level}`;
  await sendLater(ctx.db, statement);
}

/** The level that waits for the caller. */
export interface LevelOfCaller {
  readonly level: Step;
  /** By which they answer it. */
  readonly power: NamedPower;
}

/** The level that waits for the caller, by their own power or that of somebody who is away; refused when none does. */
export async function levelOfCaller(ctx: Ctx, request: LockedApproval): Promise<LevelOfCaller> {
  const { steps, requestedBy, billId } = request;
  if (requestedBy === ctx.caller.userId) throw refuse('approval-by-requester');
  await requireTwoPeople(ctx, requestedBy);
  const level = steps.find(({ state }) => state === 'notified');
  const powers = await powersOf(ctx, billId);
  const power = level === undefined ? null : powerFor(level, powers, spentPowers(requestedBy, steps));
  if (level === undefined || power === null) throw refuse('approval-not-yours');
  return { level, power };
}
