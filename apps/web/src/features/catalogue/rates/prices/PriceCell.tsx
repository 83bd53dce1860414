import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Icon } from '../../../../kernel/ui/values/Icon.tsx';
import { rupees } from '../../../../kernel/ui/values/rupees.ts';
import styles from '../Rates.module.css';
import { ratesTexts } from '../texts/rates-texts.ts';
import type { SaidPrice, ShownPrice } from './shown-price.ts';

interface PriceCellProps {
  /** Null when what is typed cannot be read. */
  readonly shown: ShownPrice | null;
  /** What is typed and not set yet. */
  readonly typed: string | undefined;
  readonly refused: string | undefined;
  /** Less than the test costs the lab. */
  readonly isBelowCost: boolean;
  /** Whether a price of the list is an agency's own. */
  readonly isOwn: boolean;
  /** What is paid where the list has no price, in paise; null: not known. */
  readonly otherwise: number | null;
}

/** A price in a list: what it is, or struck what it was beside what it becomes. */
export function PriceCell({ shown, typed, refused, isBelowCost, isOwn, otherwise }: PriceCellProps) {
  const t = useTexts(ratesTexts);
  const word = (price: SaidPrice): string =>
    price === null ? t('none') : price.isFree ? t('free') : rupees(price.pricePaise);
  if (shown === null || refused !== undefined)
    return (
      <span className={styles.bad}>
        <Icon name="error" size={12} /> {typed}
      </span>
    );
  const { now, was, way } = shown;
  const instead = otherwise === null ? null : <span className="muted">{rupees(otherwise)}</span>;
  if (was === undefined && typed === undefined) {
    if (now === null) return instead;
    return (
      <span>
        {isOwn && <small className={styles.own}>{t('ownMark')}</small>} {word(now)}
      </span>
    );
  }
  const wantsLook = isBelowCost || way === 'far';
  const tone = wantsLook ? styles.below : way === 'down' ? styles.lowered : styles.changed;
  return (
    <span className={tone}>
      {wantsLook && <Icon name="warn" size={12} />} {was != null && <del>{word(was)}</del>}{' '}
      <ins>{word(now)}</ins>
    </span>
  );
}
