import { sayFault } from '../../../kernel/api/refusal-words.ts';
import { stringFormats } from '@nidan/contract/kernel/formats';
import { sayAtDesk } from '../../../kernel/text/refusals/desk-texts.ts';
import { formatRupees, parseRupees } from '@nidan/domain/money/rupees';
import { upiWithoutReference } from '@nidan/domain/money/payment-mode';
import type { Translate } from '../../../kernel/text/define-texts.ts';
import { typedSize } from '../../lab/collection/typed-number.ts';
import { hasDiscount } from './bill-body.ts';
import { ageOf, type Today } from './person/age-fields.ts';
import type { BillForm, PersonFields } from './bill-form.ts';
import type { BillTotals } from '../bills/lines/bill-totals.ts';
import type { FieldName } from './focus-path.ts';
import type { registerTexts } from './texts/register-texts.ts';

export type T = Translate<(typeof registerTexts)['english']>;
export type Faults = Partial<Readonly<Record<FieldName, string>>>;

interface FaultInput {
  readonly form: BillForm;
  readonly totals: BillTotals;
  readonly today: Today;
  readonly t: T;
  /** What the lab asks for, by its settings. */
  readonly asks: Asked;
}

/** Settings of the lab that make a field needed. */
export interface Asked {
  readonly discountReason: boolean;
  readonly upiReference: boolean;
}

const FORMATS = [
  ['phone', 'phone', 'phone'],
  ['phone2', 'phone2', 'phone'],
  ['email', 'email', 'email'],
  ['abha', 'abha', 'abha-id'],
  ['pincode', 'pincode', 'pincode'],
  ['aadhaar', 'aadhaar', 'aadhaar'],
  ['passport', 'passport', 'passport'],
] as const satisfies readonly (readonly [FieldName, keyof PersonFields, keyof typeof stringFormats])[];

/** Of a reason that is asked for, in characters. */
const SHORTEST_REASON = 3;

/** What keeps the form from being saved, one message a field, in the words of the specification where it has them. */
export function formFaults({ form, totals, today, t, asks }: FaultInput): Faults {
  return {
    ...(form.known === null || form.edit !== null ? personFaults({ form, today, t }) : {}),
    ...(form.edit === null ? {} : { edit: t('editOpen') }),
    ...billFaults({ form, totals, t, asks }),
  };
}

/** What is wrong with the fields of a person. */
export function personFaults({ form: { person }, today, t }: Omit<FaultInput, 'totals' | 'asks'>): Faults {
  const wrong = FORMATS.filter(([, field, format]) => !stringFormats[format].check(person[field].trim()));
  return {
    ...Object.fromEntries(wrong.map(([name, , format]) => [name, sayFault(stringFormats[format].fault)])),
    ...(stringFormats['patient-name'].check(person.name)
      ? {}
      : { name: sayFault(stringFormats['patient-name'].fault) }),
    ...(person.sex === '' ? { sex: t('sexMissing') } : {}),
    ...ageFault(person, today, t),
  };
}

function ageFault(person: PersonFields, today: Today, t: T): Faults {
  if (person.birthdateOpen) return { birthdate: sayFault(stringFormats.date.fault) };
  const age = ageOf(person, today);
  if (age === null) return { age: t(person.age.trim() === '' ? 'ageMissing' : 'ageWrong') };
  const isBorn = person.birthdate === null || Date.parse(person.birthdate) <= today.at.getTime();
  return isBorn ? {} : { birthdate: sayFault(stringFormats.date.fault) };
}

function billFaults({ form, totals, t, asks }: Omit<FaultInput, 'today'>): Faults {
  const { lines, payments, newPayment, surplusToAdvance, consentGiven, testProblems } = form;
  const { doctorProblem, clientProblem } = form;
  const [forgotten] = testProblems;
  const asking = consentGiven ? undefined : lines.find(({ consentNeeded }) => consentNeeded);
  const overpaid = { over: formatRupees(-totals.due), due: formatRupees(totals.total.net) };
  const pay = payments.some(({ amount }) => (parseRupees(amount) ?? 0) <= 0)
    ? t('amountWrong')
    : totals.due < 0 && !surplusToAdvance
      ? sayAtDesk('payment-over-due', overpaid)
      : newPayment.trim() !== ''
        ? t('paymentOpen', { typed: newPayment.trim() })
        : asks.upiReference && upiWithoutReference(payments) !== -1
          ? sayAtDesk('upi-reference-missing')
          : null;
  return {
    ...(doctorProblem === '' ? {} : { doctor: doctorProblem }),
    ...(clientProblem === '' ? {} : { client: clientProblem }),
    ...(lines.length === 0 ? { tests: t('testsMissing') } : forgotten ? { tests: forgotten.msg } : {}),
    ...(asking ? { consent: sayAtDesk('consent-missing', { test: asking.name }) } : {}),
    ...(typedSize.height(form.height) === undefined ? { height: t('heightWrong') } : {}),
    ...(typedSize.weight(form.weight) === undefined ? { weight: t('weightWrong') } : {}),
    ...(totals.lineFault === null ? {} : { tests: totals.lineFault.msg }),
    ...(totals.discountFault === null ? {} : { discount: totals.discountFault }),
    ...reasonFault({ form, t, asks }),
    ...(pay === null ? {} : { pay }),
  };
}

function reasonFault({ form, t, asks }: Pick<FaultInput, 'form' | 't' | 'asks'>): Faults {
  const reason = form.discountReason.trim();
  if (form.asksDiscount && reason.length < SHORTEST_REASON) return { reason: t('reasonShort') };
  return asks.discountReason && reason === '' && hasDiscount(form)
    ? { reason: sayAtDesk('discount-reason-missing') }
    : {};
}
