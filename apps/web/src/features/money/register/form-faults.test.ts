import { describe, expect, test } from 'vitest';
import type { BillForm } from './bill-form.ts';
import { billTotals } from '../bills/lines/bill-totals.ts';
import { formFaults } from './form-faults.ts';
import { registerTexts } from './texts/register-texts.ts';
import { testForm, testLine } from './test-line.ts';

const today = { at: new Date('2026-11-20T05:00:00Z'), zone: 'Asia/Kolkata' };
const t = registerTexts.in('en');
const NO_CAP = { uptoAmount: null, maxPercent: 100 };

const NOTHING = { discountReason: false, upiReference: false };

function faultsOf(form: BillForm, asks = NOTHING) {
  return formFaults({ form, totals: billTotals(form, NO_CAP), today, t, asks });
}
const withPerson = (change: Partial<BillForm['person']>) =>
  testForm({ person: { ...testForm().person, ...change } });

test('a whole form has none', () => {
  expect(faultsOf(testForm())).toEqual({});
});

describe('the person', () => {
  test.each([
    ['phone', { phone: '12345' }, 'Please enter a valid phone number'],
    ['phone2', { phone2: '12' }, 'Please enter a valid phone number'],
    ['email', { email: 'a b@c' }, 'Please enter a valid email address'],
    ['abha', { abha: '1' }, 'Please enter a valid ABHA number or address'],
    ['pincode', { pincode: '011038' }, 'Please enter a valid pincode'],
    ['aadhaar', { aadhaar: '1234 5678 9012' }, 'Please enter a valid Aadhaar number'],
    ['passport', { passport: '?' }, 'Please enter a valid passport number'],
    ['name', { name: '  ' }, 'Please enter a valid name'],
    ['sex', { sex: '' }, 'Choose the sex'],
    ['age', { age: '' }, 'Enter an age or a date of birth'],
    ['age', { age: '3x' }, 'Enter an age such as 34, 6m, 12d or 4h'],
    ['birthdate', { birthdateOpen: true }, 'Enter correct date'],
    ['birthdate', { age: '', birthdate: '2027-01-01' }, 'Enter correct date'],
  ] as const)('%s of %o', (field, change, message) => {
    expect(faultsOf(withPerson(change))[field]).toBe(message);
  });

  test('a birth date stands for an age', () => {
    expect(faultsOf(withPerson({ age: '', birthdate: '1992-06-01' }))).toEqual({});
  });

  test('is not asked for when known', () => {
    const known = { patientId: 'p', patientCode: 'P-1', fullName: 'Mr. A', age: '34 Yrs.' };
    expect(faultsOf({ ...withPerson({ name: '', age: '', sex: '', phone: 'x' }), known })).toEqual({});
  });
});

describe('the bill', () => {
  const payment = { paymentId: 'p', mode: 'Cash', amount: '400', reference: '', tendered: null } as const;

  test.each([
    ['tests', { lines: [] }, 'Add at least one test'],
    ['tests', { testProblems: [{ text: 'zzz', msg: 'not found' }] }, 'not found'],
    ['doctor', { doctorProblem: 'two doctors' }, 'two doctors'],
    ['height', { height: '1.12' }, 'Enter the height in cm, 20 to 250'],
    ['weight', { weight: '19,5' }, 'Enter the weight in kg, 0.3 to 400'],
    ['pay', { payments: [payment] }, 'The payments are ₹50 more than the due of ₹350'],
    ['pay', { payments: [{ ...payment, amount: '' }] }, 'Enter the amount in whole rupees'],
    ['pay', { newPayment: '100' }, 'Choose how 100 is paid: Cash, UPI or Card, or empty the field'],
    ['discount', { discount: '101' }, 'The discount should not be greater than the billing amount.'],
  ] as const)('%s of %o', (field, change, message) => {
    expect(faultsOf(testForm(change))[field]).toBe(message);
  });

  test('a test that asks for it needs consent', () => {
    const lines = [testLine('HIV', { consentNeeded: true })];
    expect(faultsOf(testForm({ lines })).consent).toBe('Test HIV needs the consent of the patient');
    expect(faultsOf(testForm({ lines, consentGiven: true }))).toEqual({});
  });
});

describe('where the lab asks for it', () => {
  const asks = { discountReason: true, upiReference: true };
  const upi = { paymentId: 'p', mode: 'BHIM UPI', amount: '350', reference: ' ', tendered: null } as const;

  test('a discount needs its reason', () => {
    const form = testForm({ discount: '10' });
    expect(faultsOf(form)).toEqual({});
    expect(faultsOf(form, asks)).toEqual({ reason: 'This lab asks for the reason of every discount' });
    expect(faultsOf({ ...form, discountReason: 'Staff' }, asks)).toEqual({});
  });

  test('a payment by UPI needs its reference', () => {
    const form = testForm({ payments: [upi] });
    expect(faultsOf(form)).toEqual({});
    expect(faultsOf(form, asks)).toEqual({ pay: 'This lab asks for the reference of every UPI payment' });
    expect(faultsOf(testForm({ payments: [{ ...upi, reference: '4512' }] }), asks)).toEqual({});
  });
});
