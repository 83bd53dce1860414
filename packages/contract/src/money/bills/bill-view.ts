import { TEST_KINDS } from '@nidan/domain/enumerations/bills';
import { PRICE_RULES } from '@nidan/domain/rates/price-rules';
import { type Static, Type } from 'typebox';
import { ApprovalView } from '../../people/approvals/approval-view.ts';
import { EventView } from '../../base/audit/event-view.ts';
import { Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';
import { PatientRecord } from '../../people/patients/patient-record.ts';
import { BillDues } from '../../ledger/balances/bill-dues.ts';
import { BillLanguage, BookingSource, Channels, Priority } from './bill-input.ts';
import { PaymentView } from '../payments/payment-view.ts';
import { RefundView } from '../refunds/refund-view.ts';

/** One row of the patients home list. */
export const BillRow = closed({
  billId: Id,
  labNo: Type.String(),
  createdAt: Instant,
  patient: PatientBrief,
  phone: nullable(Type.String()),
  /** Null is 'Self'. */
  doctor: nullable(Type.String()),
  client: Type.String(),
  location: Type.String(),
  priority: Priority,
  /** Codes of the lines that are not cancelled; of all when all are. */
  testCodes: Type.Array(Type.String()),
  /** Least advanced of the tests that are not cancelled. */
  state: Type.String(),
  stateLabel: Type.String(),
  /** The earliest promised time of an open test. */
  dueAt: nullable(Instant),
  netPaise: Paise,
  duePaise: Paise,
});
export type BillRow = Static<typeof BillRow>;

/** An ordered test by the names of the specification (spec §3 "Bill test"), and what the screens need beside. */
export const BillTestView = closed({
  bill_test_id: Id,
  test_id: Id,
  test_state: Type.String(),
  isPackage: Type.Boolean(),
  restrict_report_till_all_check: Type.Boolean(),
  collected_info: closed({
    isAccessioned: Type.Boolean(),
    accessionDT: nullable(Instant),
    enforceDeptAccession: Type.Boolean(),
    deptAccessioneDT: nullable(Instant),
  }),
  checked_info: closed({ isChecked: Type.Boolean() }),
  dv: closed({ tat_h: Type.Number() }),
  due_at: Instant,
  stateLabel: Type.String(),
  code: Type.String(),
  name: Type.String(),
  department: Type.String(),
  sampleId: nullable(Id),
  barcode: nullable(Type.String()),
  capColour: Type.String(),
  completedAt: nullable(Instant),
  checkedAt: nullable(Instant),
  /** '', 'L', 'H', 'A', 'LL', 'HH' or 'AA'. */
  worstFlag: Type.String(),
  version: Version,
  can: Can,
});
export type BillTestView = Static<typeof BillTestView>;

/** What was priced: a test, a profile or a package with the tests that are run for it. */
export const BillLineView = closed({
  lineId: Id,
  position: Type.Integer(),
  testId: Id,
  code: Type.String(),
  name: Type.String(),
  kind: Type.Enum([...TEST_KINDS]),
  pricePaise: Paise,
  /** The rule that gave the price. */
  priceSource: Type.Enum([...PRICE_RULES]),
  /** Name of the rate list that gave it; null when none did. */
  priceList: nullable(Type.String()),
  /** Given on the line itself. */
  lineDiscountPaise: Paise,
  /** Its part of the discount on the bill. */
  billDiscountPaise: Paise,
  /** Its part of what a coupon gave. */
  couponDiscountPaise: Paise,
  discountPaise: Paise,
  netPaise: Paise,
  /** GST that the net includes, by the rate of its day; null when it is exempt. */
  gst: nullable(closed({ percent: Type.Integer(), label: Type.String(), includedPaise: Paise })),
  canceledAt: nullable(Instant),
  cancelReason: nullable(Type.String()),
  state: Type.String(),
  stateLabel: Type.String(),
  /** True while a package or profile holds its report back until all its tests are checked. */
  reportRestricted: Type.Boolean(),
  tests: Type.Array(BillTestView),
  /** 'cancel' when the caller may cancel the line. */
  can: Can,
});
export type BillLineView = Static<typeof BillLineView>;

/** One row of the journal: the same amount on both accounts. Rows of one document share `entryId`. */
export const PostingView = closed({
  postingId: Id,
  entryId: Id,
  at: Instant,
  kind: Type.String(),
  debit: Type.String(),
  credit: Type.String(),
  amountPaise: Paise,
});
export type PostingView = Static<typeof PostingView>;

/** How to pay the due by UPI. */
const UpiRequest = closed({ uri: Type.String(), address: Type.String() });

export const BillView = closed({
  billId: Id,
  labNo: Type.String(),
  /** Its number as a document, of its firm and financial year. */
  billNo: Type.String(),
  createdAt: Instant,
  createdBy: Type.String(),
  location: closed({ locationId: Id, name: Type.String() }),
  patient: PatientRecord,
  /** Title and name as printed. */
  fullName: Type.String(),
  doctor: nullable(closed({ doctorId: Id, name: Type.String() })),
  client: Type.String(),
  bookingSource: BookingSource,
  priority: Priority,
  fastingHours: nullable(Type.Integer()),
  channels: Channels,
  language: BillLanguage,
  consentGiven: Type.Boolean(),
  discountPercent: nullable(Type.Number()),
  discountReason: nullable(Type.String()),
  /** Code of the coupon that was used. */
  coupon: nullable(Type.String()),
  /** What the lines must come to after their own discounts, or the coupon is withdrawn; 0 without one. */
  couponMinimumPaise: Paise,
  state: Type.String(),
  stateLabel: Type.String(),
  lines: Type.Array(BillLineView),
  dues: BillDues,
  payments: Type.Array(PaymentView),
  refunds: Type.Array(RefundView),
  /** What was asked for about the bill that is over what the requester may do, oldest first. */
  approvals: Type.Array(ApprovalView),
  postings: Type.Array(PostingView),
  /** Everything that happened to the bill and its parts, oldest first. */
  timeline: Type.Array(EventView),
  /** Where the patient sees how far the tests are; null for bills from before there was such a page. */
  statusUrl: nullable(Type.String()),
  upi: nullable(UpiRequest),
  version: Version,
  /** 'add', 'discount', 'pay', 'cancel', 'refund', 'writeOff', 'claimAgain': what the caller may do with the bill as a whole. */
  can: Can,
});
export type BillView = Static<typeof BillView>;
