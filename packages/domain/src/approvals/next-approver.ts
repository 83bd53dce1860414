import type { ApprovalAssignment } from '../enumerations/approvals.ts';
import type { ApprovalStepAction, ApprovalStepState } from '../status-sets/approval-step.ts';

/** Whom a level is assigned to: one user, or everybody of a role (spec §6). */
export interface Assignee {
  readonly assignment: ApprovalAssignment;
  /** Id of the user or of the role. */
  readonly assigneeId: string;
}

/** Somebody who may approve: active, with a role that has the right. Who has neither is none. */
export interface Approver {
  readonly userId: string;
  readonly roleId: string;
}

/** Who approved a level, and for whom, who was away; null where nobody did, or for nobody else. */
export interface Answered {
  readonly approvedBy: string | null;
  readonly approvedFor: string | null;
}

/** One level of a request, from the first on. */
export interface LevelOfRequest extends Assignee, Answered {
  readonly state: ApprovalStepState;
}

/** A step that a level takes: it comes to its approvers, or is passed over because nobody can fill it. */
export interface LevelMove {
  /** Place of the level, from 0 on. */
  readonly index: number;
  readonly action: Extract<ApprovalStepAction, 'notify' | 'skip' | 'invalidate'>;
}

/** `waits` for an approver, for whom there is `nobody`, or `granted` by the last level. */
export interface Progress {
  readonly moves: readonly LevelMove[];
  readonly outcome: 'waits' | 'nobody' | 'granted';
}

/** True when the level is assigned to this person, by name or by role. */
export function isAssigned({ assignment, assigneeId }: Assignee, { userId, roleId }: Approver): boolean {
  return assigneeId === (assignment === 'user' ? userId : roleId);
}

/** Whose power is spent in a round: who asked, who approved, and for whom. One person's power never counts twice. */
export function spentPowers(requesterId: string, levels: readonly Answered[]): ReadonlySet<string> {
  return new Set([
    requesterId,
    ...levels.flatMap(({ approvedBy, approvedFor }) => [approvedBy ?? [], approvedFor ?? []].flat()),
  ]);
}

/** Who can fill a level: nobody who asked for it (spec §4 "Approvals"), and nobody whose power is spent. */
export function ableFor(
  level: Assignee,
  approvers: readonly Approver[],
  excluded: ReadonlySet<string>,
): readonly Approver[] {
  return approvers.filter((approver) => isAssigned(level, approver) && !excluded.has(approver.userId));
}

/**
 * How a request goes on, level by level: a level that nobody can fill is passed over, a user skipped and a role invalid, and
 * what it was asked escalates to the next. The last is never passed over: without anybody for it the request waits.
 */
export function progressOf(
  levels: readonly LevelOfRequest[],
  approvers: readonly Approver[],
  requesterId: string,
): Progress {
  const excluded = spentPowers(requesterId, levels);
  const moves: LevelMove[] = [];
  for (const [index, level] of levels.entries()) {
    if (level.state !== 'pending' && level.state !== 'notified') continue;
    const isNotified = level.state === 'notified';
    if (ableFor(level, approvers, excluded).length > 0) {
      return { moves: isNotified ? moves : [...moves, { index, action: 'notify' }], outcome: 'waits' };
    }
    if (index === levels.length - 1) return { moves, outcome: 'nobody' };
    // A role that was emptied after it was told is skipped: only what was never told is invalid (spec §4 "Approver step").
    moves.push({ index, action: isNotified || level.assignment === 'user' ? 'skip' : 'invalidate' });
  }
  return { moves, outcome: levels.at(-1)?.state === 'approved' ? 'granted' : 'nobody' };
}
