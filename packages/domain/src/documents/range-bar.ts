/** Places are fractions of the bar's width, 0 at the left (documents README, 'Range bar'). */
export interface RangeBar {
  /** Grey stretches: where a value is within limits. */
  inside: readonly { from: number; to: number }[];
  /** Cuts between decision bands. */
  ticks: readonly number[];
  current: { at: number; mark: 'dot' | 'diamond' | 'arrow-left' | 'arrow-right' };
  /** Hollow dot; null when there is none or it lies beyond the scale. */
  previous: number | null;
}

export type RangeScale =
  | { kind: 'limits'; low: number | null; high: number | null }
  /** cuts ascend; band 0 lies below cuts[0]; inside names the bands that count as normal. */
  | { kind: 'bands'; cuts: readonly number[]; inside: readonly number[] };

export interface RangeBarInput {
  scale: RangeScale;
  /** As displayed: '2.31', '< 0.5'. */
  value: string;
  previous: string | null;
  /** Whether the result carries a flag: decides dot or diamond. */
  outside: boolean;
}

interface Axis {
  place: (value: number) => number;
  inside: RangeBar['inside'];
  ticks: readonly number[];
}

/** A mark centred nearer to the end than this would leave the bar. */
const EDGE = 0.035;
const ARROW_AT = 0.045;
const MEASURED = /^([<>≤≥]?)\s?([-−+]?\d+(?:\.\d+)?)$/u;

/** Geometry of a row's range bar; null where the value is a word, or censored so that it has no place. */
export function rangeBar(input: RangeBarInput): RangeBar | null {
  const axis = input.scale.kind === 'limits' ? limitsAxis(input.scale) : bandsAxis(input.scale);
  const measured = measure(input.value);
  if (axis === null || measured === null) return null;
  const current = placeCurrent(axis.place(measured.value), measured.sign, input.outside);
  if (current === null) return null;
  return { inside: axis.inside, ticks: axis.ticks, current, previous: placePrevious(axis, input.previous) };
}

function placeCurrent(at: number, sign: string, outside: boolean): RangeBar['current'] | null {
  const beyond = at < EDGE ? 'arrow-left' : at > 1 - EDGE ? 'arrow-right' : null;
  if (sign !== '') {
    const towards = sign === '<' || sign === '≤' ? 'arrow-left' : 'arrow-right';
    if (beyond !== towards) return null;
  }
  if (beyond !== null && outside)
    return { at: beyond === 'arrow-left' ? ARROW_AT : 1 - ARROW_AT, mark: beyond };
  return { at: Math.min(Math.max(at, EDGE), 1 - EDGE), mark: outside ? 'diamond' : 'dot' };
}

function placePrevious(axis: Axis, previous: string | null): number | null {
  const measured = previous === null ? null : measure(previous);
  if (measured === null || measured.sign !== '') return null;
  const at = axis.place(measured.value);
  return at < 0 || at > 1 ? null : at;
}

function limitsAxis({ low, high }: { low: number | null; high: number | null }): Axis | null {
  if (low !== null && high !== null) {
    if (high <= low) return null;
    return {
      place: (value) => 0.28 + ((value - low) / (high - low)) * 0.44,
      inside: [{ from: 0.28, to: 0.72 }],
      ticks: [],
    };
  }
  if (high !== null && high > 0) {
    return { place: (value) => (value / high) * 0.6, inside: [{ from: 0, to: 0.6 }], ticks: [] };
  }
  if (low !== null && low > 0) {
    return { place: (value) => (value / low) * 0.4, inside: [{ from: 0.4, to: 1 }], ticks: [] };
  }
  return null;
}

function bandsAxis({ cuts, inside }: { cuts: readonly number[]; inside: readonly number[] }): Axis | null {
  const edges = bandEdges(cuts);
  if (edges === null) return null;
  const count = edges.length - 1;
  return {
    place: (value) => placeInBands(edges, value),
    inside: inside.map((band) => ({ from: band / count, to: (band + 1) / count })),
    ticks: cuts.map((_, index) => (index + 1) / count),
  };
}

/** The open bands at the ends reach half a cut further out: 25 below 50, 9.75 above 6.5. */
function bandEdges(cuts: readonly number[]): readonly number[] | null {
  const first = cuts[0];
  const last = cuts.at(-1);
  if (first === undefined || last === undefined) return null;
  const start = first - Math.abs(first) / 2;
  const end = last + Math.abs(last) / 2;
  const edges = [start, ...cuts, end];
  const ascending = edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? edge));
  return ascending ? edges : null;
}

function placeInBands(edges: readonly number[], value: number): number {
  const count = edges.length - 1;
  const above = edges.findIndex((edge) => value < edge);
  const band = above === -1 ? count - 1 : Math.max(above - 1, 0);
  const from = edges[band] ?? 0;
  const to = edges[band + 1] ?? 1;
  return (band + (value - from) / (to - from)) / count;
}

function measure(text: string): { sign: string; value: number } | null {
  const match = MEASURED.exec(text.trim().replaceAll(',', ''));
  if (match === null) return null;
  return { sign: match[1] ?? '', value: Number((match[2] ?? '').replace('−', '-')) };
}
