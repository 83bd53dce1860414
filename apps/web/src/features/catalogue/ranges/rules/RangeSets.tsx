import type { RangeInput } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { showAgeLimit } from '@nidan/domain/people/ages/age-limit';
import { conditionKey, type RangeCondition } from '@nidan/domain/ranges/range-condition';
import { displayRange } from '@nidan/domain/ranges/range-display';
import type { RangeProof } from '@nidan/domain/ranges/range-proof';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { Note } from '../../../../kernel/ui/Note.tsx';
import { catalogTexts } from '../../tests/texts/catalog-texts.ts';
import { countFaults } from '../fault-counts.ts';
import { rangeSetTexts } from '../texts/range-set-texts.ts';
import styles from '../Ranges.module.css';
import { useConditionWords } from './use-condition-words.ts';

/** Intervals that stand in the line of a condition. */
const MOST_TOLD = 3;

interface RangeSetsProps {
  readonly proof: RangeProof;
  readonly ranges: readonly RangeInput[];
  readonly decimals: number;
  /** Key of the condition whose rules are shown. */
  readonly shown: string;
  readonly onShow: (condition: RangeCondition) => void;
}

/** The conditions that have ranges, each with its intervals in a line and what the prover found. */
export function RangeSets({ proof, ranges, decimals, shown, onShow }: RangeSetsProps) {
  const t = useTexts(rangeSetTexts);
  const c = useTexts(catalogTexts);
  const words = useConditionWords();
  const intervalsOf = (key: string): string => {
    const own = ranges.filter((range) => conditionKey(range) === key);
    const texts = own.map((range) =>
      [range.sex ?? 'M F', displayRange(range, decimals) || t('noInterval')].join(' '),
    );
    const told = [...new Set(texts)];
    if (own.length === 0) return t('noRules');
    return [...told.slice(0, MOST_TOLD), ...(told.length > MOST_TOLD ? ['…'] : [])].join(', ');
  };
  if (proof.sets.length < 2 && proof.ties.length + proof.notForWomen.length === 0) return null;
  return (
    <section className={styles.sets} aria-label={t('conditions')}>
      <header className={styles.line}>
        <h2>{t('conditions')}</h2>
        <span className="muted">{t('conditionsHelp')}</span>
      </header>
      {proof.ties.map(({ one, other, sex, span }) => (
        <Note key={[conditionKey(one), conditionKey(other), sex, span.fromDays].join(' ')} tone="warn">
          {t('tie', {
            sex: c(`sex${sex}`),
            from: showAgeLimit(span.fromDays),
            to: showAgeLimit(span.toDays),
            one: words(one),
            other: words(other),
          })}
        </Note>
      ))}
      {proof.notForWomen.map((condition) => (
        <Note key={conditionKey(condition)} tone="warn">
          {t('notForWomen', { condition: words(condition) })}
        </Note>
      ))}
      <ul>
        {proof.sets.map((set) => {
          const key = conditionKey(set.condition);
          const faults = countFaults({ ...proof, sets: [set], ties: [], notForWomen: [] });
          return (
            <li key={key} className={styles.line} aria-current={key === shown}>
              <b>{words(set.condition)}</b>
              <span className="muted">{intervalsOf(key)}</span>
              {faults > 0 && <span className={styles.bad}>{t('faultsOf', { count: faults })}</span>}
              <span className="sp" />
              {key !== shown && (
                <Button onClick={() => onShow(set.condition)}>
                  {t('show')}
                  <span className="vh"> {words(set.condition)}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
