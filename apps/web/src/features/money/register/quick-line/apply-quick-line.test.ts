import type { QuoteView } from '@nidan/contract/catalogue/rates/rate-view';
import type { PatientMatch } from '@nidan/contract/people/patients/patient-record';
import { parseQuickLine } from '@nidan/domain/billing/quick-line';
import { expect, test } from 'vitest';
import { formOfQuickLine, meantPerson } from './apply-quick-line.ts';
import { billTotals } from '../../bills/lines/bill-totals.ts';
import { testLine } from '../test-line.ts';

const NO_CAP = { uptoAmount: null, maxPercent: 100 };
const tests = [testLine('CBC'), testLine('LFT', { pricePaise: 75_000 })];
const line = parseQuickLine('9876543210 mr ravi kumar 34 cbc lft dr mehta 10% cash 500 upi', {
  isTestCode: (word) => ['cbc', 'lft'].includes(word),
});
const ravi = {
  patient_id: 'ravi',
  patient_code: 'P-1',
  name_title: 'Mr.',
  name: 'Ravi  Kumar',
  age: '34 Yrs.',
  age_sex: { age: 34, sex: 'M', unit: 'Yrs.' },
  phone: '9876543210',
  patient_kind: 'primary',
  companion: null,
} as unknown as PatientMatch; // as: what is not here is not read
const torna = { agencyId: 't', code: 'TORNA', name: 'Torna Clinic' };
const mehta = { doctorId: 'm', name: 'Dr. Mehta', agencies: [torna] };
const meaning = {
  line,
  tests,
  doctor: mehta,
  agency: null,
  clientText: '',
  quotes: [],
  people: [],
  person: null,
};

test('a line fills the page with a new person, tests, doctor, discount and payments', () => {
  let id = 0;
  const form = formOfQuickLine(meaning, () => `payment ${(id += 1)}`);
  expect(form.person).toMatchObject({
    phone: '9876543210',
    title: 'Mr.',
    name: 'Ravi Kumar',
    sex: 'M',
    age: '34',
  });
  expect(form).toMatchObject({
    known: null,
    doctor: { doctorId: 'm', name: 'Dr. Mehta', agencies: [torna] },
    client: '',
    discount: '10',
    discountKind: 'percent',
    payments: [
      { paymentId: 'payment 1', mode: 'Cash', amount: '500' },
      { paymentId: 'payment 2', mode: 'BHIM UPI', amount: '490' },
    ],
  });
  expect(billTotals(form, NO_CAP).due).toBe(0);
});

test('a line of an agency is paid by the prices of the agency', () => {
  const quotes = [
    { testId: testLine('LFT').testId, pricePaise: 30_000, rule: 'agency_rate' } as unknown as QuoteView,
  ]; // as: what is not here is not read
  const form = formOfQuickLine({ ...meaning, agency: torna, quotes }, () => 'p');
  expect(form).toMatchObject({ client: 'Torna Clinic', agencyId: 't', isClientText: false });
  expect(form.lines.map(({ pricePaise }) => pricePaise)).toContain(30_000);
  expect(billTotals(form, NO_CAP).due).toBe(0);
  const text = formOfQuickLine({ ...meaning, clientText: 'Ramesh Traders' }, () => 'p');
  expect(text).toMatchObject({ client: 'Ramesh Traders', agencyId: null, isClientText: true });
});

test('a registered person is taken as they are', () => {
  const form = formOfQuickLine({ ...meaning, people: [ravi], person: ravi }, () => '');
  expect(form.known).toMatchObject({ patientId: 'ravi', patientCode: 'P-1' });
});

test('a new person on a phone of others joins their family', () => {
  const form = formOfQuickLine({ ...meaning, people: [ravi] }, () => '');
  expect(form.family).toMatchObject({ primary: { patientId: 'ravi' }, relation: 'other' });
});

const nameless = parseQuickLine('9876543210 cbc', { isTestCode: (word) => word === 'cbc' });
const other = { ...ravi, name: 'Asha' };

test.each([
  { who: 'of that name', said: line, people: [other, ravi], person: ravi },
  { who: 'of no such name', said: line, people: [other], person: null },
  { who: 'who is the only one', said: nameless, people: [other], person: other },
  { who: 'who is one of two', said: nameless, people: [ravi, other], person: null },
  { who: 'who is nobody', said: nameless, people: [], person: null },
])('a person $who', ({ said, people, person }) => {
  expect(meantPerson(said, people)).toBe(person);
});
