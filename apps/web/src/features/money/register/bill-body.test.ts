import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { expect, test } from 'vitest';
import { faultsOfSchema } from '../../../kernel/api/check-schema.ts';
import { billBody, fastingHours, fieldOfBody } from './bill-body.ts';
import { testForm, testLine } from './test-line.ts';

const ID = '0190a000-0000-7000-8000-00000000000';
const real = testForm({ lines: [testLine('CBC', { testId: `${ID}2` })] });

test('a new person with one test, as the contract wants it', () => {
  const body = billBody(real, { collect: true });
  expect(faultsOfSchema({ ...createBill.body }, body)).toEqual([]);
  expect(body).toMatchObject({
    billId: real.billId,
    newPatient: {
      name_title: 'Mr.',
      name: 'Ravi Kumar',
      phone: '9800000042',
      email: null,
      birthdate: null,
      age_sex: { age: null, sex: 'M', unit: 'Yrs.' },
      detailed_age: { age_y: 34, age_m: 0, age_w: 0, age_d: 0, age_h: 0 },
    },
    doctorId: null,
    lines: [{ testId: `${ID}2` }],
    payments: [],
    collect: true,
  });
  expect(body).not.toHaveProperty('discount');
  expect(body).not.toHaveProperty('patientId');
});

test('phone and ABHA are sent plain', () => {
  const person = { ...real.person, phone: '+919800000042', abha: '91-2045-7718-3308' };
  const { newPatient } = billBody({ ...real, person }, { collect: false });
  expect(newPatient).toMatchObject({ phone: '9800000042', abha_id: '91204577183308' });
});

test('a birth date is stronger than a typed age', () => {
  const person = { ...real.person, birthdate: '1992-06-01' };
  expect(billBody({ ...real, person }, { collect: false }).newPatient).toMatchObject({
    birthdate: '1992-06-01',
    detailed_age: null,
  });
});

test('a known person goes by id, with discount, payments and fasting', () => {
  const body = billBody(
    {
      ...real,
      known: { patientId: `${ID}3`, patientCode: 'P-1', fullName: 'A', age: '1 Yrs.' },
      lines: [testLine('FBS', { testId: `${ID}2`, fastingHours: 8 })],
      isFasting: true,
      height: '112.5',
      isStat: true,
      discount: '5',
      discountReason: ' staff ',
      payments: [
        { paymentId: `${ID}4`, mode: 'BHIM UPI', amount: '1,200', reference: ' 53 ', tendered: null },
      ],
    },
    { collect: false },
  );
  expect(faultsOfSchema({ ...createBill.body }, body)).toEqual([]);
  expect(body).toMatchObject({
    patientId: `${ID}3`,
    priority: 'stat',
    fastingHours: 8,
    heightCm: 112.5,
    weightKg: null,
    discount: { kind: 'percent', value: 5 },
    discountReason: 'staff',
    payments: [{ mode: 'BHIM UPI', amountPaise: 120_000, reference: '53' }],
    collect: false,
  });
  expect(body).not.toHaveProperty('newPatient');
});

test('a discount that is asked for is not given with the bill', () => {
  const form = { ...real, discount: '50', discountReason: 'Pensioner', asksDiscount: true };
  const body = billBody(form, { collect: false });
  expect(faultsOfSchema({ ...createBill.body }, body)).toEqual([]);
  expect(body).not.toHaveProperty('discount');
  expect(body.askDiscount).toEqual({
    approvalId: real.billId,
    discount: { kind: 'percent', value: 50 },
    reason: 'Pensioner',
  });
});

test('the longest fast counts', () => {
  const lines = [testLine('A', { fastingHours: 8 }), testLine('B', { fastingHours: 12 }), testLine('C')];
  expect(fastingHours({ lines })).toBe(12);
  expect(fastingHours({ lines: [testLine('C')] })).toBeNull();
});

test.each([
  ['newPatient.phone', 'phone'],
  ['newPatient.age_sex.sex', 'age'],
  ['lines.2.testId', 'tests'],
  ['payments.0.amountPaise', 'pay'],
  ['consentGiven', 'consent'],
  ['discount', 'discount'],
  ['billId', null],
])('%s stands in the field %s', (path, field) => {
  expect(fieldOfBody(path)).toBe(field);
});
