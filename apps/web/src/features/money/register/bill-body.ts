import type { BillInput, DiscountInput } from '@nidan/contract/money/bills/bill-input';
import type { PatientChanges, PatientInput } from '@nidan/contract/people/patients/patient-input';
import type { DiscountEntry } from '@nidan/domain/money/discount';
import { parseRupees } from '@nidan/domain/money/rupees';
import { plainAbhaId } from '@nidan/domain/people/abha-id';
import { parseAge } from '@nidan/domain/people/ages/parse-age';
import { isNewbornTitle } from '@nidan/domain/people/family';
import { plainPhone } from '@nidan/domain/people/phone';
import type { BillForm, PersonEdit, PersonFields } from './bill-form.ts';
import { discountEntry, lineDiscountEntry } from '../bills/lines/bill-totals.ts';
import { typedSize } from '../../lab/collection/typed-number.ts';
import { relationOf } from './person/family-of-phone.ts';
import type { FieldName } from './focus-path.ts';

/** The form as the server takes it; to be called when `formFaults` finds nothing. */
export function billBody(
  form: BillForm,
  { collect, isIdChecked = false }: { readonly collect: boolean; readonly isIdChecked?: boolean },
): BillInput {
  const { known, doctor, payments } = form;
  const discount = discountInput(discountEntry(form));
  const reason = form.discountReason.trim();
  return {
    billId: form.billId,
    ...(known === null
      ? { newPatient: { ...newPatient(form), ...(isIdChecked ? { id_checked: true } : {}) } }
      : { patientId: known.patientId }),
    doctorId: doctor?.doctorId ?? null,
    ...clientOf(form),
    bookingSource: form.bookingSource,
    priority: form.isStat ? 'stat' : 'routine',
    fastingHours: form.isFasting ? fastingHours(form) : null,
    heightCm: typedSize.height(form.height) ?? null,
    weightKg: typedSize.weight(form.weight) ?? null,
    channels: form.channels,
    language: form.language,
    consentGiven: form.consentGiven,
    lines: form.lines.map(({ testId }) => lineInput(form, testId)),
    ...(discount === null || form.asksDiscount ? {} : { discount }),
    ...(form.coupon === null ? {} : { couponCode: form.coupon.code }),
    ...(reason === '' || !hasDiscount(form) ? {} : { discountReason: reason }),
    // The id of the bill, so that what is sent twice is asked for once.
    ...(discount === null || !form.asksDiscount
      ? {}
      : { askDiscount: { approvalId: form.billId, discount, reason } }),
    payments: payments.map(({ paymentId, mode, amount, reference }) => ({
      paymentId,
      mode,
      amountPaise: parseRupees(amount) ?? 0,
      reference: reference.trim(),
    })),
    ...(form.surplusToAdvance ? { surplusToAdvance: true } : {}),
    collect,
  };
}

function clientOf({ agencyId, client, isClientText }: BillForm): Partial<BillInput> {
  if (agencyId !== null) return { agencyId };
  return { client: client.trim(), ...(isClientText ? { clientIsText: true } : {}) };
}

/** The longest fast that a line asks for, in hours; null when none asks. */
export function fastingHours({ lines }: Pick<BillForm, 'lines'>): number | null {
  const hours = lines.flatMap(({ fastingHours: asked }) => (asked === null ? [] : [asked]));
  return hours.length === 0 ? null : Math.max(...hours);
}

/** True when something is given, on the bill or on a line. */
export function hasDiscount(form: BillForm): boolean {
  return form.discount.trim() !== '' || Object.keys(form.lineDiscounts).length > 0;
}

/** A line of the form as the server takes it. */
export function lineInput(form: BillForm, testId: string): BillInput['lines'][number] {
  const discount = discountInput(lineDiscountEntry(form, testId));
  return discount === null ? { testId } : { testId, discount };
}

function discountInput(entry: DiscountEntry | null): DiscountInput | null {
  if (entry === null) return null;
  const value = entry.kind === 'percent' ? entry.percent : entry.amount;
  return value === 0 ? null : { kind: entry.kind, value };
}

function personBody(person: PersonFields) {
  const isDated = person.birthdate !== null;
  return {
    name_title: person.title,
    name: person.name.trim(),
    age_sex: { age: null, sex: person.sex === '' ? 'O' : person.sex, unit: 'Yrs.' },
    detailed_age: isDated ? null : parseAge(person.age),
    birthdate: person.birthdate,
    phone: orNull(plainPhone(person.phone.trim())),
    phone_2: orNull(plainPhone(person.phone2.trim())),
    email: orNull(person.email),
    abha_id: orNull(plainAbhaId(person.abha)),
    address: orNull(person.address),
    city: orNull(person.city),
    district: orNull(person.district),
    state: orNull(person.state),
    pincode: orNull(person.pincode),
    adhar_no: orNull(person.aadhaar),
    dv: { passport_number: orNull(person.passport) },
    patient_details: { area: orNull(person.area) },
  } satisfies PatientInput;
}

function newPatient(form: BillForm): PatientInput {
  const { person, family, mother } = form;
  return {
    ...personBody(person),
    companion: family && { primary_id: family.primary.patientId, relation: relationOf(form) },
    mother_id: isNewbornTitle(person.title) ? (mother?.patientId ?? null) : null,
  };
}

/** What was changed of a known person; fields that stand as they stood are left out. */
export function personChanges({ version, before }: PersonEdit, person: PersonFields): PatientChanges {
  const [was, is] = [personBody(before), personBody(person)];
  const said: Partial<PatientChanges> = Object.fromEntries(
    Object.entries(is).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(new Map(Object.entries(was)).get(field)),
    ),
  );
  return { ...said, version };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

const FIELD_OF: Readonly<Record<string, FieldName>> = {
  name_title: 'title',
  name: 'name',
  age_sex: 'age',
  detailed_age: 'age',
  birthdate: 'birthdate',
  phone: 'phone',
  phone_2: 'phone2',
  email: 'email',
  address: 'address',
  pincode: 'pincode',
  adhar_no: 'aadhaar',
  abha_id: 'abha',
  dv: 'passport',
  patient_details: 'area',
  city: 'city',
  district: 'district',
  state: 'state',
  companion: 'relation',
  mother_id: 'mother',
  bookingSource: 'source',
  patientId: 'phone',
  doctorId: 'doctor',
  client: 'client',
  agencyId: 'client',
  lines: 'tests',
  consentGiven: 'consent',
  heightCm: 'height',
  weightKg: 'weight',
  discount: 'discount',
  discountReason: 'reason',
  askDiscount: 'reason',
  payments: 'pay',
};

/** The field of the page that a field of the body stands in: `newPatient.phone` is `phone`, `lines.2.testId` is `tests`. */
export function fieldOfBody(path: string): FieldName | null {
  const [first = '', second = ''] = path.split('.');
  return FIELD_OF[first === 'newPatient' ? second : first] ?? null;
}
