import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import type { DraftLine } from './order-draft.ts';
import { itemUnitColumns } from '../contracts/item-unit-columns.tsx';
import { orderTexts } from './texts/order-texts.ts';

interface OrderDraftLinesProps {
  readonly lines: readonly DraftLine[];
  readonly onChange: (lines: readonly DraftLine[]) => void;
}

/** Lines of an order as they are typed. */
export function OrderDraftLines({ lines, onChange }: OrderDraftLinesProps) {
  const t = useTexts(orderTexts);
  const set = (itemId: string, part: Partial<DraftLine>): void =>
    onChange(lines.map((line) => (line.itemId === itemId ? { ...line, ...part } : line)));
  return (
    <Table
      flush
      keys="focus"
      label={t('item')}
      rows={lines}
      rowKey={({ itemId }) => itemId}
      empty={<p className="muted">{t('noLines')}</p>}
      columns={[
        ...itemUnitColumns<DraftLine>(
          { item: t('item'), unit: t('unit'), unitOf: (item) => t('unitOf', { item }) },
          (itemId, unit) => set(itemId, { unit }),
        ),
        {
          key: 'quantity',
          head: t('quantity'),
          width: 96,
          cell: ({ itemId, name, quantity }) => (
            <NumberField
              decimals
              labelHidden
              label={t('quantityOf', { item: name })}
              value={quantity}
              maxLength={12}
              onChange={(next) => set(itemId, { quantity: next })}
            />
          ),
        },
        {
          key: 'rate',
          head: t('rate'),
          width: 110,
          cell: ({ itemId, name, rate }) => (
            <NumberField
              decimals
              labelHidden
              label={t('rateOf', { item: name })}
              value={rate}
              maxLength={12}
              onChange={(next) => set(itemId, { rate: next })}
            />
          ),
        },
        {
          key: 'remove',
          head: '',
          width: 40,
          cell: ({ itemId, name }) => (
            <IconButton
              icon="cross"
              label={t('remove', { item: name })}
              onClick={() => onChange(lines.filter((line) => line.itemId !== itemId))}
            />
          ),
        },
      ]}
    />
  );
}
