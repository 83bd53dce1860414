import { showAgeLimit } from '@nidan/domain/people/ages/age-limit';
import type { AgeSpan } from '@nidan/domain/ranges/age-spans';
import { displayRange } from '@nidan/domain/ranges/range-display';
import type { RangeCoverage } from '@nidan/domain/ranges/range-coverage';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Icon } from '../../../../kernel/ui/values/Icon.tsx';
import type { AgeAxis, AxisBox, RangeBox } from './age-axis.ts';
import { catalogTexts } from '../../tests/texts/catalog-texts.ts';
import { rangeDeskTexts } from '../texts/range-desk-texts.ts';
import type { RangeRow } from './range-rows.ts';
import styles from '../Ranges.module.css';
import { rulesThere } from './rule-marks.ts';

interface RangeAxisProps {
  readonly axis: AgeAxis;
  readonly coverage: RangeCoverage;
  /** Of the condition that is drawn. */
  readonly rows: readonly RangeRow[];
  readonly decimals: number;
  /** At the end of the head: what the marks mean. */
  readonly children?: ReactNode;
}

/** Faults of a sex whose words stand in the picture; more of them would cover each other, and all stand above it. */
const MOST_WORDS = 3;

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

function placed({ left, right, top, bottom }: AxisBox) {
  return {
    left: percent(left),
    width: percent(right - left),
    top: percent(top),
    height: percent(bottom - top),
  };
}

function keyOf({ range: { ageFromDays, ageToDays, sex, low, high, text } }: RangeBox): string {
  return [ageFromDays, ageToDays, sex, low, high, text].join(' ');
}

function agesOf({ fromDays, toDays }: AgeSpan) {
  return { from: showAgeLimit(fromDays), to: showAgeLimit(toDays) };
}

/** Beside a mark, on the side where there is more room; in one that leaves none. */
function beside({ left, right }: AxisBox) {
  if (left < 0.25 && right > 0.75) return { left: percent(left) };
  return right < 0.75 ? { left: percent(right) } : { right: percent(1 - left) };
}

/** The ranges of one sex along the ages, gaps and overlaps marked; the same is in words above it and in the rules beside it. */
export function RangeAxis({ axis, coverage, rows, decimals, children }: RangeAxisProps) {
  const c = useTexts(catalogTexts);
  const t = useTexts(rangeDeskTexts);
  const { sex, gaps, overlaps, beyond } = coverage;
  const joined = (parts: readonly string[], how: 'and' | 'or'): string =>
    parts.reduce((first, last) => t(how, { first, last }));
  const numbersOf = (span: AgeSpan): string =>
    joined(
      rulesThere(rows, span, sex).map(({ number }) => `${number}`),
      'and',
    );
  const overlapWords = (span: AgeSpan): string => {
    const intervals = [
      ...new Set(rulesThere(rows, span, sex).map(({ range }) => displayRange(range, decimals))),
    ];
    const said = { ...agesOf(span), rules: numbersOf(span) };
    return intervals.length > 1
      ? t('overlapDiffer', { ...said, intervals: joined(intervals, 'or') })
      : t('overlapSame', said);
  };
  const sexName = c(`sex${sex}`);
  const isFew = gaps.length + overlaps.length <= MOST_WORDS;
  const step = 1 / Math.max(1, axis.cuts.length - 1);
  return (
    <section className={styles.axis} aria-label={c('picture', { sex: sexName })}>
      <header>
        <h2>{sexName}</h2>
        <div>
          {gaps.map((span) => (
            <p key={span.fromDays} className={styles.bad}>
              <Icon name="error" size={12} />
              {t('gap', { ...agesOf(span), count: span.toDays - span.fromDays })}
            </p>
          ))}
          {overlaps.map((span) => (
            <p key={span.fromDays} className={styles.warn}>
              <Icon name="warn" size={12} />
              {overlapWords(span)}
            </p>
          ))}
          {beyond.map((span) => (
            <p key={span.fromDays} className={styles.bad}>
              <Icon name="error" size={12} />
              {c('beyond', agesOf(span))}
            </p>
          ))}
        </div>
        {children}
      </header>
      <div className={styles.plot} aria-hidden="true">
        {axis.ticks.map(({ value, top }) => (
          <div key={value} className={styles.tick} style={{ top: percent(top) }}>
            <span>{value}</span>
          </div>
        ))}
        {axis.cuts.map((day, index) => (
          <div key={day} className={styles.cut} style={{ left: percent(index * step) }} />
        ))}
        {axis.boxesOf(sex).map((box) => (
          <div
            key={keyOf(box)}
            className={styles.range}
            data-open={[box.range.low === null ? 'low' : '', box.range.high === null ? 'high' : ''].join(' ')}
            style={placed(box)}
          />
        ))}
        {[...gaps, ...beyond].map((span) => (
          <div key={span.fromDays} className={styles.gapBox} style={placed(axis.boxOf(span))} />
        ))}
        {overlaps.map((span) => (
          <div key={span.fromDays} className={styles.overlapBox} style={placed(axis.boxAround(span, sex))} />
        ))}
        {axis.boxesOf(sex).map((box) => (
          <span
            key={keyOf(box)}
            className={styles.interval}
            style={placed({ ...box, ...axis.widestWithout(box.range, overlaps) })}
          >
            <span className={styles.fits}>
              <b>{displayRange(box.range, decimals)}</b>
            </span>
          </span>
        ))}
        {isFew &&
          gaps.map((span) => (
            <b key={span.fromDays} className={styles.gapWords} style={beside(axis.boxOf(span))}>
              {t('noRule', agesOf(span))}
            </b>
          ))}
        {isFew &&
          overlaps.map((span) => {
            const box = axis.boxAround(span, sex);
            return (
              <b
                key={span.fromDays}
                className={styles.overlapWords}
                style={{ left: percent(box.left), top: percent(box.top) }}
              >
                {t('rulesThere', { rules: numbersOf(span) })}
              </b>
            );
          })}
        {axis.cuts.map((day, index) => (
          <span
            key={day}
            className={`${styles.day} ${styles.fits}`}
            data-end={index === 0 ? 'first' : index === axis.cuts.length - 1 ? 'last' : undefined}
            style={{ left: percent(index * step), width: percent(step) }}
          >
            <span>{showAgeLimit(day)}</span>
          </span>
        ))}
      </div>
    </section>
  );
}
