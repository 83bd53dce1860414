/** What a rule set asks of one parameter of its test, beside what always holds. Limits are in its unit and inside; null is none. */
export interface ValueRules {
  readonly parameterId: string;
  /** Whether control material is measured for it: without a series that is in control nothing goes out. */
  readonly needsControl: boolean;
  /** Whether only what is inside the person's interval, or a normal word, goes out. */
  readonly onlyNormal: boolean;
  readonly releaseLow: number | null;
  readonly releaseHigh: number | null;
  /** What the machine measures without dilution. */
  readonly measuringLow: number | null;
  readonly measuringHigh: number | null;
}

/** The limits of a parameter in a rule set: the one list of them. */
export const RULE_LIMITS = ['releaseLow', 'releaseHigh', 'measuringLow', 'measuringHigh'] as const;
export type RuleLimit = (typeof RULE_LIMITS)[number];

/** One version of the rules of a test. */
export interface RuleSet {
  /** Completed years that a person has at least. */
  readonly youngestYears: number;
  /** Hours from collection to entry; null is what the tube keeps by its sample type. */
  readonly stabilityHours: number | null;
  /** One for each parameter of the test. */
  readonly values: readonly ValueRules[];
}

/** Largest cutoff of age that somebody may set, in years, and longest stability, in hours. */
export const MOST_YEARS = 120;
export const MOST_STABILITY_HOURS = 720;
