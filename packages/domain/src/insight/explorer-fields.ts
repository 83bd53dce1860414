import type { Module } from '../access/modules.ts';
import { PERMISSION } from '../access/permission-bits.ts';

/** text: words; choice: one of few words; number, money (paise), instant (a moment), flag: yes or no. */
export type ExplorerKind = 'text' | 'choice' | 'number' | 'money' | 'instant' | 'flag';

export interface ExplorerField {
  readonly kind: ExplorerKind;
  /** English head of its column in a file. */
  readonly label: string;
  /** Tells who a person is: masked for a demo user, who neither narrows nor groups by it. */
  readonly person?: 'name' | 'phone' | 'code';
}

const text = (label: string): ExplorerField => ({ kind: 'text', label });
const choice = (label: string): ExplorerField => ({ kind: 'choice', label });
const number = (label: string): ExplorerField => ({ kind: 'number', label });
const money = (label: string): ExplorerField => ({ kind: 'money', label });
const instant = (label: string): ExplorerField => ({ kind: 'instant', label });
const flag = (label: string): ExplorerField => ({ kind: 'flag', label });

/** What is known of the person and of who sent them; names are those of the specification (§3 "Search filter field names"). */
const OF_A_PERSON = {
  patient_name: { kind: 'text', label: 'Patient', person: 'name' },
  patient_phone: { kind: 'text', label: 'Phone', person: 'phone' },
  patient_code: text('Patient code'),
  abha_id: { kind: 'text', label: 'ABHA', person: 'code' },
  age: number('Age in years'),
  sex: choice('Sex'),
  address: { kind: 'text', label: 'Address', person: 'code' },
  area: text('Area'),
  city: text('City'),
  state: text('State'),
  pincode: text('PIN code'),
} as const satisfies Record<string, ExplorerField>;

const OF_A_BILL = {
  lab_id: text('Lab ID'),
  registered: instant('Registered'),
  location: choice('Location'),
  ref_name: text('Referred by'),
  agency_name: text('Agency'),
  client_code: text('Client code'),
  booking_source: choice('Source'),
  priority: choice('Priority'),
  added_by: text('Registered by'),
} as const satisfies Record<string, ExplorerField>;

const OF_A_TEST = {
  test_name: text('Test'),
  test_code: text('Test code'),
  department: choice('Department'),
} as const satisfies Record<string, ExplorerField>;

interface Subject {
  /** English name, as a file is headed. */
  readonly label: string;
  /** The moment that its dates are of. */
  readonly dated: string;
  /** The right that its rows need. */
  readonly needs: { readonly module: Module; readonly bits: number };
  /** Columns of a list that names none. */
  readonly usual: readonly string[];
  readonly fields: Readonly<Record<string, ExplorerField>>;
}

/** What can be explored: the rows of each subject and the fields that they are narrowed, grouped and summed by. */
export const EXPLORER_SUBJECTS = {
  bills: {
    label: 'Bills',
    dated: 'registered',
    needs: { module: 'bills', bits: PERMISSION.read },
    usual: ['lab_id', 'registered', 'patient_name', 'location', 'ref_name', 'agency_name', 'net', 'due'],
    fields: {
      ...OF_A_BILL,
      ...OF_A_PERSON,
      test_names: text('Tests'),
      barcode: text('Barcode'),
      tests: number('Number of tests'),
      gross: money('Gross'),
      discount: money('Discount'),
      net: money('Net'),
      due: money('Due'),
    },
  },
  tests: {
    label: 'Tests',
    dated: 'registered',
    needs: { module: 'results', bits: PERMISSION.read },
    usual: ['lab_id', 'registered', 'patient_name', 'test_name', 'department', 'test_state', 'due_at'],
    fields: {
      ...OF_A_BILL,
      ...OF_A_PERSON,
      ...OF_A_TEST,
      barcode: text('Barcode'),
      test_state: choice('State of the test'),
      flag: choice('Flag'),
      collected_at: instant('Collected'),
      received_at: instant('Received'),
      completed_at: instant('Result complete'),
      checked_at: instant('Checked'),
      due_at: instant('Due at'),
      has_target: flag('Has a target'),
      in_time: flag('In time'),
      minutes: number('Minutes from receipt to check'),
    },
  },
  results: {
    label: 'Results',
    dated: 'registered',
    needs: { module: 'results', bits: PERMISSION.read },
    usual: ['lab_id', 'entered_at', 'patient_name', 'test_name', 'parameter_name', 'value', 'unit', 'flag'],
    fields: {
      ...OF_A_BILL,
      ...OF_A_PERSON,
      ...OF_A_TEST,
      parameter_name: text('Parameter'),
      parameter_code: text('Parameter code'),
      value: text('Value'),
      number_value: number('Value as a number'),
      unit: text('Unit'),
      flag: choice('Flag'),
      entered_at: instant('Entered'),
      entered_by: text('Entered by'),
    },
  },
  money: {
    label: 'Money',
    dated: 'posted_at',
    needs: { module: 'finance', bits: PERMISSION.read },
    usual: ['posted_at', 'lab_id', 'payment_mode', 'kind', 'location', 'added_by', 'came', 'went'],
    fields: {
      posted_at: instant('Posted'),
      lab_id: text('Lab ID'),
      kind: choice('Kind'),
      payment_mode: choice('Mode'),
      reference_number: { kind: 'text', label: 'Reference', person: 'code' },
      refund_no: text('Refund'),
      advance_number: text('Advance'),
      debit_note_no: text('Note'),
      location: choice('Location'),
      added_by: text('Taken by'),
      ref_name: text('Referred by'),
      agency_name: text('Agency'),
      came: money('In'),
      went: money('Out'),
    },
  },
} as const satisfies Readonly<Record<string, Subject>>;

export type ExplorerSubject = keyof typeof EXPLORER_SUBJECTS;
// as: the keys of a constant are the names of its type
export const EXPLORER_SUBJECT_NAMES = Object.keys(EXPLORER_SUBJECTS) as readonly ExplorerSubject[];

/** The fields of a subject by their names. */
export function fieldsOf(subject: ExplorerSubject): Readonly<Record<string, ExplorerField>> {
  return EXPLORER_SUBJECTS[subject].fields;
}

/** A field of a subject; null for a name that the subject has no field of. */
export function fieldOf(subject: ExplorerSubject, name: string): ExplorerField | null {
  const fields = fieldsOf(subject);
  return Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
}
