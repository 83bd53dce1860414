import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listDispatches } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { previewPicture, reportHistory, reportPicture } from '@nidan/contract/lab/reports/report-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiFile } from '../../../kernel/api/use-api-file.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useLetterhead } from '../dispatch/letterhead.ts';

interface ReportInput {
  readonly billId: string;
  /** Number of the revision to show, 'now' for a preview, '' for the latest. */
  readonly wanted: string;
}

/** The revisions of a bill's report, the one to show with a picture of its pages, where it stands at the desk, and whose it is. */
export function useReport({ billId, wanted }: ReportInput) {
  const letterhead = useLetterhead();
  // A preview is made anew each time it is opened, and stays while it is read.
  const [openedAt] = useState(() => String(Date.now()));
  const history = useApiQuery(reportHistory, { query: { billId } }, { keepFormer: false });
  const desk = useApiQuery(listDispatches, { query: { billId } }, { keepFormer: false });
  const revisions = history.data?.revisions ?? [];
  const atDesk = desk.data?.rows[0] ?? null;
  const isNew = history.data !== undefined && revisions.length === 0;
  const readsBills = useRight('bills', PERMISSION.read);
  const bill = useApiQuery(
    readBill,
    { query: { billId } },
    { enabled: isNew && readsBills, keepFormer: false },
  ).data;
  const shown =
    wanted === 'now'
      ? null
      : (revisions.find(({ revision }) => String(revision) === wanted) ?? revisions[0] ?? null);
  const reportId = shown?.reportId ?? '';
  const released = useApiFile(
    reportPicture,
    { params: { reportId: reportId === '' ? billId : reportId }, query: { letterhead } },
    { enabled: reportId !== '' },
  );
  const preview = useApiFile(
    previewPicture,
    { query: { billId, letterhead } },
    { enabled: history.data !== undefined && shown === null, stamp: openedAt },
  );
  const labNo = atDesk?.labNo ?? bill?.labNo ?? '';
  return {
    history,
    revisions,
    shown,
    atDesk,
    picture: shown === null ? preview : released,
    labNo,
    fileName: `${labNo}-${shown === null ? 'preview' : `r${shown.revision}`}.pdf`,
    fullName: atDesk?.patient.fullName ?? bill?.fullName ?? null,
    about: atDesk ? `${atDesk.patient.age} ${atDesk.patient.sex}` : '',
  };
}

export type Report = ReturnType<typeof useReport>;
