import { COUNTER_PAYMENT_MODES, type PaymentMode } from '@nidan/domain/money/payment-mode';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { refundTexts } from './texts/refund-texts.ts';

/** How and why money goes back to a patient, as typed. */
export interface PayingBack {
  readonly mode: PaymentMode;
  readonly reference: string;
  readonly reason: string;
}

const FEWEST = 3;

/** True while the reason is too short to be one. */
export function lacksReason({ reason }: PayingBack): boolean {
  return reason.trim().length < FEWEST;
}

/** How and why money goes back, as the server takes it. */
export function payingBackBody({ mode, reference, reason }: PayingBack): PayingBack {
  return { mode, reference: reference.trim(), reason: reason.trim() };
}

interface PayingBackFieldsProps {
  readonly value: PayingBack;
  /** Whether it was tried to send it: then a missing reason is said. */
  readonly isTried: boolean;
  readonly onChange: (value: PayingBack) => void;
}

/** The fields of money that goes back: mode, reference, reason. */
export function PayingBackFields({ value, isTried, onChange }: PayingBackFieldsProps) {
  const t = useTexts(refundTexts);
  return (
    <>
      <SelectField
        label={t('mode')}
        value={value.mode}
        options={COUNTER_PAYMENT_MODES.map((mode) => ({ value: mode, label: mode }))}
        onChange={(mode) => onChange({ ...value, mode })}
      />
      <TextField
        label={t('reference')}
        value={value.reference}
        maxLength={60}
        onChange={(reference) => onChange({ ...value, reference })}
      />
      <TextField
        label={t('reason')}
        value={value.reason}
        maxLength={400}
        onChange={(reason) => onChange({ ...value, reason })}
        error={isTried && lacksReason(value) ? t('reasonShort') : undefined}
      />
    </>
  );
}
