import type { RangeInput } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { showAgeLimit } from '@nidan/domain/people/ages/age-limit';
import { conditionKey, GENERAL, type RangeCondition } from '@nidan/domain/ranges/range-condition';
import type { RangeProof } from '@nidan/domain/ranges/range-proof';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { ageAxis } from './age-axis.ts';
import { catalogTexts } from '../../tests/texts/catalog-texts.ts';
import { rangeDeskTexts } from '../texts/range-desk-texts.ts';
import type { RangeRow } from './range-rows.ts';
import styles from '../Ranges.module.css';
import { RangeAxis } from './RangeAxis.tsx';
import { RangeSets } from './RangeSets.tsx';
import { rowsOfCondition } from './rule-marks.ts';
import { sexesBeside } from './sexes-beside.ts';

interface RangePicturesProps {
  readonly rows: readonly RangeRow[];
  readonly ranges: readonly RangeInput[];
  readonly proof: RangeProof;
  readonly decimals: number;
  /** The condition whose rules are shown. */
  readonly shown: RangeCondition;
  readonly onShow: (condition: RangeCondition) => void;
}

/** The rules of a condition drawn for each sex, in words the sexes and conditions beside it. */
export function RangePictures({ rows, ranges, proof, decimals, shown, onShow }: RangePicturesProps) {
  const c = useTexts(catalogTexts);
  const t = useTexts(rangeDeskTexts);
  const key = conditionKey(shown);
  const coverage = proof.sets.find((set) => conditionKey(set.condition) === key)?.coverage ?? [];
  const axis = ageAxis(
    ranges.filter((range) => conditionKey(range) === key),
    coverage,
  );
  const own = rowsOfCondition(rows, shown);
  const spansOf = (spans: ReturnType<typeof sexesBeside>[number]['without']): string =>
    spans
      .map(({ fromDays, toDays }) => t('spanOf', { from: showAgeLimit(fromDays), to: showAgeLimit(toDays) }))
      .join(', ');
  return (
    <div className={styles.pictures}>
      {coverage.map((ofSex, index) => (
        <RangeAxis key={ofSex.sex} axis={axis} coverage={ofSex} rows={own} decimals={decimals}>
          {index === 0 && (
            <p className={styles.legend}>
              {t('legendSteps')}
              <i className={styles.range} />
              {t('legendRange')}
              <i className={styles.gapBox} />
              {t('legendGap')}
              <i className={styles.overlapBox} />
              {t('legendOverlap')}
            </p>
          )}
        </RangeAxis>
      ))}
      {key === conditionKey(GENERAL) &&
        sexesBeside(ranges, coverage).map(({ sex, without }) => (
          <p key={sex} className={styles.line}>
            <b>{c(`sex${sex}`)}</b>
            <span className="muted">
              {without.length === 0
                ? t('besideAll')
                : ranges.some((range) => range.sex === null && conditionKey(range) === key)
                  ? t('besidePart', { spans: spansOf(without) })
                  : t('besideNone')}
            </span>
          </p>
        ))}
      <RangeSets proof={proof} ranges={ranges} decimals={decimals} shown={key} onShow={onShow} />
    </div>
  );
}
