import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { BILL_COPIES } from '@nidan/domain/referrers/agency-terms';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { Type } from 'typebox';
import { ApprovalView } from '../../people/approvals/approval-view.ts';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchBy } from '../../kernel/search-by.ts';
import { ExportFormat } from '../../kernel/export-format.ts';
import {
  closed,
  Id,
  Instant,
  nullable,
  page,
  pageLanguage,
  pageOf,
  Paise,
  Reason,
  Version,
} from '../../kernel/shapes.ts';
import { BillDues } from '../../ledger/balances/bill-dues.ts';
import { BillInput, BookingSource, DiscountInput, LineInputs } from './bill-input.ts';
import { BillRow, BillView } from './bill-view.ts';

const { create, read, update } = PERMISSION;

/** What an order became: priced lines, tubes to draw, tests to run. */
const Ordered = {
  lines: Type.Array(
    closed({
      lineId: Id,
      testId: Id,
      code: Type.String(),
      pricePaise: Paise,
      discountPaise: Paise,
      netPaise: Paise,
    }),
  ),
  samples: Type.Array(
    closed({
      sampleId: Id,
      barcode: Type.String(),
      testCodes: Type.Array(Type.String()),
      /** The position from which the tube has to be taken out first, 'C-04.E7'; null: it is not in storage. */
      storedIn: nullable(Type.String()),
    }),
  ),
  tests: Type.Array(
    closed({ billTestId: Id, lineId: Id, testId: Id, code: Type.String(), sampleId: Id, dueAt: Instant }),
  ),
};

/** Tests that the patient had within the hours that the lab looks back, or that are of the other sex. */
const Warnings = Type.Array(
  closed({
    kind: Type.Enum(['repeat', 'otherSex']),
    testId: Id,
    code: Type.String(),
    /** Of the bill that has a repeated test. */
    labNo: nullable(Type.String()),
    at: nullable(Instant),
    msg: Type.String(),
  }),
);

export const createBill = defineEndpoint({
  method: 'POST',
  path: '/api/bills',
  summary: 'Saves a bill: patient, lines, discount, payments and tubes together, once per `billId`',
  access: { module: 'bills', bits: create },
  accountNeed: 'registration',
  body: BillInput,
  response: closed({
    billId: Id,
    labNo: Type.String(),
    createdAt: Instant,
    patientId: Id,
    /** Null for a known person. */
    newPatientCode: nullable(Type.String()),
    ...Ordered,
    dues: BillDues,
    warnings: Warnings,
  }),
});

const filter = {
  /** A lab ID or its beginning, or what finds a patient. */
  q: Type.Optional(Type.String({ maxLength: 120 })),
  /** The field that `q` is sought in; any of them unless told. */
  ...searchBy('bills'),
  ...dateFilter,
  state: Type.Optional(Type.Enum([...billTest.stateNames])),
  dueOnly: Type.Optional(Type.Boolean()),
  locationId: Type.Optional(Id),
  doctorId: Type.Optional(Id),
  patientId: Type.Optional(Id),
  agencyId: Type.Optional(Id),
  bookingSource: Type.Optional(BookingSource),
  /** Bills that the caller saved. */
  mine: Type.Optional(Type.Boolean()),
};

export const listBills = defineEndpoint({
  method: 'GET',
  path: '/api/bills',
  summary: 'Bills of the lab, newest first',
  access: { module: 'bills', bits: read },
  query: closed({ ...page, ...filter }),
  response: pageOf(BillRow),
});

export const exportBills = defineEndpoint({
  method: 'GET',
  path: '/api/bills/export',
  summary:
    'The bills that a filter finds as a file, at most 20,000; more than 1,000 need a proof of the last minutes',
  access: { module: 'bills', bits: read },
  query: closed({ ...filter, format: ExportFormat }),
  produces: 'application/octet-stream',
  perMinute: 10,
  // What the rows of the file are made of: it says that the file tells data of patients.
  response: Type.Array(BillRow),
});

export const countBills = defineEndpoint({
  method: 'GET',
  path: '/api/bills/counts',
  summary: 'How many bills a filter finds, and what is due on them; without dates of the last 7 days',
  access: { module: 'bills', bits: read },
  query: closed(filter),
  response: closed({ bills: Type.Integer(), billsWithDue: Type.Integer(), duePaise: Paise }),
});

