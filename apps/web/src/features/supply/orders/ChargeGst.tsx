import { type PurchaseGstRate, purchaseGstRatesOn } from '@nidan/domain/purchasing/gst-of-purchase';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { orderTexts } from './texts/order-texts.ts';

interface ChargeGstProps {
  readonly label: string;
  /** Date of the document. */
  readonly day: CalendarDate;
  /** Null: as the goods. */
  readonly value: PurchaseGstRate | null;
  readonly onChange: (rate: PurchaseGstRate | null) => void;
}

const AS_GOODS = 'goods';

/** GST of freight and other charges: that of the goods unless another rate of the day is chosen. */
export function ChargeGst({ label, day, value, onChange }: ChargeGstProps) {
  const t = useTexts(orderTexts);
  const rates = purchaseGstRatesOn(day);
  return (
    <SelectField
      label={label}
      value={value === null ? AS_GOODS : String(value)}
      options={[
        { value: AS_GOODS, label: t('gstAsGoods') },
        ...rates.map((rate) => ({ value: String(rate), label: `${rate} %` })),
      ]}
      onChange={(text) => onChange(rates.find((rate) => String(rate) === text) ?? null)}
    />
  );
}
