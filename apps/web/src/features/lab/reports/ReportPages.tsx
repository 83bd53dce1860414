import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { SheetPicture } from '../../../kernel/ui/values/SheetPicture.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import styles from './ReportScreen.module.css';
import { reportTexts } from './texts/report-texts.ts';
import type { Report } from './use-report.ts';

interface ReportPagesProps {
  readonly report: Report;
  readonly onLatest: () => void;
}

/** The pages on the screen, and a word above them when they are not the latest released ones. */
export function ReportPages({ report, onLatest }: ReportPagesProps) {
  const t = useTexts(reportTexts);
  const { picture, labNo, shown, revisions } = report;
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
      {shown === null && picture.data && (
        <div className={styles.note}>
          <Note tone="info" end={toLatest}>
            {t('previewNote')}
          </Note>
        </div>
      )}
      <div className={styles.sheet} data-region aria-busy={picture.isFetching}>
        {picture.data ? (
          <SheetPicture picture={picture.data} label={t('pages', { labNo })} />
        ) : picture.error ? (
          picture.error.code === 'report-nothing-checked' ? (
            <EmptyState
              kind="nothing"
              icon="reports"
              title={t('noneTitle')}
              text={picture.error.msg}
              action={toLatest}
            />
          ) : (
            <ErrorState refusal={picture.error} onRetry={() => void picture.refetch()} />
          )
        ) : (
          <Skeleton lines={14} />
        )}
      </div>
    </>
  );
}
