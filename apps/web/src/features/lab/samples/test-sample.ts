import type { SampleView } from '@nidan/contract/lab/samples/sample-view';

/** A tube for tests: EDTA of a routine bill that waits for collection, unless told. */
export function testSample(part: Partial<SampleView> = {}): SampleView {
  const labNo = part.labNo ?? 'KT2011260042';
  const barcode = part.barcode ?? `${labNo}-1`;
  return {
    sampleId: `sample ${barcode}`,
    barcode,
    billId: `bill ${labNo}`,
    labNo,
    status: 0,
    statusLabel: 'not collected',
    container: { code: 'EDTA', name: 'K2 EDTA tube', capColour: 'EDTA', volumeMl: 2, drawOrder: 5 },
    department: 'Haematology',
    tests: [
      {
        billTestId: `test ${barcode}`,
        code: 'CBC',
        name: 'Complete blood count',
        state: 'pending',
        isUnconsented: false,
        refuseIf: '',
        keepsUntil: null,
      },
    ],
    goodUntil: null,
    patient: {
      patientId: 'p',
      patientCode: 'P-0042',
      fullName: 'Mrs. Kamala Hegde',
      age: '63 Yrs.',
      sex: 'F',
    },
    priority: 'routine',
    fastingHours: null,
    registeredAt: '2026-11-20T03:00:00.000Z',
    collectedAt: null,
    accessionedAt: null,
    deptAccessionedAt: null,
    rejectReason: null,
    parentBarcode: null,
    isAliquot: false,
    volumeUl: null,
    labelsPrinted: 0,
    version: 1,
    can: ['collect', 'cancel'],
    ...part,
  };
}
