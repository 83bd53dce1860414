import { importsFault } from '../faults/imports-faults.ts';
import {
  AGENCY_ACCOUNT_MODES,
  AGENCY_PAYMENT_TYPES,
  type AgencyAccountMode,
  type AgencyPaymentType,
  BILLING_CYCLES,
  type BillingCycle,
  INVOICE_PRINT_MODES,
  type InvoicePrintMode,
} from '../enumerations/agencies.ts';
import { AGENCY_TYPES, type AgencyType } from '../referrers/agency-terms.ts';
import {
  codeColumn,
  codeOrNothing,
  statusColumn,
  textColumn,
  textOrNothing,
  usualChoiceColumn,
} from './columns.ts';
import { listColumn } from './list-cell.ts';
import type { Sheet } from './sheet.ts';
import { cellFault, cellOf } from './sheet-column.ts';

/** How many of a test an agency is expected to send in a month. */
export interface ExpectedVolume {
  /** Code of the test. */
  readonly test: string;
  readonly perMonth: number;
}

/** An agency as a row of a file. */
export interface AgencyRow {
  readonly code: string;
  readonly name: string;
  readonly type: AgencyType;
  readonly contactPerson: string;
  readonly phone: string;
  readonly email: string | null;
  readonly address: string;
  readonly gstin: string | null;
  /** Code of a territory. */
  readonly territory: string | null;
  readonly printMode: InvoicePrintMode;
  readonly paymentType: AgencyPaymentType;
  readonly billingCycle: BillingCycle;
  readonly accountMode: AgencyAccountMode;
  readonly expectedVolume: readonly ExpectedVolume[];
  readonly status: number;
}

const VOLUME = /^(\S+) (\d{1,6})$/;

/** The file of the agencies. */
export const agencySheet: Sheet<AgencyRow> = {
  key: 'code',
  columns: {
    code: codeColumn('code'),
    name: textColumn('name', { required: true }),
    type: usualChoiceColumn('type', AGENCY_TYPES, 'other'),
    contactPerson: textColumn('contact_person'),
    phone: textColumn('phone'),
    email: textOrNothing('email'),
    address: textColumn('address'),
    gstin: codeOrNothing('gstin'),
    territory: codeOrNothing('territory'),
    printMode: usualChoiceColumn('print_mode', INVOICE_PRINT_MODES, 'both'),
    paymentType: usualChoiceColumn('payment_type', AGENCY_PAYMENT_TYPES, 'credit'),
    billingCycle: usualChoiceColumn('billing_cycle', BILLING_CYCLES, 'monthly'),
    accountMode: usualChoiceColumn('account_mode', AGENCY_ACCOUNT_MODES, 'postpaid'),
    expectedVolume: listColumn<ExpectedVolume>('expected_volume', {
      read: ({ group, text, mark }) => {
        const [, test = '', count = ''] = VOLUME.exec(text) ?? [];
        return test === '' || group !== null || mark !== ''
          ? cellFault(importsFault('cell-volume', { text }))
          : cellOf({ test: test.toUpperCase(), perMonth: Number(count) });
      },
      write: ({ test, perMonth }) => ({ text: `${test} ${perMonth}`, group: null, mark: '' }),
    }),
    status: statusColumn('status'),
  },
};
