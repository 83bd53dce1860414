import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of rules that release results, of their switches, and of tubes that may bear another name. */
export const ruleRefusals = {
  'rule-set-contradicts': {
    status: 409,
    msg: 'These rules of {test} contradict themselves: {what}. Change them, then save again',
  },
  'rule-set-by-maker': { status: 403, msg: '{name} wrote these rules. Another person approves them' },
  'rule-set-not-approved': {
    status: 409,
    msg: 'A draft releases no result. Have the rules of {test} approved first',
  },
  'rule-set-of-profile': { status: 409, msg: '{test} is not measured itself. Write rules for its tests' },
  'rule-set-draft-there': {
    status: 409,
    msg: '{test} has a draft already. Reload to see it, then change that one',
  },
  'rules-stopped-already': {
    status: 409,
    msg: 'Releases by rule are stopped here already. Reload to see by whom',
  },
  'rules-not-stopped': { status: 409, msg: '{by} let the rules release again. Nothing is stopped here' },
  'rule-switch-target': {
    status: 400,
    msg: 'Name the test or the machine to be stopped, or nothing for the whole lab',
  },
  'maybe-swapped': {
    status: 409,
    msg: '{test}: tube {barcode} fits the person of tube {other} better. Look at the values of both, then give a reason or take new tubes',
  },
  'swap-decided': { status: 409, msg: '{by} has decided about these two tubes already' },
} as const satisfies Record<string, RefusalSpec>;
