import type { BillView } from '@nidan/contract/money/bills/bill-view';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Money } from '../../../../kernel/ui/values/Money.tsx';
import styles from '../BillScreen.module.css';
import { billTexts } from '../texts/bill-texts.ts';

/** Price, discount, net, paid and due of a bill in one line; cancelled lines are left out. */
export function BillSums({ bill: { dues, discountPercent, coupon } }: { readonly bill: BillView }) {
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
          <Money paise={dues.couponPaise - dues.discountPaise} />
        </dd>
      </div>
      <Part label={t('sumCoupon', { code: coupon ?? '' })} paise={-dues.couponPaise} />
      <Part label={t('sumHandling')} paise={dues.handlingPaise} />
      <Part label={t('sumDebited')} paise={dues.debitNotePaise} />
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
      <Part label={t('sumAgency')} paise={dues.agencyPaise} />
      <Part label={t('sumWrittenOff')} paise={-dues.writtenOffPaise} />
      <Part label={t('sumRefunded')} paise={-dues.refundedPaise} />
      <Part label={t('sumRefund')} paise={dues.refundPayablePaise} />
      <div className={styles.due}>
        <dt>{t('sumDue')}</dt>
        <dd>
          <Money paise={dues.duePaise} sign />
        </dd>
      </div>
    </dl>
  );
}

/** A part that most bills do not have: left out while it is nothing. */
function Part({ label, paise }: { readonly label: string; readonly paise: number }) {
  if (paise === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </div>
  );
}
