import type { CommentDecision } from '@nidan/domain/results/result-comment';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface NewCommentDecision {
  readonly billTestId: string;
  readonly commentId: string;
  readonly value: string;
  readonly decision: CommentDecision;
  /** Null when it was dismissed. */
  readonly sentence: string | null;
}

/** Keeps what the caller decides now about a sentence. */
export async function insertCommentDecision(ctx: Ctx, decided: NewCommentDecision): Promise<void> {
  await insertRows(ctx.db, 'comment_decision', [
    {
      l_id: ctx.lId,
      decision_id: newId(),
      bill_test_id: decided.billTestId,
      result_comment_id: decided.commentId,
      value: decided.value,
      decision: decided.decision,
      sentence: decided.sentence,
      decided_at: ctx.now,
      decided_by: ctx.caller.userId,
    },
  ]);
}
