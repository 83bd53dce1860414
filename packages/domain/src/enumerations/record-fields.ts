import type { Address } from '../people/address.ts';
import type { DetailedAge } from '../people/ages/age.ts';

/** An empty patient record (spec §3 "Patient"), with the paths of nested fields as they are written there. */
export const PATIENT_FIELDS = [
  'name_title',
  'patient_id',
  'name',
  'phone',
  'email',
  'age_sex',
  'address',
  'city',
  'birthdate',
  'phone_2',
  'state',
  'district',
  'adhar_no',
  'dv.passport_number',
  'pincode',
  'patient_details.area',
] as const;

/** Fields of a patient's age_sex. */
export const AGE_SEX_FIELDS = ['age', 'sex', 'unit'] as const;

export const DETAILED_AGE_FIELDS = [
  'age_y',
  'age_m',
  'age_w',
  'age_d',
  'age_h',
] as const satisfies readonly (keyof DetailedAge)[];

/** In the order in which they are joined for display. */
export const ADDRESS_FIELDS = [
  'addr_1',
  'addr_2',
  'landmark',
  'city',
  'pincode',
] as const satisfies readonly (keyof Address)[];

export const BILL_TEST_FIELDS = [
  'bill_test_id',
  'test_id',
  'test_state',
  'isPackage',
  'restrict_report_till_all_check',
  'collected_info',
  'checked_info.isChecked',
  'dv.tat_h',
  'due_at',
] as const;

/** Fields of a bill test's collected_info; deptAccessioneDT is the specification's spelling. */
export const COLLECTED_INFO_FIELDS = [
  'isAccessioned',
  'accessionDT',
  'enforceDeptAccession',
  'deptAccessioneDT',
] as const;

export const TEST_RESULT_FIELDS = ['current_value', 'parameter_info'] as const;

/** Fields of a result's parameter_info; the range is written 'low-high'. */
export const PARAMETER_INFO_FIELDS = ['parameter_code', 'allowed_value_range'] as const;

/** What a QC series is made of. */
export const QC_INPUTS = ['base_mean', 'min_value', 'max_value', 'data'] as const;

export const QC_POINT_FIELDS = ['value', 'dt', 'dv.isExcludedFromCal'] as const;

/** What is computed of a QC series, besides the bounds at ±1 to ±4 SD. */
export const QC_FIGURES = ['mean', 'sd', 'cal_sd', 'cv'] as const;

/** Fields of a user's discount_specs. */
export const DISCOUNT_SPEC_FIELDS = ['upto_amnt', 'max_discount'] as const;

export const LAB_FIELDS = ['lab_type', 'home_l_id'] as const;

export const OPD_SLOT_FIELDS = [
  'available_from',
  'available_to',
  'slot_size_minutes',
  'opd_time_slot',
  'slot_count',
] as const;

export const APPROVAL_REQUEST_FIELDS = ['request_status', 'approver_details'] as const;

export const APPROVER_FIELDS = ['approver_title', 'status_updated_on', 'approver_id'] as const;

/** What the last approver entry supplies for the pending state. */
export const LAST_APPROVER_FIELDS = ['done_by_str', 'change_dt', 'done_by'] as const;
