import type { ReactNode } from 'react';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { kernelTexts } from '../../../kernel/text/kernel-texts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Key } from '../../../kernel/ui/Key.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { billKeys } from './bill-keys.ts';
import styles from './BillScreen.module.css';

interface ActionPanelProps {
  readonly title: string;
  /** Words of the button that does it. */
  readonly action: string;
  readonly destroys?: boolean;
  readonly off?: string | false | undefined;
  readonly busy: boolean;
  readonly refusal: ApiRefusal | null;
  readonly onDo: () => void;
  readonly onClose: () => void;
  /** Reads the bill again after somebody else changed it. */
  readonly children: ReactNode;
}

/** One change of a bill beside it: Ctrl+Enter does it, Esc goes back. What was typed stays when the server refuses. */
export function ActionPanel(props: ActionPanelProps) {
  const kernel = useTexts(kernelTexts);
  const { refusal, off } = props;
  useShortcuts(billKeys, { do: off ? undefined : props.onDo, close: props.onClose });
  return (
    <Panel
      label={props.title}
      title={props.title}
      onClose={props.onClose}
      feet={
        <footer className={styles.feet}>
          <Button size="big" onClick={props.onClose}>
            {kernel('close')} <Key keys="Esc" />
          </Button>
          <Button
            kind={props.destroys ? 'danger' : 'primary'}
            size="big"
            shortcut={billKeys.shortcuts.do}
            busy={props.busy}
            off={off}
            onClick={props.onDo}
          >
            {props.action}
          </Button>
        </footer>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc in its fields closes the panel, the fields have roles of their own */}
      <div
        className={styles.form}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.preventDefault();
          props.onClose();
        }}
      >
        {refusal && <ErrorState kind="row" refusal={refusal} />}
        {props.children}
      </div>
    </Panel>
  );
}
