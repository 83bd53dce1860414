import * as autoverificationEndpoints from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import { defaultRuleSet } from '@nidan/domain/autoverification/default-rule-set';
import { sql } from 'kysely';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { isEnabled } from '../../catalogue/tests/test-shape-faults.ts';
import { provedParameters } from './proved-parameters.ts';
import { insertDrafts } from './rule-set-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/**
 * Makes a draft of the usual rules for each test in use that never had any, made of the intervals, words and limits that the test has; it
 * tells what it would do and releases nothing. Tests that no rule could release are left.
 */
export const proposeRuleSets = serve(autoverificationEndpoints.proposeRuleSets, async (ctx, { testIds }) => {
  const [{ tests }, { rows }] = await Promise.all([
    catalogueOf(ctx),
    sql<{ test_id: string }>`select distinct test_id from rule_set where l_id = ${ctx.lId}`.execute(ctx.db),
  ]);
  const ruled = new Set(rows.map((row) => row.test_id));
  if (testIds?.some((testId) => !tests.has(testId)) === true) throw refuse('not-found');
  const bare = [...tests.values()].filter(
    (test) =>
      test.kind === 'test' &&
      isEnabled(test) &&
      !ruled.has(test.testId) &&
      (testIds === null || testIds.includes(test.testId)),
  );
  const drafts = bare.flatMap((test) => {
    const rules = defaultRuleSet(provedParameters(test));
    return rules === null
      ? []
      : [{ ruleSetId: newId(), testId: test.testId, number: 1, mode: 'shadow' as const, rules }];
  });
  await insertDrafts(ctx, drafts);
  for (const { ruleSetId, testId, mode } of drafts) {
    recordEvent(ctx, {
      entityKind: 'RULE_SET',
      entityId: ruleSetId,
      action: 'create',
      after: { test: tests.get(testId)?.code ?? '', number: 1, mode, usual: true },
    });
  }
  return { made: drafts.length, left: bare.length - drafts.length };
});
