import { useTexts } from '../../kernel/text/use-texts.ts';
import { kernelTexts } from '../../kernel/text/kernel-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { IconButton } from '../../kernel/ui/IconButton.tsx';
import { LabNo } from '../../kernel/ui/LabNo.tsx';
import { authoriseTexts } from './authorise-texts.ts';
import styles from './BulkProgress.module.css';
import type { BulkRun } from './use-bulk-authorise.ts';

interface BulkProgressProps {
  readonly run: BulkRun;
  readonly onStop: () => void;
  readonly onLook: (billId: string) => void;
  readonly onClose: () => void;
}

/** How far authorising the normal reports has come, and which ones were left and why. */
export function BulkProgress({ run, onStop, onLook, onClose }: BulkProgressProps) {
  const t = useTexts(authoriseTexts);
  const kernel = useTexts(kernelTexts);
  const done = run.gone.length + run.left.length;
  return (
    <section className={styles.bulk} aria-label={t('keyAll')} data-region>
      <header>
        <b role="status">
          {run.state === 'running'
            ? t('bulkRunning', { done, all: run.all })
            : t('bulkDone', { count: run.gone.length })}
        </b>
        {run.left.length > 0 && <span>{t('bulkRefused', { count: run.left.length })}</span>}
        {run.state === 'stopped' && <span className="muted">{t('bulkStopped')}</span>}
        <div
          className={`ui-progress ${styles.progress}`}
          role="progressbar"
          aria-label={t('keyAll')}
          aria-valuemin={0}
          aria-valuemax={run.all}
          aria-valuenow={done}
        >
          <i style={{ width: `${(done / Math.max(run.all, 1)) * 100}%` }} />
        </div>
        {run.state === 'running' ? (
          <Button onClick={onStop}>{t('bulkStop')}</Button>
        ) : (
          <IconButton icon="cross" label={kernel('close')} onClick={onClose} />
        )}
      </header>
      {run.left.length > 0 && (
        <ul className={`${styles.left} scroll`}>
          {run.left.map(({ bill, why }) => (
            <li key={bill.billId}>
              <LabNo value={bill.labNo} />
              <span className="cut">{bill.patient.fullName}</span>
              <span className="cut">{why}</span>
              <Button kind="link" onClick={() => onLook(bill.billId)}>
                {t('bulkLook')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
