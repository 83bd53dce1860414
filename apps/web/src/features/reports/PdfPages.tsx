import { useEffect, useRef } from 'react';
import { downloadFile } from '../../kernel/print/print-file.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import styles from './PdfPages.module.css';
import { reportTexts } from './report-texts.ts';

interface PdfPagesProps {
  readonly pdf: Blob;
  /** Name of the pages for readers. */
  readonly title: string;
  /** Name under which it is downloaded where the browser shows no PDF. */
  readonly fileName: string;
}

/** The pages of a PDF in the browser's own viewer; where it has none, the file. Give it a key per document. */
export function PdfPages({ pdf, title, fileName }: PdfPagesProps) {
  const t = useTexts(reportTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(pdf);
    // A frame that was just made takes its first page without an entry in the history.
    if (frame.current) frame.current.src = `${address}#toolbar=0&navpanes=0&view=FitH`;
    return () => URL.revokeObjectURL(address);
  }, [pdf]);
  if (navigator.pdfViewerEnabled) {
    // The browser's viewer does not start in a sandbox; what it shows is our own file.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    return <iframe ref={frame} className={styles.frame} title={title} />;
  }
  return (
    <div className={styles.none}>
      <p>{t('noViewer')}</p>
      <Button icon="download" onClick={() => downloadFile(pdf, fileName)}>
        {t('download')}
      </Button>
    </div>
  );
}
