import { showAgeLimit } from '@nidan/domain/people/ages/age-limit';
import { MOST_OFFERS, type RangeOffer } from '@nidan/domain/ranges/range-offers';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { rangeKeys } from '../range-keys.ts';
import styles from '../../tests/Catalog.module.css';
import { rangeOfferTexts } from '../texts/range-offer-texts.ts';

/** An offer with what names its rule: its number among the rules of its condition, and that condition when it is not the shown one. */
export interface NamedOffer {
  readonly offer: RangeOffer;
  readonly number: number;
  readonly condition: string | null;
}

interface RangeOffersProps {
  readonly offers: readonly NamedOffer[];
  /** Of the ranges in use. */
  readonly version: number;
  readonly onUse: (offer: RangeOffer) => void;
}

const { first, second, third, fourth } = rangeKeys.shortcuts;
const KEYS = [first, second, third, fourth];

/** What would mend the faults, each by one press. */
export function RangeOffers({ offers, version, onUse }: RangeOffersProps) {
  const t = useTexts(rangeOfferTexts);
  if (offers.length === 0) return null;
  const said = ({ offer: { kind, change, days, asInUse }, number, condition }: NamedOffer): string => {
    const words = { number, age: showAgeLimit(days) };
    const what =
      change === 'remove'
        ? t('removeRule', { number })
        : kind === 'endAtLastAge'
          ? t(kind, { number })
          : t(change === 'begin' ? `${kind}From` : `${kind}Until`, words);
    return [what, asInUse ? t('asInUse', { version }) : '', condition ?? '']
      .filter((part) => part !== '')
      .join(', ');
  };
  return (
    <section className={styles.offers} aria-label={t('offers')}>
      <h2>{t('offers')}</h2>
      <ul>
        {offers.slice(0, MOST_OFFERS).map((named, place) => (
          <li key={JSON.stringify(named.offer)}>
            <span>{said(named)}</span>
            <Button shortcut={KEYS[place]} onClick={() => onUse(named.offer)}>
              {t('use')}
              <span className="vh"> {said(named)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
