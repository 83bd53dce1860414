import type { PriceRule } from '@nidan/domain/rates/price-rules';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { rupees } from '../../../../kernel/ui/values/rupees.ts';
import styles from './PriceMark.module.css';
import { priceTexts } from './texts/price-texts.ts';

interface PriceMarkProps {
  readonly paise: number;
  readonly rule: PriceRule;
  /** The rate list that gives it; null when none does. */
  readonly list?: string | null;
}

/** Prices of the lab itself need no mark. */
const MARKS = { agency_test: 'markOwn', agency_list: 'markList', centre_list: 'markCentre' } as const;

function isMarked(rule: PriceRule): rule is keyof typeof MARKS {
  return rule in MARKS;
}

/** A price that says which rule gave it. */
export function PriceMark({ paise, rule, list = null }: PriceMarkProps) {
  const t = useTexts(priceTexts);
  const title = list === null ? t(rule) : `${t(rule)}: ${list}`;
  return (
    <span title={title} className={styles.price}>
      {isMarked(rule) && <span className={styles.mark}>{t(MARKS[rule])}</span>}
      {rupees(paise)}
    </span>
  );
}
