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

/** Where a stored result came from. */
export const RESULT_SOURCES = ['manual', 'calculated', 'machine', 'external'] as const;
export type ResultSource = (typeof RESULT_SOURCES)[number];
