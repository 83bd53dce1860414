import { showAgeLimit } from '@nidan/domain/people/age-limit';
import type { Sex } from '@nidan/domain/people/sex';
import { displayRange } from '@nidan/domain/results/range-display';
import type { RangeCoverage } from '@nidan/domain/results/range-coverage';
import { useTexts } from '../../kernel/text/use-texts.ts';
import type { AgeAxis, AxisBox } from './age-axis.ts';
import styles from './Catalog.module.css';
import { catalogTexts } from './catalog-texts.ts';

interface RangeAxisProps {
  readonly sex: Sex;
  readonly axis: AgeAxis;
  readonly coverage: RangeCoverage;
  readonly decimals: number;
}

const WIDTH = 660;
const HEIGHT = 120;

function placed({ left, right, top, bottom }: AxisBox) {
  return {
    x: left * WIDTH,
    y: top * HEIGHT,
    width: Math.max(1, (right - left) * WIDTH),
    height: Math.max(2, (bottom - top) * HEIGHT),
  };
}

/** The ranges of one sex along the ages, gaps and overlaps marked; the same is in words above it and in the rules beside it. */
export function RangeAxis({ sex, axis, coverage, decimals }: RangeAxisProps) {
  const t = useTexts(catalogTexts);
  const faults = [
    ...coverage.gaps.map((span) => ({ span, kind: 'gap' as const })),
    ...coverage.overlaps.map((span) => ({ span, kind: 'overlap' as const })),
    ...coverage.beyond.map((span) => ({ span, kind: 'beyond' as const })),
  ];
  const sexName = t(`sex${sex}`);
  const step = WIDTH / Math.max(1, axis.cuts.length - 1);
  return (
    <section className={styles.axis} aria-label={t('picture', { sex: sexName })}>
      <h2>{sexName}</h2>
      {faults.map(({ span: { fromDays, toDays }, kind }) => (
        <p key={`${kind} ${fromDays}`} className={styles[kind]}>
          {t(kind, { from: showAgeLimit(fromDays), to: showAgeLimit(toDays) })}
        </p>
      ))}
      <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 26}`} aria-hidden="true">
        {axis.boxesOf(sex).map((box) => (
          <g key={`${box.range.ageFromDays} ${box.range.ageToDays} ${box.range.sex} ${box.range.low}`}>
            <rect className={styles.range} {...placed(box)} />
            <text
              className={styles.limits}
              x={((box.left + box.right) / 2) * WIDTH}
              y={((box.top + box.bottom) / 2) * HEIGHT + 4}
            >
              {(box.right - box.left) * WIDTH > 60 ? displayRange(box.range, decimals) : ''}
            </text>
          </g>
        ))}
        {faults.map(({ span, kind }) => (
          <rect
            key={`${kind} ${span.fromDays}`}
            className={styles[`${kind}Box`]}
            {...placed(axis.boxOf(span))}
          />
        ))}
        {axis.cuts.map((day, index) => (
          <g key={day}>
            <line className={styles.cut} x1={index * step} x2={index * step} y1={0} y2={HEIGHT} />
            <text
              className={styles.day}
              x={index * step}
              y={HEIGHT + 16}
              textAnchor={index === 0 ? 'start' : index === axis.cuts.length - 1 ? 'end' : 'middle'}
            >
              {step > 34 || index % 2 === 0 ? showAgeLimit(day) : ''}
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
}
