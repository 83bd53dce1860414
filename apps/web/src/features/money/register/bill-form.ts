import type { BookingSource } from '@nidan/domain/enumerations/patients';
import type { Language } from '@nidan/domain/enumerations/bills';
import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import type { FamilyRelation } from '@nidan/domain/people/family';
import type { NameTitle } from '@nidan/domain/people/names/name-title';
import type { Sex } from '@nidan/domain/people/sex';
import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import type { CouponTermsView } from '@nidan/contract/money/coupons/coupon-endpoints';
import { channelBits } from '@nidan/domain/reports/channels';

/** A person as typed at the counter; every text as it stands in its field. */
export interface PersonFields {
  readonly phone: string;
  readonly phone2: string;
  readonly title: NameTitle;
  readonly name: string;
  readonly sex: Sex | '';
  /** `34`, `6m`, `2y 3m`; emptied when a birth date says it. */
  readonly age: string;
  readonly birthdate: string | null;
  /** True while slots of the birth date are open. */
  readonly birthdateOpen: boolean;
  readonly email: string;
  readonly abha: string;
  readonly address: string;
  readonly pincode: string;
  readonly aadhaar: string;
  readonly passport: string;
  readonly area: string;
  readonly city: string;
  readonly district: string;
  readonly state: string;
}

/** A person who was registered before. */
export interface KnownPerson {
  readonly patientId: string;
  readonly patientCode: string;
  readonly fullName: string;
  readonly age: string;
}

/** Another person of the family, as the page names them. */
export interface Relative {
  readonly patientId: string;
  readonly fullName: string;
}

/** The primary patient whom a new person belongs to. */
export interface Family {
  readonly primary: Relative;
  readonly relation: FamilyRelation;
}

/** The details of a known person while they are changed: the version that was read, and how the fields stood. */
export interface PersonEdit {
  readonly version: number;
  readonly before: PersonFields;
}

export interface PaymentDraft {
  readonly paymentId: string;
  readonly mode: PaymentMode;
  /** Whole rupees as typed. */
  readonly amount: string;
  readonly reference: string;
  /** Paise that were handed over in cash, when more than was due; null otherwise. */
  readonly tendered: number | null;
}

/** Who sent the patient. */
export interface DoctorOfBill {
  readonly doctorId: string;
  readonly name: string;
  /** Through which the doctor sends patients. */
  readonly agencies: readonly AgencyOfBill[];
}

/** An agency of the list. */
export interface AgencyOfBill {
  readonly agencyId: string;
  readonly code: string;
  readonly name: string;
}

/** A text that was typed for a test, and why it is not on the bill. */
export interface TestProblem {
  readonly text: string;
  readonly msg: string;
}

/** A registration and its bill while they are typed: kept as a draft, so it holds plain values only. */
export interface BillForm {
  readonly shape: typeof SHAPE;
  /** Made with the first change, so that a bill that is sent twice exists once. */
  readonly billId: string;
  readonly person: PersonFields;
  readonly known: KnownPerson | null;
  /** Null while the details of the known person stay as they are. */
  readonly edit: PersonEdit | null;
  /** Of a new person; null for a primary patient. */
  readonly family: Family | null;
  /** Of a newborn. */
  readonly mother: Relative | null;
  readonly doctor: DoctorOfBill | null;
  /** What is wrong with a doctor's name that was typed ahead; '' for nothing. */
  readonly doctorProblem: string;
  /** Name of the agency, or a text; '' for a walk-in. */
  readonly client: string;
  /** The agency that was chosen from the list; null for a text. */
  readonly agencyId: string | null;
  /** The text is kept by an explicit choice. */
  readonly isClientText: boolean;
  /** What is wrong with a text that is neither chosen nor kept; '' for nothing. */
  readonly clientProblem: string;
  readonly bookingSource: BookingSource;
  readonly isStat: boolean;
  readonly lines: readonly TestView[];
  /** Tests that were typed ahead and not found, so that none is forgotten. */
  readonly testProblems: readonly TestProblem[];
  /** By test: as typed, '10%' or rupees. */
  readonly lineDiscounts: Readonly<Record<string, string>>;
  /** By test: why what was typed became less. */
  readonly lineNotes: Readonly<Record<string, string>>;
  readonly discountKind: 'percent' | 'amount';
  readonly discount: string;
  readonly discountReason: string;
  /** Why the discount on the bill became less than was typed. */
  readonly discountNote: string;
  /** What was typed before it became less. */
  readonly wantedDiscount: Pick<BillForm, 'discount' | 'discountKind'> | null;
  /** What the coupon gives, as it was told when its code was typed. */
  readonly coupon: CouponTermsView | null;
  /** The discount is over the limit and is asked for; the bill is saved without it. */
  readonly asksDiscount: boolean;
  readonly payments: readonly PaymentDraft[];
  /** What is paid over the due becomes an advance of the patient. */
  readonly surplusToAdvance: boolean;
  /** Typed into the field of a new payment, not taken yet. */
  readonly newPayment: string;
  readonly channels: number;
  readonly language: Language;
  readonly isFasting: boolean;
  /** In cm and kg, as typed. */
  readonly height: string;
  readonly weight: string;
  /** Height and weight are asked though no test needs them. */
  readonly asksSize: boolean;
  readonly consentGiven: boolean;
  /** It was to be saved and no answer came: it waits for the person to save it again. */
  readonly isUnsent: boolean;
}

const SHAPE = 'bill-form 10';

export const EMPTY_PERSON: PersonFields = {
  phone: '',
  phone2: '',
  title: '',
  name: '',
  sex: '',
  age: '',
  birthdate: null,
  birthdateOpen: false,
  email: '',
  abha: '',
  address: '',
  pincode: '',
  aadhaar: '',
  passport: '',
  area: '',
  city: '',
  district: '',
  state: '',
};

export const EMPTY_FORM: BillForm = {
  shape: SHAPE,
  billId: '',
  person: EMPTY_PERSON,
  known: null,
  edit: null,
  family: null,
  mother: null,
  doctor: null,
  doctorProblem: '',
  client: '',
  agencyId: null,
  isClientText: false,
  clientProblem: '',
  bookingSource: 'walk_in',
  isStat: false,
  lines: [],
  testProblems: [],
  lineDiscounts: {},
  lineNotes: {},
  discountKind: 'percent',
  discount: '',
  discountReason: '',
  discountNote: '',
  wantedDiscount: null,
  coupon: null,
  asksDiscount: false,
  payments: [],
  surplusToAdvance: false,
  newPayment: '',
  // A message is agreed to, not assumed.
  channels: channelBits(['print']),
  language: 'en',
  isFasting: false,
  height: '',
  weight: '',
  asksSize: false,
  consentGiven: false,
  isUnsent: false,
};

/** A kept draft as a form again; null when it was kept by a version with another shape. */
export function restoreForm(kept: unknown): BillForm | null {
  if (typeof kept !== 'object' || kept === null || !('shape' in kept) || kept.shape !== SHAPE) return null;
  // as: only this screen writes drafts under its name, and the shape is that of this version
  return kept as BillForm;
}

/** True when nothing was typed that would be lost. */
export function isUntouched(form: BillForm): boolean {
  return form.billId === '';
}
