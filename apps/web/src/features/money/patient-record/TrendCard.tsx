import type { ParameterTrend } from '@nidan/contract/lab/patient-history/patient-trends-endpoint';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { sparkLine } from '../../../kernel/ui/values/spark-line.ts';
import { ResultFlagMark } from '../../catalogue/values/ResultFlagMark.tsx';
import styles from './PatientScreen.module.css';
import { patientTexts } from './texts/patient-texts.ts';
import { changeWords, intervalWords } from './trend-words.ts';

const SHOWN = 5;
const WIDTH = 288;
const HEIGHT = 56;

/** One parameter of a person: the latest value, its way on the reference band, and the last five values. */
export function TrendCard({ trend }: { readonly trend: ParameterTrend }) {
  const t = useTexts(patientTexts);
  const zone = useZone();
  const points = trend.points.slice(-SHOWN);
  const latest = points.at(-1);
  if (latest === undefined) return null;
  return (
    <article className={styles.trend} aria-label={t('trendOf', { name: trend.name })}>
      <header>
        <h3 className="cut" title={trend.name}>
          {trend.name}
        </h3>
        <span className="muted t12">{changeWords({ ...trend, points }, t)}</span>
      </header>
      <p>
        <b>{latest.value}</b> <span className="muted t12">{trend.unit}</span>{' '}
        <ResultFlagMark flag={latest.flag} />
        <span className="sp" />
        <span className="muted t12">{intervalWords(trend, t)}</span>
      </p>
      <TrendLine trend={{ ...trend, points }} />
      <ol>
        {points.map(({ value, at, labNo }) => (
          <li key={`${labNo} ${at}`} title={`${showDate(at, zone)} ${labNo}`}>
            {value}
          </li>
        ))}
      </ol>
    </article>
  );
}

/** Decoration: the numbers stand below it. */
function TrendLine({ trend: { points, low, high } }: { readonly trend: ParameterTrend }) {
  const values = points.map(({ numeric }) => numeric);
  const [only] = values;
  const isOne = values.length === 1 && only !== undefined;
  // One value has no way yet: its place on the band is shown.
  const spark = sparkLine({ values: isOne ? [only, only] : values, low, high, width: WIDTH, height: HEIGHT });
  if (spark === null) return <div className={styles.line} />;
  const flag = points.at(-1)?.flag ?? null;
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {spark.band && (
        <rect x={0} y={spark.band.y} width={WIDTH} height={spark.band.height} fill="var(--band)" />
      )}
      {!isOne && <path d={spark.line} fill="none" stroke="var(--trace)" vectorEffect="non-scaling-stroke" />}
      {(isOne ? spark.points.slice(0, 1) : spark.points).map(({ x, y }, at) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={at === points.length - 1 ? 3.5 : 2.5}
          fill={at === points.length - 1 && flag !== null ? 'var(--danger)' : 'var(--ink)'}
        />
      ))}
    </svg>
  );
}
