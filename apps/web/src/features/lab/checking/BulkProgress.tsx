import { kernelTexts } from '../../../kernel/text/kernel-texts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import styles from './BulkProgress.module.css';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import type { BulkRun } from './use-bulk-run.ts';

/** What a line of the list says of a bill. */
interface ShownBill {
  readonly billId: string;
  readonly labNo: string;
  readonly patient: { readonly fullName: string };
}

interface BulkProgressProps<Item extends ShownBill> {
  readonly run: BulkRun<Item>;
  readonly label: string;
  readonly words: {
    readonly running: string;
    readonly done: string;
    readonly left: string;
    readonly look: string;
  };
  readonly onStop: () => void;
  readonly onLook: (billId: string) => void;
  readonly onClose: () => void;
}

/** How far a run over many bills has come, and which ones were left and why. */
export function BulkProgress<Item extends ShownBill>(props: BulkProgressProps<Item>) {
  const t = useTexts(resultsTexts);
  const kernel = useTexts(kernelTexts);
  const { run, label, words } = props;
  const done = run.gone.length + run.left.length;
  return (
    <section className={styles.bulk} aria-label={label} data-region>
      <header>
        <b role="status">{run.state === 'running' ? words.running : words.done}</b>
        {run.left.length > 0 && <span>{words.left}</span>}
        {run.state === 'stopped' && <span className="muted">{t('bulkStopped')}</span>}
        <div
          className={`ui-progress ${styles.progress}`}
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={run.all}
          aria-valuenow={done}
        >
          <i style={{ width: `${(done / Math.max(run.all, 1)) * 100}%` }} />
        </div>
        {run.state === 'running' ? (
          <Button onClick={props.onStop}>{t('bulkStop')}</Button>
        ) : (
          <IconButton icon="cross" label={kernel('close')} onClick={props.onClose} />
        )}
      </header>
      {run.left.length > 0 && (
        <ul className={`${styles.left} scroll`}>
          {run.left.map(({ item, why }) => (
            <li key={item.billId}>
              <LabNo value={item.labNo} />
              <span className="cut">{item.patient.fullName}</span>
              <span className="cut">{why}</span>
              <Button kind="link" onClick={() => props.onLook(item.billId)}>
                {words.look}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
