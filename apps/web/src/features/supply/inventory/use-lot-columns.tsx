import type { StockLotView } from '@nidan/contract/supply/inventory/level-endpoints';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import styles from './Stock.module.css';
import { stockTexts } from './texts/stock-texts.ts';

const col = columnsOf<StockLotView>();

/** Fewer days than these are told in colour (spec §9 "Expiry filters"). */
const SOON = 28;

/** Columns of the lots of an item. */
export function useLotColumns(): TableColumn<StockLotView>[] {
  const t = useTexts(stockTexts);
  const stateOf = ({ state, openedOn }: StockLotView): string =>
    state === 'open' && openedOn !== null
      ? t('openSince', { day: showDay(openedOn).slice(0, 5) })
      : t(state === 'open' ? 'sealed' : state);
  return [
    {
      key: 'turn',
      head: t('turn'),
      width: 44,
      value: ({ turn }) => turn,
      cell: ({ turn }) =>
        turn === null ? (
          <span title={t('notUsed')}>
            <Icon name="ban" />
          </span>
        ) : (
          <span className={styles.turn}>{turn}</span>
        ),
    },
    col.text({
      key: 'lot',
      head: t('lot'),
      of: ({ lotNo }) => lotNo,
      tip: () => t('trace'),
      cell: ({ lotNo }) => <a href={hashOf('inventory/lots', { lot: lotNo })}>{lotNo}</a>,
    }),
    col.day({
      key: 'expiry',
      head: t('expiry'),
      of: ({ usableUntil }) => usableUntil,
      cell: ({ usableUntil }) => (usableUntil === null ? t('noExpiry') : showDay(usableUntil)),
    }),
    {
      key: 'left',
      head: t('left'),
      width: 112,
      value: ({ daysLeft }) => daysLeft,
      cell: (lot) => <Left lot={lot} />,
    },
    col.text({ key: 'store', head: t('store'), of: ({ store }) => store }),
    col.text({ key: 'state', head: t('state'), width: 108, of: stateOf }),
    col.quantity({ key: 'inLot', head: t('inLot'), width: 72, of: ({ onHand }) => onHand }),
    col.quantity({ key: 'usable', head: t('usable'), width: 72, of: ({ usable }) => usable }),
    {
      key: 'first',
      head: '',
      width: 108,
      cell: ({ turn }) => turn === 1 && <StatusChip tone="ok">{t('useFirst')}</StatusChip>,
    },
  ];
}

function Left({ lot: { daysLeft } }: { readonly lot: StockLotView }) {
  const t = useTexts(stockTexts);
  if (daysLeft === null) return null;
  if (daysLeft < 0) return <StatusChip tone="danger">{t('expiredSince', { count: -daysLeft })}</StatusChip>;
  const words = t('coverDays', { count: daysLeft });
  if (daysLeft > SOON) return <span className="muted">{words}</span>;
  return (
    <StatusChip tone="warn" icon="hourglass">
      {words}
    </StatusChip>
  );
}
