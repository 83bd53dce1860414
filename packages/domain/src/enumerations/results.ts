/** What the value of a parameter is: measured, in words, chosen, worked out, or written as text. */
export const PARAMETER_KINDS = ['numeric', 'text', 'choice', 'calculated', 'narrative'] as const;
export type ParameterKind = (typeof PARAMETER_KINDS)[number];

/** Where a stored result came from. */
export const RESULT_SOURCES = ['manual', 'calculated', 'machine', 'external'] as const;
export type ResultSource = (typeof RESULT_SOURCES)[number];
