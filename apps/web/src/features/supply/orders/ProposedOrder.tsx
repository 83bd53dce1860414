import type { Proposal } from '@nidan/contract/supply/orders/order-view';
import { showQuantity } from '../../../kernel/text/show-quantity.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { showRupees } from '../inventory/stock-words.ts';
import type { TypedQuantities } from './proposed-quantities.ts';
import { proposalTexts } from './texts/proposal-texts.ts';

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
          {
            key: 'item',
            head: t('item'),
            tip: ({ name, code }) => `${name}, ${code}`,
            cell: ({ name }) => name,
          },
          ...PARTS.map((part) => ({
            key: part,
            head: t(`part_${part}`),
            width: 96,
            align: 'end' as const,
            cell: (line: ProposedLine) => showQuantity(line[part]),
          })),
          {
            key: 'missing',
            head: t('missing'),
            width: 120,
            align: 'end',
            cell: ({ missing, baseUnit }) => `${showQuantity(missing)} ${baseUnit}`,
          },
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
          {
            key: 'landed',
            head: t('landed'),
            width: 96,
            align: 'end',
            cell: ({ landedPaise }) => rupees(landedPaise),
          },
          {
            key: 'lineTotal',
            head: t('lineTotal'),
            width: 104,
            align: 'end',
            cell: ({ itemId, quantity, landedPaise }) => (
              <b>{rupees(landedPaise * Number(typed[itemId] ?? quantity))}</b>
            ),
          },
        ]}
      />
    </Section>
  );
}
