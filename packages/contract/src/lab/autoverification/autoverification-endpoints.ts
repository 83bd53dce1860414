import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { RULE_SWITCH_KINDS } from '@nidan/domain/autoverification/rule-chain';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import {
  RuleCounts,
  RuledParameter,
  RuleSetModeOf,
  RuleSetOf,
  RuleSetRow,
  RuleSetView,
  RuleStopOf,
  RuleSwitchView,
  SwapView,
  VerdictView,
} from './rule-views.ts';

const read = { module: 'catalog', bits: PERMISSION.read } as const;
const edit = { module: 'catalog', bits: PERMISSION.update } as const;
const authorise = { module: 'authorise', bits: PERMISSION.update } as const;

export const listRuleSets = defineEndpoint({
  method: 'GET',
  path: '/api/autoverification/rule-sets',
  summary:
    'Tests that have rules, with the set that counts now, the share it released or would have, and how often people agreed',
  access: read,
  query: closed({ ...page, q: Type.Optional(Type.String({ maxLength: 60 })) }),
  response: pageOf(RuleSetRow),
});

export const readRuleSets = defineEndpoint({
  method: 'GET',
  path: '/api/autoverification/rule-sets/of-test',
  summary: 'All versions of the rules of a test, latest first, with its parameters as the prover reads them',
  access: read,
  query: closed({ testId: Id }),
  response: closed({
    testId: Id,
    code: Type.String(),
    name: Type.String(),
    parameters: Type.Array(RuledParameter),
    sets: Type.Array(closed({ ...RuleSetView.properties, counts: RuleCounts })),
    /** With which a lab would begin; null where no rule could release the test. */
    usual: nullable(RuleSetOf),
  }),
});

export const saveRuleDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/autoverification/rule-sets',
  summary:
    'Writes the draft of the rules of a test, a new one beside an approved set; refused where it contradicts itself. A draft releases nothing',
  access: edit,
  body: closed({
    /** Of the draft, new for a new one. */
    ruleSetId: Id,
    testId: Id,
    /** Null for a new one. */
    version: nullable(Version),
    mode: Type.Enum(['off', 'shadow']),
    rules: RuleSetOf,
  }),
  response: RuleSetView,
});

export const proposeRuleSets = defineEndpoint({
  method: 'POST',
  path: '/api/autoverification/rule-sets/usual',
  summary:
    'Makes a draft that tells what it would do for each test without rules, of its own intervals, words and limits; none for a test that no rule could release',
  access: edit,
  body: closed({
    /** For these tests alone; null is every test in use. */
    testIds: nullable(Type.Array(Id, { minItems: 1, maxItems: 100 })),
  }),
  response: closed({ made: Type.Integer(), left: Type.Integer() }),
});

export const tryRules = defineEndpoint({
  method: 'POST',
  path: '/api/autoverification/rule-sets/try',
  summary: 'What rules would have done with the last results of a test, at most 100; nothing is kept',
  access: edit,
  mutates: false,
  body: closed({ testId: Id, rules: RuleSetOf }),
  response: closed({
    tried: Type.Integer(),
    passed: Type.Integer(),
    stops: Type.Array(closed({ rule: RuleStopOf.properties.rule, count: Type.Integer() })),
  }),
});

export const approveRuleSet = defineEndpoint({
  method: 'POST',
  path: '/api/autoverification/rule-sets/approve',
  summary: 'Approves a draft that another person wrote; the set before it is retired',
  access: authorise,
  stepUp: true,
  body: closed({ ruleSetId: Id, version: Version, mode: RuleSetModeOf }),
  response: RuleSetView,
});

export const changeRuleMode = defineEndpoint({
  method: 'POST',
  path: '/api/autoverification/rule-sets/mode',
  summary: 'Turns a set off, lets it only tell what it would do, or, when it is approved, release',
  access: authorise,
  stepUp: true,
  body: closed({ ruleSetId: Id, version: Version, mode: RuleSetModeOf, reason: Reason }),
  response: RuleSetView,
});

export const retireRuleSet = defineEndpoint({
  method: 'POST',
  path: '/api/autoverification/rule-sets/retire',
  summary: 'Takes a set out of use for good, or gives a draft up',
  access: authorise,
  body: closed({ ruleSetId: Id, version: Version, reason: Reason }),
  response: RuleSetView,
});

export const listRuleSwitches = defineEndpoint({
  method: 'GET',
  path: '/api/autoverification/switches',
  summary: 'What stops releases by rule now, then what stopped them before, latest first',
  access: read,
  response: closed({
    switches: Type.Array(RuleSwitchView),
    /** Machines in use. */
    machines: Type.Array(closed({ machineId: Id, name: Type.String() })),
  }),
});

export const stopRules = defineEndpoint({
  method: 'POST',
  path: '/api/autoverification/switches/stop',
  summary: 'Stops releases by rule at once: of the lab, of a test or of a machine. Verdicts are still told',
  access: authorise,
  body: closed({
    switchId: Id,
    kind: Type.Enum([...RULE_SWITCH_KINDS]),
    testId: nullable(Id),
    machineId: nullable(Id),
    reason: Reason,
  }),
  response: RuleSwitchView,
});

export const resumeRules = defineEndpoint({
  method: 'POST',
  path: '/api/autoverification/switches/resume',
  summary: 'Lets results go out by rule again where somebody stopped them',
  access: authorise,
  stepUp: true,
  body: closed({ switchId: Id, version: Version, reason: Reason }),
  response: RuleSwitchView,
});

export const readVerdicts = defineEndpoint({
  method: 'GET',
  path: '/api/autoverification/verdicts',
  summary: 'What the rules said of the tests of a bill, and tubes of it that may bear another name',
  access: { module: 'authorise', bits: PERMISSION.read },
  query: closed({ billId: Id }),
  response: closed({ verdicts: Type.Array(VerdictView), swaps: Type.Array(SwapView) }),
});

export const overrideSwap = defineEndpoint({
  method: 'POST',
  path: '/api/autoverification/swaps/override',
  summary: 'Says that two tubes bear their right names, or are settled otherwise, with the reason',
  access: authorise,
  body: closed({ billId: Id, holdId: Id, version: Version, reason: Reason }),
  response: SwapView,
});
