import { rangeBar, type RangeScale } from '@nidan/domain/documents/range-bar';

const WIDTH = 64;

interface RangeBarProps {
  readonly scale: RangeScale;
  /** As displayed, `7.9` or `< 0.5`. */
  readonly value: string;
  /** Outside the reference interval, and on which side. */
  readonly outside?: 'low' | 'high' | null;
}

/** Where a value stands in its reference interval; beyond the scale it is an arrow at the end. Nothing for words. */
export function RangeBar({ scale, value, outside = null }: RangeBarProps) {
  const bar = rangeBar({ scale, value, previous: null, outside: outside !== null });
  if (!bar) return null;
  const colour = outside === 'low' ? 'var(--low)' : outside === 'high' ? 'var(--danger)' : 'var(--ink)';
  const at = bar.current.at * WIDTH;
  return (
    <svg width={WIDTH} height={12} aria-hidden="true">
      <path d={`M0 6h${WIDTH}`} stroke="var(--line-2)" />
      {bar.inside.map(({ from, to }) => (
        <path key={from} d={`M${from * WIDTH} 6H${to * WIDTH}`} stroke="var(--range)" strokeWidth={4} />
      ))}
      {bar.current.mark === 'arrow-left' && <path d="M7 1 1 6l6 5z" fill={colour} />}
      {bar.current.mark === 'arrow-right' && <path d="M57 1l6 5-6 5z" fill={colour} />}
      {(bar.current.mark === 'dot' || bar.current.mark === 'diamond') && (
        <path d={`M${at} 1v10`} stroke={colour} strokeWidth={2.5} />
      )}
    </svg>
  );
}
