import {
  approveRuleSet,
  readRuleSets,
  saveRuleDraft,
} from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import type { RuleSetView } from '@nidan/contract/lab/autoverification/rule-views';
import type { RuleSet, ValueRules } from '@nidan/domain/autoverification/rule-set';
import { newId } from '../../../../kernel/database/new-id.ts';
import { testIdOf } from '../../../../testing/order-bill.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

/** What a lab would begin with for a test; no rules for one that no rule could release. */
export async function usualRules(app: TestApp, code: string) {
  const testId = await testIdOf(app, code);
  return app.as('Manager').ok(readRuleSets, { query: { testId } });
}

/** The usual rules of a test, otherwise where told; without control runs, of which a new lab has none. */
export async function rulesOf(app: TestApp, code: string, otherwise: Partial<ValueRules> = {}) {
  const { testId, usual, sets } = await usualRules(app, code);
  if (usual === null) throw new Error(`No rule could release ${code}`);
  const values = usual.values.map((value) => ({ ...value, needsControl: false, ...otherwise }));
  return { testId, sets, rules: { ...usual, values } satisfies RuleSet };
}

/** Writes a draft of rules for a test as a manager. */
export async function draftRules(
  app: TestApp,
  code: string,
  { mode = 'shadow', ...otherwise }: Partial<ValueRules> & { readonly mode?: 'off' | 'shadow' } = {},
): Promise<RuleSetView> {
  const { testId, rules } = await rulesOf(app, code, otherwise);
  const body = { ruleSetId: newId(), testId, version: null, mode, rules };
  return app.as('Manager').ok(saveRuleDraft, { body });
}

/** Rules of a test that release, written by a manager and approved by a pathologist. */
export async function liveRules(
  app: TestApp,
  code: string,
  otherwise: Partial<ValueRules> = {},
): Promise<RuleSetView> {
  const { ruleSetId, version } = await draftRules(app, code, otherwise);
  return app.as('Pathologist').ok(approveRuleSet, { body: { ruleSetId, version, mode: 'live' } });
}
