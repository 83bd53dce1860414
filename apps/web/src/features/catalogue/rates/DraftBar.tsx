import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { cellFault } from './prices/cell-fault.ts';
import { cellsBelowCost, namedCells, type NamedCell, type ShownGrid } from './chosen-cells.ts';
import styles from './Rates.module.css';
import { ratesKeys } from './rates-keys.ts';
import { ratesTexts } from './texts/rates-texts.ts';
import { typedPrice } from './prices/typed-price.ts';
import type { PriceDraftState } from './prices/use-price-draft.ts';

interface DraftBarProps {
  readonly state: PriceDraftState;
  /** Every test that was typed into and every list, also those that are not shown. */
  readonly grid: ShownGrid;
  /** Null when no cell is bad. */
  readonly onBad: (() => void) | null;
}

/** Cells at fault that are told by row and column at once; the others are reached one by one. */
const MOST_NAMED = 3;

/** The first of some cells, each by its test and list. */
function named(cells: readonly NamedCell[], textOf: (cell: NamedCell) => string): string {
  return cells
    .slice(0, MOST_NAMED)
    .map((cell) => `${cell.code}, ${cell.list}: ${textOf(cell)}`)
    .join('; ');
}

const UNREAD = [
  { why: 'number', words: 'notPrices' },
  { why: 'negative', words: 'belowZero' },
  { why: 'zero', words: 'zeroNotFree' },
] as const;

function whyUnread(text: string): (typeof UNREAD)[number]['why'] | null {
  const said = typedPrice(text);
  return said.is === 'unread' ? said.why : null;
}

/** What was pasted and typed so far, what is wrong with it by row and column, and the way there. */
export function DraftBar({ state, grid, onBad }: DraftBarProps) {
  const t = useTexts(ratesTexts);
  const { paste, unread, refused, refusal, count, steps } = state;
  const unreadBy = Map.groupBy(namedCells(grid, unread), ({ text }) => whyUnread(text));
  const refusals = namedCells(grid, refused.keys());
  const below = namedCells(grid, cellsBelowCost(grid));
  const bad = unread.length + refusals.length;
  const fine = count - bad - below.length;
  return (
    <>
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      <div className={styles.told}>
        <div className={styles.said} role="status">
          {paste && (
            <>
              <Icon name="paste" />
              <b>{t('pasted', { rows: paste.rows, columns: paste.columns })}</b>
              {paste.beside > 0 && <span>{t('beside', { count: paste.beside })}</span>}
            </>
          )}
          {fine > 0 && <span>{t('fine', { count: fine })}</span>}
          {UNREAD.map(({ why, words }) => {
            const cells = unreadBy.get(why) ?? [];
            return (
              cells.length > 0 && (
                <span key={why} className={styles.named}>
                  {t(words, { count: cells.length })} ({named(cells, ({ text }) => `“${text}”`)})
                </span>
              )
            );
          })}
          {refusals.length > 0 && (
            <span className={styles.named}>
              {t('refusedCells', { count: refusals.length })} (
              {named(refusals, ({ key }) => cellFault(t, state, key) ?? '')})
            </span>
          )}
          {below.length > 0 && (
            <span className={styles.lossy}>
              {t('belowCost', { count: below.length })} ({named(below, ({ text }) => text)})
            </span>
          )}
        </div>
        {onBad && (
          <Button shortcut={ratesKeys.shortcuts.bad} onClick={onBad}>
            {t('goBad')}
          </Button>
        )}
        {steps > 0 && (
          <Button shortcut={ratesKeys.shortcuts.undo} onClick={state.undo}>
            {paste ? t('undoPaste') : t('undo')}
          </Button>
        )}
        {steps > 1 && <Button onClick={state.discard}>{t('discard')}</Button>}
      </div>
    </>
  );
}
