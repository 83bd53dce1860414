import * as autoverificationEndpoints from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { RuleSetView } from '@nidan/contract/lab/autoverification/rule-views';
import { isContradiction, proveRuleSet } from '@nidan/domain/autoverification/prove-rule-set';
import type { RuleSet } from '@nidan/domain/autoverification/rule-set';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import type { LabTest } from '../../catalogue/versions/lab-catalogue.ts';
import { readRuleSet } from './present-rule-set.ts';
import { provedParameters } from './proved-parameters.ts';
import { DRAFT } from './rule-set-codes.ts';
import { insertDrafts, lockRuleSet, updateRuleSet } from './rule-set-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** A test that is measured, of the lab; refused for a profile or package. */
export async function requireRuledTest(ctx: Ctx, testId: string): Promise<LabTest> {
  const test = (await catalogueOf(ctx)).tests.get(testId);
  if (test === undefined) throw refuse('not-found');
  if (test.kind !== 'test') throw refuse('rule-set-of-profile', { details: { test: test.name } });
  return test;
}

/** Refuses rules that contradict themselves, with the first contradictions by code. */
export function requireSound(test: LabTest, rules: RuleSet): void {
  const found = proveRuleSet(rules, provedParameters(test)).filter(isContradiction);
  if (found.length === 0) return;
  const what = found
    .slice(0, 3)
    .map(({ code, rule, values }) => [values['parameter'] ?? '', rule, code].join(' ').trim())
    .join(', ');
  throw refuse('rule-set-contradicts', { details: { test: test.name, what } });
}

async function writeNew(
  ctx: Ctx,
  { ruleSetId, testId, mode, rules }: BodyOf<typeof autoverificationEndpoints.saveRuleDraft>,
  test: LabTest,
): Promise<void> {
  // The row of the test is held, so that two new sets do not take one number.
  await sql`select from test where l_id = ${ctx.lId} and test_id = ${testId} for no key update`.execute(
    ctx.db,
  );
  const { rows } = await sql<{ last: number; has_draft: boolean }>`
    select coalesce(max(number), 0)::int as last, coalesce(bool_or(state = ${DRAFT}), false) as has_draft from rule_set
    where l_id = ${ctx.lId} and test_id = ${testId}`.execute(ctx.db);
  const { last = 0, has_draft: hasDraft = false } = rows[0] ?? {};
  if (hasDraft) throw refuse('rule-set-draft-there', { details: { test: test.name } });
  const number = last + 1;
  await insertDrafts(ctx, [{ ruleSetId, testId, number, mode, rules }]);
  recordEvent(ctx, {
    entityKind: 'RULE_SET',
    entityId: ruleSetId,
    action: 'create',
    after: { test: test.code, number, mode, rules },
  });
}

/** Writes the draft of the rules of a test. */
export const saveRuleDraft = serve(
  autoverificationEndpoints.saveRuleDraft,
  async (ctx, body): Promise<RuleSetView> => {
    const { ruleSetId, testId, version, mode, rules } = body;
    const test = await requireRuledTest(ctx, testId);
    requireSound(test, rules);
    if (version === null) {
      await writeNew(ctx, body, test);
      return readRuleSet(ctx, ruleSetId);
    }
    const set = await lockRuleSet(ctx, ruleSetId);
    if (set.test_id !== testId) throw refuse('not-found');
    await expectVersion(ctx, { entityId: ruleSetId, expected: version, found: set.version });
    if (set.state !== 'draft') {
      const details = { what: test.name, label: set.state, action: 'change' };
      throw refuse('transition-refused', { details });
    }
    await updateRuleSet(ctx, set, { mode, rules: JSON.stringify(rules), changed_by: ctx.caller.userId });
    recordEvent(ctx, {
      entityKind: 'RULE_SET',
      entityId: ruleSetId,
      action: 'change',
      before: { mode: set.mode, rules: set.rules },
      after: { mode, rules },
    });
    return readRuleSet(ctx, ruleSetId);
  },
);
