import type { ApprovalChange, ApprovalDocument } from '@nidan/contract/people/approvals/approval-view';
import type { ApprovalType } from '@nidan/domain/enumerations/approvals';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What was asked for, as its effect needs it. */
export interface AskedEffect {
  readonly approvalId: string;
  readonly targetId: string;
  /** What the feature of the type wrote when it was asked for. */
  readonly asked: unknown;
  /** What was approved, in paise. */
  readonly amountPaise: number;
  readonly reason: string;
  /** Who asked. */
  readonly requestedBy: string;
}

/** Why something was rejected, and what was asked. */
export interface Rejected {
  readonly reason: string;
  readonly asked: unknown;
}

/** What a type of approval does, given by the feature whose records it changes (ADR 22). */
export interface ApprovalEffect {
  /** Locks what it is about before the request is locked; refused when the caller sees none of this id. */
  lock(ctx: Ctx, targetId: string): Promise<void>;
  /** Does what was asked for, in the transaction of the last approval. A refusal leaves it approved and failed. */
  apply(ctx: Ctx, asked: AskedEffect): Promise<void>;
  /**
   * Says on its record that it was rejected, in the transaction of the rejection; left out where the record stays as it is. `reason` is that of
   * the rejection.
   */
  reject?(ctx: Ctx, targetId: string, rejected: Rejected): Promise<void>;
  /** What it is about, for whoever decides; left out where the bill says all. */
  document?(ctx: Ctx, asked: AskedEffect): Promise<ApprovalDocument>;
  /** What it would change by what is true now; none when it could not be done. */
  changes(ctx: Ctx, asked: AskedEffect): Promise<ApprovalChange[]>;
}

export type ApprovalEffects = Readonly<Partial<Record<ApprovalType, ApprovalEffect>>>;
