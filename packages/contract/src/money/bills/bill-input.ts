import { BILL_PRIORITIES, LANGUAGES } from '@nidan/domain/enumerations/bills';
import { BOOKING_SOURCES } from '@nidan/domain/enumerations/patients';
import { PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import { type Static, Type } from 'typebox';
import { closed, Id, nullable, Reason, ShortText } from '../../kernel/shapes.ts';
import { HeightCm, WeightKg } from '../../lab/results/body-size.ts';
import { CouponCode } from '../coupons/coupon-code.ts';
import { PatientInput } from '../../people/patients/patient-input.ts';

/** A discount: `value` is a percentage with at most two decimals, or paise in whole rupees. */
export const DiscountInput = closed({
  kind: Type.Enum(['percent', 'amount']),
  value: Type.Number({ minimum: 0, maximum: 1_000_000_000 }),
});
export type DiscountInput = Static<typeof DiscountInput>;

/** Money taken at the counter, or what the patient paid ahead: paise in whole rupees. */
export const PaymentInput = closed({
  paymentId: Type.Optional(Id),
  mode: Type.Enum([...PAYMENT_MODES]),
  amountPaise: Type.Integer({ minimum: 100, maximum: 1_000_000_000, multipleOf: 100 }),
  /** Number of the slip, cheque or UPI transaction. */
  reference: Type.Optional(Type.String({ maxLength: 60 })),
});
export type PaymentInput = Static<typeof PaymentInput>;

/** What the payments are over the due becomes an advance of the patient; refused unless told. */
export const surplusToAdvance = Type.Optional(Type.Boolean());

const PaymentInputs = Type.Array(PaymentInput, { maxItems: 10 });

/** Where an order came from (spec §3 "Lead/booking source"). */
export const BookingSource = Type.Enum([...BOOKING_SOURCES]);
export const Priority = Type.Enum([...BILL_PRIORITIES]);
export const BillLanguage = Type.Enum([...LANGUAGES]);
/** Sum of notification channel bits: dispatch 32, print 16, sms 8, email 4, platform 2, whatsapp 1 (spec §3). */
export const Channels = Type.Integer({ minimum: 0, maximum: 63 });

/** Lines to price: each test, profile or package with the discount that is given on it. */
export const LineInputs = Type.Array(closed({ testId: Id, discount: Type.Optional(DiscountInput) }), {
  minItems: 1,
  maxItems: 60,
});

/** A bill to save. The client makes `billId`, so that a bill that was sent twice exists once. */
export const BillInput = closed({
  billId: Id,
  /** Of a known person; leave it out and give `newPatient` for a new one. */
  patientId: Type.Optional(nullable(Id)),
  newPatient: Type.Optional(nullable(PatientInput)),
  doctorId: Type.Optional(nullable(Id)),
  /** Agency or centre that sent the patient; empty for a walk-in. */
  client: Type.Optional(ShortText),
  /** `client` is a text and no agency, though its name is near to one. */
  clientIsText: Type.Optional(Type.Boolean()),
  /** Instead of `client`: the agency of the list that the bill belongs to. */
  agencyId: Type.Optional(nullable(Id)),
  bookingSource: Type.Optional(BookingSource),
  priority: Type.Optional(Priority),
  fastingHours: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 72 }))),
  /** For formulas that go by it: Schwartz, Cockcroft-Gault. */
  heightCm: Type.Optional(nullable(HeightCm)),
  weightKg: Type.Optional(nullable(WeightKg)),
  channels: Type.Optional(Channels),
  language: Type.Optional(BillLanguage),
  /** Needed when a test asks for it. */
  consentGiven: Type.Optional(Type.Boolean()),
  lines: LineInputs,
  discount: Type.Optional(DiscountInput),
  /** Code of a coupon, in any case: what it gives comes after the discounts on lines and before that on the bill. */
  couponCode: Type.Optional(CouponCode),
  discountReason: Type.Optional(Type.String({ maxLength: 200 })),
  /** A discount over the caller's limit to ask for when the bill is saved; `discount` is given until it is approved. */
  askDiscount: Type.Optional(closed({ approvalId: Id, discount: DiscountInput, reason: Reason })),
  payments: Type.Optional(PaymentInputs),
  surplusToAdvance,
  /** The tubes are drawn at the counter now. */
  collect: Type.Optional(Type.Boolean()),
});
export type BillInput = Static<typeof BillInput>;
