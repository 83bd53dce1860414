import type { Formula } from './formula.ts';

interface CalculablePlace {
  readonly code: string;
  /** Null for what is entered. */
  readonly formula: Pick<Formula, 'inputs'> | null;
}

/** True when a formula of the test reads a parameter that the test lacks, so that another test of the bill supplies it. */
export function readsOtherTests(parameters: readonly CalculablePlace[]): boolean {
  const own = new Set(parameters.map(({ code }) => code));
  return parameters.some(({ formula }) => formula?.inputs.some((code) => !own.has(code)) === true);
}
