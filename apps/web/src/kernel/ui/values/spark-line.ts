export interface SparkInput {
  /** Oldest first; the last is the current value. */
  readonly values: readonly number[];
  readonly low: number | null;
  readonly high: number | null;
  readonly width: number;
  readonly height: number;
}

export interface Spark {
  readonly line: string;
  /** Oldest first. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly end: { readonly x: number; readonly y: number };
  readonly band: { readonly y: number; readonly height: number } | null;
}

const EDGE = 3;

/** Geometry of a trend line on its reference band, in px; null with fewer than two values. */
export function sparkLine({ values, low, high, width, height }: SparkInput): Spark | null {
  const last = values.at(-1);
  if (values.length < 2 || last === undefined) return null;
  const known = [...values, ...[low, high].filter((limit) => limit !== null)];
  const floor = Math.min(...known);
  const span = Math.max(...known) - floor || 1;
  const inside = height - 2 * (EDGE + 0.5);
  const y = (value: number): number => round(EDGE + 0.5 + (1 - (value - floor) / span) * inside);
  const x = (at: number): number => round(EDGE + (at / (values.length - 1)) * (width - 2 * EDGE));
  const top = high === null ? EDGE + 0.5 : y(high);
  const bottom = low === null ? height - EDGE - 0.5 : y(low);
  return {
    points: values.map((value, at) => ({ x: x(at), y: y(value) })),
    line: values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join(''),
    end: { x: x(values.length - 1), y: y(last) },
    band: low === null && high === null ? null : { y: top, height: Math.max(bottom - top, 1) },
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
