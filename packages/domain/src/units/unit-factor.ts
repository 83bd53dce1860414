import { magnitudeOf, raised, times } from './magnitude.ts';

/** Units that begin elsewhere than at nothing: K = worth · (value + shift). */
const FROM_ELSEWHERE: Readonly<Record<string, { readonly worth: number; readonly shift: number }>> = {
  K: { worth: 1, shift: 0 },
  Cel: { worth: 1, shift: 273.15 },
  '[degF]': { worth: 5 / 9, shift: 459.67 },
};

/** What brings a value of one unit to another: value · factor + offset. */
export interface UnitFactor {
  readonly factor: number;
  readonly offset: number;
}

/** Twelve digits: what a double holds of a product of a few factors without noise. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

function temperature(from: string, to: string): UnitFactor | null {
  const [a, b] = [FROM_ELSEWHERE[from], FROM_ELSEWHERE[to]];
  if (a === undefined || b === undefined) return null;
  return {
    factor: rounded(a.worth / b.worth),
    offset: rounded((a.worth * a.shift) / b.worth - b.shift),
  };
}

/**
 * How a value of one UCUM unit becomes one of another; null where nothing says so. Between mass and amount of substance the molar
 * mass says it, in g/mol. What stands in braces must be the same on both sides: a count of one thing is none of another.
 */
export function unitFactor(from: string, to: string, molarMass: number | null = null): UnitFactor | null {
  const [a, b] = [magnitudeOf(from), magnitudeOf(to)];
  if (a === null || b === null) return null;
  if (from === to) return { factor: 1, offset: 0 };
  const warmth = temperature(from, to);
  if (warmth !== null) return warmth;
  const { worth, powers } = times(a, raised(b, -1));
  if (powers.size === 0) return { factor: rounded(worth), offset: 0 };
  const grams = powers.get('g') ?? 0;
  const isMolar = powers.size === 2 && grams !== 0 && powers.get('mol') === -grams;
  if (!isMolar || molarMass === null || !(molarMass > 0)) return null;
  return { factor: rounded(worth / molarMass ** grams), offset: 0 };
}
