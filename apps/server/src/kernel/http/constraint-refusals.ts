import type { RefusalCode } from '@nidan/contract/kernel/refusals';
import { type Refusal, refuse } from './refuse.ts';

/** Constraints that a correct caller can still run into, and what they mean to that caller. */
const byConstraint: Readonly<Record<string, RefusalCode>> = {
  processing_place_department_fkey: 'not-found',
  processing_place_location_fkey: 'not-found',
  // Another lab was opened at the same moment and took the number.
  lab_pkey: 'pending-request',
  lab_prefix_key: 'lab-prefix-taken',
  firm_name_key: 'name-taken',
  firm_gstin_key: 'gstin-taken',
  location_name_key: 'name-taken',
  department_name_key: 'name-taken',
  department_code_key: 'code-taken',
  test_code_key: 'code-taken',
  parameter_code_key: 'code-taken',
  bill_patient_fkey: 'not-found',
  bill_doctor_fkey: 'not-found',
  bill_location_fkey: 'not-found',
  patient_primary_fkey: 'not-found',
  patient_mother_fkey: 'not-found',
  doctor_pkey: 'saved-already',
  patient_pkey: 'saved-already',
  journal_posting_day_open: 'day-closed',
  payment_pkey: 'saved-already',
  refund_pkey: 'saved-already',
  customer_advance_pkey: 'saved-already',
  customer_advance_patient_fkey: 'not-found',
  advance_return_pkey: 'saved-already',
  refund_open_key: 'refund-open',
  counter_shift_open_key: 'shift-open-already',
  counter_shift_pkey: 'saved-already',
  account_payment_pkey: 'saved-already',
  account_payment_reference_key: 'account-payment-told',
  stored_file_pkey: 'saved-already',
  import_job_pkey: 'saved-already',
  bill_pkey: 'bill-saved-already',
  rate_list_name_key: 'rate-list-name-taken',
  rate_list_agency_key: 'own-rates-exist',
  rate_list_pkey: 'saved-already',
  rate_one_a_day: 'rates-overlap',
  agency_name_key: 'agency-name-taken',
  agency_pkey: 'saved-already',
  api_key_pkey: 'saved-already',
  login_user_username_key: 'username-taken',
  login_user_pkey: 'saved-already',
  role_name_key: 'role-name-taken',
  role_pkey: 'saved-already',
  payment_reverses_key: 'payment-reversed-already',
};

/** The refusal that a violated constraint stands for, or null when it can only be a fault of ours. */
export function refusalOfConstraint(constraint: string): Refusal | null {
  const code = byConstraint[constraint];
  return code === undefined ? null : refuse(code);
}
