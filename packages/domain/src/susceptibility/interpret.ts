import type { Breakpoint } from './breakpoint.ts';
import { type Mic, possibleExponents } from './mic.ts';

/** From susceptible to resistant; `NS` where the table has no R. */
export const SUSCEPTIBILITY_CATEGORIES = ['S', 'SDD', 'I', 'NS', 'R'] as const;
export type SusceptibilityCategory = (typeof SUSCEPTIBILITY_CATEGORIES)[number];

/** Why nothing can be said of a value. */
export const UNJUDGED_BECAUSE = ['no-breakpoint', 'beyond-what-was-tried'] as const;
export type UnjudgedBecause = (typeof UNJUDGED_BECAUSE)[number];

export type Interpretation =
  | { readonly category: SusceptibilityCategory }
  | { readonly category: null; readonly why: UnjudgedBecause };

/** How far a value is on the way to resistance: 0 susceptible, 1 between, 2 resistant. */
type Step = 0 | 1 | 2;

/** EUCAST writes 0.001 mg/L and 50 mm where nothing is susceptible at the usual dose; WHONET writes 0.0001 as well. */
const NEVER_SUSCEPTIBLE = { mic: 0.001, mm: 50 };

/** Of exponents of two; a breakpoint lies on the grid or beside it. */
function micStep({ convention, susceptible, resistant }: Breakpoint, exponent: number): Step {
  const value = 2 ** exponent;
  // What laboratories write as 0.12 is 0.125.
  const isAtMost = (limit: number): boolean => value <= limit * 1.07;
  const isAtLeast = (limit: number): boolean => value >= limit / 1.07;
  if (susceptible > NEVER_SUSCEPTIBLE.mic && isAtMost(susceptible)) return 0;
  if (resistant === null) return 2;
  const isResistant = convention === 'clsi' ? isAtLeast(resistant) : !isAtMost(resistant);
  return isResistant ? 2 : 1;
}

function zoneStep({ convention, susceptible, resistant }: Breakpoint, mm: number): Step {
  if (susceptible < NEVER_SUSCEPTIBLE.mm && mm >= susceptible) return 0;
  if (resistant === null) return 2;
  return (convention === 'clsi' ? mm <= resistant : mm < resistant) ? 2 : 1;
}

function categoryOf({ resistant, isDoseDependent }: Breakpoint, step: Step): SusceptibilityCategory {
  if (step === 0) return 'S';
  if (step === 1) return isDoseDependent ? 'SDD' : 'I';
  return resistant === null ? 'NS' : 'R';
}

/** What a MIC means by a row of a table; nothing where the true dilution may fall on either side (facts 2.8). */
export function interpretMic(row: Breakpoint | null, mic: Pick<Mic, 'bound' | 'exponent'>): Interpretation {
  if (row === null) return { category: null, why: 'no-breakpoint' };
  const { least, most } = possibleExponents(mic);
  const [best, worst] = [micStep(row, least), micStep(row, most)];
  if (best !== worst) return { category: null, why: 'beyond-what-was-tried' };
  return { category: categoryOf(row, best) };
}

/** What a zone in mm means by a row of a table. */
export function interpretZone(row: Breakpoint | null, mm: number): Interpretation {
  if (row === null) return { category: null, why: 'no-breakpoint' };
  return { category: categoryOf(row, zoneStep(row, mm)) };
}
