import { NO_LIMITS } from '@nidan/domain/ranges/range-limits';
import type {
  PreviousValue,
  Worksheet,
  WorksheetParameter,
  WorksheetTest,
} from '@nidan/contract/lab/results/worksheet';
import type { ResultValue } from '@nidan/contract/lab/results/result-value';

/** A saved value for tests. */
export function testResult(part: Partial<ResultValue> = {}): ResultValue {
  const value = part.value === undefined ? '13.2' : part.value;
  return {
    version: 1,
    raw: value,
    value,
    file: null,
    numeric: value === null ? null : Number(value),
    unit: 'g/dL',
    flag: null,
    critical: false,
    method: 'Photometry',
    blankReason: null,
    source: 'manual',
    mark: 'final',
    enteredBy: 'Sameer Kale',
    enteredAt: '2026-11-20T04:30:00.000Z',
    ...part,
  };
}

export function testPrevious(part: Partial<PreviousValue> = {}): PreviousValue {
  const value = part.value ?? '9.4';
  const numeric = Number(value);
  return { value, numeric, flag: null, at: '2026-10-12T03:00:00.000Z', labNo: 'KT1210260007', ...part };
}

/** Haemoglobin without a value, unless told. */
export function testParameter(part: Partial<WorksheetParameter> = {}): WorksheetParameter {
  const code = part.code ?? 'HB';
  return {
    parameterId: `parameter ${code}`,
    code,
    name: 'Haemoglobin',
    kind: 'numeric',
    unit: 'g/dL',
    ucum: 'g/dL',
    loinc: null,
    decimals: 1,
    method: 'Photometry',
    group: null,
    mandatory: true,
    formula: null,
    calculatedFrom: [],
    choices: [],
    plausibleLow: 1,
    plausibleHigh: 30,
    deltaRule: { mode: 'percent', limit: 10, lookBackDays: 90 },
    hasIntervals: true,
    machines: [],
    range: {
      rangeId: 'range HB',
      ...NO_LIMITS,
      low: 12,
      high: 15,
      text: null,
      criticalLow: 6,
      criticalHigh: 20,
      bands: [],
      basis: null,
      display: '12.0 to 15.0',
    },
    result: null,
    previous: [],
    delta: null,
    formerGroup: null,
    callDue: false,
    call: null,
    attempts: [],
    ...part,
  };
}

/** A blood count that waits for its results, unless told. */
export function testOnSheet(part: Partial<WorksheetTest> = {}): WorksheetTest {
  return {
    billTestId: 'test CBC',
    test: { testId: 'CBC', code: 'CBC', name: 'Complete blood count' },
    department: { departmentId: 'HAEM', code: 'HAEM', name: 'Haematology' },
    container: { code: 'EDTA', name: 'K2 EDTA tube', capColour: 'EDTA', drawOrder: 5 },
    barcode: 'KT2011260042-1',
    state: 'pending',
    stateLabel: 'result pending',
    worstFlag: null,
    dueAt: '2026-11-20T08:00:00.000Z',
    tatHours: 4,
    urgency: 'cool',
    collectedAt: '2026-11-20T04:00:00.000Z',
    receivedAt: '2026-11-20T04:20:00.000Z',
    version: 3,
    can: ['enterResults', 'hold'],
    keepsUntil: null,
    orderedIn: null,
    method: 'Impedance',
    machine: null,
    interpretation: '',
    note: '',
    ageYears: 47,
    trimester: null,
    fasting: null,
    completedBy: null,
    completedAt: null,
    checkedBy: null,
    checkedAt: null,
    rerun: null,
    checkBlocks: [],
    reflexes: [],
    comments: [],
    parameters: [testParameter()],
    ...part,
  };
}

export function testSheet(part: Partial<Worksheet> = {}): Worksheet {
  return {
    billId: 'bill 42',
    labNo: 'KT2011260042',
    priority: 'routine',
    patient: {
      patientId: 'p',
      patientCode: 'P-0042',
      fullName: 'Mrs. Sunanda Rao',
      age: '47 Yrs.',
      sex: 'F',
    },
    ageAtCollection: '47 Yrs.',
    heightCm: null,
    weightKg: null,
    doctor: 'Dr. Rohini Sathe',
    doctorPhone: '9800000067',
    patientPhone: null,
    agencyPhone: null,
    client: '',
    location: 'Kothrud Main Lab',
    registeredAt: '2026-11-20T03:40:00.000Z',
    restrictedBy: [],
    released: null,
    tests: [testOnSheet()],
    ...part,
  };
}
