import { openResultFile } from '@nidan/contract/lab/results/result-file-endpoints';
import type { AttachedFile } from '@nidan/contract/lab/results/result-value';
import { isPaged } from '@nidan/domain/results/attachment';
import { useApiFile } from '../../../../kernel/api/use-api-file.ts';
import { downloadFile } from '../../../../kernel/print/print-file.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../../kernel/ui/Loading.tsx';
import { usePictureSource } from '../../../../kernel/ui/values/use-picture-source.ts';
import styles from './Attachments.module.css';
import { attachmentTexts } from './texts/attachment-texts.ts';
import type { EntryRow } from '../entry-row.ts';

interface AttachedFileLineProps {
  readonly row: EntryRow;
  /** What is known of it; null after a reload until it is saved. */
  readonly file: AttachedFile | null;
  /** Null where it may not be taken away. */
  readonly onRemove: (() => void) | null;
}

/** The file of an attachment: its picture, its name, saving a copy, and taking it away. */
export function AttachedFileLine({ row, file, onRemove }: AttachedFileLineProps) {
  const t = useTexts(attachmentTexts);
  const { name } = row.parameter;
  const params = { billTestId: row.test.billTestId, fileId: row.text };
  const query = useApiFile(openResultFile, { params });
  const shown = file?.name ?? t('unnamed');
  const { data: content } = query;
  const isPicture = content !== undefined && !isPaged({ mediaType: content.type });
  return (
    <div className={styles.kept}>
      {query.isPending && <Skeleton lines={2} />}
      {isPicture && <Thumbnail content={content} label={t('picture', { name })} />}
      <b className="t13">{shown}</b>
      {file !== null && isPaged(file) && (
        <span className="muted t13">{t('pages', { count: file.pages })}</span>
      )}
      {row.isUnsaved && <span className="muted t13">{t('notSaved')}</span>}
      {content && (
        <Button kind="link" aria-label={t('openOf', { name })} onClick={() => downloadFile(content, shown)}>
          {t('open')}
        </Button>
      )}
      {onRemove && (
        <Button kind="link" aria-label={t('removeOf', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
      {query.error && <ErrorState kind="row" refusal={query.error} onRetry={() => void query.refetch()} />}
    </div>
  );
}

function Thumbnail({ content, label }: { readonly content: Blob; readonly label: string }) {
  const image = usePictureSource(content);
  return <img ref={image} className={styles.picture} alt={label} />;
}
