import { listMovements } from '@nidan/contract/supply/inventory/level-endpoints';
import type { MovementView } from '@nidan/contract/supply/inventory/stock-shapes';
import { MOVEMENT_TYPES } from '@nidan/domain/enumerations/inventory';
import { useState } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { showQuantity } from '../../../kernel/text/show-quantity.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterPick } from '../../../kernel/ui/fields/FilterPick.tsx';
import { readOn, rowsOf } from '../../../kernel/ui/paged-query.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import styles from './Stock.module.css';
import { STOCK_FOLLOWS } from './stock-words.ts';
import { movementTexts } from './texts/movement-texts.ts';
import { stockTexts } from './texts/stock-texts.ts';

interface MovementLedgerProps {
  readonly itemId: string;
  readonly storeId: string;
  readonly onHand: string;
}

/** What came of an item and where it went, latest first, with what was there after each. */
export function MovementLedger({ itemId, storeId, onHand }: MovementLedgerProps) {
  const t = useTexts(stockTexts);
  const words = useTexts(movementTexts);
  const [kind, setKind] = useState<string>('');
  const type = MOVEMENT_TYPES.find((one) => one === kind);
  const narrowed = {
    ...(storeId === '' ? {} : { storeId }),
    ...(type === undefined ? {} : { type }),
  };
  const query = useApiPages(
    listMovements,
    { query: { itemId, limit: 50, ...narrowed } },
    { follows: STOCK_FOLLOWS },
  );
  const rows = rowsOf(query);
  const sums = query.data?.pages[0];
  const filter = {
    key: 'kind',
    label: t('allKinds'),
    single: true,
    picked: kind === '' ? [] : [kind],
    options: MOVEMENT_TYPES.map((value) => ({ value, label: words(value) })),
    onPick: ([picked = '']: readonly string[]) => setKind(picked),
  };
  return (
    <Panel
      label={t('ledger')}
      title={t('ledger')}
      figure={<FilterPick filter={filter} />}
      feet={
        sums && (
          <p className={`muted t12 ${styles.feet}`}>
            {t('sumOfRows', {
              count: sums.count,
              sum: showQuantity(sums.sum),
              onHand: showQuantity(onHand),
            })}
          </p>
        )
      }
    >
      <QueryView query={query}>
        {() => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys, as nothing in it takes the focus
          <div tabIndex={0} role="log" aria-label={t('ledger')}>
            {rows.length === 0 && <EmptyState kind="nothing" title={t('noMovements')} />}
            {rows.map((row) => (
              <Movement key={row.movementId} row={row} word={words(row.type)} />
            ))}
            {query.hasNextPage && (
              <Button kind="link" onClick={() => readOn(query)}>
                …
              </Button>
            )}
          </div>
        )}
      </QueryView>
    </Panel>
  );
}

interface MovementProps {
  readonly row: MovementView & { readonly after: string | null };
  readonly word: string;
}

function Movement({ row, word }: MovementProps) {
  const zone = useZone();
  const { lotNo, store, reason, number, quantity, after, movedAt } = row;
  const why = [lotNo, store, reason === '' ? number : reason].filter(Boolean).join(', ');
  return (
    <div className={styles.move}>
      <p className="t13">
        <b className="cut">{word}</b>
        <span className="sp" />
        <span className="muted t12">{showShort(movedAt, zone)}</span>
      </p>
      <p className="t12">
        <span className="muted cut" title={why}>
          {why}
        </span>
        <span className="sp" />
        <b>{Number(quantity) > 0 ? `+${showQuantity(quantity)}` : `−${showQuantity(quantity).slice(1)}`}</b>
        <b className="muted">{after === null ? '' : showQuantity(after)}</b>
      </p>
    </div>
  );
}
