import type { StockItemView } from '@nidan/contract/supply/inventory/level-endpoints';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { LevelScale } from './LevelScale.tsx';
import { LEVEL_LOOK, LEVEL_WORDS } from './stock-words.ts';
import { stockTexts } from './texts/stock-texts.ts';

const col = columnsOf<StockItemView>();

/** Columns of the list of items in stock. */
export function useStockColumns(): TableColumn<StockItemView>[] {
  const t = useTexts(stockTexts);
  return [
    col.text({
      key: 'item',
      head: t('item'),
      of: ({ name }) => name,
      tip: ({ name, code }) => `${name} ${code}`,
    }),
    col.text({
      key: 'category',
      head: t('category'),
      width: 96,
      of: ({ category }) => category,
      cell: ({ category }) => <small>{category}</small>,
    }),
    col.quantity({
      key: 'onHand',
      head: t('onHand'),
      width: 104,
      of: ({ onHand }) => onHand,
      unit: ({ unit }) => unit,
    }),
    { key: 'scale', head: t('scale'), width: 140, cell: (item) => <LevelScale item={item} /> },
    col.text({
      key: 'level',
      head: t('level'),
      width: 96,
      of: ({ level }) => t(LEVEL_WORDS[level]),
      cell: ({ level }) => <StatusChip {...LEVEL_LOOK[level]}>{t(LEVEL_WORDS[level])}</StatusChip>,
    }),
    col.number({
      key: 'cover',
      head: t('cover'),
      width: 52,
      of: ({ coverDays }) => coverDays,
      cell: ({ coverDays }) => (coverDays === null ? '' : t('coverDays', { count: coverDays })),
    }),
    col.quantity({ key: 'onOrder', head: t('onOrder'), width: 72, of: ({ onOrder }) => onOrder }),
    col.text({
      key: 'orders',
      of: ({ orders }) => orders.map(({ number }) => number).join(', '),
      head: t('orderedBy'),
      width: 104,
      cell: ({ orders: [latest] }) =>
        latest === undefined ? (
          <span className="muted">{t('noOrder')}</span>
        ) : (
          <a href={hashOf('purchase-orders', { sel: latest.orderId })}>{latest.number}</a>
        ),
    }),
  ];
}
