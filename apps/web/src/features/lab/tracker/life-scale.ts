import { MINUTE } from '@nidan/domain/time/durations';

/** A life that is longer is drawn with its waits shortened, so that the steps of its first hours can be told apart. */
const LONG = 24 * 3_600_000;
const TICK_STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1_440, 2_880, 10_080, 43_200, 129_600];
const MOST_TICKS = 9;
/** Px between two ticks at least. */
const TICK_ROOM = 64;

export interface LifeScale {
  /** Px of a moment, in milliseconds since 1970. */
  readonly x: (at: number) => number;
  /** Moments that the axis names, in milliseconds since 1970. */
  readonly ticks: readonly number[];
}

interface ScaleInput {
  /** Moments of the steps and the end of the line, in any order. */
  readonly moments: readonly number[];
  readonly from: number;
  readonly to: number;
  /** Minutes that the clock of the lab is ahead of UTC: whole hours of that clock are named. */
  readonly aheadMinutes: number;
}

function knotsOf(moments: readonly number[]): { readonly at: number; readonly weight: number }[] {
  const sorted = [...new Set(moments)].toSorted((a, b) => a - b);
  const span = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  const weigh = (gap: number): number => (span > LONG ? Math.log2(1 + gap / MINUTE) : gap);
  let weight = 0;
  return sorted.map((at, index) => {
    weight += index === 0 ? 0 : weigh(at - (sorted[index - 1] ?? at));
    return { at, weight };
  });
}

/** Moments as px: by the clock, and for a life of more than a day with long waits shortened. */
export function lifeScale({ moments, from, to, aheadMinutes }: ScaleInput): LifeScale {
  const knots = knotsOf(moments);
  const first = knots[0] ?? { at: 0, weight: 0 };
  const last = knots.at(-1) ?? first;
  const x = (at: number): number => {
    const next = knots.findIndex((knot) => knot.at >= at);
    const right = knots[next] ?? last;
    const left = knots[Math.max(0, next - 1)] ?? first;
    const part = right.at === left.at ? 0 : (at - left.at) / (right.at - left.at);
    const weight = left.weight + part * (right.weight - left.weight);
    return last.weight === 0 ? from : from + (weight / last.weight) * (to - from);
  };
  return { x, ticks: ticksOf({ first: first.at, last: last.at, aheadMinutes, x }) };
}

interface TickInput {
  readonly first: number;
  readonly last: number;
  readonly aheadMinutes: number;
  readonly x: LifeScale['x'];
}

function ticksOf({ first, last, aheadMinutes, x }: TickInput): number[] {
  const minutes = (last - first) / MINUTE;
  const step = (TICK_STEPS.find((one) => minutes / one <= MOST_TICKS) ?? minutes) * MINUTE;
  if (step <= 0) return [first];
  const ahead = aheadMinutes * MINUTE;
  const ticks: number[] = [];
  for (let at = Math.ceil((first + ahead) / step) * step - ahead; at <= last; at += step) {
    const before = ticks.at(-1);
    if (before === undefined || x(at) - x(before) >= TICK_ROOM) ticks.push(at);
  }
  return ticks;
}
