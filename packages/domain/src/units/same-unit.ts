import { isUcumCode } from './ucum-code.ts';
import { unitFactor } from './unit-factor.ts';
import { unitTextOf } from './unit-text.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** How machines and reports write what UCUM writes otherwise. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // The micro sign, the Greek letter, and mcg.
  [/[µμ]|mc(?=g\b|mol\b)/giu, 'u'],
  // 10^3, 10e3 and x10*3 are 10*3, and so are thousands and millions in counts of cells.
  [/^[x×]\s*(?=10)/iu, ''],
  [/10\s*[\^eE*]\s*\+?(?=\d)/gu, '10*'],
  [/^(?:K|THOU)\/(?=u[lL]$)/iu, '10*3/'],
  [/^(?:M|MIL)\/(?=u[lL]$)/u, '10*6/'],
  [/^cells?\//iu, '/'],
  [/\/(?:cu\.?\s*mm|cmm)$/iu, '/mm3'],
  [/\bmm\s*hg\b/giu, 'mm[Hg]'],
  [/(?<![A-Za-z[])([mukMUK]?)iu(?![A-Za-z\]])/giu, '$1[iU]'],
  [/^(?:°|deg)\s*C$/iu, 'Cel'],
  [/\bsec(?:s|onds?)?\b/giu, 's'],
  [/\bhrs?\b/giu, 'h'],
  [/\bgms?\b/giu, 'g'],
];

function spelled(text: string): string {
  const digits = text.trim().replaceAll(/(?<=10)[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, (power) => `*${plainDigits(power)}`);
  const plain = plainDigits(digits);
  return SPELLINGS.reduce((said, [pattern, ucum]) => said.replace(pattern, ucum), plain).replaceAll(' ', '');
}

function plainDigits(text: string): string {
  return text.replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, (digit) => String(SUPERSCRIPTS.indexOf(digit)));
}

/** The UCUM code that a unit means in the letters of a machine or a report; null where it means none. Only capitals are read as small letters. */
export function ucumMeant(text: string): string | null {
  const isOnlyCapitals = /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
  const ways = isOnlyCapitals ? [text, text.toLowerCase()] : [text];
  return ways.flatMap((way) => [spelled(way), way]).find((way) => isUcumCode(way)) ?? null;
}

function isSameText(one: string, other: string): boolean {
  return spelled(one).toLowerCase() === spelled(other).toLowerCase();
}

/**
 * Whether two units mean the same: `10*3/uL`, `10³/µL`, `10^9/L` and `K/uL`; `umol/L` and `µmol/L`; `MG/DL` and `mg/dL`. By what UCUM says
 * they are worth where both are units of it, else by their letters.
 */
export function isSameUnit(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [ucumMeant(one), ucumMeant(other)];
  if (a === null || b === null) return isSameText(one, other);
  const way = unitFactor(a, b);
  return way !== null && way.factor === 1 && way.offset === 0;
}

/** Whether a unit as it is sent is that of a parameter: by its code, or as a report prints it. */
export function isUnitOf(
  sent: string,
  { unit, ucum }: { readonly unit: string; readonly ucum: string | null },
): boolean {
  if (isSameUnit(sent, unit)) return true;
  return ucum !== null && (isSameUnit(sent, ucum) || isSameText(sent, unitTextOf(ucum)));
}