export const readBill = defineEndpoint({
  method: 'GET',
  path: '/api/bills/details',
  summary: 'One bill by `billId` or `labNo`: lines, tests, payments, postings, timeline, dues',
  access: { module: 'bills', bits: read },
  query: closed({ billId: Type.Optional(Id), labNo: Type.Optional(Type.String({ maxLength: 40 })) }),
  response: BillView,
});

const Changed = closed({ billId: Id, version: Version, dues: BillDues });

export const discountBill = defineEndpoint({
  method: 'POST',
  path: '/api/bills/discount',
  summary: 'Replaces the discount on the whole bill; discounts on lines stay. Value 0 takes it away',
  access: { module: 'bills', bits: update },
  body: closed({ billId: Id, version: Version, discount: DiscountInput, reason: Reason }),
  response: Changed,
});

export const askForDiscount = defineEndpoint({
  method: 'POST',
  path: '/api/bills/discount/ask',
  summary:
    'Asks for a discount on the whole bill that is over what the caller may give; given at once when it is not',
  access: { module: 'bills', bits: update },
  body: closed({ approvalId: Id, billId: Id, version: Version, discount: DiscountInput, reason: Reason }),
  response: ApprovalView,
});

export const cancelLines = defineEndpoint({
  method: 'POST',
  path: '/api/bills/cancel-test',
  summary:
    'Cancels lines of a bill before any of their tests is checked; their money is reversed and empty tubes are cancelled with them',
  access: { module: 'bills', bits: PERMISSION.delete },
  body: closed({
    billId: Id,
    version: Version,
    lineIds: Type.Array(Id, { minItems: 1, maxItems: 60 }),
    reason: Reason,
  }),
  response: closed({
    ...Changed.properties,
    canceledTests: Type.Array(Id),
    canceledSamples: Type.Array(Id),
    /** Added to what is owed to the patient. */
    refundPaise: Paise,
  }),
});

export const addLines = defineEndpoint({
  method: 'POST',
  path: '/api/bills/add-test',
  summary:
    'Adds lines to a saved bill while not every test of it is checked or cancelled; they go on tubes that are there unless new ones are asked for. A discount on the whole bill stays as it was given',
  access: { module: 'bills', bits: create },
  accountNeed: 'registration',
  body: closed({
    billId: Id,
    version: Version,
    lines: LineInputs,
    /** Needed when a test asks for it and nobody has consented for the bill yet. */
    consentGiven: Type.Optional(Type.Boolean()),
    /** Draws new tubes even where a tube of the bill would do. */
    newTubes: Type.Optional(Type.Boolean()),
    /** Why lines of it have a discount; noted with the change. Needed where the lab asks for one. */
    discountReason: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: closed({
    ...Changed.properties,
    ...Ordered,
    warnings: Warnings,
  }),
});

/** A bill for whoever holds its printed code. */
export const billStatus = defineEndpoint({
  method: 'GET',
  path: '/status/:token',
  summary: 'Page for whoever scans the code of a printed bill: initials, lab ID and how far each test is',
  access: 'public',
  params: closed({ token: Type.String({ maxLength: 200 }) }),
  query: closed(pageLanguage),
  response: Type.String(),
  produces: 'text/html',
  perMinute: 60,
});

export const countTestStates = defineEndpoint({
  method: 'GET',
  path: '/api/bills/test-state-wise-count',
  summary: 'How many ordered tests are in each state, of bills of the last 7 days unless told',
  access: { module: 'bills', bits: read },
  query: closed({
    ...dateFilter,
    departmentId: Type.Optional(Id),
    locationId: Type.Optional(Id),
  }),
  response: closed({
    counts: Type.Array(closed({ state: Type.String(), stateLabel: Type.String(), count: Type.Integer() })),
    total: Type.Integer(),
  }),
});

export const billPdf = defineEndpoint({
  method: 'GET',
  path: '/api/viewinvoice',
  summary:
    'The bill as a PDF: A5, the same enlarged on A4, or a roll of 80 mm. What an agency pays stands on the copy for the agency alone',
  access: { module: 'bills', bits: read },
  query: closed({
    billId: Id,
    format: Type.Optional(Type.Enum(['a5', 'a4', '80mm'])),
    /** Unless told the first that the print mode of the agency has: for the patient, else for the agency. */
    copy: Type.Optional(Type.Enum([...BILL_COPIES])),
  }),
  response: Type.String(),
  produces: 'application/pdf',
});
