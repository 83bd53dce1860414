import type { BillView } from '@nidan/contract/billing/bill-view';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Money } from '../../kernel/ui/Money.tsx';
import styles from './BillScreen.module.css';
import { billTexts } from './bill-texts.ts';

/** Price, discount, net, paid and due of a bill in one line; cancelled lines are left out. */
export function BillSums({ bill: { dues, discountPercent } }: { readonly bill: BillView }) {
  const t = useTexts(billTexts);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('sumPrice')}</dt>
        <dd>
          <Money paise={dues.grossPaise} />
        </dd>
      </div>
      <div>
        <dt>{discountPercent === null ? t('sumDiscount') : t('sumPercent', { percent: discountPercent })}</dt>
        <dd>
          <Money paise={-dues.discountPaise} />
        </dd>
      </div>
      <div>
        <dt>{t('sumNet')}</dt>
        <dd>
          <Money paise={dues.netPaise} />
        </dd>
      </div>
      <div>
        <dt>{t('sumPaid')}</dt>
        <dd>
          <Money paise={dues.paidPaise} />
        </dd>
      </div>
      {dues.refundPayablePaise > 0 && (
        <div>
          <dt>{t('sumRefund')}</dt>
          <dd>
            <Money paise={dues.refundPayablePaise} />
          </dd>
        </div>
      )}
      <div className={styles.due}>
        <dt>{t('sumDue')}</dt>
        <dd>
          <Money paise={dues.duePaise} sign />
        </dd>
      </div>
    </dl>
  );
}
