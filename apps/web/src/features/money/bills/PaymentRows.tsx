import { COUNTER_PAYMENT_MODES, isUpiMode, type PaymentMode } from '@nidan/domain/money/payment-mode';
import { formatRupees, PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import { useLabSetting } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import type { PaymentDraft } from '../register/bill-form.ts';
import styles from './PaymentRows.module.css';
import { registerTexts } from '../register/texts/register-texts.ts';
import { changeOf, withReceived } from './take-payment.ts';

interface PaymentRowsProps {
  readonly payments: readonly PaymentDraft[];
  /** Paise that the patient paid ahead. */
  readonly paidAhead: number;
  /** Paise that are left of credit notes. */
  readonly credit: number;
  readonly hasAgency: boolean;
  readonly onChange: (payment: PaymentDraft) => void;
  readonly onRemove: (paymentId: string) => void;
}

/** Modes to choose from: what was paid ahead and credit notes only where there are some. */
function modesFor(
  { mode }: PaymentDraft,
  { paidAhead, credit, hasAgency }: Pick<PaymentRowsProps, 'paidAhead' | 'credit' | 'hasAgency'>,
): readonly PaymentMode[] {
  const modes: PaymentMode[] = [...COUNTER_PAYMENT_MODES];
  if (paidAhead > 0 || mode === 'customer advance') modes.push('customer advance');
  if (credit > 0 || mode === 'credit note') modes.push('credit note');
  if (hasAgency || mode === 'agency') modes.push('agency');
  return modes;
}

/** Payments that go with the bill: mode, cash received or reference, amount. */
export function PaymentRows({ payments, onChange, onRemove, ...balances }: PaymentRowsProps) {
  const t = useTexts(registerTexts);
  const asksReference = useLabSetting('upiReferenceRequired');
  return (
    <ul className={styles.rows}>
      {payments.map((payment) => {
        const back = changeOf(payment);
        return (
          <li key={payment.paymentId}>
            <SelectField
              label={t('mode')}
              labelHidden
              value={payment.mode}
              options={modesFor(payment, balances).map((mode) => ({ value: mode, label: mode }))}
              onChange={(mode) => onChange({ ...payment, mode, tendered: null })}
            />
            {payment.mode === 'Cash' ? (
              <NumberField
                label={t('received')}
                labelHidden
                placeholder={t('received')}
                value={payment.tendered === null ? '' : String(payment.tendered / PAISE_PER_RUPEE)}
                maxLength={9}
                onChange={(typed) => onChange(withReceived(payment, typed))}
              />
            ) : (
              <TextField
                label={t('reference')}
                labelHidden
                placeholder={t(asksReference && isUpiMode(payment.mode) ? 'referenceNeeded' : 'reference')}
                aria-required={asksReference && isUpiMode(payment.mode)}
                maxLength={60}
                value={payment.reference}
                onChange={(reference) => onChange({ ...payment, reference })}
              />
            )}
            <NumberField
              label={t('amount')}
              labelHidden
              value={payment.amount}
              maxLength={9}
              onChange={(amount) => onChange({ ...payment, amount })}
            />
            <IconButton
              icon="cross"
              small
              label={t('removePayment', { mode: payment.mode })}
              onClick={() => onRemove(payment.paymentId)}
            />
            {back !== 0 && (
              <p className={back < 0 ? 'ui-error' : 't13'} aria-live="polite">
                {back < 0
                  ? t('receivedLess', { amount: formatRupees(-back) })
                  : t('giveBack', { amount: formatRupees(back) })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
