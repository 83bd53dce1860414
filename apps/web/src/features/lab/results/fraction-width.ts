const DIGIT = 7.2;
const POINT = 3.6;

/** Px after the decimal point that let every value of a column stand on it. */
export function fractionWidth(decimals: readonly number[]): number {
  const most = Math.max(0, ...decimals);
  return most === 0 ? 0 : Math.ceil(POINT + most * DIGIT);
}
