import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import styles from './Stock.module.css';
import { stockTexts } from './texts/stock-texts.ts';

export interface TypedQuantity {
  readonly quantity: string;
  readonly unit: InventoryUnit;
}

interface QuantityFieldsProps {
  readonly value: TypedQuantity;
  readonly units: readonly InventoryUnit[];
  /** It was sent once: what is wrong is said now. */
  readonly tried: boolean;
  readonly onChange: (value: TypedQuantity) => void;
  readonly onEnter: () => void;
}

/** Whether a text is a quantity above nothing. */
export function isQuantity(text: string): boolean {
  return /^\d{1,12}(?:\.\d{1,9})?$/u.test(text) && Number(text) > 0;
}

/** A quantity and its unit, one of those in which the item is counted. */
export function QuantityFields({ value, units, tried, onChange, onEnter }: QuantityFieldsProps) {
  const t = useTexts(stockTexts);
  return (
    <div className={styles.pair}>
      <TextField
        label={t('quantity')}
        value={value.quantity}
        inputMode="decimal"
        maxLength={22}
        data-autofocus
        error={tried && !isQuantity(value.quantity) ? t('quantityBad') : undefined}
        onChange={(quantity) => onChange({ ...value, quantity: quantity.trim() })}
        onKeyDown={(event) => event.key === 'Enter' && onEnter()}
      />
      <SelectField
        label={t('unit')}
        value={value.unit}
        options={units.map((unit) => ({ value: unit, label: unit }))}
        onChange={(unit) => onChange({ ...value, unit })}
      />
    </div>
  );
}
