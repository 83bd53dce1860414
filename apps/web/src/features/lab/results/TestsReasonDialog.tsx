import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import type { WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { useState } from 'react';
import { kernelTexts } from '../../../kernel/text/kernel-texts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { authoriseTexts } from '../checking/texts/authorise-texts.ts';
import styles from './TestsReasonDialog.module.css';

interface TestsReasonDialogProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly tests: readonly WorksheetTest[];
  /** Those that are ticked at first. */
  readonly picked: readonly WorksheetTest[];
  readonly onDone: (tests: readonly WorksheetTest[], reason: string) => void;
  readonly onClose: () => void;
}

const FEWEST = 3;

/** Asks for a reason, and which tests of a bill are meant when there are several. */
export function TestsReasonDialog(props: TestsReasonDialogProps) {
  const t = useTexts(authoriseTexts);
  const stateLabel = useStateLabel(billTest);
  const kernel = useTexts(kernelTexts);
  const [ids, setIds] = useState(new Set(props.picked.map(({ billTestId }) => billTestId)));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const picked = props.tests.filter(({ billTestId }) => ids.has(billTestId));
  const short = reason.trim().length < FEWEST;
  const toggle = (id: string): void => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  const submit = (): void => {
    setTried(true);
    if (short || picked.length === 0) return;
    props.onDone(picked, reason.trim());
    props.onClose();
  };
  return (
    <Dialog
      kind="WARNING"
      title={props.title}
      onClose={props.onClose}
      feet={
        <>
          <Button onClick={props.onClose}>{kernel('cancel')}</Button>
          <Button kind="primary" onClick={submit}>
            {props.action}
          </Button>
        </>
      }
    >
      <p>{props.text}</p>
      <fieldset className={styles.tests}>
        <legend className="ui-label">{t('whichTests')}</legend>
        {props.tests.map(({ billTestId, test, state }) => (
          <label key={billTestId}>
            <input
              type="checkbox"
              checked={ids.has(billTestId)}
              disabled={props.tests.length === 1}
              onChange={() => toggle(billTestId)}
            />
            {test.name}
            <span className="muted">{stateLabel(billTest.stateOf(state))}</span>
          </label>
        ))}
        {tried && picked.length === 0 && <span className="ui-error">{t('pickTest')}</span>}
      </fieldset>
      <TextField
        label={kernel('reason')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        data-autofocus
        error={tried && short ? kernel('reasonShort') : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Or the stroke would press what gets the focus back.
          event.preventDefault();
          submit();
        }}
      />
    </Dialog>
  );
}
