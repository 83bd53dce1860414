import type { AccountPaymentView } from '@nidan/contract/base/lab-account/account-payment-endpoints';
import { showDay, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import styles from './Account.module.css';
import { accountTexts } from './texts/account-texts.ts';

interface PaymentsToldProps {
  readonly payments: readonly AccountPaymentView[];
  readonly zone: string;
}

/** What a lab said it has paid to the platform, newest first. */
export function PaymentsTold({ payments, zone }: PaymentsToldProps) {
  const t = useTexts(accountTexts);
  return (
    <Section title={t('payments')}>
      {payments.length === 0 ? (
        <p className="muted t13">{t('noPayments')}</p>
      ) : (
        <ul className={styles.payments}>
          {payments.map(({ paymentId, amountPaise, paidOn, reference, toldBy, toldAt }) => (
            <li key={paymentId}>
              <b>
                <Money sign paise={amountPaise} />
              </b>
              <span>{t('paymentOf', { day: showDay(paidOn), reference })}</span>
              <span className="muted">{t('toldBy', { name: toldBy, at: showShort(toldAt, zone) })}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
