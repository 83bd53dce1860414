import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { TDS_SECTIONS } from '@nidan/domain/tax/tds';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ExportFormat } from '../../kernel/export-format.ts';
import {
  CalendarDate,
  closed,
  Id,
  nullable,
  page,
  pageOf,
  Paise,
  Reason,
  Version,
} from '../../kernel/shapes.ts';

const { create, read } = PERMISSION;
const access = (bits: number) => ({ module: 'finance', bits }) as const;
const BASE = '/api/inventory/tds';
const Section = Type.Enum([...TDS_SECTIONS]);

/** A quarter of the financial year that begins in `year`; 1 is April to June. */
const quarterFields = {
  year: Type.Integer({ minimum: 2017, maximum: 2100 }),
  quarter: Type.Integer({ minimum: 1, maximum: 4 }),
};

/** A deposit of deducted tax with the government, as the bank's counterfoil identifies it. */
export const ChallanView = closed({
  challanId: Id,
  section: Section,
  /** Serial number of the challan. */
  number: Type.String(),
  /** Code of the bank branch that took it. */
  bsrCode: Type.String(),
  depositedOn: CalendarDate,
  amountPaise: Paise,
  version: Version,
});
export type ChallanView = Static<typeof ChallanView>;

/** Tax that was deducted from a payment to a vendor, or from a payout when it was approved. */
export const TdsRow = closed({
  /** Payment or payout. */
  deductionId: Id,
  number: Type.String(),
  day: CalendarDate,
  section: Section,
  party: Type.String(),
  /** Masked for demo users where it is of a person. */
  pan: nullable(Type.String()),
  /** Without GST. */
  paidPaise: Paise,
  tdsPaise: Paise,
  /** Null: not deposited yet. */
  challan: nullable(ChallanView),
});
export type TdsRow = Static<typeof TdsRow>;

export const TdsSectionSum = closed({
  section: Section,
  paidPaise: Paise,
  tdsPaise: Paise,
  depositedPaise: Paise,
});
export type TdsSectionSum = Static<typeof TdsSectionSum>;

export const listTds = defineEndpoint({
  method: 'GET',
  path: BASE,
  summary:
    'Tax deducted at source in a quarter by section, with the challans that deposited it; `open` alone what is not deposited',
  access: access(read),
  query: closed({
    ...page,
    ...quarterFields,
    section: Type.Optional(Section),
    open: Type.Optional(Type.Boolean()),
  }),
  response: closed({ ...pageOf(TdsRow).properties, sections: Type.Array(TdsSectionSum) }),
});

export const vendorTds = defineEndpoint({
  method: 'GET',
  path: `${BASE}/vendor`,
  summary:
    'By what a payment to a vendor would have tax deducted today: its section, PAN, and what the year brought',
  access: access(read),
  query: closed({ vendorId: Id }),
  response: closed({
    section: nullable(Section),
    pan: nullable(Type.String()),
    day: CalendarDate,
    paidPaise: Paise,
    deductedPaise: Paise,
  }),
});

export const recordChallan = defineEndpoint({
  method: 'POST',
  path: `${BASE}/challan`,
  summary:
    'Records the challan by which deducted tax was deposited, against the deductions that it pays; no posting is made',
  access: access(create),
  body: closed({
    challanId: Id,
    section: Section,
    number: Type.String({ pattern: '^[0-9]{5}$' }),
    bsrCode: Type.String({ pattern: '^[0-9]{7}$' }),
    depositedOn: CalendarDate,
    /** Tax alone, without interest and fee. */
    amountPaise: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }),
    deductionIds: Type.Array(Id, { minItems: 1, maxItems: 500 }),
  }),
  response: ChallanView,
});

export const withdrawChallan = defineEndpoint({
  method: 'POST',
  path: `${BASE}/challan/withdraw`,
  summary: 'Withdraws a challan that was recorded wrongly: its deductions are not deposited again',
  access: access(create),
  body: closed({ challanId: Id, version: Version, reason: Reason }),
  response: ChallanView,
});

export const exportTds = defineEndpoint({
  method: 'GET',
  path: `${BASE}/export`,
  summary: 'Figures of a quarter for the statement 26Q, by deduction, or for Form 16A, by payee and section',
  access: access(read),
  query: closed({ ...quarterFields, form: Type.Enum(['26Q', '16A']), format: ExportFormat }),
  produces: 'application/octet-stream',
  response: Type.String(),
});
