import type { RateView } from '@nidan/contract/rates/rate-view';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Icon } from '../../kernel/ui/Icon.tsx';
import { rupees } from '../../kernel/ui/rupees.ts';
import styles from './Rates.module.css';
import { ratesTexts } from './rates-texts.ts';
import { typedPrice } from './typed-price.ts';

interface PriceCellProps {
  readonly stored: RateView | null;
  /** What is typed and not set yet. */
  readonly typed: string | undefined;
  readonly refused: string | undefined;
  /** Typed, and less than the test costs the lab. */
  readonly isBelowCost: boolean;
}

/** A price in a list: what it is, or struck what it was beside what it becomes. */
export function PriceCell({ stored, typed, refused, isBelowCost }: PriceCellProps) {
  const t = useTexts(ratesTexts);
  const word = (price: { pricePaise: number; isFree: boolean } | null): string =>
    price === null ? t('none') : price.isFree ? t('free') : rupees(price.pricePaise);
  if (typed === undefined)
    return (
      <span className={stored === null ? 'muted' : undefined}>{stored === null ? '' : word(stored)}</span>
    );
  const said = typedPrice(typed);
  if (said.is === 'unread' || refused !== undefined)
    return (
      <span className={styles.bad}>
        <Icon name="error" size={12} /> {typed}
      </span>
    );
  return (
    <span className={isBelowCost ? styles.below : styles.changed}>
      {isBelowCost && <Icon name="warn" size={12} />} {stored !== null && <del>{word(stored)}</del>}{' '}
      <ins>{said.is === 'none' ? word(null) : word(said)}</ins>
    </span>
  );
}
