import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { ErrorState } from '../../kernel/ui/ErrorState.tsx';
import { Icon } from '../../kernel/ui/Icon.tsx';
import styles from './Rates.module.css';
import { ratesKeys } from './rates-keys.ts';
import { ratesTexts } from './rates-texts.ts';
import type { PriceDraftState } from './use-price-draft.ts';

interface DraftBarProps {
  readonly state: PriceDraftState;
  readonly onBad: () => void;
}

/** What was pasted and typed so far, and the way to what is wrong with it. */
export function DraftBar({ state, onBad }: DraftBarProps) {
  const t = useTexts(ratesTexts);
  const { paste, unread, refused, refusal, count } = state;
  if (count === 0) return null;
  const bad = unread.length + refused.size;
  return (
    <>
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      <div className={styles.told} role="status">
        {paste && (
          <>
            <Icon name="paste" />
            <b>{t('pasted', { count: paste.cells })}</b>
            {paste.beside > 0 && <span>{t('beside', { count: paste.beside })}</span>}
          </>
        )}
        {unread.length > 0 ? (
          <span className={styles.bad}>{t('unread', { count: unread.length })}</span>
        ) : (
          <span className="muted">{t('fine')}</span>
        )}
        <span className="sp" />
        {bad > 0 && (
          <Button shortcut={ratesKeys.shortcuts.bad} onClick={onBad}>
            {t('goBad')}
          </Button>
        )}
        {paste && (
          <Button shortcut={ratesKeys.shortcuts.undo} onClick={state.undoPaste}>
            {t('undoPaste')}
          </Button>
        )}
        <Button onClick={state.discard}>{t('discard')}</Button>
      </div>
    </>
  );
}
