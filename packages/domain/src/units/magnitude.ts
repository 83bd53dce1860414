import { isUcumCode } from './ucum-code.ts';
import { METRIC_ATOMS, PREFIXES } from './ucum-atoms.ts';

/** A unit as a multiple of base units: what it is worth, and the power of each base unit. */
export interface Magnitude {
  readonly worth: number;
  readonly powers: ReadonlyMap<string, number>;
}

const PREFIX_WORTH: Readonly<Record<(typeof PREFIXES)[number], number>> = {
  da: 1e1,
  T: 1e12,
  G: 1e9,
  M: 1e6,
  k: 1e3,
  h: 1e2,
  d: 1e-1,
  c: 1e-2,
  m: 1e-3,
  u: 1e-6,
  n: 1e-9,
  p: 1e-12,
  f: 1e-15,
  a: 1e-18,
};

/** Atoms that are multiples of others (UCUM 2.1); any other atom is a base unit of its own. */
const DERIVED: Readonly<Record<string, readonly [worth: number, powers: Readonly<Record<string, number>>]>> =
  {
    l: [1e-3, { m: 3 }],
    L: [1e-3, { m: 3 }],
    min: [60, { s: 1 }],
    h: [3_600, { s: 1 }],
    d: [86_400, { s: 1 }],
    wk: [604_800, { s: 1 }],
    kat: [1, { mol: 1, s: -1 }],
    U: [1e-6 / 60, { mol: 1, s: -1 }],
    '%': [1e-2, {}],
    '[ppth]': [1e-3, {}],
    '[ppm]': [1e-6, {}],
    '[ppb]': [1e-9, {}],
    '[iU]': [1, { '[IU]': 1 }],
    'm[Hg]': [133_322.387_415, { Pa: 1 }],
    bar: [1e5, { Pa: 1 }],
    cal: [4.184, { J: 1 }],
  };

const PARTS = /[./()]|10[*^][+-]?\d+|\{[!-z|~]*\}|(?:[A-Za-z%]|\[[A-Za-z0-9_']+\])+(?:[+-]?\d+)?|\d+/gu;

function atomOf(text: string): Magnitude {
  const derived = DERIVED[text];
  if (derived !== undefined) return { worth: derived[0], powers: new Map(Object.entries(derived[1])) };
  if (METRIC_ATOMS.has(text)) return { worth: 1, powers: new Map([[text, 1]]) };
  const prefix = PREFIXES.find((one) => text.startsWith(one) && METRIC_ATOMS.has(text.slice(one.length)));
  if (prefix === undefined) return { worth: 1, powers: new Map([[text, 1]]) };
  const atom = atomOf(text.slice(prefix.length));
  return { ...atom, worth: PREFIX_WORTH[prefix] * atom.worth };
}

/** A unit to a power. */
export function raised({ worth, powers }: Magnitude, exponent: number): Magnitude {
  return {
    worth: worth ** exponent,
    powers: new Map([...powers].map(([base, power]) => [base, power * exponent])),
  };
}

/** The product of two units. */
export function times(left: Magnitude, right: Magnitude): Magnitude {
  const powers = new Map(left.powers);
  for (const [base, power] of right.powers) {
    const sum = (powers.get(base) ?? 0) + power;
    if (sum === 0) powers.delete(base);
    else powers.set(base, sum);
  }
  return { worth: left.worth * right.worth, powers };
}

const ONE: Magnitude = { worth: 1, powers: new Map() };

function partOf(text: string): Magnitude {
  if (text.startsWith('{')) return { worth: 1, powers: new Map([[text, 1]]) };
  const ten = /^10[*^]([+-]?\d+)$/u.exec(text)?.[1];
  if (ten !== undefined) return { worth: 10 ** Number(ten), powers: new Map() };
  if (/^\d+$/u.test(text)) return { worth: Number(text), powers: new Map() };
  const [, unit = '', exponent] = /^(.*?)([+-]?\d+)?$/u.exec(text) ?? [];
  return raised(atomOf(unit), exponent === undefined ? 1 : Number(exponent));
}

/** Reads the parts of a valid code from `at` on, to the end or to what closes a bracket. */
function readTerm(parts: readonly string[], at: { next: number }): Magnitude {
  let sum = ONE;
  let sign = 1;
  while (at.next < parts.length) {
    const part = parts[at.next] ?? '';
    at.next += 1;
    if (part === ')') return sum;
    if (part === '/') sign = -1;
    else if (part === '.') sign = 1;
    else {
      // An annotation stands behind its unit and shares its side of the stroke.
      sum = times(sum, raised(part === '(' ? readTerm(parts, at) : partOf(part), sign));
    }
  }
  return sum;
}

/** What a UCUM code is worth in base units; what stands in braces is a base unit of its own. Null when it is no code. */
export function magnitudeOf(ucum: string): Magnitude | null {
  return isUcumCode(ucum) ? readTerm(ucum.match(PARTS) ?? [], { next: 0 }) : null;
}
