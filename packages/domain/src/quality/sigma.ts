import type { WestgardRule } from './westgard-rule.ts';

export interface SigmaFacts {
  /** Total allowable error, in percent. */
  readonly tea: number;
  /** Distance of the mean from the true value, in percent. */
  readonly bias: number;
  /** Coefficient of variation, in percent. */
  readonly cv: number;
}

/** Sigma of a method: how many of its CVs fit between its bias and the allowed error; null where the CV is 0 or less. */
export function sigmaOf({ tea, bias, cv }: SigmaFacts): number | null {
  return cv > 0 ? (tea - Math.abs(bias)) / cv : null;
}

export interface RuleChoice {
  readonly rules: readonly WestgardRule[];
  /** Control results that are judged together. */
  readonly controls: { readonly least: number; readonly most: number };
}

const SIX: readonly WestgardRule[] = ['1-3s'];
const FIVE: readonly WestgardRule[] = [...SIX, '2-2s', 'R-4s'];
const FOUR: readonly WestgardRule[] = [...FIVE, '4-1s'];
const LESS: readonly WestgardRule[] = [...FOUR, '8-x'];

/** The rules that a method of so many sigma needs: the worse it is, the more (Westgard sigma rules; domain facts 2.9). */
export function rulesBySigma(sigma: number): RuleChoice {
  if (sigma >= 6) return { rules: SIX, controls: { least: 2, most: 2 } };
  if (sigma >= 5) return { rules: FIVE, controls: { least: 2, most: 2 } };
  if (sigma >= 4) return { rules: FOUR, controls: { least: 4, most: 4 } };
  return { rules: LESS, controls: { least: 4, most: 8 } };
}
