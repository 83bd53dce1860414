/** What the value of a parameter is: measured, in words, chosen, worked out, written as text, or a file such as a graph. */
export const PARAMETER_KINDS = [
  'numeric',
  'text',
  'choice',
  'calculated',
  'narrative',
  'attachment',
] as const;
export type ParameterKind = (typeof PARAMETER_KINDS)[number];

/** How two numbers of a person are compared: by difference, by percent of the earlier, or either per day between them. */
export const NUMBER_DELTA_MODES = ['absolute', 'percent', 'ratePerDay', 'percentPerDay'] as const;
export type NumberDeltaMode = (typeof NUMBER_DELTA_MODES)[number];

/** How two results of a person are compared: as numbers, or words by whether they are the same. */
export const DELTA_MODES = [...NUMBER_DELTA_MODES, 'otherWord'] as const;
export type DeltaMode = (typeof DELTA_MODES)[number];

/** Where a stored result came from. */
export const RESULT_SOURCES = ['manual', 'calculated', 'machine', 'external'] as const;
export type ResultSource = (typeof RESULT_SOURCES)[number];
