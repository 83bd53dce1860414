import type { TestFacts, Verdict } from '@nidan/domain/autoverification/judge-result';
import type { VerdictOutcome } from '@nidan/domain/autoverification/rule-chain';
import type { RuleSet } from '@nidan/domain/autoverification/rule-set';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What a set said of a test of a bill, kept for good with everything that it went by. */
export interface NewVerdict extends Verdict {
  readonly billTestId: string;
  readonly ruleSetId: string;
  /** Of the bill test when it was judged. */
  readonly testVersion: number;
  readonly mode: 'shadow' | 'live';
  readonly outcome: VerdictOutcome;
  readonly refusal: string | null;
  readonly rules: RuleSet;
  readonly facts: TestFacts;
}

export async function insertVerdicts(ctx: Ctx, verdicts: readonly NewVerdict[]): Promise<void> {
  await insertRows(ctx.db, 'rule_verdict', {
    shared: { l_id: ctx.lId, judged_at: ctx.now },
    rows: verdicts.map((verdict) => ({
      verdict_id: newId(),
      bill_test_id: verdict.billTestId,
      rule_set_id: verdict.ruleSetId,
      test_version: verdict.testVersion,
      mode: verdict.mode,
      outcome: verdict.outcome,
      passed: verdict.passed,
      stops: JSON.stringify(verdict.stops),
      inputs: JSON.stringify({ rules: verdict.rules, facts: verdict.facts }),
      refusal: verdict.refusal,
    })),
  });
}
