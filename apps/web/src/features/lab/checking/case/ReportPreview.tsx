import { previewPicture } from '@nidan/contract/lab/reports/report-endpoints';
import { useEffect } from 'react';
import { useApiFile } from '../../../../kernel/api/use-api-file.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../../kernel/ui/Loading.tsx';
import { Segmented } from '../../../../kernel/ui/fields/Segmented.tsx';
import { afterPaint } from '../../../../kernel/ui/values/after-paint.ts';
import { SheetPicture } from '../../../../kernel/ui/values/SheetPicture.tsx';
import styles from './ReportPreview.module.css';
import { resultsTexts } from '../../../catalogue/values/texts/results-texts.ts';

export type Letterhead = 'on' | 'preprinted';

interface ReportPreviewProps {
  readonly billId: string;
  readonly labNo: string;
  /** Changes with everything that the pages show. */
  readonly stamp: string;
  readonly letterhead: Letterhead;
  /** Values that were typed and stand on no page yet, 0 unless told. */
  readonly unsaved?: number;
  readonly onLetterhead: (letterhead: Letterhead) => void;
  /** Called with the stamp whose pages, or whose lack of pages, can be seen. */
  readonly onPainted?: ((stamp: string) => void) | undefined;
}

/** The report as it would print now, by the engine that prints it; a region of its own for F6. */
export function ReportPreview({
  billId,
  labNo,
  stamp,
  letterhead,
  unsaved = 0,
  onLetterhead,
  onPainted,
}: ReportPreviewProps) {
  const t = useTexts(resultsTexts);
  const query = useApiFile(previewPicture, { query: { billId, letterhead } }, { stamp });
  const isFormer = query.isPlaceholderData;
  const isRefused = query.isError;
  useEffect(() => {
    if (isRefused && onPainted) afterPaint(() => onPainted(stamp));
  }, [isRefused, onPainted, stamp]);
  return (
    <aside className={styles.pane} aria-label={t('preview')} data-region>
      <header className={styles.head}>
        <b className="cut">{t('preview')}</b>
        <span className="muted t12 cut">
          {unsaved > 0 ? t('previewUnsaved', { count: unsaved }) : t('previewLive')}
        </span>
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
          <SheetPicture
            key={billId}
            picture={query.data}
            label={t('previewFrame', { labNo })}
            onPainted={() => !isFormer && onPainted?.(stamp)}
          />
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
