import { parseValue } from './parse-value.ts';

/** Rounds to a number of decimals, half away from zero, by the decimal digits that people see: 1.005 becomes 1.01, -0.5 becomes -1. */
export function roundHalfAway(value: number, decimals: number): number {
  const size = Math.abs(value);
  const shifted = shift(size, decimals);
  const rounded = shift(Math.round(shifted), -decimals);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** A number with a fixed number of decimals (0 to 20), half away from zero: formatValue(4.05, 1) is '4.1'. Never '-0'. */
export function formatValue(value: number, decimals: number): string {
  return roundHalfAway(value, decimals).toFixed(decimals);
}

/** A typed result as it is displayed: numbers with the decimals of the parameter, everything else as typed, without blanks around it. */
export function displayedResult(raw: string, decimals: number): string {
  const value = parseValue(raw);
  return value.kind === 'numeric' ? formatValue(value.value, decimals) : raw.trim();
}

/** Moves the decimal point in the shortest decimal notation, where 1.005 is not 1.00499…. */
function shift(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
