import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import { type BillForm, EMPTY_FORM, EMPTY_PERSON } from './bill-form.ts';

const TUBES = {
  EDTA: { code: 'EDTA', name: 'K2 EDTA tube', capColour: 'EDTA', drawOrder: 5 },
  SST: { code: 'SST', name: 'Serum gel tube', capColour: 'SST', drawOrder: 3 },
} as const;

/** A test of the catalogue for tests: a plain one of 350 rupees in an EDTA tube, unless told. */
export function testLine(code: string, part: Partial<TestView> = {}): TestView {
  return {
    testId: `test ${code}`,
    code,
    name: `Test ${code}`,
    shortCodes: [],
    kind: 'test',
    department: { departmentId: 'd', code: 'HAEM', name: 'Haematology' },
    containers: [TUBES.EDTA],
    method: '',
    mrpPaise: 35_000,
    pricePaise: 35_000,
    priceSource: 'lab_rate',
    tatHours: 4,
    timings: [],
    fastingHours: null,
    sexed: [],
    consentNeeded: false,
    restrictReportTillAllCheck: false,
    members: [],
    runs: [part.testId ?? `test ${code}`],
    measures: [],
    sizeFormulas: [],
    status: 1,
    version: 1,
    ...part,
  };
}

/** A package of plain tests. */
export function testPackage(code: string, members: readonly TestView[]): TestView {
  return testLine(code, {
    kind: 'package',
    department: null,
    containers: [TUBES.SST, TUBES.EDTA],
    members: members.map(({ testId, code: own, name }) => ({ testId, code: own, name })),
    runs: members.flatMap(({ runs }) => runs),
  });
}

/** A form that may be saved: a man of 34 and one test, unless told. */
export function testForm(part: Partial<BillForm> = {}): BillForm {
  return {
    ...EMPTY_FORM,
    billId: '0190a000-0000-7000-8000-000000000001',
    person: { ...EMPTY_PERSON, phone: '9800000042', title: 'Mr.', name: 'Ravi Kumar', sex: 'M', age: '34' },
    lines: [testLine('CBC')],
    ...part,
  };
}
