import { roundHalfAway } from '@nidan/domain/results/format-value';

/** A change with its sign, without decimals from 10 on: '−16', '+6.1'. */
export function deltaText(percent: number): string {
  const size = Math.abs(percent);
  const shown = roundHalfAway(size, size < 10 ? 1 : 0);
  return `${percent < 0 ? '−' : '+'}${shown}`;
}
