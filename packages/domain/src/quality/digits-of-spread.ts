const MOST_DIGITS = 6;
const WITHOUT_SPREAD = 2;

/** Digits after the point that tell values of a spread apart: an SD of 0.05 wants three, one of 3.5 one. */
export function digitsOfSpread(sd: number): number {
  if (sd <= 0) return WITHOUT_SPREAD;
  return Math.min(MOST_DIGITS, Math.max(0, Math.ceil(-Math.log10(sd)) + 1));
}
