import type { MeasuredPerson } from './calculate-tests.ts';
import type { Formula } from './formula.ts';

/** What formulas read of a body, and why they are blank without it. */
const BLANK_WITHOUT = { height: 'noHeight', weight: 'noWeight' } as const;
export type BodySize = keyof typeof BLANK_WITHOUT;
export const BODY_SIZES = ['height', 'weight'] as const satisfies readonly BodySize[];

/** Any amount that a formula can go on with. */
const SOME = { kind: 'numeric', value: 1 } as const;

/**
 * Which sizes of a person a formula asks for, whatever its inputs are: bedside Schwartz the height of a child and nothing of an adult,
 * Cockcroft-Gault the weight of an adult. Nothing while the age or sex that it goes by is unknown.
 */
export function sizesAsked(
  { evaluate }: Pick<Formula, 'evaluate'>,
  person: Omit<MeasuredPerson, 'heightCm' | 'weightKg'>,
): readonly BodySize[] {
  const blankWithout = (size: BodySize): boolean => {
    const known = { heightCm: size === 'height' ? null : 100, weightKg: size === 'weight' ? null : 50 };
    const result = evaluate({ ...person, ...known, valueOf: () => SOME });
    return !result.ok && result.blank.why === BLANK_WITHOUT[size];
  };
  return BODY_SIZES.filter(blankWithout);
}
