import type { Fault } from '../text/fault.ts';
import { billingFault } from '../faults/billing-faults.ts';
import type { AgencyAccountMode, AgencyPaymentType, InvoicePrintMode } from '../enumerations/agencies.ts';

/** What kind of client an agency is. */
export const AGENCY_TYPES = [
  'clinic',
  'hospital',
  'laboratory',
  'centre',
  'corporate',
  'insurer',
  'other',
] as const;
export type AgencyType = (typeof AGENCY_TYPES)[number];

/** How an agency pays. */
export interface AgencyTerms {
  readonly paymentType: AgencyPaymentType;
  readonly accountMode: AgencyAccountMode;
}

/** Why the terms of an agency contradict each other; null when they do not. A rolling advance is paid before, credit is given until after. */
export function termsFault({ paymentType, accountMode }: AgencyTerms): Fault | null {
  if (paymentType === 'rollingAdvance' && accountMode !== 'prepaid')
    return billingFault('rolling-advance-prepaid');
  if (paymentType === 'credit' && accountMode !== 'postpaid') return billingFault('credit-postpaid');
  return null;
}

/** Whether bills of an agency can go on its account; of one that pays in cash the patients pay. */
export function hasAccount(paymentType: AgencyPaymentType): boolean {
  return paymentType !== 'cash';
}

/** Copies of a bill of an agency: the patient's shows the MRP, the agency's what it pays. */
export const BILL_COPIES = ['patient', 'agency'] as const;
export type BillCopy = (typeof BILL_COPIES)[number];

const COPIES_OF: Readonly<Record<InvoicePrintMode, readonly BillCopy[]>> = {
  mrp_slip: ['patient'],
  b2b_slip: ['agency'],
  both: ['patient', 'agency'],
  none: [],
};

/** The copies that are printed of a bill of an agency with this print mode (spec §3); a bill without an agency has the patient's. */
export function copiesOf(mode: InvoicePrintMode | null): readonly BillCopy[] {
  return mode === null ? ['patient'] : COPIES_OF[mode];
}
