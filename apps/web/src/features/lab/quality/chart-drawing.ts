import type { ChartView, PointView } from '@nidan/contract/lab/quality/quality-views';

/** Size of the chart as drawn, and where its field lies in it. */
export const CHART = { width: 760, height: 396, left: 108, right: 20, top: 12, bottom: 36 } as const;
const FIELD = {
  width: CHART.width - CHART.left - CHART.right,
  height: CHART.height - CHART.top - CHART.bottom,
};
/** SDs from the mean to the edge. */
const EDGE = 4;
/** Points beyond the edge stand a little outside it. */
const BEYOND = 4.15;
const MOST_DATES = 8;

export interface DrawnPoint {
  readonly point: PointView;
  readonly x: number;
  readonly y: number;
}

export interface DrawnMark {
  readonly x: number;
  readonly at: string;
  readonly kind: 'lot' | 'calibration';
}

export interface ChartDrawing {
  readonly points: readonly DrawnPoint[];
  /** Through the points that count, in their order. */
  readonly path: string;
  readonly lines: readonly { readonly sds: number; readonly y: number; readonly value: number }[];
  readonly dates: readonly { readonly x: number; readonly at: string }[];
  readonly marks: readonly DrawnMark[];
}

/** Height of a distance from the mean, in px from the top. */
export function heightOf(z: number): number {
  const held = Math.max(-BEYOND, Math.min(BEYOND, z));
  return CHART.top + ((EDGE - held) / (2 * EDGE)) * FIELD.height;
}

/** Places of points side by side, in their order: the days between them do not matter, their run does. */
function placeOf(index: number, count: number): number {
  if (count <= 1) return CHART.left + FIELD.width / 2;
  return CHART.left + 10 + (index / (count - 1)) * (FIELD.width - 20);
}

/** Where an instant lies among the points: before the first one that was measured after it. */
function placeAmong(at: string, points: readonly DrawnPoint[]): number | null {
  const next = points.findIndex(({ point }) => Date.parse(point.measuredAt) > Date.parse(at));
  const [before, after] = [points[next - 1], points[next]];
  if (next <= 0 || before === undefined || after === undefined) return null;
  return (before.x + after.x) / 2;
}

/** Lays out a series: points by their order and distance, lines at every SD, marks between the points. */
export function drawChart(
  { series, points, bounds, marks }: ChartView,
  excluded: ReadonlySet<string>,
): ChartDrawing {
  const drawn = points.map((point, index) => ({
    point,
    x: placeOf(index, points.length),
    y: heightOf(point.z),
  }));
  const counting = drawn.filter(({ point }) => !excluded.has(point.pointId));
  const step = Math.max(1, Math.ceil(drawn.length / MOST_DATES));
  const told = [
    ...marks.map(({ at }) => ({ at, kind: 'calibration' as const })),
    { at: series.targetSince, kind: 'lot' as const },
  ];
  return {
    points: drawn,
    path: counting
      .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join(''),
    lines: [...bounds, { sds: 0, value: series.baseMean }].map(({ sds, value }) => ({
      sds,
      value,
      y: heightOf(sds),
    })),
    dates: drawn
      .filter((_, index) => index % step === 0)
      .map(({ x, point }) => ({ x, at: point.measuredAt })),
    marks: told.flatMap(({ at, kind }) => {
      const x = placeAmong(at, drawn);
      return x === null ? [] : [{ at, kind, x }];
    }),
  };
}
