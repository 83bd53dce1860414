import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import type { TestBrief } from '@nidan/contract/catalogue/tests/test-view';
import { alsoText, conditionText, parseAlso, parseCondition } from '@nidan/domain/catalogue/reflex-text';
import type { ReflexMode } from '@nidan/domain/catalogue/reflex-rule';

type Rule = TestDetails['reflexRules'][number];

/** How a condition is told: flags, an interval or words. */
export const CONDITION_KINDS = ['is', 'in', 'says'] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];

/** A reflex rule as it is typed. */
export interface ReflexRow {
  readonly parameterId: string;
  readonly kind: ConditionKind;
  /** 'H, HH', '400..' or 'Reactive | Weakly reactive'. */
  readonly what: string;
  /** What must hold beside: 'MCV is L, LL'; '' is nothing. */
  readonly also: string;
  readonly mode: ReflexMode;
  readonly isFree: boolean;
  /** What is called for. */
  readonly target: Pick<TestBrief, 'testId' | 'code'>;
}

/** A rule as the fields show it. */
export function rowOfRule(rule: Rule): ReflexRow {
  const text = conditionText(rule);
  const kind = CONDITION_KINDS.find((one) => text.startsWith(`${one} `)) ?? 'is';
  const { parameterId, testId, calls, mode, isFree } = rule;
  return {
    parameterId,
    kind,
    what: text.slice(kind.length + 1),
    also: alsoText(rule.also),
    mode,
    isFree,
    target: { testId, code: calls },
  };
}

/** What was typed as a rule; null when it cannot be read. */
export function ruleOfRow({ parameterId, kind, what, also: beside, mode, isFree, target }: ReflexRow) {
  const condition = parseCondition(kind, what);
  const also = parseAlso(beside);
  if (condition === null || also === null || parameterId === '') return null;
  const { low, high } = condition;
  return {
    parameterId,
    testId: target.testId,
    flags: [...condition.flags],
    low,
    high,
    words: [...condition.words],
    also: also.map((one) => ({ ...one, flags: [...one.flags], words: [...one.words] })),
    mode,
    isFree,
  };
}
