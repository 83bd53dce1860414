import type { StockLotView } from '@nidan/contract/supply/inventory/level-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { showQuantity } from '../../../kernel/text/show-quantity.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { CountDialog } from './CountDialog.tsx';
import { HoldDialog } from './HoldDialog.tsx';
import { LotDialog, type LotDialogKind } from './LotDialog.tsx';
import styles from './Stock.module.css';
import { stockKeys } from './stock-keys.ts';
import { type ItemOfStock, showRough } from './stock-words.ts';
import { stockTexts } from './texts/stock-texts.ts';
import { useLotColumns } from './use-lot-columns.tsx';

/** One part of a lot in a store, by a name of its own. */
export function keyOfPart({ lotId, storeId, packId }: StockLotView): string {
  return packId ?? `${lotId} ${storeId}`;
}

/** The lots of an item in the order in which they are used, what can be done with them, and for how long they last. */
export function ItemLots({ stock }: { readonly stock: ItemOfStock }) {
  const t = useTexts(stockTexts);
  const [picked, setPicked] = useState<string | null>(null);
  const { item, lots } = stock;
  const lot = lots.find((one) => keyOfPart(one) === picked) ?? lots[0];
  return (
    <section className={styles.lots} aria-label={t('lotsOf', { item: item.name })} data-region>
      <div className={styles.lotsHead}>
        <b className="t13">{t('lotsOf', { item: item.name })}</b>
        <span className="sp" />
        <span className="muted t12">
          {t('usableFacts', {
            usable: showQuantity(item.usable),
            unit: item.unit,
            perDay: showRough(item.perDay),
            orderAt: showRough(item.orderAt),
          })}
        </span>
      </div>
      <LotActions stock={stock} lot={lot} />
      <div className={styles.table}>
        <Table
          label={t('lots')}
          keys="focus"
          flush
          rows={lots}
          rowKey={keyOfPart}
          current={lot === undefined ? null : keyOfPart(lot)}
          onCurrent={setPicked}
          empty={<EmptyState kind="nothing" title={t('none')} />}
          columns={useLotColumns()}
        />
      </div>
      <Cover stock={stock} />
    </section>
  );
}

interface LotActionsProps {
  readonly stock: ItemOfStock;
  readonly lot: StockLotView | undefined;
}

function LotActions({ stock, lot }: LotActionsProps) {
  const t = useTexts(stockTexts);
  const mayTake = useRight('inventory', PERMISSION.create);
  const mayKeep = useRight('inventory', PERMISSION.update);
  const [dialog, setDialog] = useState<LotDialogKind | 'hold' | 'count' | null>(null);
  const close = (): void => setDialog(null);
  const pickFirst = lot === undefined ? t('pickLot') : undefined;
  const offTake = mayTake ? pickFirst : t('needsRight');
  const offKeep = mayKeep ? pickFirst : t('needsRight');
  const offOpen = offTake ?? (lot?.state === 'sealed' ? undefined : t('notUsed'));
  const ask = (kind: LotDialogKind, off: string | undefined) =>
    off === undefined ? () => setDialog(kind) : undefined;
  useShortcuts(stockKeys, {
    take: ask('take', offTake),
    open: ask('open', offOpen),
    waste: ask('waste', offKeep),
  });
  return (
    <div className={styles.lotsHead}>
      <Button
        kind="primary"
        shortcut={stockKeys.shortcuts.take}
        off={offTake}
        onClick={() => setDialog('take')}
      >
        {t('take')}
      </Button>
      <Button shortcut={stockKeys.shortcuts.open} off={offOpen} onClick={() => setDialog('open')}>
        {t('open')}
      </Button>
      <Button shortcut={stockKeys.shortcuts.waste} off={offKeep} onClick={() => setDialog('waste')}>
        {t('waste')}
      </Button>
      <Button off={offKeep} onClick={() => setDialog('adjust')}>
        {t('adjust')}
      </Button>
      <Button off={offKeep} onClick={() => setDialog('hold')}>
        {lot?.state === 'quarantine' ? t('check') : t('hold')}
      </Button>
      <Button icon="plus" off={mayKeep ? undefined : t('needsRight')} onClick={() => setDialog('count')}>
        {t('firstCount')}
      </Button>
      {lot && (dialog === 'take' || dialog === 'open' || dialog === 'waste' || dialog === 'adjust') && (
        <LotDialog kind={dialog} stock={stock} lot={lot} onClose={close} />
      )}
      {lot && dialog === 'hold' && <HoldDialog lot={lot} onClose={close} />}
      {dialog === 'count' && <CountDialog stock={stock} onClose={close} />}
    </div>
  );
}

/** For how many days each lot lasts, one after the other. */
function Cover({ stock: { item, cover, orderBy } }: { readonly stock: ItemOfStock }) {
  const t = useTexts(stockTexts);
  if (item.coverDays === null || orderBy === null)
    return <p className={`muted t12 ${styles.cover}`}>{t('coverNone')}</p>;
  return (
    <div className={styles.cover}>
      <div>
        <span className="muted t12">{t('coverTitle')}</span>
        <b className={styles.daysLeft}>{item.coverDays}</b>
        <span className="muted t12">{t('coverFacts', { perDay: showRough(item.perDay) })}</span>
      </div>
      <div className={`t12 ${styles.bars}`}>
        {cover
          .filter(({ days }) => days > 0)
          .map(({ lotNo, days, until }, at) => (
            <span key={`${lotNo} ${at}`} style={{ flex: days }}>
              {t('lotUntil', { lot: lotNo, day: showDay(until).slice(0, 5) })}
            </span>
          ))}
      </div>
      <div>
        <b className="t13">{t('orderBy', { day: showDay(orderBy).slice(0, 5) })}</b>
        <span className="muted t12">{t('takesDays', { count: item.leadDays })}</span>
      </div>
    </div>
  );
}
