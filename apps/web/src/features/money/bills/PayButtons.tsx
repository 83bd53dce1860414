import { COUNTER_PAYMENT_MODES, type PaymentMode } from '@nidan/domain/money/payment-mode';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Key } from '../../../kernel/ui/Key.tsx';
import { MenuButton } from '../../../kernel/ui/overlays/MenuButton.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { registerTexts } from '../register/texts/register-texts.ts';
import styles from './PaymentRows.module.css';
import { keyOfMode, MODE_OF_KEY } from './take-payment.ts';

interface PayButtonsProps {
  /** Paise that the patient paid ahead. */
  readonly paidAhead: number;
  /** Paise that are left of credit notes. */
  readonly credit: number;
  /** Paise that the agency of the bill has available on its account; null: it has none. */
  readonly agency: number | null;
  /** Takes the typed amount, or the whole due. */
  readonly onPay: (mode: PaymentMode) => void;
}

const WORDS = { Cash: 'payCash', 'BHIM UPI': 'payUpi', Card: 'payCard' } as const;
const FIRST = ['Cash', 'BHIM UPI', 'Card'] as const satisfies readonly PaymentMode[];

/** The ways to pay as buttons: each adds a payment. The letters work inside the field of the amount. */
export function PayButtons({ paidAhead, credit, agency, onPay }: PayButtonsProps) {
  const t = useTexts(registerTexts);
  const balances: readonly (readonly [PaymentMode, string])[] = [
    ...(paidAhead > 0 ? [['customer advance', t('paidAhead', { amount: rupees(paidAhead) })] as const] : []),
    ...(credit > 0 ? [['credit note', t('credit', { amount: rupees(credit) })] as const] : []),
    ...(agency === null ? [] : [['agency', t('onAccount', { amount: rupees(agency) })] as const]),
  ];
  const shown: readonly (readonly [PaymentMode, string])[] = [
    ...FIRST.map((mode) => [mode, t(WORDS[mode])] as const),
    ...balances,
  ];
  const others = COUNTER_PAYMENT_MODES.filter(
    (mode) => !Object.values(MODE_OF_KEY).some((one) => one === mode),
  );
  return (
    <div className={styles.modes} role="group" aria-label={t('addPayment')}>
      {shown.map(([mode, words]) => (
        <Button key={mode} onClick={() => onPay(mode)}>
          {words} <Key keys={keyOfMode(mode) ?? ''} />
        </Button>
      ))}
      <MenuButton items={others.map((mode) => ({ key: mode, label: mode, onPick: () => onPay(mode) }))}>
        {t('otherMode')}
        <Icon name="down" size={12} />
      </MenuButton>
    </div>
  );
}
