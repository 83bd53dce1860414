import type { ChartView } from '@nidan/contract/lab/quality/quality-views';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { CHART, type ChartDrawing, drawChart, type DrawnPoint, heightOf } from './chart-drawing.ts';
import { digitsOfSpread } from '@nidan/domain/quality/digits-of-spread';

import styles from './Quality.module.css';
import { qualityTexts } from './texts/quality-texts.ts';
import { VerdictShape } from './VerdictMark.tsx';

interface LeveyJenningsProps {
  readonly chart: ChartView;
  readonly excluded: ReadonlySet<string>;
  readonly current: string;
  readonly onPick: (pointId: string) => void;
}

const RIGHT = CHART.width - CHART.right;
const NARROW = 60;

/** A series over time: points by shape and word where a rule broke, lines at ±1 to ±4 SD. The table beside it says the same to readers. */
export function LeveyJennings({ chart, excluded, current, onPick }: LeveyJenningsProps) {
  const t = useTexts(qualityTexts);
  const drawing = drawChart(chart, excluded);
  const what = `${chart.series.parameter.name}, ${chart.series.levelName}`;
  const isCrowded = drawing.points.length > NARROW;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      role="img"
      aria-label={t('chartLabel', { what, count: drawing.points.length })}
    >
      <Band sds={2} fill="var(--band-2)" />
      <Band sds={1} fill="var(--band)" />
      <Lines drawing={drawing} digits={digitsOfSpread(chart.sd)} />
      <Marks drawing={drawing} lotNo={chart.series.lotNo} />
      <path d={drawing.path} fill="none" stroke="var(--trace)" strokeWidth="1.2" />
      {drawing.points.map((drawn) => (
        <Point
          key={drawn.point.pointId}
          drawn={drawn}
          isExcluded={excluded.has(drawn.point.pointId)}
          isCurrent={drawn.point.pointId === current}
          isNamed={!isCrowded || drawn.point.verdict === 'reject'}
          onPick={onPick}
        />
      ))}
    </svg>
  );
}

function Band({ sds, fill }: { readonly sds: number; readonly fill: string }) {
  const height = heightOf(-sds) - heightOf(sds);
  return <rect x={CHART.left} y={heightOf(sds)} width={RIGHT - CHART.left} height={height} fill={fill} />;
}

function strokeOf(sds: number): { readonly stroke: string; readonly strokeDasharray?: string } {
  switch (Math.abs(sds)) {
    case 0:
      return { stroke: 'var(--trace)' };
    case 2:
      return { stroke: 'var(--delta)', strokeDasharray: '3 3' };
    case 3:
      return { stroke: 'var(--danger)', strokeDasharray: '6 3' };
    default:
      return { stroke: 'var(--grid)' };
  }
}

function Lines({ drawing, digits }: { readonly drawing: ChartDrawing; readonly digits: number }) {
  const t = useTexts(qualityTexts);
  const zone = useZone();
  return (
    <>
      {drawing.lines.map(({ sds, y, value }) => (
        <g key={sds}>
          <path d={`M${CHART.left} ${y}H${RIGHT}`} {...strokeOf(sds)} />
          <text x={52} y={y + 4} textAnchor="end">
            {sds === 0 ? t('mean') : `${sds > 0 ? '+' : '−'}${Math.abs(sds)} SD`}
          </text>
          <text x={CHART.left - 8} y={y + 4} textAnchor="end" className={styles.bound}>
            {value.toFixed(digits)}
          </text>
        </g>
      ))}
      {drawing.dates.map(({ x, at }) => (
        <text key={at} x={x} y={CHART.height - 14} textAnchor="middle">
          {showShort(at, zone).slice(0, 5)}
        </text>
      ))}
    </>
  );
}

function Marks({ drawing, lotNo }: { readonly drawing: ChartDrawing; readonly lotNo: string }) {
  const t = useTexts(qualityTexts);
  const zone = useZone();
  return drawing.marks.map(({ x, at, kind }) => (
    <g key={`${kind} ${at}`}>
      <path
        d={`M${x} ${CHART.top}V${CHART.height - CHART.bottom}`}
        stroke="var(--edge)"
        strokeDasharray="2 3"
      />
      <text x={x + 4} y={CHART.height - CHART.bottom - 6}>
        {kind === 'lot' ? t('newLot', { lot: lotNo }) : t('calibrated', { at: showShort(at, zone) })}
      </text>
    </g>
  ));
}

interface PointProps {
  readonly drawn: DrawnPoint;
  readonly isExcluded: boolean;
  readonly isCurrent: boolean;
  /** Its rules are written beside it. */
  readonly isNamed: boolean;
  readonly onPick: (pointId: string) => void;
}

function Point({ drawn: { point, x, y }, isExcluded, isCurrent, isNamed, onPick }: PointProps) {
  const verdict = point.verdict ?? 'in';
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} onClick={() => onPick(point.pointId)}>
      <circle r="8" fill="transparent" />
      {isExcluded ? (
        <>
          <circle r="6" fill="var(--paper)" stroke="var(--danger)" strokeWidth="1.5" strokeDasharray="2 2" />
          <path d="m-3-3 6 6m0-6-6 6" stroke="var(--danger)" strokeWidth="1.5" />
        </>
      ) : (
        <VerdictShape verdict={verdict} />
      )}
      {isCurrent && <circle r="9" fill="none" stroke="var(--edge)" strokeWidth="1.5" />}
      {isNamed && verdict !== 'in' && (
        <text
          x={x > RIGHT - 90 ? -11 : 11}
          y={4}
          textAnchor={x > RIGHT - 90 ? 'end' : 'start'}
          className={verdict === 'reject' ? styles.broken : styles.warned}
        >
          {point.rules.join(', ')}
        </text>
      )}
    </g>
  );
}
