import { previewReport } from '@nidan/contract/reports/report-endpoints';
import { useEffect, useRef } from 'react';
import { useApiFile } from '../../kernel/api/use-api-file.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { EmptyState } from '../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../kernel/ui/Loading.tsx';
import { Segmented } from '../../kernel/ui/Segmented.tsx';
import styles from './ReportPreview.module.css';
import { resultsTexts } from './results-texts.ts';

export type Letterhead = 'on' | 'preprinted';

/** How long the file of a new tab is kept for it, in milliseconds. */
const OPENED_FOR = 60_000;

interface ReportPreviewProps {
  readonly billId: string;
  readonly labNo: string;
  /** Changes with everything that the pages show. */
  readonly stamp: string;
  readonly letterhead: Letterhead;
  readonly onLetterhead: (letterhead: Letterhead) => void;
}

/** The report as it would print now, by the engine that prints it; a region of its own for F6. */
export function ReportPreview({ billId, labNo, stamp, letterhead, onLetterhead }: ReportPreviewProps) {
  const t = useTexts(resultsTexts);
  const query = useApiFile(previewReport, { query: { billId, letterhead } }, { stamp });
  return (
    <aside className={styles.pane} aria-label={t('preview')} data-region>
      <header className={styles.head}>
        <b>{t('preview')}</b>
        <span className="muted t12">{t('previewLive')}</span>
        <span className="sp" />
        <Segmented
          label={t('letterhead')}
          labelHidden
          value={letterhead}
          options={[
            { value: 'on', label: t('letterheadOn'), title: t('letterheadOnTip') },
            { value: 'preprinted', label: t('letterheadBlank'), title: t('letterheadBlankTip') },
          ]}
          onChange={onLetterhead}
        />
      </header>
      <div className={styles.sheet} aria-busy={query.isFetching}>
        {query.data ? (
          <Pages key={query.dataUpdatedAt} pdf={query.data} title={t('previewFrame', { labNo })} />
        ) : query.error ? (
          query.error.code === 'report-nothing-checked' ? (
            <EmptyState kind="nothing" icon="reports" title={t('previewNone')} text={query.error.msg} />
          ) : (
            <ErrorState refusal={query.error} onRetry={() => void query.refetch()} />
          )
        ) : (
          <Skeleton lines={14} />
        )}
      </div>
    </aside>
  );
}

function Pages({ pdf, title }: { readonly pdf: Blob; readonly title: string }) {
  const t = useTexts(resultsTexts);
  const frame = useRef<HTMLObjectElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(pdf);
    if (frame.current) frame.current.data = `${address}#toolbar=0&navpanes=0&view=FitH`;
    return () => URL.revokeObjectURL(address);
  }, [pdf]);
  return (
    <object ref={frame} className={styles.frame} type="application/pdf" aria-label={title}>
      <div className={styles.none}>
        <p>{t('previewNoViewer')}</p>
        <Button icon="reports" onClick={() => openFile(pdf)}>
          {t('previewOpen')}
        </Button>
      </div>
    </object>
  );
}

function openFile(pdf: Blob): void {
  const address = URL.createObjectURL(pdf);
  window.open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), OPENED_FOR);
}
