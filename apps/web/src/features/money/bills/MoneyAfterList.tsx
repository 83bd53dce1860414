import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { billTexts } from './texts/bill-texts.ts';
import styles from './BillScreen.module.css';
import type { MoneyAfter } from './money-after.ts';

/** What a change would leave: net, due, and what is then owed to the patient. */
export function MoneyAfterList({
  after,
  outPaise,
  withdrawnPaise = 0,
}: {
  readonly after: MoneyAfter;
  readonly outPaise?: number;
  /** Of a coupon that no longer holds for the rest. */
  readonly withdrawnPaise?: number;
}) {
  const t = useTexts(billTexts);
  return (
    <dl className={styles.after} aria-live="polite">
      {outPaise !== undefined && (
        <>
          <dt>{t('cancelOut')}</dt>
          <dd>
            <Money paise={-outPaise} />
          </dd>
        </>
      )}
      {withdrawnPaise > 0 && (
        <>
          <dt>{t('couponWithdrawn')}</dt>
          <dd>
            <Money paise={withdrawnPaise} />
          </dd>
        </>
      )}
      <dt>{t('netAfter')}</dt>
      <dd>
        <Money paise={after.netPaise} />
      </dd>
      <dt>{t('dueAfter')}</dt>
      <dd className={after.refundPaise > 0 ? undefined : styles.strong}>
        <Money paise={after.duePaise} sign />
      </dd>
      {after.refundPaise > 0 && (
        <>
          <dt>{t('refundAfter')}</dt>
          <dd className={styles.strong}>
            <Money paise={after.refundPaise} sign />
          </dd>
        </>
      )}
    </dl>
  );
}
