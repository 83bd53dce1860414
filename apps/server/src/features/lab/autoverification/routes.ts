import { type Route } from '../../../kernel/http/route.ts';
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
  listRuleSetsOf,
  readRuleSetsOf,
  saveRuleDraft,
  proposeRuleSets,
  tryRulesOn,
  approveRuleSet,
  changeRuleMode,
  retireRuleSet,
  listSwitches,
  stopRules,
  resumeRules,
  readVerdictsOf,
  overrideSwap,
];
