import type { DispatchView } from '@nidan/contract/lab/reports/report-view';

/** A report for tests: ready to print, one page, to be printed, unless told. */
export function testDispatch(part: Partial<DispatchView> = {}): DispatchView {
  const labNo = part.labNo ?? 'KT2011260042';
  return {
    reportId: `report ${labNo}`,
    billId: `bill ${labNo}`,
    labNo,
    patient: {
      patientId: 'p',
      patientCode: 'P-0042',
      fullName: 'Mrs. Kamala Hegde',
      age: '63 Yrs.',
      sex: 'F',
    },
    reportNo: `R-${labNo}`,
    revision: 1,
    reportStatus: 'FINAL',
    tests: ['Complete blood count'],
    testCodes: ['CBC'],
    pages: 1,
    status: 1,
    statusLabel: 'ready to print',
    holdReason: null,
    blocks: [],
    duePaise: 0,
    replaced: false,
    channels: [],
    language: 'en',
    printCount: 0,
    releasedAt: '2026-11-20T03:00:00.000Z',
    printedAt: null,
    dispatchedAt: null,
    version: 1,
    can: ['markPrinted', 'hold', 'cancel'],
    ...part,
  };
}
