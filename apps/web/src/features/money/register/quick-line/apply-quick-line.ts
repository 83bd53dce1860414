import type { QuoteView } from '@nidan/contract/catalogue/rates/rate-view';
import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import type { PatientMatch } from '@nidan/contract/people/patients/patient-record';
import type { QuickLine } from '@nidan/domain/billing/quick-line';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import { addTest } from '../add-test.ts';
import { type AgencyOfBill, type BillForm, EMPTY_FORM, EMPTY_PERSON } from '../bill-form.ts';
import { billTotals } from '../../bills/lines/bill-totals.ts';
import { familyOnPhone, mothersOnPhone } from '../person/family-of-phone.ts';
import { readNameLine } from '../person/name-line.ts';
import type { Doctor } from './resolve-typed.ts';
import { takePayment } from '../../bills/take-payment.ts';
import { withKnown } from '../person/use-known-person.ts';
import { doctorOfBill, withAgency, withClientText } from '../person/with-doctor.ts';
import { withQuotes } from '../with-quotes.ts';

/** What a line means in this lab. */
export interface QuickMeaning {
  readonly line: QuickLine;
  readonly tests: readonly TestView[];
  readonly doctor: Omit<Doctor, 'qualification'> | null;
  /** The agency of the list that pays; null for a walk-in and for a text. */
  readonly agency: AgencyOfBill | null;
  /** The name of somebody who is no agency, kept as a text by choice; '' for none. */
  readonly clientText: string;
  /** Prices of the tests for the agency. */
  readonly quotes: readonly QuoteView[];
  /** Registered on the typed phone. */
  readonly people: readonly PatientMatch[];
  /** Which of them it is for; null for a new person. */
  readonly person: PatientMatch | null;
}

const NO_LIMIT = { uptoAmount: null, maxPercent: 100 };

/** A registration as the line says it; `newPaymentId` makes the ids of its payments. */
export function formOfQuickLine(meaning: QuickMeaning, newPaymentId: () => string): BillForm {
  const { line, tests, doctor, quotes } = meaning;
  const ordered = withQuotes(tests.reduce(addTest, ofClient(withPerson(meaning), meaning)), quotes);
  const form: BillForm = {
    ...ordered,
    // The agency of a doctor is offered and not set: what the line pays is counted by the prices of its preview.
    doctor: doctor && doctorOfBill(doctor),
    isStat: line.isStat,
    ...discountOf(line),
  };
  return line.payments.reduce((paid, { mode, amount }) => {
    const typed = amount === null ? '' : String(amount / PAISE_PER_RUPEE);
    const { due } = billTotals(paid, NO_LIMIT);
    const none = { paidAhead: 0, credit: 0, hasAgency: false };
    const payment = takePayment({ paymentId: newPaymentId(), mode, typed, due, ...none });
    return payment === null ? paid : { ...paid, payments: [...paid.payments, payment] };
  }, form);
}

function ofClient(form: BillForm, { agency, clientText }: QuickMeaning): BillForm {
  if (agency !== null) return withAgency(form, agency);
  return clientText === '' ? form : withClientText(form, clientText);
}

function withPerson({ line, people, person }: QuickMeaning): BillForm {
  if (person !== null) return withKnown(EMPTY_FORM, person);
  const name = readNameLine(line.name).name;
  return {
    ...EMPTY_FORM,
    person: {
      ...EMPTY_PERSON,
      phone: line.phone,
      title: line.title,
      name,
      sex: line.sex ?? '',
      age: line.age,
    },
    family: familyOnPhone(people),
    mother: mothersOnPhone(people)[0] ?? null,
  };
}

function discountOf({ discount }: QuickLine): Pick<BillForm, 'discount' | 'discountKind'> {
  if (discount === null) return { discount: '', discountKind: 'percent' };
  const isPercent = discount.kind === 'percent';
  const value = isPercent ? discount.percent : discount.amount / PAISE_PER_RUPEE;
  return { discount: String(value), discountKind: isPercent ? 'percent' : 'amount' };
}

function plain(text: string): string {
  return text.toLowerCase().split(/\s+/u).join(' ').trim();
}

/** Whom a line means without a question: the person of that name, or the only one on the phone when no name is said; null asks or is new. */
export function meantPerson({ name }: QuickLine, people: readonly PatientMatch[]): PatientMatch | null {
  if (name !== '') return people.find((person) => plain(person.name) === plain(name)) ?? null;
  return people.length === 1 ? (people[0] ?? null) : null;
}
