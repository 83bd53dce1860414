import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { payableTexts } from './texts/payable-texts.ts';

interface AmountFieldProps {
  readonly value: string;
  /** It was sent, and is no amount. */
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
}

/** An amount in rupees, two decimals at most; Enter sends its form. */
export function AmountField({ value, isWrong, onChange, onEnter }: AmountFieldProps) {
  const t = useTexts(payableTexts);
  return (
    <NumberField
      decimals
      label={t('amount')}
      value={value}
      maxLength={14}
      data-autofocus
      error={isWrong ? t('amountWrong') : undefined}
      onChange={onChange}
      onKeyDown={(event) => event.key === 'Enter' && onEnter()}
    />
  );
}
