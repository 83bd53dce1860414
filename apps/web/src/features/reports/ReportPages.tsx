import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { EmptyState } from '../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../kernel/ui/Loading.tsx';
import { Note } from '../../kernel/ui/Note.tsx';
import { PdfPages } from './PdfPages.tsx';
import styles from './ReportScreen.module.css';
import { reportTexts } from './report-texts.ts';
import type { Report } from './use-report.ts';

interface ReportPagesProps {
  readonly report: Report;
  readonly onLatest: () => void;
}

/** The pages on the screen, and a word above them when they are not the latest released ones. */
export function ReportPages({ report, onLatest }: ReportPagesProps) {
  const t = useTexts(reportTexts);
  const { file, fileName, labNo, shown, revisions } = report;
  const [latest] = revisions;
  const toLatest = latest && latest !== shown && <Button onClick={onLatest}>{t('showLatest')}</Button>;
  return (
    <>
      {shown && latest && shown !== latest && (
        <div className={styles.note}>
          <Note tone="warn" end={toLatest}>
            {t('formerNote', { revision: shown.revision, latest: latest.revision })}
          </Note>
        </div>
      )}
      {shown === null && file.data && (
        <div className={styles.note}>
          <Note tone="info" end={toLatest}>
            {t('previewNote')}
          </Note>
        </div>
      )}
      <div className={styles.sheet} aria-busy={file.isFetching}>
        {file.data ? (
          <PdfPages
            key={file.dataUpdatedAt}
            pdf={file.data}
            title={t('pages', { labNo })}
            fileName={fileName}
          />
        ) : file.error ? (
          file.error.code === 'report-nothing-checked' ? (
            <EmptyState
              kind="nothing"
              icon="reports"
              title={t('noneTitle')}
              text={file.error.msg}
              action={toLatest}
            />
          ) : (
            <ErrorState refusal={file.error} onRetry={() => void file.refetch()} />
          )
        ) : (
          <Skeleton lines={14} />
        )}
      </div>
    </>
  );
}
