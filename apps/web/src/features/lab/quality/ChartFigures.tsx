import type { ChartView } from '@nidan/contract/lab/quality/quality-views';
import { qcSeries } from '@nidan/domain/quality/qc-series';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { digitsOfSpread } from '@nidan/domain/quality/digits-of-spread';

import styles from './Quality.module.css';
import { qualityTexts } from './texts/quality-texts.ts';

interface ChartFiguresProps {
  readonly chart: ChartView;
  /** Points that are left out in thought; null: what is saved stands. */
  readonly excluded: ReadonlySet<string> | null;
}

function figuresOf({ chart, excluded }: ChartFiguresProps): (readonly [string, string])[] {
  const { series, points } = chart;
  const digits = digitsOfSpread(chart.sd);
  const show = (value: number | null, more = 0): string =>
    value === null ? '–' : value.toFixed(digits + more);
  const asked =
    excluded === null
      ? { mean: chart.mean, cal_sd: chart.calSd, cv: chart.cv }
      : qcSeries(
          series,
          points.map(({ pointId, value }) => ({ value, isExcludedFromCal: excluded.has(pointId) })),
        );
  const counted = excluded === null ? chart.counted : points.length - excluded.size;
  return [
    ['counted', String(counted)],
    ['baseMean', show(series.baseMean)],
    ['baseSd', show(chart.sd, 1)],
    ['mean', show(asked.mean)],
    ['calSd', show(asked.cal_sd, 1)],
    ['cv', asked.cv === null ? '–' : asked.cv.toFixed(1)],
    ['sigma', chart.rules.sigma === null ? '–' : chart.rules.sigma.toFixed(1)],
  ];
}

/** What is computed of a series; in a what-if beside what is saved. */
export function ChartFigures({ chart, excluded }: ChartFiguresProps) {
  const t = useTexts(qualityTexts);
  const saved = new Map(figuresOf({ chart, excluded: null }));
  return (
    <dl className={styles.figures}>
      {figuresOf({ chart, excluded }).map(([key, value]) => (
        <div key={key}>
          <dt>{t(WORDS[key] ?? 'counted')}</dt>
          <dd>
            {saved.get(key) !== value && <del>{saved.get(key)}</del>} {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const WORDS: Readonly<Record<string, 'counted' | 'baseMean' | 'baseSd' | 'mean' | 'calSd' | 'cv' | 'sigma'>> =
  {
    counted: 'counted',
    baseMean: 'baseMean',
    baseSd: 'baseSd',
    mean: 'mean',
    calSd: 'calSd',
    cv: 'cv',
    sigma: 'sigma',
  };
