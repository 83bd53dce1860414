import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import styles from './Counter.module.css';
import { counterKeys } from './counter-keys.ts';

interface PanelFeetProps {
  readonly action: string;
  /** What pressing means, under the button. */
  readonly text?: string | undefined;
  readonly busy: boolean;
  readonly refusal: ApiRefusal | null;
  readonly onDo: () => void;
}

/** The one button of a panel of the counter, Ctrl+Enter, and why it was refused. */
export function PanelFeet({ action, text, busy, refusal, onDo }: PanelFeetProps) {
  useShortcuts(counterKeys, { do: onDo });
  return (
    <div className={styles.feet}>
      {refusal !== null && <ErrorState kind="row" refusal={refusal} />}
      <Button kind="primary" size="big" busy={busy} shortcut={counterKeys.shortcuts.do} onClick={onDo}>
        {action}
      </Button>
      {text !== undefined && <p className="muted t12">{text}</p>}
    </div>
  );
}
