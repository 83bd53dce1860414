import type { WorklistRow } from '@nidan/contract/lab/results/worklist-row';

/** A completed blood count of a bill for tests, unless told. */
export function testWorklistRow(part: Partial<WorklistRow> = {}): WorklistRow {
  const labNo = part.labNo ?? 'KT2011260042';
  const code = part.test?.code ?? 'CBC';
  return {
    billTestId: `${labNo} ${code}`,
    test: { testId: code, code, name: 'Complete blood count' },
    department: { departmentId: 'HAEM', code: 'HAEM', name: 'Haematology' },
    container: { code: 'EDTA', name: 'K2 EDTA tube', capColour: 'EDTA', drawOrder: 5 },
    barcode: `${labNo}-1`,
    state: 'completed',
    stateLabel: 'completed',
    worstFlag: null,
    dueAt: '2026-11-20T08:00:00.000Z',
    tatHours: 4,
    urgency: 'cool',
    collectedAt: '2026-11-20T04:00:00.000Z',
    receivedAt: '2026-11-20T04:20:00.000Z',
    keepsUntil: null,
    version: 3,
    can: ['check', 'enterResults'],
    billId: `bill ${labNo}`,
    labNo,
    patient: {
      patientId: 'p',
      patientCode: 'P-0042',
      fullName: 'Mrs. Sunanda Rao',
      age: '47 Yrs.',
      sex: 'F',
    },
    priority: 'routine',
    deltaExceeded: null,
    unjudged: null,
    ...part,
  };
}
