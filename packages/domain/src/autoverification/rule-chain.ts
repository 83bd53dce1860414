/** What holds a result back from going out by rule, in the order in which it is told (facts 2.7). */
export const AUTOVERIFICATION_RULES = [
  'tube',
  'stability',
  'machineFlags',
  'quarantine',
  'control',
  'value',
  'words',
  'plausible',
  'measuringRange',
  'critical',
  'normal',
  'release',
  'delta',
  'consistency',
  'contamination',
  'reflex',
  'rerun',
  'firstPositive',
  'age',
  'comment',
  'note',
  'swap',
  'otherSex',
  'sameTube',
  'block',
  'notCovered',
] as const;
export type AutoverificationRule = (typeof AUTOVERIFICATION_RULES)[number];

/**
 * The reasons to doubt a tube, whichever test of it shows them. Every gate that lets results pass unread goes by this one list: release by
 * rule, where a reason in one test holds the other tests of its tube, and authorising all normal bills together.
 */
export const TUBE_RULES: readonly AutoverificationRule[] = [
  'machineFlags',
  'quarantine',
  'plausible',
  'release',
  'delta',
  'consistency',
  'contamination',
  'swap',
  'otherSex',
];

/** What a rule set does: nothing, tell what it would have done, or release. */
export const RULE_SET_MODES = ['off', 'shadow', 'live'] as const;
export type RuleSetMode = (typeof RULE_SET_MODES)[number];

/** What became of a verdict: only told, checked by rule, held back by a rule, by a switch, or by the refusal of the check. */
export const VERDICT_OUTCOMES = ['told', 'checked', 'held', 'switchedOff', 'refused'] as const;
export type VerdictOutcome = (typeof VERDICT_OUTCOMES)[number];

/** What a switch stops: releases by rule of the whole lab, of one test, or of one machine. */
export const RULE_SWITCH_KINDS = ['lab', 'test', 'machine'] as const;
export type RuleSwitchKind = (typeof RULE_SWITCH_KINDS)[number];
