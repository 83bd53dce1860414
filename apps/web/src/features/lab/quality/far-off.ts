import type { SeriesView } from '@nidan/contract/lab/quality/quality-views';
import { qcZScore } from '@nidan/domain/quality/qc-series';
import { showZ } from './quality-words.ts';
import type { qualityTexts } from './texts/quality-texts.ts';

/** A control that lies further from its mean is more often a slip of the finger than a measurement. */
const MOST_SD = 10;

/** 'Sodium, level 2'. */
export function controlOf({ parameter, levelName }: Pick<SeriesView, 'parameter' | 'levelName'>): string {
  return `${parameter.name}, ${levelName}`;
}

/** The words for a value that no control has; null for one that is possible, or none. */
export function farOff(
  t: ReturnType<typeof qualityTexts.in>,
  series: SeriesView,
  value: number | null,
): string | null {
  const z = value === null ? null : qcZScore(value, series);
  if (z === null || Math.abs(z) <= MOST_SD) return null;
  return t('farOff', { what: `${controlOf(series)} ${value} ${series.unit}`, z: showZ(z) });
}
