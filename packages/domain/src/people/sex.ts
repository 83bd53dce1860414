/** M male, F female, O other (spec §3 "Detailed age"). */
export const SEXES = ['M', 'F', 'O'] as const;

export type Sex = (typeof SEXES)[number];
