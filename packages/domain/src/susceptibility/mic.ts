/** The two-fold series by its exponent of 2; what laboratories write for the lowest ones differs by a few per cent. */
const LEAST_EXPONENT = -10;
const MOST_EXPONENT = 10;
/** 0.12 and 0.125, 0.03 and 0.032 are one dilution. */
const WRITTEN_TOLERANCE = 0.09;
/** Of a half dilution, in parts of the dilution below: strips say 0.023 and 0.012. */
const HALF_TOLERANCE = 0.05;

/** What a MIC says of the concentration that just inhibits: exact, or beyond the last dilution that was tried. */
export type MicBound = 'exact' | 'atMost' | 'below' | 'above' | 'atLeast';

/** A minimal inhibitory concentration in mg/L. */
export interface Mic {
  readonly bound: MicBound;
  readonly value: number;
  /** Exponent of the two-fold dilution: that of the value, or of the next higher one for a strip with half dilutions. */
  readonly exponent: number;
}

export type MicFault = 'not-a-number' | 'off-the-grid';
export type MicRead = ({ readonly ok: true } & Mic) | { readonly ok: false; readonly fault: MicFault };

const SIGNS: Readonly<Record<string, MicBound>> = {
  '': 'exact',
  '=': 'exact',
  '<': 'below',
  '<=': 'atMost',
  '≤': 'atMost',
  '>': 'above',
  '>=': 'atLeast',
  '≥': 'atLeast',
};

/** The exponent of a dilution; a half dilution of a strip counts as the next higher one (CLSI M02/M07, strips). */
function exponentOf(value: number): number | null {
  const log = Math.log2(value);
  const whole = Math.round(log);
  if (whole < LEAST_EXPONENT || whole > MOST_EXPONENT) return null;
  if (Math.abs(log - whole) <= WRITTEN_TOLERANCE) return whole;
  // 0.19, 0.38, 0.75, 1.5, 3, 6 …: half way between two dilutions of the series.
  const below = Math.floor(log);
  return Math.abs(value / 2 ** below - 1.5) <= HALF_TOLERANCE ? below + 1 : null;
}

/** Reads a MIC in mg/L as a laboratory writes it: `0.25`, `≤0.25`, `<=0.25`, `>32`. Off the two-fold grid is a fault. */
export function readMic(text: string): MicRead {
  const found = /^(<=|>=|[<>=≤≥]?)\s*(\d{1,4}(?:\.\d{1,4})?)$/u.exec(text.trim());
  const bound = SIGNS[found?.[1] ?? ''];
  const value = Number(found?.[2]);
  if (found === null || bound === undefined || !(value > 0)) return { ok: false, fault: 'not-a-number' };
  const exponent = exponentOf(value);
  return exponent === null ? { ok: false, fault: 'off-the-grid' } : { ok: true, bound, value, exponent };
}

/** The exponents that the true dilution may have, the lowest first: one, unless it is beyond what was tried. */
export function possibleExponents({ bound, exponent }: Pick<Mic, 'bound' | 'exponent'>): {
  readonly least: number;
  readonly most: number;
} {
  switch (bound) {
    case 'exact':
      return { least: exponent, most: exponent };
    case 'atMost':
      return { least: -Infinity, most: exponent };
    case 'below':
      return { least: -Infinity, most: exponent - 1 };
    case 'atLeast':
      return { least: exponent, most: Infinity };
    case 'above':
      return { least: exponent + 1, most: Infinity };
  }
}
