import type { ReportPathView } from '@nidan/contract/lab/reports/report-path-endpoint';
import type { ReportStep } from '@nidan/domain/reports/report-path';
import { go } from '../../kernel/route/use-route.ts';

type Bill = Pick<ReportPathView, 'billId' | 'labNo'>;

/** Opens the screen on which a report is moved on from each step; none where nobody of the lab can. */
export const openStep: Readonly<Record<ReportStep, ((bill: Bill) => void) | null>> = {
  collect: ({ labNo }) => go('collect', { bill: labNo, since: 'all' }),
  accession: () => go('accession'),
  accessionInDepartment: () => go('accession/dept'),
  results: ({ billId }) => go(`results/${billId}`),
  check: ({ billId }) => go('authorise', { bill: billId }),
  package: ({ billId }) => go(`results/${billId}`),
  release: ({ billId }) => go('authorise', { bill: billId }),
  account: null,
  dues: ({ billId }) => go(`bills/${billId}`, { do: 'pay' }),
  dispatch: ({ labNo }) => go('dispatch', { q: labNo, view: 'all', since: 'all' }),
};
