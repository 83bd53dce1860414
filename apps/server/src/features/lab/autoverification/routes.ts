import {
  approveRuleSet as approveEndpoint,
  changeRuleMode as modeEndpoint,
  listRuleSets,
  listRuleSwitches,
  overrideSwap as overrideEndpoint,
  proposeRuleSets as proposeEndpoint,
  readRuleSets,
  readVerdicts,
  resumeRules as resumeEndpoint,
  retireRuleSet as retireEndpoint,
  saveRuleDraft as saveEndpoint,
  stopRules as stopEndpoint,
  tryRules,
} from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { approveRuleSet, changeRuleMode, retireRuleSet } from './move-rule-set.ts';
import { proposeRuleSets } from './propose-rule-sets.ts';
import { listRuleSetsOf, readRuleSetsOf } from './rule-sets.query.ts';
import { listSwitches } from './rule-switches.query.ts';
import { saveRuleDraft } from './save-rule-draft.ts';
import { overrideSwap } from './swaps/override-swap.ts';
import { resumeRules, stopRules } from './switch-rules.ts';
import { tryRulesOn } from './try-rules.query.ts';
import { readVerdictsOf } from './verdicts.query.ts';

export const autoverificationRoutes: readonly Route[] = [
  implement(listRuleSets, (ctx, { query }) => listRuleSetsOf(ctx, query)),
  implement(readRuleSets, (ctx, { query }) => readRuleSetsOf(ctx, query)),
  implement(saveEndpoint, (ctx, { body }) => saveRuleDraft(ctx, body)),
  implement(proposeEndpoint, (ctx, { body }) => proposeRuleSets(ctx, body)),
  implement(tryRules, (ctx, { body }) => tryRulesOn(ctx, body)),
  implement(approveEndpoint, (ctx, { body }) => approveRuleSet(ctx, body)),
  implement(modeEndpoint, (ctx, { body }) => changeRuleMode(ctx, body)),
  implement(retireEndpoint, (ctx, { body }) => retireRuleSet(ctx, body)),
  implement(listRuleSwitches, (ctx) => listSwitches(ctx)),
  implement(stopEndpoint, (ctx, { body }) => stopRules(ctx, body)),
  implement(resumeEndpoint, (ctx, { body }) => resumeRules(ctx, body)),
  implement(readVerdicts, (ctx, { query }) => readVerdictsOf(ctx, query)),
  implement(overrideEndpoint, (ctx, { body }) => overrideSwap(ctx, body)),
];
