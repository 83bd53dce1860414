/** What the z of an external assessment says of a measured value (domain facts 2.9). */
export const EQA_VERDICTS = ['ok', 'question', 'fail'] as const;
export type EqaVerdict = (typeof EQA_VERDICTS)[number];

/** A value of the lab beside what the scheme assigned and how far its group of labs lies apart, all in one unit. */
export interface EqaFigures {
  readonly own: number;
  readonly assigned: number;
  readonly sd: number;
}

/** What binary fractions may add to a z or take from it: 1.4 lies 2 SD of 0.2 from 1, and not a hair less. */
const EXACT = 1e9;

/** (own - assigned) / SD of the group; null where the SD is not above 0. */
export function eqaZ({ own, assigned, sd }: EqaFigures): number | null {
  return sd > 0 ? Math.round(((own - assigned) / sd) * EXACT) / EXACT : null;
}

/** Up to 2 SD from the assigned value is ok, 3 SD and more has failed, between them is a question (domain facts 2.9). */
export function eqaVerdict(z: number): EqaVerdict {
  const distance = Math.abs(z);
  if (distance <= 2) return 'ok';
  return distance < 3 ? 'question' : 'fail';
}

/** Whether something must be done about a result: it needs words of what was done. */
export function asksForAction(verdict: EqaVerdict): boolean {
  return verdict !== 'ok';
}

/** The worst of some verdicts; null where none is judged yet. */
export function worstEqaVerdict(verdicts: readonly EqaVerdict[]): EqaVerdict | null {
  return EQA_VERDICTS.findLast((verdict) => verdicts.includes(verdict)) ?? null;
}
