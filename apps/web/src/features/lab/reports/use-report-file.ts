import { previewReport, reportPdf } from '@nidan/contract/lab/reports/report-endpoints';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { downloadFile, printFile } from '../../../kernel/print/print-file.ts';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { useLetterhead } from '../dispatch/letterhead.ts';

interface ReportFileInput {
  readonly billId: string;
  /** The released revision; null for the report as it stands now. */
  readonly reportId: string | null;
  readonly fileName: string;
}

/** The PDF of what is on the screen, fetched when it is wanted; handing it out marks nothing. */
export function useReportFile({ billId, reportId, fileName }: ReportFileInput) {
  const letterhead = useLetterhead();
  const [busy, setBusy] = useState(false);
  const hand = async (to: (file: Blob) => void): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      to(
        reportId === null
          ? await apiFile(previewReport, { query: { billId, letterhead } })
          : await apiFile(reportPdf, { params: { reportId }, query: { letterhead } }),
      );
    } catch (thrown) {
      toastRefusal(thrown);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    print: () => void hand(printFile),
    download: () => void hand((file) => downloadFile(file, fileName)),
  };
}
