/** What decides on a call, in the order in which it is asked. */
export const ACCESS_RULES = ['account', 'lab', 'right', 'proof', 'scope', 'state', 'duty'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** A rule lets pass, refuses, or says something to know that refuses nothing. */
export const RULE_OUTCOMES = ['passes', 'refuses', 'notes'] as const;
export type RuleOutcome = (typeof RULE_OUTCOMES)[number];
