import type { ApprovalView, ApproverDetail } from '@nidan/contract/people/approvals/approval-view';
import { powerFor } from '@nidan/domain/approvals/delegation';
import { spentPowers } from '@nidan/domain/approvals/next-approver';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { maskOther } from '@nidan/domain/people/demo-mask';
import {
  approvalRequest,
  FINAL_APPROVAL_STATES,
  type ApprovalRequestState,
} from '@nidan/domain/status-sets/approval-request';
import { approvalStep } from '@nidan/domain/status-sets/approval-step';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { type PatientBriefRow, presentPatientBrief } from '../patients/present-patient-brief.ts';
import { approvalTypeAt } from './approval-type-at.ts';
import type { NamedPower } from './powers.query.ts';

export interface StoredStep {
  readonly level: number;
  readonly title: string;
  readonly user_id: string | null;
  readonly role_id: string | null;
  readonly assignee: string;
  readonly state: number;
  /** ISO 8601. */
  readonly acted_at: string | null;
  readonly acted_by: string | null;
  readonly answered_by: string | null;
  /** Who was away and had them answer. */
  readonly acted_for: string | null;
  readonly answered_for: string | null;
  readonly note: string | null;
}

/** A request without a bill has null in the columns of its patient. */
export type StoredApproval = {
  readonly approval_id: string;
  readonly type: number;
  readonly state: number;
  readonly target_id: string;
  readonly bill_id: string | null;
  readonly lab_no: string | null;
  readonly location_id: string | null;
  readonly asked: { readonly what: string };
  readonly amount_paise: number;
  readonly reason: string;
  readonly requested_at: Date;
  readonly requested_by: string;
  readonly requester: string;
  readonly failure: string | null;
  readonly version: number;
  readonly steps: readonly StoredStep[];
} & PatientBriefRow;

const isFinal = (state: ApprovalRequestState): boolean =>
  FINAL_APPROVAL_STATES.some((final) => final === state);

/** The power by which the caller may answer the level that was told; null when it waits for others. */
function powerOfCaller(powers: readonly NamedPower[], row: StoredApproval): NamedPower | null {
  const { notified, approved } = approvalStep.codes;
  const told = row.steps.find(({ state }) => state === notified);
  if (told === undefined) return null;
  const assignment = told.user_id === null ? 'role' : 'user';
  const level = { assignment, assigneeId: told.user_id ?? told.role_id ?? '' } as const;
  const given = row.steps.filter(({ state }) => state === approved);
  const spent = spentPowers(
    row.requested_by,
    given.map((step) => ({ approvedBy: step.acted_by, approvedFor: step.acted_for })),
  );
  const place = row.location_id;
  const covering = powers.filter(
    ({ locationIds }) => locationIds === null || place === null || locationIds.includes(place),
  );
  return powerFor(level, covering, spent);
}

interface Seen {
  readonly state: ApprovalRequestState;
  /** True when it waits for the caller. */
  readonly isMine: boolean;
}

function canOf(ctx: Ctx, row: StoredApproval, { state, isMine }: Seen): string[] {
  const { create, update } = PERMISSION;
  const others = row.requested_by !== ctx.caller.userId;
  const mayDecide = others && hasRight(ctx.caller, 'approvals', update);
  if (state === 'actionFailed') return mayDecide ? ['retry'] : [];
  if (isFinal(state)) return [];
  const told = row.steps.find((step) => step.state === approvalStep.codes.notified);
  const maySkip = others && told !== undefined && told.level < row.steps.length;
  return [
    ...(isMine ? ['approve', 'reject'] : []),
    ...(maySkip && hasRight(ctx.caller, 'approvals', create) ? ['skip'] : []),
    ...(others && hasRight(ctx.caller, 'approvals', create) ? ['reassign'] : []),
    ...(hasRight(ctx.caller, 'approvals', update) && !isMine ? ['passOn'] : []),
  ];
}

function statusFor(row: StoredApproval, { state, isMine }: Seen): number {
  if (state !== 'pending' && state !== 'partial') return row.state;
  return approvalRequest.codes[isMine ? 'pendingOnMe' : 'pendingOnOthers'];
}

/** A request as its caller sees it; what was typed about somebody is masked for a demo user. */
export function presentApproval(ctx: Ctx, row: StoredApproval, powers: readonly NamedPower[]): ApprovalView {
  const state = approvalRequest.stateOf(row.state);
  const power = isFinal(state) ? null : powerOfCaller(powers, row);
  const seen = { state, isMine: power !== null };
  const shown = (text: string): string => (ctx.caller.isDemoUser ? maskOther(text) : text);
  const details = row.steps.map((step): ApproverDetail => {
    const stepState = approvalStep.stateOf(step.state);
    return {
      level: step.level,
      approver_title: step.title,
      status_updated_on: step.acted_at === null ? null : new Date(step.acted_at).toISOString(),
      approver_id: step.acted_by ?? step.user_id,
      assignee: step.assignee,
      answeredBy: step.answered_by,
      answeredFor: step.answered_for,
      state: stepState,
      stateLabel: approvalStep.labelOf(stepState),
      note: step.note === null ? null : shown(step.note),
    };
  });
  // The last entry that anything happened to (spec §3 "Approval request").
  const last = details.findLast((detail) => detail.status_updated_on !== null);
  return {
    approvalId: row.approval_id,
    type: approvalTypeAt(row.type),
    request_status: statusFor(row, seen),
    state,
    stateLabel: approvalRequest.labelOf(state),
    targetId: row.target_id,
    billId: row.bill_id,
    labNo: row.lab_no,
    patient: row.bill_id === null ? null : presentPatientBrief(ctx, row),
    what: row.asked.what,
    amountPaise: row.amount_paise,
    reason: shown(row.reason),
    requestedAt: row.requested_at.toISOString(),
    requestedBy: row.requester,
    approver_details: details,
    done_by_str: last?.answeredBy ?? last?.assignee ?? null,
    change_dt: last?.status_updated_on ?? null,
    done_by: last?.approver_id ?? null,
    failure: row.failure,
    onBehalfOf: power === null || power.delegationId === null ? null : power.name,
    version: row.version,
    can: canOf(ctx, row, seen),
  };
}
