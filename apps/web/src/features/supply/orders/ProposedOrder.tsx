import type { Proposal } from '@nidan/contract/supply/orders/order-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { showRupees } from '../inventory/stock-words.ts';
import type { TypedQuantities } from './proposed-quantities.ts';
import { proposalTexts } from './texts/proposal-texts.ts';

const col = columnsOf<ProposedLine>();

interface ProposedOrderProps {
  readonly order: Proposal['orders'][number];
  readonly typed: TypedQuantities;
  readonly onType: (itemId: string, quantity: string) => void;
}

type ProposedLine = Proposal['orders'][number]['lines'][number];

/** What is missing is the first less the others. */
const PARTS = ['need', 'usable', 'onOrder'] as const;

/** The lines of one vendor, with their quantities to be changed. */
export function ProposedOrder({ order, typed, onType }: ProposedOrderProps) {
  const t = useTexts(proposalTexts);
  const total = order.lines.reduce(
    (sum, { itemId, quantity, landedPaise }) => sum + landedPaise * Number(typed[itemId] ?? quantity),
    0,
  );
  return (
    <Section title={t('total', { vendor: order.vendor, total: showRupees(total) })}>
      {order.store !== '' && <p className="t13">{t('toStore', { store: order.store })}</p>}
      {order.note !== '' && <p className="muted t13">{order.note}</p>}
      <Table
        flush
        keys="focus"
        label={order.vendor}
        rows={order.lines}
        rowKey={({ itemId }) => itemId}
        columns={[
          col.text({
            key: 'item',
            head: t('item'),
            of: ({ name }) => name,
            tip: ({ name, code }) => `${name}, ${code}`,
          }),
          ...PARTS.map((part) =>
            col.quantity({ key: part, head: t(`part_${part}`), of: (line) => line[part] }),
          ),
          col.quantity({
            key: 'missing',
            head: t('missing'),
            width: 120,
            of: ({ missing }) => missing,
            unit: ({ baseUnit }) => baseUnit,
          }),
          {
            key: 'quantity',
            head: t('quantity'),
            width: 96,
            cell: ({ itemId, name, unit, quantity }) => (
              <NumberField
                decimals
                labelHidden
                label={t('quantityOf', { item: name, unit })}
                value={typed[itemId] ?? quantity}
                maxLength={12}
                onChange={(next) => onType(itemId, next)}
              />
            ),
          },
          { key: 'unit', head: '', width: 64, cell: ({ unit }) => unit },
          col.money({ key: 'landed', head: t('landed'), of: ({ landedPaise }) => landedPaise }),
          col.total({
            key: 'lineTotal',
            head: t('lineTotal'),
            of: ({ itemId, quantity, landedPaise }) => landedPaise * Number(typed[itemId] ?? quantity),
            cell: ({ itemId, quantity, landedPaise }) => (
              <b>{rupees(landedPaise * Number(typed[itemId] ?? quantity))}</b>
            ),
          }),
        ]}
      />
    </Section>
  );
}
