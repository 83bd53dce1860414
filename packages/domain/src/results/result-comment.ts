import type { Fault } from '../text/fault.ts';
import { catalogueFault } from '../faults/catalogue-faults.ts';
import {
  conditionFault,
  reflexFires,
  type ReflexCondition,
  type ReflexValue,
} from '../catalogue/reflex-rule.ts';
import { parseCondition } from '../catalogue/reflex-text.ts';

/** Languages in which a sentence for a result is kept. */
export const COMMENT_LANGUAGES = ['en', 'hi', 'mr'] as const;
export type CommentLanguage = (typeof COMMENT_LANGUAGES)[number];

/** What a person may decide about a sentence that a result proposes. */
export const COMMENT_DECISIONS = ['accepted', 'dismissed'] as const;
export type CommentDecision = (typeof COMMENT_DECISIONS)[number];

/** A sentence that a result of a parameter proposes. */
export interface CommentRule {
  readonly commentId: string;
  readonly name: string;
  readonly condition: ReflexCondition;
  readonly sentence: Readonly<Record<CommentLanguage, string>>;
}

/** How a condition is written, said where one cannot be read. */
const HOW = catalogueFault('comment-condition');

/** The condition that a person wrote: 'in 6.5..', 'is H, HH', 'says Reactive | Weak'; null when it cannot be read. */
export function parseCommentCondition(text: string): ReflexCondition | null {
  const [, kind = '', what = ''] = /^(is|in|says)\s+(.+)$/isu.exec(text.trim()) ?? [];
  const condition = what === '' ? null : parseCondition(kind.toLowerCase(), what);
  return condition === null || conditionFault(condition) !== null ? null : condition;
}

/** What is wrong with a written condition; null when it can be used. */
export function commentConditionFault(text: string): Fault | null {
  return parseCommentCondition(text) === null ? HOW : null;
}

/** A decision that was made about a sentence for a value. */
export interface DecidedComment {
  readonly commentId: string;
  readonly value: string;
  readonly decision: CommentDecision;
}

export type CommentState = 'proposed' | CommentDecision;

/**
 * What has become of the sentence of a rule for a value as it stands; null when the value does not call for it. A decision counts
 * for its value alone: another one proposes anew. The latest decision comes first.
 */
export function commentState(
  rule: CommentRule,
  result: ReflexValue,
  decided: readonly DecidedComment[],
): CommentState | null {
  if (!reflexFires(rule.condition, result)) return null;
  const { commentId } = rule;
  const known = decided.find((one) => one.commentId === commentId && one.value === result.value);
  return known?.decision ?? 'proposed';
}
