import type { StockItemView } from '@nidan/contract/supply/inventory/level-endpoints';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { showQuantity } from '../../../kernel/text/show-quantity.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { LevelScale } from './LevelScale.tsx';
import { LEVEL_LOOK, LEVEL_WORDS } from './stock-words.ts';
import { stockTexts } from './texts/stock-texts.ts';

/** Columns of the list of items in stock. */
export function useStockColumns(): TableColumn<StockItemView>[] {
  const t = useTexts(stockTexts);
  return [
    { key: 'item', head: t('item'), tip: ({ name, code }) => `${name} ${code}`, cell: ({ name }) => name },
    { key: 'category', head: t('category'), width: 96, cell: ({ category }) => <small>{category}</small> },
    {
      key: 'onHand',
      head: t('onHand'),
      width: 104,
      align: 'end',
      cell: ({ onHand, unit }) => `${showQuantity(onHand)} ${unit}`,
    },
    { key: 'scale', head: t('scale'), width: 140, cell: (item) => <LevelScale item={item} /> },
    {
      key: 'level',
      head: t('level'),
      width: 96,
      cell: ({ level }) => <StatusChip {...LEVEL_LOOK[level]}>{t(LEVEL_WORDS[level])}</StatusChip>,
    },
    {
      key: 'cover',
      head: t('cover'),
      width: 52,
      align: 'end',
      cell: ({ coverDays }) => (coverDays === null ? '' : t('coverDays', { count: coverDays })),
    },
    {
      key: 'onOrder',
      head: t('onOrder'),
      width: 72,
      align: 'end',
      cell: ({ onOrder }) => showQuantity(onOrder),
    },
    {
      key: 'orders',
      head: t('orderedBy'),
      width: 104,
      tip: ({ orders }) => orders.map(({ number }) => number).join(', '),
      cell: ({ orders: [latest] }) =>
        latest === undefined ? (
          <span className="muted">{t('noOrder')}</span>
        ) : (
          <a href={hashOf('purchase-orders', { sel: latest.orderId })}>{latest.number}</a>
        ),
    },
  ];
}
