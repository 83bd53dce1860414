import { sparkLine } from './spark-line.ts';

interface SparklineProps {
  /** Oldest first, the current value last. */
  readonly values: readonly number[];
  readonly low: number | null;
  readonly high: number | null;
  readonly outside?: 'low' | 'high' | null;
  readonly width?: number;
  readonly height?: number;
}

/** Trend of a value on its reference band. Decoration: the numbers stand beside it. */
export function Sparkline({ values, low, high, outside = null, width = 56, height = 20 }: SparklineProps) {
  const spark = sparkLine({ values, low, high, width, height });
  if (!spark) return null;
  const colour = outside === 'low' ? 'var(--low)' : outside === 'high' ? 'var(--danger)' : 'var(--ink)';
  return (
    <svg width={width} height={height} aria-hidden="true">
      {spark.band && (
        <rect x={0} y={spark.band.y} width={width} height={spark.band.height} fill="var(--band)" />
      )}
      <path d={spark.line} fill="none" stroke="var(--trace)" />
      <circle cx={spark.end.x} cy={spark.end.y} r={2.5} fill={colour} />
    </svg>
  );
}
