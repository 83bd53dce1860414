import type { ReportSnapshot, SnapshotResult, SnapshotTest } from '../report-snapshot.ts';

/** A result of a test's own making: haemoglobin, in order, unless told. */
export function sampleResult(changes: Partial<SnapshotResult> = {}): SnapshotResult {
  return {
    parameterId: 'hb',
    name: 'Haemoglobin',
    group: null,
    narrative: false,
    calculated: false,
    value: '13.0',
    blankReason: null,
    unit: 'g/dL',
    flag: null,
    low: 12,
    high: 15,
    rangeText: null,
    bands: [],
    decimals: 1,
    method: 'SLS photometry',
    previous: null,
    changedFrom: null,
    ...changes,
  };
}

export function sampleTest(changes: Partial<SnapshotTest> = {}): SnapshotTest {
  return {
    billTestId: 'cbc',
    name: 'Complete blood count',
    department: 'Haematology',
    profile: null,
    specimen: 'EDTA whole blood',
    barcode: 'KT2011260042-1',
    results: [sampleResult()],
    note: null,
    interpretation: null,
    calls: [],
    ...changes,
  };
}

/** A final report of one test, released at 13:58 in India. */
export function sampleSnapshot(changes: Partial<ReportSnapshot> = {}): ReportSnapshot {
  return {
    format: 1,
    zone: 'Asia/Kolkata',
    letterhead: { labName: 'Example lab', tagline: null, addressLines: [], footLine: null },
    labNo: 'KT2011260042',
    reportNo: 'R-KT2011260042',
    revision: 1,
    verifyUrl: 'http://127.0.0.1:8080/verify/1-abc',
    status: 'FINAL',
    patient: {
      patientId: 'p1',
      patientCode: 'P-000042',
      title: 'Mrs.',
      name: 'Sunita Anand Deshpande',
      nativeName: 'सौ. सुनीता आनंद देशपांडे',
      nativeLanguage: 'mr',
      age: '42 Yrs.',
      sex: 'F',
      birthDate: '1984-05-14',
      abhaId: null,
    },
    doctor: { name: 'Dr. Nikhil Mehta', qualification: 'MD (Med.)' },
    client: 'Kothrud collection centre',
    stat: false,
    fastingHours: 11,
    collectedAt: '2026-11-20T03:02:00.000Z',
    receivedAt: '2026-11-20T03:35:00.000Z',
    releasedAt: '2026-11-20T08:28:00.000Z',
    tests: [sampleTest()],
    investigations: 1,
    pending: [],
    amendment: null,
    signatories: [
      {
        name: 'Dr. Asha Joglekar',
        qualification: 'MD (Pathology)',
        role: 'Pathologist',
        registrationNo: 'Reg. No. 2009/04/0000',
        authorisedAt: '2026-11-20T08:28:00.000Z',
      },
    ],
    enteredBy: [{ name: 'P. Gaikwad', at: '2026-11-20T07:50:00.000Z' }],
    releasedBy: null,
    disclaimer: 'Results relate only to the sample received.',
    ...changes,
  };
}
