// Written by `npm run types` from a migrated database; `npm run check` compares it.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface AccessDenialTable {
  denial_id: string;
  at: Date;
  l_id: number | null;
  user_id: string | null;
  address: string;
  route: string;
  code: string;
  missing: string | null;
  request_id: string;
  times: Generated<number>;
}

export interface AccountPaymentTable {
  l_id: number;
  payment_id: string;
  amount_paise: number;
  paid_on: string;
  reference: string;
  told_by: string;
  told_at: Generated<Date>;
}

export interface AccountingNoteTable {
  l_id: number;
  note_id: string;
  kind: string;
  state: number;
  patient_id: string | null;
  agency_id: string | null;
  bill_id: string | null;
  amount_paise: number;
  reason: string;
  location_id: string;
  made_at: Date;
  made_by: string;
  generated_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  decision_reason: string | null;
  version: Generated<number>;
}

export interface AccountingNoteLineTable {
  l_id: number;
  note_id: string;
  line_id: string;
  amount_paise: number;
}

export interface AdvanceReturnTable {
  l_id: number;
  return_id: string;
  advance_id: string;
  mode: string;
  reference: Generated<string>;
  amount_paise: number;
  reason: string;
  location_id: string;
  returned_at: Date;
  returned_by: string;
}

export interface AgencyTable {
  l_id: number;
  agency_id: string;
  name: string;
  name_search: GeneratedAlways<string>;
  phone: Generated<string>;
  status: Generated<number>;
  version: Generated<number>;
  code: string;
  type: Generated<string>;
  contact_person: Generated<string>;
  email: string | null;
  address: Generated<string>;
  gstin: string | null;
  territory_id: string | null;
  print_mode: Generated<string>;
  payment_type: Generated<string>;
  billing_cycle: Generated<string>;
  account_mode: Generated<string>;
}

export interface AgencyAccountTable {
  l_id: number;
  agency_id: string;
  limit_paise: Generated<number>;
  is_held: Generated<boolean>;
  below_since: Date | null;
  version: Generated<number>;
  credit_days: Generated<number>;
  warned_at: Date | null;
  deposits_paise: Generated<number>;
  credit_notes_paise: Generated<number>;
  charges_paise: Generated<number>;
  debit_notes_paise: Generated<number>;
}

export interface AgencyAllocationTable {
  l_id: number;
  allocation_id: string;
  invoice_id: string;
  receipt_id: string | null;
  note_id: string | null;
  amount_paise: number;
  allocated_at: Date;
  allocated_by: string;
  ended_at: Date | null;
  ended_by: string | null;
  reason: string | null;
}

export interface AgencyExpectedVolumeTable {
  l_id: number;
  agency_id: string;
  test_id: string;
  per_month: number;
}

export interface AgencyFollowUpTable {
  l_id: number;
  follow_up_id: string;
  agency_id: string;
  who: string;
  note: Generated<string>;
  promised_on: string;
  amount_paise: number;
  noted_at: Date;
  noted_by: string;
}

export interface AgencyInvoiceTable {
  l_id: number;
  invoice_id: string;
  agency_id: string;
  location_id: string;
  kind: string;
  cycle: string;
  from_day: string;
  to_day: string;
  state: number;
  bills: number;
  lines: number;
  exempt_paise: number;
  taxed_paise: number;
  tax_paise: number;
  total_paise: number;
  print_mode: string;
  cut_at: Date;
  cut_by: string;
  credit_days: number;
  sent_at: Date | null;
  sent_by: string | null;
  due_on: string | null;
  cancel_note_id: string | null;
  version: Generated<number>;
}

export interface AgencyInvoiceLineTable {
  l_id: number;
  invoice_id: string;
  position: number;
  kind: string;
  bill_id: string;
  line_id: string | null;
  amount_paise: number;
  tax_paise: number;
  gst_percent: number | null;
  postings: number;
}

export interface AgencyInvoiceRunTable {
  l_id: number;
  run_id: string;
  cycle: string;
  from_day: string;
  to_day: string;
  location_id: string;
  agencies: number;
  looked: Generated<number>;
  made: Generated<number>;
  total_paise: Generated<number>;
  last_agency_id: string | null;
  begun_at: Date;
  begun_by: string;
  ended_at: Date | null;
  person_id: string | null;
}

export interface AgencyRateListTable {
  l_id: number;
  agency_id: string;
  rate_list_id: string;
}

export interface AgencyReceiptTable {
  l_id: number;
  receipt_id: string;
  agency_id: string;
  mode: string;
  amount_paise: number;
  tds_paise: Generated<number>;
  tds_section: string | null;
  tds_certificate: string | null;
  reference: Generated<string>;
  cleared_on: string | null;
  received_at: Date;
  received_by: string;
  location_id: string;
  reverses_receipt_id: string | null;
  reason: string | null;
  version: Generated<number>;
  transfer: string | null;
  paid_on: string | null;
}

export interface ApiKeyTable {
  l_id: number;
  key_id: string;
  user_id: string;
  name: string;
  secret_hash: Buffer;
  rights: ColumnType<unknown, string, string>;
  location_ids: string[] | null;
  per_minute: number;
  expires_at: Date;
  revoked_at: Date | null;
  last_used_at: Date | null;
  window_at: Generated<Date>;
  window_calls: Generated<number>;
  created_at: Generated<Date>;
  created_by: string;
}

export interface ApprovalDelegationTable {
  l_id: number;
  delegation_id: string;
  from_user_id: string;
  to_user_id: string;
  from_day: string;
  until_day: string;
  reason: string;
  made_at: Date;
  revoked_at: Date | null;
  revoked_by: string | null;
  version: Generated<number>;
}

export interface ApprovalLevelTable {
  l_id: number;
  rule_id: string;
  level: number;
  title: string;
  assignment: number;
  user_id: string | null;
  role_id: string | null;
}

export interface ApprovalRequestTable {
  l_id: number;
  approval_id: string;
  type: number;
  state: number;
  target_id: string;
  bill_id: string | null;
  rule_id: string | null;
  amount_paise: number;
  asked: ColumnType<unknown, string, string>;
  reason: string;
  requested_at: Date;
  requested_by: string;
  round: Generated<number>;
  failure: string | null;
  version: Generated<number>;
}

export interface ApprovalRuleTable {
  l_id: number;
  rule_id: string;
  type: number;
  name: string;
  name_search: GeneratedAlways<string>;
  status: number;
  from_paise: number;
  until_paise: number | null;
  version: Generated<number>;
}

export interface ApprovalStepTable {
  l_id: number;
  approval_id: string;
  round: number;
  level: number;
  title: string;
  assignment: number;
  user_id: string | null;
  role_id: string | null;
  state: Generated<number>;
  acted_at: Date | null;
  acted_by: string | null;
  note: string | null;
  delegation_id: string | null;
}

export interface BankAccountTable {
  l_id: number;
  account_id: string;
  name: string;
  account_no: string;
  ifsc: string;
  date_column: Generated<string>;
  amount_column: Generated<string>;
  withdrawal_column: Generated<string>;
  deposit_column: Generated<string>;
  reference_column: Generated<string>;
  narration_column: Generated<string>;
  version: Generated<number>;
}

export interface BankLineMatchTable {
  l_id: number;
  match_id: string;
  line_id: string;
  meaning: string;
  receipt_id: string | null;
  payment_id: string | null;
  batch_id: string | null;
  payout_id: string | null;
  amount_paise: number;
  note: string;
  matched_at: Date;
  matched_by: string;
  undone_at: Date | null;
  undone_by: string | null;
  undo_reason: string | null;
  vendor_payment_id: string | null;
}

export interface BankStatementTable {
  l_id: number;
  statement_id: string;
  account_id: string;
  file_name: string;
  format: string;
  lines: number;
  added: number;
  read_at: Date;
  read_by: string;
}

export interface BankStatementLineTable {
  l_id: number;
  line_id: string;
  statement_id: string;
  account_id: string;
  day: string;
  amount_paise: number;
  reference: string;
  narration: string;
  running_no: number;
}

export interface BenchPresenceTable {
  l_id: number;
  user_id: string;
  bill_id: string;
  at_test: string | null;
  at_parameter: string | null;
  seen_at: Date;
}

export interface BillTable {
  l_id: number;
  bill_id: string;
  lab_no: string;
  patient_id: string;
  location_id: string;
  doctor_id: string | null;
  client: Generated<string>;
  booking_source: string;
  priority: Generated<string>;
  fasting_hours: number | null;
  channels: Generated<number>;
  language: Generated<string>;
  consent_given: Generated<boolean>;
  discount_percent: number | null;
  discount_reason: string | null;
  created_at: Generated<Date>;
  created_by: string;
  version: Generated<number>;
  status_secret: string | null;
  agency_id: string | null;
  last_period: string | null;
  trimester: number | null;
  coupon_id: string | null;
  coupon_discount_paise: Generated<number>;
  height_cm: number | null;
  weight_kg: number | null;
  birth_weeks: number | null;
  payer_id: string | null;
}

export interface BillConsentTable {
  l_id: number;
  consent_id: string;
  bill_id: string;
  way: string;
  given_by: string | null;
  file_id: string | null;
  recorded_at: Date;
  recorded_by: string;
  withdrawn_at: Date | null;
  withdrawn_by: string | null;
  withdrawal_reason: string | null;
  version: Generated<number>;
}

export interface BillLineTable {
  l_id: number;
  line_id: string;
  bill_id: string;
  position: number;
  test_id: string;
  test_version: number;
  price_paise: number;
  price_source: string;
  line_discount_paise: Generated<number>;
  bill_discount_paise: Generated<number>;
  discount_paise: GeneratedAlways<number>;
  canceled_at: Date | null;
  cancel_reason: string | null;
  rate_id: string | null;
  reflex_of: string | null;
  gst_percent: number | null;
  coupon_discount_paise: Generated<number>;
  added_at: Generated<Date>;
}

export interface BillTestTable {
  l_id: number;
  bill_test_id: string;
  bill_id: string;
  line_id: string;
  test_id: string;
  department_id: string;
  sample_type_id: string;
  state: Generated<string>;
  state_before_hold: string | null;
  sample_id: string | null;
  is_accessioned: Generated<boolean>;
  due_at: Date;
  tat_hours: number;
  worst_flag: Generated<string>;
  completed_at: Date | null;
  completed_by: string | null;
  checked_at: Date | null;
  checked_by: string | null;
  version: Generated<number>;
  held_by: string | null;
  test_version: number;
  fetched_format: ColumnType<unknown, string | null, string | null>;
  queue: GeneratedAlways<number | null>;
  received_at: Date | null;
}

export interface BillTransferTable {
  l_id: number;
  transfer_id: string;
  batch_id: string;
  bill_id: string;
  state: Generated<number>;
  by_account: boolean;
  amount_paise: number;
  created_at: Date;
  sent_by: string;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
  version: Generated<number>;
}

export interface BloodGroupResolutionTable {
  l_id: number;
  resolution_id: string;
  bill_test_id: string;
  parameter_id: string;
  value: string;
  former: string;
  finding: string;
  reason: string;
  resolved_at: Date;
  resolved_by: string;
}

export interface BoxDiscrepancyTable {
  l_id: number;
  discrepancy_id: string;
  batch_id: string;
  kind: string;
  sample_id: string | null;
  found_at: Date;
  found_by: string;
  outcome: string | null;
  word: string | null;
  closed_at: Date | null;
  closed_by: string | null;
  version: Generated<number>;
}

export interface BreakpointTable {
  l_id: number;
  breakpoint_id: string;
  set_id: string;
  method: string;
  organism_rank: string;
  organism: string;
  medicine: string;
  potency: string;
  site: string;
  susceptible: number;
  resistant: number | null;
  is_dose_dependent: boolean;
  source: string;
}

export interface BreakpointSetTable {
  l_id: number;
  set_id: string;
  guideline: string;
  year: number;
  document: string;
  convention: string;
  is_delivered: boolean;
  is_in_use: boolean;
  added_at: Date;
  added_by: string;
  version: Generated<number>;
}

export interface CardTerminalTable {
  l_id: number;
  terminal_id: string;
  location_id: string;
  name: string;
  merchant_id: string;
  store_pos_code: string;
  imei: string;
  sealed_secret: Buffer;
  status: Generated<number>;
  version: Generated<number>;
}

export interface CaseAddendumTable {
  l_id: number;
  bill_test_id: string;
  number: number;
  words: string;
  added_at: Date;
  added_by: string;
}

export interface CaseFrozenTable {
  l_id: number;
  bill_test_id: string;
  number: number;
  words: string;
  received_at: Date;
  told_at: Date;
  told_to: string;
  read_back: string;
  told_by: string;
  written_at: Date;
}

export interface CaseOpinionTable {
  l_id: number;
  opinion_id: string;
  bill_test_id: string;
  asked_of_id: string | null;
  asked_of: string;
  question: Generated<string>;
  asked_at: Date;
  asked_by: string;
  answer: string | null;
  words: Generated<string>;
  given_at: Date | null;
  given_by: string | null;
  withdrawn_at: Date | null;
  withdrawn_reason: string | null;
  version: Generated<number>;
}

export interface CasePictureTable {
  l_id: number;
  file_id: string;
  bill_test_id: string;
  thing_label: Generated<string>;
  caption: string;
  on_report: boolean;
  taken_at: Date;
  taken_by: string;
  removed_at: Date | null;
  version: Generated<number>;
}

export interface CaseScreeningTable {
  l_id: number;
  bill_test_id: string;
  round: string;
  found: string;
  note: Generated<string>;
  screened_at: Date;
  screened_by: string;
}

export interface CaseSynopticTable {
  l_id: number;
  bill_test_id: string;
  protocol: string;
  answers: ColumnType<unknown, string, string>;
  saved_at: Date;
  saved_by: string;
  version: Generated<number>;
}

export interface CaseThingTable {
  l_id: number;
  thing_id: string;
  bill_test_id: string;
  parent_id: string | null;
  parent_kind: string | null;
  kind: string;
  ordinal: number;
  label: string;
  barcode: string;
  description: Generated<string>;
  sample_id: string | null;
  site: Generated<string>;
  laterality: string | null;
  received_as: Generated<string>;
  removed_at: Date | null;
  fixed_at: Date | null;
  fixation_ended_at: Date | null;
  stain: Generated<string>;
  made_of: string | null;
  why: Generated<string>;
  made_at: Date;
  made_by: string;
  prints: Generated<number>;
  discarded_at: Date | null;
  discarded_by: string | null;
  discard_reason: string | null;
  version: Generated<number>;
}

export interface CaseThingPlaceTable {
  l_id: number;
  thing_id: string;
  unit_id: string;
  spot: Generated<string>;
  stored_at: Date;
  stored_by: string;
  keep_until: Date;
  disposed_at: Date | null;
  disposed_by: string | null;
  dispose_reason: string | null;
  version: Generated<number>;
}

export interface CentreRateListTable {
  l_id: number;
  location_id: string;
  rate_list_id: string;
}

export interface ChainCheckTable {
  l_id: number;
  checked_at: Date;
  upto: number;
  breaks: number;
}

export interface ClosedDayTable {
  l_id: number;
  day: string;
  closed_at: Date;
  closed_by: string | null;
  postings: number;
  amount_paise: number;
}

export interface CommentDecisionTable {
  l_id: number;
  decision_id: string;
  bill_test_id: string;
  result_comment_id: string;
  value: string;
  decision: string;
  sentence: string | null;
  decided_at: Date;
  decided_by: string;
}

export interface ConsumptionLineTable {
  l_id: number;
  line_id: string;
  map_id: string;
  source_kind: string;
  source_id: string;
  part: Generated<string>;
  bill_test_id: string | null;
  machine_id: string | null;
  worked_on: string;
  needed: number;
  taken: number;
  result: string;
  why: string | null;
  run_id: string;
}

export interface ConsumptionMapTable {
  l_id: number;
  map_id: string;
  category: string;
  test_id: string | null;
  parameter_id: string | null;
  sample_type_id: string | null;
  machine_id: string | null;
  event_kind: string | null;
  item_id: string;
  store_id: string;
  per_reportable: number;
  per_rerun: number;
  dead_volume: number;
  since: Date;
  changed_at: Date;
  changed_by: string;
  status: Generated<number>;
  version: Generated<number>;
}

export interface ConsumptionRunTable {
  l_id: number;
  run_id: string;
  location_id: string;
  result: string;
  why: string | null;
  lines: number;
  ran_at: Date;
  ran_by: string;
}

export interface ConsumptionUseTable {
  l_id: number;
  line_id: string;
  document_id: string;
  lot_id: string;
  quantity: number;
  value_paise: number;
}

export interface CounterTable {
  l_id: number;
  name: string;
  value: number;
}

export interface CounterCountTable {
  l_id: number;
  shift_id: string;
  ordinal: number;
  count: ColumnType<unknown, string, string>;
  counted_paise: number;
  expected_paise: number;
  counted_by: string;
  counted_at: Date;
  reason: string | null;
}

export interface CounterShiftTable {
  l_id: number;
  shift_id: string;
  location_id: string;
  user_id: string;
  status: number;
  opened_at: Date;
  float_paise: number;
  count: ColumnType<unknown, string | null, string | null>;
  counted_paise: number | null;
  closed_at: Date | null;
  expected_paise: number | null;
  difference_reason: string | null;
  note: Generated<string>;
  float_left_paise: number | null;
  handed_to: string | null;
  confirmed_at: Date | null;
  confirmed_paise: number | null;
  confirm_reason: string | null;
  version: Generated<number>;
  difference_paise: number | null;
  counted_by: string | null;
  closed_by: string | null;
  close_reason: string | null;
}

export interface CounterShiftModeTable {
  l_id: number;
  shift_id: string;
  mode: string;
  receipts: number;
  collected_paise: number;
  returned_paise: number;
}

export interface CounterShiftPostingTable {
  l_id: number;
  posting_id: string;
  shift_id: string;
}

export interface CouponTable {
  l_id: number;
  coupon_id: string;
  code: string;
  name: string;
  percent: number | null;
  cap_paise: number | null;
  amount_paise: number | null;
  valid_from: string;
  valid_to: string | null;
  minimum_net_paise: Generated<number>;
  per_patient: number | null;
  in_all: number | null;
  status: number;
  version: Generated<number>;
}

export interface CouponLocationTable {
  l_id: number;
  coupon_id: string;
  location_id: string;
}

export interface CouponTestTable {
  l_id: number;
  coupon_id: string;
  test_id: string;
}

export interface CriticalAlertTable {
  l_id: number;
  alert_id: string;
  bill_id: string;
  bill_test_id: string;
  parameter_id: string;
  result_version: number;
  value: string;
  opened_at: Date;
  next_at: Date;
  head_at: Date;
  next_told_at: Date | null;
  head_told_at: Date | null;
  closed_at: Date | null;
  closed_because: string | null;
}

export interface CriticalAttemptTable {
  l_id: number;
  attempt_id: string;
  bill_test_id: string;
  parameter_id: string;
  value: string;
  note: string;
  tried_at: Date;
  tried_by: string;
}

export interface CriticalCallTable {
  l_id: number;
  call_id: string;
  bill_test_id: string;
  parameter_id: string;
  value: string;
  receiver: string;
  read_back: string;
  called_at: Generated<Date>;
  called_by: string;
}

export interface CultureAlertTable {
  l_id: number;
  alert_id: string;
  isolate_id: string;
  code: string;
  desk: string;
  opened_at: Date;
  told_to: string | null;
  told_at: Date | null;
  told_by: string | null;
}

export interface CultureCaseTable {
  l_id: number;
  case_id: string;
  bill_test_id: string;
  specimen_id: string;
  state: string;
  site: string;
  is_screening: boolean;
  is_symptomatic: boolean;
  received_at: Date;
  received_by: string;
  media: Generated<string[]>;
  inoculated_at: Date | null;
  inoculated_by: string | null;
  incubation: Generated<string>;
  incubated_at: Date | null;
  gram: Generated<string>;
  direct: Generated<string>;
  comment: Generated<string>;
  due_at: Date | null;
  proposed_at: Date | null;
  version: Generated<number>;
}

export interface CultureCommentTable {
  l_id: number;
  culture_comment_id: string;
  code: string;
  name: string;
  specimen_id: string | null;
  text: string;
  status: number;
  version: Generated<number>;
}

export interface CultureIsolateTable {
  l_id: number;
  isolate_id: string;
  case_id: string;
  isolate_no: number;
  organism_id: string;
  quantity: string;
  findings: string[];
  note: string;
  identified_at: Date;
  identified_by: string;
  removed_at: Date | null;
  remove_reason: string | null;
}

export interface CultureIssueTable {
  l_id: number;
  case_id: string;
  issue_no: number;
  kind: string;
  block: ColumnType<unknown, string, string>;
  issued_at: Date;
  issued_by: string;
}

export interface CultureReadingTable {
  l_id: number;
  case_id: string;
  reading_no: number;
  hours: number;
  due_at: Date;
  read_at: Date | null;
  read_by: string | null;
  has_growth: boolean | null;
  seen: Generated<string>;
}

export interface CustomerAdvanceTable {
  l_id: number;
  advance_id: string;
  patient_id: string;
  state: number;
  mode: string;
  reference: Generated<string>;
  amount_paise: number;
  bill_id: string | null;
  location_id: string;
  received_at: Date;
  received_by: string;
  decided_at: Date | null;
  decided_by: string | null;
  decision_reason: string | null;
  version: Generated<number>;
}

export interface CustomerLinkTable {
  l_id: number;
  link_id: string;
  bill_id: string;
  made_at: Date;
  made_by: string;
  ends_at: Date;
  ended_at: Date | null;
  ended_by: string | null;
  end_reason: string | null;
  opened_count: Generated<number>;
  last_opened_at: Date | null;
  wrong_tries: Generated<number>;
  locked_until: Date | null;
  version: Generated<number>;
}

export interface DepartmentTable {
  l_id: number;
  department_id: string;
  code: string;
  name: string;
  print_order: number;
  enforce_dept_accession: Generated<boolean>;
  status: Generated<number>;
  version: Generated<number>;
}

export interface DisposalTable {
  l_id: number;
  disposal_id: string;
  location_id: string;
  method: string;
  bag_colour: string;
  note: Generated<string>;
  asked_at: Date;
  asked_by: string;
  number: string | null;
  witnessed_at: Date | null;
  witnessed_by: string | null;
  withdrawn_at: Date | null;
  withdrawn_by: string | null;
  withdrawal_reason: string | null;
  version: Generated<number>;
}

export interface DisposalTubeTable {
  l_id: number;
  disposal_id: string;
  sample_id: string;
  taken_from: string;
  is_withdrawn: Generated<boolean>;
}

export interface DoctorTable {
  l_id: number;
  doctor_id: string;
  name: string;
  name_search: GeneratedAlways<string>;
  qualification: Generated<string>;
  phone: string | null;
  status: Generated<number>;
  code: string;
  specialisation: Generated<string>;
  registration_no: Generated<string>;
  email: string | null;
  address: Generated<string>;
  territory_id: string | null;
  version: Generated<number>;
}

export interface DoctorAgencyTable {
  l_id: number;
  doctor_id: string;
  agency_id: string;
}

export interface EqaResultTable {
  l_id: number;
  round_id: string;
  machine_id: string;
  parameter_id: string;
  own_value: number;
  unit: Generated<string>;
  assigned_value: number | null;
  sd: number | null;
  z: number | null;
  verdict: string | null;
  comment: Generated<string>;
  corrective_action: Generated<string>;
  entered_at: Date;
  entered_by: string;
  noted_by: string | null;
  seen_at: Date | null;
  seen_by: string | null;
}

export interface EqaRoundTable {
  l_id: number;
  round_id: string;
  scheme: string;
  round_no: string;
  sample: string;
  closes_on: string;
  received_on: string | null;
  version: Generated<number>;
}

export interface EventTable {
  l_id: number;
  event_id: string;
  at: Generated<Date>;
  user_id: string;
  role_name: string;
  location_id: string | null;
  entity_kind: string;
  entity_id: string;
  bill_id: string | null;
  parts: Generated<string[]>;
  action: string;
  before: ColumnType<unknown, string | null, string | null>;
  after: ColumnType<unknown, string | null, string | null>;
  reason: string | null;
  request_id: string;
  tx: Generated<string>;
}

export interface EventLookTable {
  l_id: number;
  event_id: string;
  looked_at: Date;
  looked_by: string;
  note: string;
}

export interface EventSealTable {
  l_id: number;
  seq: number;
  event_id: string;
  mark: Buffer;
  horizon: string;
  sealed_at: Date;
}

export interface ExplorerViewTable {
  l_id: number;
  view_id: string;
  name: string;
  question: ColumnType<unknown, string, string>;
  dates: ColumnType<unknown, string, string>;
  owner_id: string;
  is_shared: boolean;
  created_at: Date;
  removed_at: Date | null;
  version: Generated<number>;
}

export interface FileContentTable {
  l_id: number;
  sha256: Buffer;
  bytes: Buffer;
}

export interface FirmTable {
  l_id: number;
  firm_id: string;
  name: string;
  gstin: string | null;
  pan: string | null;
  cin: string | null;
  tan: string | null;
  addr_1: Generated<string>;
  addr_2: Generated<string>;
  landmark: Generated<string>;
  city: Generated<string>;
  pincode: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  lab_id_prefix: string | null;
  status: Generated<number>;
  version: Generated<number>;
}

export interface GoodsReceiptTable {
  l_id: number;
  receipt_id: string;
  order_id: string;
  challan_no: Generated<string>;
  temperature: number | null;
  note: Generated<string>;
  made_at: Date;
  made_by: string;
}

export interface GoodsReceiptLineTable {
  l_id: number;
  receipt_line_id: string;
  receipt_id: string;
  order_line_id: string;
  lot_id: string | null;
  accepted: number;
  free: number;
  rejected: number;
  reject_reason: string | null;
  short_life_reason: string | null;
  value_paise: number;
}

export interface HtmlTextTable {
  l_id: number;
  html_text_id: string;
  code: string;
  name: string;
  html: string;
  status: number;
  version: Generated<number>;
}

export interface IdMappingTable {
  l_id: number;
  id_mapping_id: string;
  code: string;
  name: string;
  system: string;
  external_id: string;
  test_id: string | null;
  parameter_id: string | null;
  status: number;
  version: Generated<number>;
}

export interface IdempotencyTable {
  l_id: number;
  user_id: string;
  key: string;
  request_hash: Buffer;
  status: number;
  answer: string | null;
  created_at: Generated<Date>;
  packed_answer: Buffer | null;
}

export interface ImportFileTable {
  l_id: number;
  import_id: string;
  bytes: Buffer;
}

export interface ImportFindingTable {
  l_id: number;
  import_id: string;
  row_no: number;
  verdict: string;
  record: string;
  faults: ColumnType<unknown, string, string>;
  changes: ColumnType<unknown, string, string>;
  fixes: ColumnType<unknown, string | undefined, string>;
}

export interface ImportJobTable {
  l_id: number;
  import_id: string;
  master: string;
  file_name: string;
  state: string;
  rows_total: number | null;
  rows_done: Generated<number>;
  rows_new: Generated<number>;
  rows_changed: Generated<number>;
  rows_same: Generated<number>;
  rows_bad: Generated<number>;
  changed_columns: ColumnType<unknown, string | undefined, string>;
  tried_at: Date | null;
  ended_at: Date | null;
  failure: string | null;
  created_at: Date;
  created_by: string;
  version: Generated<number>;
  columns: ColumnType<unknown, string | undefined, string>;
  waits_for_columns: Generated<boolean>;
  typed_values: Generated<number>;
  rows_fixed: Generated<number>;
}

export interface ImportTypedCellTable {
  l_id: number;
  import_id: string;
  row_no: number;
  version: number;
  title: string;
  found: string;
  value: string;
  typed_at: Date;
  typed_by: string;
}

export interface IncomingOrderTable {
  l_id: number;
  order_id: string;
  request_no: string;
  client_code: string;
  person_title: string;
  person_name: string;
  person_age: number;
  person_age_unit: string;
  person_sex: string;
  person_phone: string | null;
  test_codes: string[];
  status: Generated<number>;
  bill_id: string | null;
  reason: string | null;
  announced_at: Date;
  announced_by: string;
  version: Generated<number>;
  person_code: string | null;
}

export interface IncomingSampleTable {
  l_id: number;
  incoming_id: string;
  order_id: string | null;
  barcode: string;
  request_no: string | null;
  client_code: string;
  courier_tracking_no: string | null;
  person_title: string;
  person_name: string;
  person_age: number;
  person_age_unit: string;
  person_sex: string;
  person_phone: string | null;
  test_codes: string[];
  status: Generated<number>;
  bill_id: string | null;
  reason: string | null;
  arrived_at: Date | null;
  arrived_by: string | null;
  announced_at: Date;
  announced_by: string;
  version: Generated<number>;
  person_code: string | null;
}

export interface IndentTable {
  l_id: number;
  indent_id: string;
  from_store_id: string;
  to_store_id: string;
  state: number;
  needed_on: string | null;
  note: Generated<string>;
  made_at: Date;
  made_by: string;
  accepted_at: Date | null;
  accepted_by: string | null;
  approved_at: Date | null;
  approved_by: string | null;
  canceled_at: Date | null;
  canceled_by: string | null;
  cancel_reason: string | null;
  version: Generated<number>;
}

export interface IndentLineTable {
  l_id: number;
  indent_id: string;
  item_id: string;
  line_no: number;
  quantity: number;
}

export interface IntegrationLogTable {
  l_id: number;
  log_id: string;
  integration: string;
  entity_kind: string;
  entity_id: string;
  entity_version: number;
  key: string;
  outcome: number;
  tries: number;
  first_at: Date;
  last_at: Date;
  reference: string | null;
}

export interface IntegrationSettingTable {
  l_id: number;
  integration: string;
  address: string;
  options: ColumnType<unknown, string, string>;
  sealed_secrets: Buffer | null;
  secrets_set_at: Date | null;
  secrets_set_by: string | null;
  is_on: boolean;
  paused_at: Date | null;
  pause_reason: string | null;
  rests_until: Date | null;
  version: Generated<number>;
}

export interface IntegrationTryTable {
  l_id: number;
  log_id: string;
  try_no: number;
  at: Date;
  took_ms: number;
  request: string;
  status: number | null;
  answer: string | null;
  problem: string | null;
}

export interface ItemTable {
  l_id: number;
  item_id: string;
  code: string;
  name: string;
  category: string;
  base_unit: string;
  units: Generated<string>;
  maker: Generated<string>;
  gtin: Generated<string>;
  storage: string;
  on_board_days: Generated<number>;
  needs_check: Generated<boolean>;
  lead_days: Generated<number>;
  least_stock: Generated<number>;
  order_quantity: Generated<number>;
  short_life_days: Generated<number>;
  hsn: Generated<string>;
  gst_percent: Generated<number>;
  status: number;
  version: Generated<number>;
}

export interface ItemStockTable {
  l_id: number;
  item_id: string;
  store_id: string;
  quantity: number;
}

export interface ItemUseTable {
  l_id: number;
  item_id: string;
  location_id: string;
  per_day: number;
  spread: number;
  counted_on: string;
}

export interface JournalPostingTable {
  l_id: number;
  posting_id: string;
  entry_id: string;
  posted_at: Generated<Date>;
  kind: string;
  debit_account: string;
  credit_account: string;
  amount_paise: number;
  bill_id: string | null;
  line_id: string | null;
  payment_id: string | null;
  posted_by: string;
  posted_on: string;
  location_id: string;
  refund_id: string | null;
  advance_id: string | null;
  document_id: string | null;
  note_id: string | null;
  shift_id: string | null;
  supply_id: string | null;
  agency_id: string | null;
  settlement_id: string | null;
}

export interface KnownDeviceTable {
  user_id: string;
  device_hash: Buffer;
  seen_at: Generated<Date>;
}

export interface LabTable {
  l_id: number;
  name: string;
  prefix: string;
  time_zone: Generated<string>;
  account_status: Generated<number>;
  lab_type: Generated<string>;
  home_l_id: number | null;
  address: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  website: Generated<string>;
  tagline: Generated<string>;
  footer: Generated<string>;
  upi_address: string | null;
  catalogue_version: Generated<number>;
  created_at: Generated<Date>;
  entity_id: Generated<string>;
  version: Generated<number>;
  account_since: Generated<Date>;
  account_reason: string | null;
  standing: Generated<string>;
  rates_version: Generated<number>;
}

export interface LabIdSkipTable {
  l_id: number;
  skip_id: string;
  day: string;
  prefix: string;
  first: number;
  last: number;
  reason: string;
  skipped_by: string;
  skipped_at: Generated<Date>;
}

export interface LabPaymentTable {
  l_id: number;
  payment_id: string;
  kind: string;
  from_location_id: string;
  to_location_id: string;
  mode: string;
  amount_paise: number;
  purpose: string;
  state: number;
  created_at: Date;
  created_by: string;
  received_by: string | null;
  banked_by: string | null;
  bank_reference: string | null;
  finance_by: string | null;
  finance_at: Date | null;
  archival_by: string | null;
  decision: string | null;
  version: Generated<number>;
}

export interface LabPaymentDayTable {
  l_id: number;
  payment_id: string;
  day: string;
  amount_paise: number;
}

export interface LabRateTable {
  l_id: number;
  test_id: string;
  from_date: string;
  price_paise: number;
}

export interface LabSwitchTable {
  l_id: number;
  name: string;
  value: ColumnType<unknown, string, string>;
  setting_id: Generated<string>;
  version: Generated<number>;
  changed_at: Date | null;
  changed_by: string | null;
  waiting: ColumnType<unknown, string | null, string | null>;
  asked_at: Date | null;
  asked_by: string | null;
}

export interface LabelPrintTable {
  l_id: number;
  label_print_id: string;
  sample_id: string;
  ordinal: number;
  printed_at: Date;
  printed_by: string;
  reason: string | null;
}

export interface LedgerCheckpointTable {
  l_id: number;
  day: string;
  account: string;
  location_id: string;
  debit_paise: number;
  credit_paise: number;
}

export interface LocalNameTable {
  l_id: number;
  name_id: string;
  test_id: string | null;
  parameter_id: string | null;
  name_hi: Generated<string>;
  name_mr: Generated<string>;
  version: Generated<number>;
}

export interface LocationTable {
  l_id: number;
  location_id: string;
  name: string;
  address: Generated<string>;
  phone: Generated<string>;
  kind: Generated<string>;
  firm_id: string | null;
  status: Generated<number>;
  version: Generated<number>;
  settlement: Generated<string>;
}

export interface LocationSubscriptionTable {
  l_id: number;
  location_id: string;
  module: string;
  starts_on: string;
  ends_on: string | null;
}

export interface LoginUserTable {
  user_id: string;
  username: string;
  name: string;
  user_type: string;
  password_hash: string;
  is_demo_user: Generated<boolean>;
  qualification: string | null;
  registration_no: string | null;
  status: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
  employee_kind: string | null;
  phone: string | null;
  email: string | null;
  must_change_password: Generated<boolean>;
  language: string | null;
  signed_in_at: Date | null;
  start_view: string | null;
}

export interface LotHoldTable {
  l_id: number;
  hold_id: string;
  lot_id: string;
  reason: string;
  held_at: Date;
  held_by: string;
  released_at: Date | null;
  released_by: string | null;
  release_note: string | null;
}

export interface MachineTable {
  l_id: number;
  machine_id: string;
  code: string;
  name: string;
  maker: Generated<string>;
  model: Generated<string>;
  serial_no: Generated<string>;
  department_id: string | null;
  status: number;
  version: Generated<number>;
}

export interface MachineCareTable {
  l_id: number;
  care_id: string;
  machine_id: string;
  kind: string;
  name: string;
  every_days: number;
  since: Date;
  last_done_at: Date | null;
  ended_at: Date | null;
  version: Generated<number>;
}

export interface MachineConditionTable {
  l_id: number;
  machine_id: string;
  condition: string;
  since: Date;
  version: Generated<number>;
}

export interface MachineDataTable {
  l_id: number;
  data_id: string;
  message_id: string;
  machine_id: string;
  position: number;
  at_place: string;
  received_at: Date;
  measured_at: Date | null;
  sample_id: string;
  is_control: boolean;
  person: ColumnType<unknown, string, string>;
  code: string;
  value: string;
  unit: string;
  flags: string[];
  mark: string;
  dilution: number | null;
  reagent_lot: string;
  has_file: boolean;
  state: string;
  reason: string | null;
  detail: Generated<string>;
  bill_test_id: string | null;
  parameter_id: string | null;
  result_version: number | null;
  point_id: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  discard_reason: string | null;
  version: Generated<number>;
  is_unread: Generated<boolean>;
  beside: Generated<string[]>;
}

export interface MachineDriverTable {
  l_id: number;
  driver_id: string;
  code: string;
  revision: number;
  name: string;
  definition: ColumnType<unknown, string, string>;
  is_delivered: Generated<boolean>;
  state: string;
  made_at: Date;
  made_by: string;
  changed_by: string;
  approved_at: Date | null;
  approved_by: string | null;
  retired_at: Date | null;
  retired_by: string | null;
  retire_reason: string | null;
  version: Generated<number>;
}

export interface MachineEventTable {
  l_id: number;
  event_id: string;
  machine_id: string;
  kind: string;
  happened_at: Date;
  note: Generated<string>;
  care_id: string | null;
  recorded_at: Date;
  recorded_by: string;
}

export interface MachineLinkTable {
  l_id: number;
  link_id: string;
  name: string;
  machine_id: string;
  driver_id: string;
  transport: string;
  host: string;
  port: number | null;
  folder: string;
  allowed_address: string;
  zone_offset: number;
  is_enabled: boolean;
  changed_at: Date;
  changed_by: string;
  version: Generated<number>;
}

export interface MachineLinkStateTable {
  l_id: number;
  link_id: string;
  state: string;
  since: Date;
  connections: number;
  problem: string | null;
  problem_at: Date | null;
  seen_at: Date;
}

export interface MachineMessageTable {
  l_id: number;
  message_id: string;
  link_id: string;
  machine_id: string;
  driver_id: string;
  direction: string;
  at: Date;
  raw: Buffer;
  text: string;
  hash: Buffer;
  control_id: string;
  is_whole: boolean;
  state: string;
  read_at: Date | null;
  repeats: Generated<number>;
  results: Generated<number>;
}

export interface MachineParameterTable {
  l_id: number;
  machine_parameter_id: string;
  code: string;
  name: string;
  machine_id: string;
  machine_code: string;
  parameter_id: string;
  machine_unit: Generated<string>;
  factor: number;
  status: number;
  version: Generated<number>;
  shift: Generated<number>;
}

export interface MachinePortTable {
  port: number;
  link_id: string;
}

export interface MaterialReturnTable {
  l_id: number;
  return_id: string;
  order_id: string;
  vendor_id: string;
  store_id: string;
  reason: string;
  value_paise: number | null;
  state: string;
  made_at: Date;
  made_by: string;
  version: Generated<number>;
}

export interface MaterialReturnLineTable {
  l_id: number;
  return_id: string;
  lot_id: string;
  quantity: number;
}

export interface MedicineTable {
  l_id: number;
  medicine_id: string;
  code: string;
  name: string;
  mgroup_id: string;
  routes: string[];
  status: number;
  version: Generated<number>;
}

export interface MedicineGroupTable {
  l_id: number;
  medicine_group_id: string;
  code: string;
  name: string;
  kind: string;
  status: number;
  version: Generated<number>;
}

export interface MembershipTable {
  l_id: number;
  user_id: string;
  role_id: string;
  discount_upto_paise: number | null;
  discount_max_percent: number | null;
  status: Generated<number>;
  location_ids: string[] | null;
  department_ids: string[] | null;
  doctor_id: string | null;
  agency_id: string | null;
  entered_by: string | null;
  entered_at: Generated<Date>;
  version: Generated<number>;
}

export interface MessageTable {
  l_id: number;
  message_id: string;
  kind: string;
  entity_id: string;
  entity_version: number;
  recipient_kind: string;
  recipient_id: string;
  recipient_name: string;
  phone: string | null;
  email: string | null;
  channels: string[];
  priority: number;
  not_before: Date;
  template: string;
  language: string;
  facts: ColumnType<unknown, string, string>;
  document_kind: string | null;
  document_id: string | null;
  bill_id: string | null;
  outcome: Generated<string>;
  withdrawn_at: Date | null;
  withdrawn_by: string | null;
  created_at: Date;
  created_by: string;
}

export interface MessageChannelTable {
  l_id: number;
  message_id: string;
  channel: string;
  step: string;
  priority: number;
  tries: Generated<number>;
  next_at: Date | null;
  problem: string | null;
  problem_detail: string | null;
  reference: string | null;
  content: ColumnType<unknown, string | null, string | null>;
  queued_at: Date;
  sent_at: Date | null;
  delivered_at: Date | null;
  read_at: Date | null;
  failed_at: Date | null;
}

export interface MessageEventTable {
  l_id: number;
  integration: string;
  event_id: string;
  message_id: string | null;
  told: string;
  told_at: Date;
  received_at: Date;
}

export interface MessageOptOutTable {
  l_id: number;
  opt_out_id: string;
  patient_id: string;
  channel: string;
  source: string;
  since: Date;
  ended_at: Date | null;
}

export interface MessageTemplateTable {
  l_id: number;
  name: string;
  channel: string;
  language: string;
  subject: string;
  body: string;
  registered_id: string | null;
  registered_text: string | null;
  category: string;
  changed_at: Date;
  changed_by: string;
  version: Generated<number>;
}

export interface MoneyDocumentTable {
  l_id: number;
  document_id: string;
  series: string;
  firm_id: string | null;
  financial_year: number;
  serial: number;
  number: string;
  issued_at: Date;
  repeat: Generated<number>;
}

export interface NoticeTable {
  l_id: number;
  notice_id: string;
  user_id: string;
  message_id: string;
  subject: string;
  body: string;
  bill_id: string | null;
  created_at: Date;
  read_at: Date | null;
}

export interface OpenedPackTable {
  l_id: number;
  pack_id: string;
  lot_id: string;
  store_id: string;
  quantity: number;
  quantity_left: number;
  opened_on: string;
  usable_until: string | null;
  opened_at: Date;
  opened_by: string;
}

export interface OrganismTable {
  l_id: number;
  organism_id: string;
  code: string;
  name: string;
  family_id: string;
  status: number;
  version: Generated<number>;
}

export interface OrganismFamilyTable {
  l_id: number;
  organism_family_id: string;
  code: string;
  name: string;
  bench_group: string;
  gram: string;
  shape: string;
  status: number;
  version: Generated<number>;
}

export interface ParameterTable {
  l_id: number;
  parameter_id: string;
  code: string;
  name: string;
  kind: string;
  unit: Generated<string>;
  ucum: string | null;
  loinc: string | null;
  decimals: Generated<number>;
  method: Generated<string>;
  formula: string | null;
  choices: ColumnType<unknown, string | undefined, string>;
  plausible_low: number | null;
  plausible_high: number | null;
  delta_percent: number | null;
  status: Generated<number>;
  version: Generated<number>;
  delta_mode: string | null;
  delta_limit: number | null;
  delta_look_back_days: number | null;
}

export interface ParameterOtherUnitTable {
  l_id: number;
  parameter_id: string;
  position: number;
  ucum: string;
  factor: number;
  shift: number;
}

export interface ParameterShareTable {
  l_id: number;
  parameter_id: string;
  version: number;
}

export interface ParameterShareLocationTable {
  l_id: number;
  parameter_id: string;
  location_id: string;
}

export interface ParameterUnitsTable {
  l_id: number;
  parameter_id: string;
  own_ucum: string;
  version: number;
  molar_mass: number | null;
}

export interface ParameterVersionTable {
  l_id: number;
  parameter_id: string;
  version: number;
  definition: ColumnType<unknown, string, string>;
  replaced_at: Date;
  replaced_by: string;
}

export interface PatientTable {
  l_id: number;
  patient_id: string;
  patient_code: string;
  name_title: Generated<string>;
  name: string;
  name_local: string | null;
  sex: string;
  age_y: number | null;
  age_m: number | null;
  age_w: number | null;
  age_d: number | null;
  age_h: number | null;
  age_at: Date;
  birthdate: string | null;
  phone: string | null;
  phone_2: string | null;
  email: string | null;
  address: Generated<string>;
  area: Generated<string>;
  city: Generated<string>;
  district: Generated<string>;
  state: Generated<string>;
  pincode: string | null;
  adhar_last4: string | null;
  passport_number: string | null;
  abha_id: string | null;
  srf_id: string | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  primary_patient_id: string | null;
  relation: string | null;
  mother_patient_id: string | null;
  merged_into: string | null;
}

export interface PatientMergeTable {
  l_id: number;
  merge_id: string;
  survivor_id: string;
  merged_id: string;
  reason: string;
  fields_before: ColumnType<unknown, string | undefined, string>;
  fields_after: ColumnType<unknown, string | undefined, string>;
  merged_at: Date;
  merged_by: string;
  undone_at: Date | null;
  undone_by: string | null;
  undo_reason: string | null;
}

export interface PatientMergeMoveTable {
  l_id: number;
  merge_id: string;
  reference: string;
  row_id: string;
}

export interface PatientNameTokenTable {
  l_id: number;
  token: string;
  patient_id: string;
}

export interface PatientPairApartTable {
  l_id: number;
  one_id: string;
  other_id: string;
  told_at: Date;
  told_by: string;
}

export interface PatientReadTable {
  l_id: number;
  read_id: string;
  at: Date;
  user_id: string;
  role_name: string;
  location_id: string | null;
  address: string;
  route: string;
  subjects: string[];
  request_id: string;
}

export interface PatientSeenTable {
  l_id: number;
  subject_id: string;
  day: string;
  user_id: string;
}

export interface PayeeTable {
  l_id: number;
  payee_id: string;
  doctor_id: string | null;
  user_id: string | null;
  territory_id: string | null;
  since: string;
  tds_section: string | null;
  pan: string | null;
  account_name: string;
  account_no: string;
  ifsc: string;
  made_at: Date;
  made_by: string;
  version: Generated<number>;
}

export interface PaymentTable {
  l_id: number;
  payment_id: string;
  bill_id: string;
  mode: string;
  amount_paise: number;
  reference: Generated<string>;
  received_at: Generated<Date>;
  received_by: string;
  location_id: string;
  reverses_payment_id: string | null;
  reason: string | null;
  advance_id: string | null;
  note_id: string | null;
}

export interface PaymentEventTable {
  l_id: number;
  event_id: string;
  kind: string;
  order_id: string | null;
  gateway_payment_id: string | null;
  amount_paise: number | null;
  currency: string | null;
  body_hash: Buffer;
  received_at: Date;
  applied_at: Date | null;
}

export interface PaymentGatewayTable {
  l_id: number;
  key_id: string;
  sealed_secrets: Buffer;
  is_open: boolean;
  changed_at: Date;
  changed_by: string;
  version: Generated<number>;
}

export interface PaymentOrderTable {
  l_id: number;
  order_id: string;
  bill_id: string | null;
  location_id: string;
  channel: string;
  terminal_id: string | null;
  amount_paise: number;
  state: Generated<number>;
  gateway_ref: string | null;
  request: string | null;
  problem: string | null;
  problem_detail: string | null;
  created_at: Date;
  created_by: string;
  expires_at: Date;
  ask_at: Date | null;
  withdrawn_at: Date | null;
  version: Generated<number>;
  agency_id: string | null;
}

export interface PaymentOrderInvoiceTable {
  l_id: number;
  order_id: string;
  invoice_id: string;
}

export interface PaymentOrderMoneyTable {
  l_id: number;
  gateway_payment_id: string;
  order_id: string;
  amount_paise: number;
  currency: string;
  came_at: Date;
  held_because: string | null;
  payment_id: string | null;
  advance_id: string | null;
  booked_at: Date | null;
  booked_by: string | null;
  returned_at: Date | null;
  receipt_id: string | null;
}

export interface PayoutTable {
  l_id: number;
  payout_id: string;
  payee_id: string;
  from_day: string;
  to_day: string;
  state: number;
  volume_paise: number;
  total_paise: number;
  tds_section: string | null;
  tds_paise: Generated<number>;
  pan: string | null;
  account_name: string;
  account_no: string;
  ifsc: string;
  reference: string | null;
  decision: string | null;
  made_at: Date;
  made_by: string;
  approved_at: Date | null;
  approved_by: string | null;
  paid_at: Date | null;
  paid_by: string | null;
  version: Generated<number>;
}

export interface PayoutLineTable {
  l_id: number;
  payout_id: string;
  line_id: string;
  collected_paise: number;
  amount_paise: number;
  basis_points: number | null;
  fixed_paise: number | null;
  month: string;
}

export interface PayoutRuleTable {
  l_id: number;
  rule_id: string;
  payee_id: string;
  test_id: string | null;
  department_id: string | null;
  agency_id: string | null;
  mode: Generated<string>;
}

export interface PayoutSlabTable {
  l_id: number;
  rule_id: string;
  from_paise: number;
  basis_points: number | null;
  fixed_paise: number | null;
}

export interface ProcessingPlaceTable {
  l_id: number;
  centre_id: string;
  department_id: string;
  location_id: string | null;
  outside_lab: string | null;
}

export interface PublishJobTable {
  l_id: number;
  job_id: string;
  report_id: string;
  bill_id: string;
  recipient: string;
  state: string;
  waits_for: string | null;
  withheld_because: string | null;
  channels: string[];
  message_id: string | null;
  decided_at: Date;
}

export interface PublishingRuleTable {
  l_id: number;
  rule_id: string;
  recipient: string;
  test_id: string | null;
  doctor_id: string | null;
  agency_id: string | null;
  location_id: string | null;
  channels: string[];
  hold_until_paid: boolean;
  only_complete: boolean;
  status: number;
  in_use_since: Date;
  version: Generated<number>;
}

export interface PurchaseOrderTable {
  l_id: number;
  order_id: string;
  vendor_id: string;
  address_id: string;
  store_id: string;
  tax_kind: string;
  due_on: string;
  over_percent: number;
  note: Generated<string>;
  state: number;
  total_paise: number;
  reason: string | null;
  made_at: Date;
  made_by: string;
  version: Generated<number>;
  issue_no: Generated<number>;
}

export interface PurchaseOrderChargeTable {
  l_id: number;
  order_id: string;
  charge: string;
  amount_paise: number;
  gst_percent: number | null;
}

export interface PurchaseOrderLineTable {
  l_id: number;
  line_id: string;
  order_id: string;
  position: number;
  item_id: string;
  unit: string;
  quantity: number;
  canceled: Generated<number>;
  rate_paise: number;
  discount_basis_points: number;
  gst_percent: number;
  contract_id: string | null;
  contract_paise: number | null;
}

export interface PushTable {
  l_id: number;
  push_id: string;
  notice_id: string;
  subscription_id: string;
  step: Generated<string>;
  tries: Generated<number>;
  next_at: Date | null;
  problem: string | null;
  queued_at: Date;
  ended_at: Date | null;
}

export interface PushSubscriptionTable {
  l_id: number;
  subscription_id: string;
  user_id: string;
  endpoint_hash: Buffer;
  service: string;
  device: string;
  sealed: Buffer | null;
  added_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
}

export interface QcHoldTable {
  l_id: number;
  hold_id: string;
  machine_id: string;
  parameter_id: string;
  run_id: string;
  rule: string;
  opened_at: Date;
  last_good_at: Date | null;
  released_at: Date | null;
  released_by: string | null;
  release_kind: string | null;
  release_run_id: string | null;
  release_reason: string | null;
  version: Generated<number>;
}

export interface QcLookBackTable {
  l_id: number;
  hold_id: string;
  bill_test_id: string;
  parameter_id: string;
  version: number;
  decision: string;
  note: Generated<string>;
  decided_at: Date;
  decided_by: string;
}

export interface QcLotTable {
  l_id: number;
  lot_id: string;
  material_id: string;
  lot_no: string;
  expires_on: string;
  opened_at: Date;
  closed_at: Date | null;
  version: Generated<number>;
}

export interface QcMaterialTable {
  l_id: number;
  material_id: string;
  name: string;
  maker: Generated<string>;
  levels: string[];
  status: Generated<number>;
  version: Generated<number>;
}

export interface QcPatientMeanTable {
  l_id: number;
  machine_id: string;
  parameter_id: string;
  count: number;
  low_limit: number;
  high_limit: number;
  target: number;
  allowed: number;
  version: Generated<number>;
}

export interface QcPlanTable {
  l_id: number;
  machine_id: string;
  every_hours: number | null;
  every_results: number | null;
  shifts: Generated<string[]>;
  version: Generated<number>;
}

export interface QcPointTable {
  l_id: number;
  point_id: string;
  run_id: string;
  series_id: string;
  value: number;
  z: number;
  measured_at: Date;
  entered_at: Date;
  entered_by: string;
  rules: Generated<string[]>;
  verdict: string | null;
  is_excluded: Generated<boolean>;
  excluded_reason: string | null;
  excluded_at: Date | null;
  excluded_by: string | null;
  version: Generated<number>;
}

export interface QcPointFormerTable {
  l_id: number;
  point_id: string;
  version: number;
  value: number;
  z: number;
  rules: string[];
  reason: string;
  changed_at: Date;
  changed_by: string;
}

export interface QcRuleChoiceTable {
  l_id: number;
  machine_id: string;
  parameter_id: string;
  tea_percent: number | null;
  bias_percent: number | null;
  rules: string[];
  version: Generated<number>;
}

export interface QcRunTable {
  l_id: number;
  run_id: string;
  machine_id: string;
  status: number;
  kind: string;
  planned_for: Date | null;
  cause: Generated<string>;
  started_at: Date | null;
  started_by: string | null;
  completed_at: Date | null;
  completed_by: string | null;
  measured_at: Date | null;
  verdict: string | null;
  comment: Generated<string>;
  corrective_action: Generated<string>;
  seen_at: Date | null;
  seen_by: string | null;
  version: Generated<number>;
}

export interface QcSeriesTable {
  l_id: number;
  series_id: string;
  machine_id: string;
  parameter_id: string;
  lot_id: string;
  level: number;
  base_mean: number;
  min_value: number;
  max_value: number;
  unit: Generated<string>;
  source: string;
  target_since: Date;
  started_at: Date;
  closed_at: Date | null;
  version: Generated<number>;
}

export interface RangeDraftTable {
  l_id: number;
  parameter_id: string;
  ranges: ColumnType<unknown, string | null, string | null>;
  written_by: string;
  written_at: Date;
  version: number;
}

export interface RateTable {
  l_id: number;
  rate_id: string;
  rate_list_id: string;
  test_id: string;
  from_date: string;
  until_date: string | null;
  price_paise: number;
  is_free: boolean;
  set_at: Date;
  set_by: string;
  withdrawn_at: Date | null;
}

export interface RateContractTable {
  l_id: number;
  contract_id: string;
  vendor_id: string;
  valid_from: string;
  valid_to: string;
  freight_basis_points: number;
  note: Generated<string>;
  state: number;
  reason: string | null;
  made_at: Date;
  made_by: string;
  version: Generated<number>;
}

export interface RateContractSlabTable {
  l_id: number;
  contract_id: string;
  item_id: string;
  from_quantity: number;
  unit: string;
  rate_paise: number;
  gst_percent: number;
}

export interface RateListTable {
  l_id: number;
  rate_list_id: string;
  kind: string;
  name: string | null;
  name_search: GeneratedAlways<string | null>;
  agency_id: string | null;
  version: Generated<number>;
}

export interface ReckonedCostTable {
  l_id: number;
  test_id: string;
  paise: number;
  reckoned_on: string;
}

export interface RecoveryCodeTable {
  user_id: string;
  code_hash: Buffer;
  used_at: Date | null;
  hash: string | null;
}

export interface ReferenceRangeTable {
  l_id: number;
  range_id: string;
  parameter_id: string;
  sex: string | null;
  age_from_days: number;
  age_to_days: number;
  low: number | null;
  high: number | null;
  text: string | null;
  critical_low: number | null;
  critical_high: number | null;
  bands: ColumnType<unknown, string | undefined, string>;
  from_version: Generated<number>;
  until_version: number | null;
  pregnancy: string | null;
  fasting: string | null;
  method: string | null;
  location_id: string | null;
  sample_type_id: string | null;
  action_low: number | null;
  action_high: number | null;
  pregnancy_weeks: string | null;
  birth_weeks: string | null;
}

export interface ReflexDecisionTable {
  l_id: number;
  bill_test_id: string;
  test_id: string;
  parameter_id: string;
  value: string;
  decision: string;
  line_id: string | null;
  decided_at: Date;
  decided_by: string;
}

export interface RefundTable {
  l_id: number;
  refund_id: string;
  bill_id: string;
  state: Generated<number>;
  cause: string;
  mode: string;
  reference: Generated<string>;
  amount_paise: number;
  handling_paise: number;
  reason: string;
  location_id: string;
  requested_at: Generated<Date>;
  requested_by: string;
  decided_at: Date | null;
  decided_by: string | null;
  decision_reason: string | null;
  version: Generated<number>;
}

export interface RefundLineTable {
  l_id: number;
  refund_id: string;
  line_id: string;
  rule: string;
  net_paise: number;
}

export interface ReportDispatchTable {
  l_id: number;
  report_id: string;
  bill_id: string;
  status: Generated<number>;
  replaced: Generated<boolean>;
  hold_reason: string | null;
  print_count: Generated<number>;
  printed_at: Date | null;
  dispatched_at: Date | null;
  dispatched_channels: Generated<number>;
  released_at: Generated<Date>;
  version: Generated<number>;
  held_by: string | null;
}

export interface ReportPdfTable {
  l_id: number;
  report_id: string;
  pdf: Buffer;
  pdf_hash: Buffer;
  pages: number;
  rendered_at: Generated<Date>;
}

export interface ReportRevisionTable {
  l_id: number;
  report_id: string;
  bill_id: string;
  revision: number;
  report_no: string;
  status: string;
  reason: string | null;
  snapshot: ColumnType<unknown, string, string>;
  snapshot_hash: Buffer;
  template_version: number;
  verify_token: string;
  released_at: Generated<Date>;
  released_by: string;
}

export interface ReportRunTable {
  l_id: number;
  run_id: string;
  schedule_id: string | null;
  title: string;
  question: ColumnType<unknown, string, string>;
  dates: ColumnType<unknown, string, string>;
  format: string;
  period_from: string | null;
  period_to: string | null;
  owner_id: string;
  asked_at: Date;
  state: string;
  rows_done: Generated<number>;
  rows_total: number | null;
  failure: string | null;
  ended_at: Date | null;
}

export interface ReportRunFileTable {
  l_id: number;
  run_id: string;
  file_name: string;
  bytes: Buffer;
  bill_ids: string[];
  made_scope: ColumnType<unknown, string, string>;
}

export interface ReportScheduleTable {
  l_id: number;
  schedule_id: string;
  view_id: string | null;
  ready: string | null;
  frequency: string;
  first_on: string | null;
  every_days: number | null;
  format: string;
  owner_id: string;
  since: Date;
  paused_at: Date | null;
  removed_at: Date | null;
  version: Generated<number>;
}

export interface ReportScheduleReaderTable {
  l_id: number;
  schedule_id: string;
  user_id: string;
}

export interface ReportTemplateTestTable {
  l_id: number;
  test_id: string;
  template_version_id: string;
}

export interface ReportTemplateVersionTable {
  l_id: number;
  template_version_id: string;
  template_id: string;
  number: number;
  name: string;
  content: ColumnType<unknown, string, string>;
  test_ids: string[];
  made_at: Date;
  made_by: string;
  changed_at: Date;
  changed_by: string;
  published_at: Date | null;
  published_by: string | null;
  retired_at: Date | null;
  version: Generated<number>;
}

export interface ReportViewTable {
  l_id: number;
  view_id: string;
  report_id: string;
  seen_by: string;
  seen_at: Generated<Date>;
}

export interface RerunTable {
  l_id: number;
  rerun_id: string;
  bill_test_id: string;
  status: Generated<number>;
  reason: string;
  requested_by: string;
  requested_at: Generated<Date>;
  assigned_to: string;
  chosen: string | null;
  chosen_reason: string | null;
  chosen_by: string | null;
  chosen_at: Date | null;
}

export interface ResultCommentTable {
  l_id: number;
  result_comment_id: string;
  code: string;
  name: string;
  parameter_id: string;
  condition: string;
  english: string;
  hindi: string;
  marathi: string;
  status: number;
  version: Generated<number>;
}

export interface ResultFileTable {
  l_id: number;
  bill_test_id: string;
  parameter_id: string;
  file_id: string;
  pages: number;
}

export interface ResultVersionTable {
  l_id: number;
  bill_test_id: string;
  parameter_id: string;
  version: number;
  raw_value: string | null;
  value: string | null;
  numeric_value: number | null;
  unit: Generated<string>;
  flag: Generated<string>;
  range_id: string | null;
  range_low: number | null;
  range_high: number | null;
  range_text: string | null;
  critical: Generated<boolean>;
  method: Generated<string>;
  formula: string | null;
  blank_reason: string | null;
  source: Generated<string>;
  entered_by: string;
  entered_at: Generated<Date>;
  range_basis: string | null;
  file_id: string | null;
  machine_id: string | null;
  mark: Generated<string>;
}

export interface RightGiftTable {
  l_id: number;
  gift_id: string;
  role_id: string;
  user_id: string | null;
  rights: ColumnType<unknown, string, string>;
  given_by: string | null;
  giver_rights: ColumnType<unknown, string | null, string | null>;
  given_at: Generated<Date>;
}

export interface RoleTable {
  l_id: number;
  role_id: string;
  name: string;
  description: Generated<string>;
  needs_second_factor: Generated<boolean>;
  status: Generated<number>;
  version: Generated<number>;
}

export interface RoleRightTable {
  l_id: number;
  role_id: string;
  module: string;
  bits: number;
}

export interface RuleSetTable {
  l_id: number;
  rule_set_id: string;
  test_id: string;
  number: number;
  state: string;
  mode: string;
  rules: ColumnType<unknown, string, string>;
  made_at: Date;
  made_by: string;
  changed_by: string;
  approved_at: Date | null;
  approved_by: string | null;
  retired_at: Date | null;
  retired_by: string | null;
  retire_reason: string | null;
  version: Generated<number>;
}

export interface RuleSwitchTable {
  l_id: number;
  switch_id: string;
  kind: string;
  test_id: string | null;
  machine_id: string | null;
  reason: string;
  stopped_at: Date;
  stopped_by: string;
  resume_reason: string | null;
  resumed_at: Date | null;
  resumed_by: string | null;
  version: Generated<number>;
}

export interface RuleVerdictTable {
  l_id: number;
  verdict_id: string;
  bill_test_id: string;
  rule_set_id: string;
  test_version: number;
  mode: string;
  outcome: string;
  passed: boolean;
  stops: ColumnType<unknown, string, string>;
  inputs: ColumnType<unknown, string, string>;
  refusal: string | null;
  judged_at: Date;
}

export interface SampleTable {
  l_id: number;
  sample_id: string;
  bill_id: string;
  barcode: string;
  tube_no: number;
  sample_type_id: string;
  department_id: string;
  status: Generated<number>;
  parent_sample_id: string | null;
  collected_at: Date | null;
  collected_by: string | null;
  accessioned_at: Date | null;
  accessioned_by: string | null;
  dept_accessioned_at: Date | null;
  dept_accessioned_by: string | null;
  rejected_at: Date | null;
  rejected_by: string | null;
  reject_reason: string | null;
  labels_printed: Generated<number>;
  created_at: Generated<Date>;
  version: Generated<number>;
  at_location_id: string | null;
  is_aliquot: Generated<boolean>;
  volume_ul: number | null;
}

export interface SampleBatchTable {
  l_id: number;
  batch_id: string;
  code: string;
  from_location_id: string;
  to_location_id: string;
  band: string;
  status: Generated<number>;
  courier_tracking_no: string | null;
  note: Generated<string>;
  rider_id: string | null;
  refused_because: string | null;
  arrival_celsius: number | null;
  created_at: Date;
  created_by: string;
  sent_at: Date | null;
  sent_by: string | null;
  handed_over_at: Date | null;
  counted_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
  version: Generated<number>;
}

export interface SampleBatchItemTable {
  l_id: number;
  item_id: string;
  batch_id: string;
  sample_id: string;
  bill_id: string;
  state: Generated<number>;
  packed_at: Date;
  packed_by: string;
  received_at: Date | null;
  received_by: string | null;
  lost_at: Date | null;
  reason: string | null;
}

export interface SampleTypeTable {
  l_id: number;
  sample_type_id: string;
  code: string;
  name: string;
  specimen: string;
  container: string;
  cap_colour: string;
  draw_order: number;
  volume_ml: number;
  stability_hours: number;
  status: Generated<number>;
  version: Generated<number>;
  usable_percent: Generated<number>;
}

export interface SecondFactorTable {
  user_id: string;
  secret: Buffer | null;
  pending_secret: Buffer | null;
  last_step: number | null;
}

export interface SessionTable {
  token_hash: Buffer;
  user_id: string;
  l_id: number | null;
  location_id: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
  session_id: string;
  last_seen_at: Generated<Date>;
  proved_at: Generated<Date>;
  second_factor_at: Date | null;
  awaits: string | null;
  address: Generated<string>;
  device: Generated<string>;
  viewed_role_id: string | null;
  viewed_user_id: string | null;
}

export interface SettlementBatchTable {
  l_id: number;
  batch_id: string;
  location_id: string;
  mode: string;
  day: string;
  state: number;
  created_at: Date;
  created_by: string;
  requested_by: string | null;
  submitted_by: string | null;
  submitted_at: Date | null;
  bank_reference: string | null;
  settled_by: string | null;
  settled_at: Date | null;
  paid_paise: number | null;
  fee_paise: number | null;
  difference_reason: string | null;
  archival_by: string | null;
  decision: string | null;
  version: Generated<number>;
}

export interface SettlementBatchItemTable {
  l_id: number;
  posting_id: string;
  batch_id: string;
  amount_paise: number;
}

export interface SettlementDocumentTable {
  l_id: number;
  document_id: string;
  series: string;
  location_id: string;
  made_at: Date;
  made_by: string;
}

export interface SignInAttemptTable {
  subject: string;
  failures: number;
  last_at: Date;
}

export interface SmartReportTable {
  l_id: number;
  smart_id: string;
  report_id: string;
  content: ColumnType<unknown, string, string>;
  made_at: Date;
  made_by: string;
}

export interface SmartRuleApprovalTable {
  l_id: number;
  approval_id: string;
  rule_id: string;
  rule_version: number;
  approved_at: Date;
  approved_by: string;
  withdrawn_at: Date | null;
  withdrawn_by: string | null;
  version: Generated<number>;
}

export interface SmartShareTable {
  l_id: number;
  share_id: string;
  smart_id: string;
  token_hash: Buffer;
  ends_at: Date;
  made_at: Date;
  made_by: string;
  taken_back_at: Date | null;
  taken_back_by: string | null;
  opened_count: Generated<number>;
  last_opened_at: Date | null;
  version: Generated<number>;
}

export interface SpecimenTable {
  l_id: number;
  specimen_id: string;
  code: string;
  name: string;
  is_sterile: boolean;
  status: number;
  version: Generated<number>;
}

export interface StageProgressTable {
  l_id: number;
  stage_progress_id: string;
  bill_test_id: string;
  stage_index: number;
  thing_id: string | null;
  attempt: Generated<number>;
  is_current: Generated<boolean>;
  state: number;
  ready_at: Date | null;
  due_at: Date | null;
  started_at: Date | null;
  started_by: string | null;
  completed_at: Date | null;
  completed_by: string | null;
  rejected_at: Date | null;
  rejected_by: string | null;
  reason: string | null;
  rework_index: number | null;
  inputs: ColumnType<unknown, string | undefined, string>;
  version: Generated<number>;
}

export interface StagedCaseTable {
  l_id: number;
  bill_test_id: string;
  bill_id: string;
  kind: string;
  case_no: string;
  is_frozen: Generated<boolean>;
  opened_at: Date;
  opened_by: string;
  completed_at: Date | null;
  version: Generated<number>;
}

export interface StockTable {
  l_id: number;
  lot_id: string;
  store_id: string;
  quantity: number;
  value_paise: number;
}

export interface StockAuditTable {
  l_id: number;
  audit_id: string;
  store_id: string;
  state: number;
  scheduled_on: string;
  categories: Generated<string[]>;
  classes: Generated<string[]>;
  item_ids: Generated<string[]>;
  note: Generated<string>;
  made_at: Date;
  made_by: string;
  started_at: Date | null;
  finalized_at: Date | null;
  approved_at: Date | null;
  approved_by: string | null;
  canceled_at: Date | null;
  cancel_reason: string | null;
  version: Generated<number>;
}

export interface StockAuditLotTable {
  l_id: number;
  audit_id: string;
  lot_id: string;
  counted: number | null;
  expected: number | null;
  counted_at: Date | null;
  counted_by: string | null;
  times_counted: Generated<number>;
}

export interface StockLotTable {
  l_id: number;
  lot_id: string;
  item_id: string;
  lot_no: string;
  expires_on: string | null;
  received_on: string;
  is_held: Generated<boolean>;
  made_at: Date;
  made_by: string;
  version: Generated<number>;
}

export interface StockMovementTable {
  l_id: number;
  movement_id: string;
  seq: GeneratedAlways<number>;
  document_id: string;
  source_kind: string;
  lot_id: string;
  store_id: string;
  pack_id: string | null;
  type: string;
  quantity: number;
  value_paise: number;
  reason: Generated<string>;
  override_reason: string | null;
  moved_at: Date;
  moved_by: string;
}

export interface StockTransferTable {
  l_id: number;
  transfer_id: string;
  indent_id: string | null;
  from_store_id: string;
  to_store_id: string;
  road_id: string | null;
  state: number;
  note: Generated<string>;
  made_at: Date;
  made_by: string;
  sent_at: Date | null;
  sent_by: string | null;
  canceled_at: Date | null;
  canceled_by: string | null;
  cancel_reason: string | null;
  version: Generated<number>;
}

export interface StockTransferLineTable {
  l_id: number;
  transfer_id: string;
  item_id: string;
  line_no: number;
  quantity: number;
}

export interface StockTransferLotTable {
  l_id: number;
  transfer_id: string;
  lot_id: string;
  item_id: string;
  sent: number;
  received: Generated<number>;
  lost: Generated<number>;
  lost_reason: string | null;
}

export interface StorageUnitTable {
  l_id: number;
  unit_id: string;
  parent_id: string | null;
  kind: string;
  code: string;
  name: string;
  location_id: string;
  row_count: number;
  column_count: number;
  lowest_c: number | null;
  highest_c: number | null;
  retention_class: string | null;
  status: Generated<number>;
  version: Generated<number>;
}

export interface StoreTable {
  l_id: number;
  store_id: string;
  code: string;
  name: string;
  location_id: string;
  is_road: Generated<boolean>;
  status: Generated<number>;
  version: Generated<number>;
}

export interface StoredFileTable {
  l_id: number;
  file_id: string;
  purpose: string;
  user_id: string | null;
  name: string;
  media_type: string;
  size: number;
  sha256: Buffer;
  uploaded_at: Generated<Date>;
  uploaded_by: string;
  removed_at: Date | null;
  removed_by: string | null;
  patient_id: string | null;
}

export interface StoredTubeTable {
  l_id: number;
  sample_id: string;
  unit_id: string;
  row_no: number;
  column_no: number;
  stored_at: Date;
  stored_by: string;
  keep_until: Date;
  open_reason: string | null;
}

export interface SupplyDocumentTable {
  l_id: number;
  document_id: string;
  series: string;
  location_id: string;
  note: Generated<string>;
  made_at: Date;
  made_by: string;
}

export interface SusceptibilityTable {
  l_id: number;
  isolate_id: string;
  medicine_id: string;
  method: string;
  version: number;
  raw: string | null;
  potency: string;
  organism_id: string;
  breakpoint_id: string | null;
  measured: string | null;
  why: string | null;
  rule_code: string | null;
  category: string | null;
  overruled: string | null;
  overrule_reason: string | null;
  is_printed: boolean | null;
  entered_at: Date;
  entered_by: string;
}

export interface SwapHoldTable {
  l_id: number;
  hold_id: string;
  first_sample_id: string;
  second_sample_id: string;
  evidence: ColumnType<unknown, string, string>;
  found_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
  version: Generated<number>;
}

export interface TdsChallanTable {
  l_id: number;
  challan_id: string;
  section: string;
  number: string;
  bsr_code: string;
  deposited_on: string;
  amount_paise: number;
  withdrawn_at: Date | null;
  made_at: Date;
  made_by: string;
  version: Generated<number>;
}

export interface TdsChallanPartTable {
  l_id: number;
  challan_id: string;
  deduction_id: string;
  payment_id: string | null;
  payout_id: string | null;
  tds_paise: number;
  is_withdrawn: Generated<boolean>;
}

export interface TerritoryTable {
  l_id: number;
  territory_id: string;
  code: string;
  name: string;
  type: string;
  within_id: string | null;
  status: number;
  version: Generated<number>;
}

export interface TestTable {
  l_id: number;
  test_id: string;
  code: string;
  name: string;
  name_search: GeneratedAlways<string>;
  kind: string;
  department_id: string | null;
  sample_type_id: string | null;
  method: Generated<string>;
  mrp_paise: number;
  tat_hours: Generated<number>;
  restrict_report_till_all_check: Generated<boolean>;
  consent_needed: Generated<boolean>;
  fasting_hours: number | null;
  interpretation: Generated<string>;
  status: Generated<number>;
  version: Generated<number>;
  is_free: Generated<boolean>;
  run_calendar: ColumnType<unknown, string | undefined, string>;
  report_format: ColumnType<unknown, string | undefined, string>;
  stages: ColumnType<unknown, string | undefined, string>;
  least_volume_ul: number | null;
  also_fits: ColumnType<unknown, string | undefined, string>;
  storage: string | null;
  stability_hours: number | null;
  refuse_if: Generated<string>;
  for_sex: string | null;
}

export interface TestCostTable {
  l_id: number;
  test_id: string;
  cost_paise: number | null;
  version: Generated<number>;
}

export interface TestDraftTable {
  l_id: number;
  test_id: string;
  based_on: number;
  changes: ColumnType<unknown, string | null, string | null>;
  written_by: string;
  written_at: Date;
  version: number;
}

export interface TestGstTable {
  l_id: number;
  test_id: string;
  entry_no: number;
  from_date: string;
  rate_percent: number | null;
  reason: string;
  written_at: Date;
  written_by: string;
}

export interface TestMemberTable {
  l_id: number;
  parent_test_id: string;
  member_test_id: string;
  position: number;
}

export interface TestNoteTable {
  l_id: number;
  bill_test_id: string;
  note: string;
  version: Generated<number>;
}

export interface TestParameterTable {
  l_id: number;
  test_id: string;
  parameter_id: string;
  position: number;
  group_name: string | null;
  mandatory: Generated<boolean>;
}

export interface TestReflexRuleTable {
  l_id: number;
  test_id: string;
  position: number;
  parameter_id: string;
  called_test_id: string;
  flags: ColumnType<unknown, string | undefined, string>;
  low: number | null;
  high: number | null;
  words: ColumnType<unknown, string | undefined, string>;
  mode: string;
  is_free: Generated<boolean>;
  also: ColumnType<unknown, string | undefined, string>;
}

export interface TestShortCodeTable {
  l_id: number;
  code: string;
  test_id: string;
  place: number;
}

export interface TestTermsTable {
  l_id: number;
  test_id: string;
  version: number;
}

export interface TestTermsLocationTable {
  l_id: number;
  test_id: string;
  location_id: string;
  is_offered: boolean;
  tat_hours: number | null;
  method: string | null;
  machine_id: string | null;
}

export interface TestVersionTable {
  l_id: number;
  test_id: string;
  version: number;
  definition: ColumnType<unknown, string, string>;
  replaced_at: Date;
  replaced_by: string;
}

export interface TubeReturnTable {
  l_id: number;
  sample_id: string;
  returned_to: string;
  reason: string;
  received_by: string;
  returned_at: Date;
  returned_by: string;
}

export interface VendorTable {
  l_id: number;
  vendor_id: string;
  code: string;
  name: string;
  name_search: GeneratedAlways<string>;
  type: string;
  size: string;
  gstin: string | null;
  pan: string | null;
  tan: string | null;
  cin: string | null;
  msme: string | null;
  state_code: string | null;
  payment_days: number;
  lead_days: number;
  tds_section: string | null;
  state: number;
  made_at: Date;
  made_by: string;
  version: Generated<number>;
}

export interface VendorAddressTable {
  l_id: number;
  address_id: string;
  vendor_id: string;
  name: string;
  line: string;
  city: Generated<string>;
  state_code: string | null;
  pincode: Generated<string>;
  is_main: boolean;
}

export interface VendorBankTable {
  l_id: number;
  bank_id: string;
  vendor_id: string;
  account_name: string;
  account_no: string;
  ifsc: string;
  bank: string;
  state: string;
  asked_at: Date;
  asked_by: string;
}

export interface VendorContactTable {
  l_id: number;
  contact_id: string;
  vendor_id: string;
  name: string;
  duty: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
}

export interface VendorDebitNoteTable {
  l_id: number;
  note_id: string;
  vendor_id: string;
  invoice_id: string;
  return_id: string | null;
  location_id: string;
  amount_paise: number;
  state: number;
  reason: string;
  decision: string | null;
  made_at: Date;
  made_by: string;
  version: Generated<number>;
  value_paise: Generated<number>;
}

export interface VendorFileTable {
  l_id: number;
  file_id: string;
  vendor_id: string;
  kind: string;
}

export interface VendorInvoiceTable {
  l_id: number;
  invoice_id: string;
  vendor_id: string;
  order_id: string;
  location_id: string;
  invoice_no: string;
  invoice_key: string;
  dated: string;
  due_on: string;
  tax_kind: string;
  taxable_paise: number;
  charges_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  round_off_paise: number;
  total_paise: number;
  cleared_paise: number | null;
  state: string;
  reason: string | null;
  made_at: Date;
  made_by: string;
  version: Generated<number>;
  financial_year: GeneratedAlways<number>;
}

export interface VendorInvoiceLineTable {
  l_id: number;
  invoice_id: string;
  order_line_id: string;
  quantity: number;
  rate_paise: number;
  discount_basis_points: number;
  gst_percent: number;
  taxable_paise: number;
  faults: Generated<string[]>;
}

export interface VendorPaymentTable {
  l_id: number;
  payment_id: string;
  vendor_id: string;
  bank_id: string;
  location_id: string;
  gross_paise: number;
  tds_section: string | null;
  tds_paise: number;
  paid_at: Date;
  paid_by: string;
}

export interface VendorPaymentInvoiceTable {
  l_id: number;
  payment_id: string;
  invoice_id: string;
  amount_paise: number;
}

export interface VendorPaymentTransferTable {
  l_id: number;
  payment_id: string;
  transferred_on: string;
  utr: string;
  recorded_at: Date;
  recorded_by: string;
  version: Generated<number>;
}

export interface Database {
  access_denial: AccessDenialTable;
  account_payment: AccountPaymentTable;
  accounting_note: AccountingNoteTable;
  accounting_note_line: AccountingNoteLineTable;
  advance_return: AdvanceReturnTable;
  agency: AgencyTable;
  agency_account: AgencyAccountTable;
  agency_allocation: AgencyAllocationTable;
  agency_expected_volume: AgencyExpectedVolumeTable;
  agency_follow_up: AgencyFollowUpTable;
  agency_invoice: AgencyInvoiceTable;
  agency_invoice_line: AgencyInvoiceLineTable;
  agency_invoice_run: AgencyInvoiceRunTable;
  agency_rate_list: AgencyRateListTable;
  agency_receipt: AgencyReceiptTable;
  api_key: ApiKeyTable;
  approval_delegation: ApprovalDelegationTable;
  approval_level: ApprovalLevelTable;
  approval_request: ApprovalRequestTable;
  approval_rule: ApprovalRuleTable;
  approval_step: ApprovalStepTable;
  bank_account: BankAccountTable;
  bank_line_match: BankLineMatchTable;
  bank_statement: BankStatementTable;
  bank_statement_line: BankStatementLineTable;
  bench_presence: BenchPresenceTable;
  bill: BillTable;
  bill_consent: BillConsentTable;
  bill_line: BillLineTable;
  bill_test: BillTestTable;
  bill_transfer: BillTransferTable;
  blood_group_resolution: BloodGroupResolutionTable;
  box_discrepancy: BoxDiscrepancyTable;
  breakpoint: BreakpointTable;
  breakpoint_set: BreakpointSetTable;
  card_terminal: CardTerminalTable;
  case_addendum: CaseAddendumTable;
  case_frozen: CaseFrozenTable;
  case_opinion: CaseOpinionTable;
  case_picture: CasePictureTable;
  case_screening: CaseScreeningTable;
  case_synoptic: CaseSynopticTable;
  case_thing: CaseThingTable;
  case_thing_place: CaseThingPlaceTable;
  centre_rate_list: CentreRateListTable;
  chain_check: ChainCheckTable;
  closed_day: ClosedDayTable;
  comment_decision: CommentDecisionTable;
  consumption_line: ConsumptionLineTable;
  consumption_map: ConsumptionMapTable;
  consumption_run: ConsumptionRunTable;
  consumption_use: ConsumptionUseTable;
  counter: CounterTable;
  counter_count: CounterCountTable;
  counter_shift: CounterShiftTable;
  counter_shift_mode: CounterShiftModeTable;
  counter_shift_posting: CounterShiftPostingTable;
  coupon: CouponTable;
  coupon_location: CouponLocationTable;
  coupon_test: CouponTestTable;
  critical_alert: CriticalAlertTable;
  critical_attempt: CriticalAttemptTable;
  critical_call: CriticalCallTable;
  culture_alert: CultureAlertTable;
  culture_case: CultureCaseTable;
  culture_comment: CultureCommentTable;
  culture_isolate: CultureIsolateTable;
  culture_issue: CultureIssueTable;
  culture_reading: CultureReadingTable;
  customer_advance: CustomerAdvanceTable;
  customer_link: CustomerLinkTable;
  department: DepartmentTable;
  disposal: DisposalTable;
  disposal_tube: DisposalTubeTable;
  doctor: DoctorTable;
  doctor_agency: DoctorAgencyTable;
  eqa_result: EqaResultTable;
  eqa_round: EqaRoundTable;
  event: EventTable;
  event_look: EventLookTable;
  event_seal: EventSealTable;
  explorer_view: ExplorerViewTable;
  file_content: FileContentTable;
  firm: FirmTable;
  goods_receipt: GoodsReceiptTable;
  goods_receipt_line: GoodsReceiptLineTable;
  html_text: HtmlTextTable;
  id_mapping: IdMappingTable;
  idempotency: IdempotencyTable;
  import_file: ImportFileTable;
  import_finding: ImportFindingTable;
  import_job: ImportJobTable;
  import_typed_cell: ImportTypedCellTable;
  incoming_order: IncomingOrderTable;
  incoming_sample: IncomingSampleTable;
  indent: IndentTable;
  indent_line: IndentLineTable;
  integration_log: IntegrationLogTable;
  integration_setting: IntegrationSettingTable;
  integration_try: IntegrationTryTable;
  item: ItemTable;
  item_stock: ItemStockTable;
  item_use: ItemUseTable;
  journal_posting: JournalPostingTable;
  known_device: KnownDeviceTable;
  lab: LabTable;
  lab_id_skip: LabIdSkipTable;
  lab_payment: LabPaymentTable;
  lab_payment_day: LabPaymentDayTable;
  lab_rate: LabRateTable;
  lab_switch: LabSwitchTable;
  label_print: LabelPrintTable;
  ledger_checkpoint: LedgerCheckpointTable;
  local_name: LocalNameTable;
  location: LocationTable;
  location_subscription: LocationSubscriptionTable;
  login_user: LoginUserTable;
  lot_hold: LotHoldTable;
  machine: MachineTable;
  machine_care: MachineCareTable;
  machine_condition: MachineConditionTable;
  machine_data: MachineDataTable;
  machine_driver: MachineDriverTable;
  machine_event: MachineEventTable;
  machine_link: MachineLinkTable;
  machine_link_state: MachineLinkStateTable;
  machine_message: MachineMessageTable;
  machine_parameter: MachineParameterTable;
  machine_port: MachinePortTable;
  material_return: MaterialReturnTable;
  material_return_line: MaterialReturnLineTable;
  medicine: MedicineTable;
  medicine_group: MedicineGroupTable;
  membership: MembershipTable;
  message: MessageTable;
  message_channel: MessageChannelTable;
  message_event: MessageEventTable;
  message_opt_out: MessageOptOutTable;
  message_template: MessageTemplateTable;
  money_document: MoneyDocumentTable;
  notice: NoticeTable;
  opened_pack: OpenedPackTable;
  organism: OrganismTable;
  organism_family: OrganismFamilyTable;
  parameter: ParameterTable;
  parameter_other_unit: ParameterOtherUnitTable;
  parameter_share: ParameterShareTable;
  parameter_share_location: ParameterShareLocationTable;
  parameter_units: ParameterUnitsTable;
  parameter_version: ParameterVersionTable;
  patient: PatientTable;
  patient_merge: PatientMergeTable;
  patient_merge_move: PatientMergeMoveTable;
  patient_name_token: PatientNameTokenTable;
  patient_pair_apart: PatientPairApartTable;
  patient_read: PatientReadTable;
  patient_seen: PatientSeenTable;
  payee: PayeeTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  payment_gateway: PaymentGatewayTable;
  payment_order: PaymentOrderTable;
  payment_order_invoice: PaymentOrderInvoiceTable;
  payment_order_money: PaymentOrderMoneyTable;
  payout: PayoutTable;
  payout_line: PayoutLineTable;
  payout_rule: PayoutRuleTable;
  payout_slab: PayoutSlabTable;
  processing_place: ProcessingPlaceTable;
  publish_job: PublishJobTable;
  publishing_rule: PublishingRuleTable;
  purchase_order: PurchaseOrderTable;
  purchase_order_charge: PurchaseOrderChargeTable;
  purchase_order_line: PurchaseOrderLineTable;
  push: PushTable;
  push_subscription: PushSubscriptionTable;
  qc_hold: QcHoldTable;
  qc_look_back: QcLookBackTable;
  qc_lot: QcLotTable;
  qc_material: QcMaterialTable;
  qc_patient_mean: QcPatientMeanTable;
  qc_plan: QcPlanTable;
  qc_point: QcPointTable;
  qc_point_former: QcPointFormerTable;
  qc_rule_choice: QcRuleChoiceTable;
  qc_run: QcRunTable;
  qc_series: QcSeriesTable;
  range_draft: RangeDraftTable;
  rate: RateTable;
  rate_contract: RateContractTable;
  rate_contract_slab: RateContractSlabTable;
  rate_list: RateListTable;
  reckoned_cost: ReckonedCostTable;
  recovery_code: RecoveryCodeTable;
  reference_range: ReferenceRangeTable;
  reflex_decision: ReflexDecisionTable;
  refund: RefundTable;
  refund_line: RefundLineTable;
  report_dispatch: ReportDispatchTable;
  report_pdf: ReportPdfTable;
  report_revision: ReportRevisionTable;
  report_run: ReportRunTable;
  report_run_file: ReportRunFileTable;
  report_schedule: ReportScheduleTable;
  report_schedule_reader: ReportScheduleReaderTable;
  report_template_test: ReportTemplateTestTable;
  report_template_version: ReportTemplateVersionTable;
  report_view: ReportViewTable;
  rerun: RerunTable;
  result_comment: ResultCommentTable;
  result_file: ResultFileTable;
  result_version: ResultVersionTable;
  right_gift: RightGiftTable;
  role: RoleTable;
  role_right: RoleRightTable;
  rule_set: RuleSetTable;
  rule_switch: RuleSwitchTable;
  rule_verdict: RuleVerdictTable;
  sample: SampleTable;
  sample_batch: SampleBatchTable;
  sample_batch_item: SampleBatchItemTable;
  sample_type: SampleTypeTable;
  second_factor: SecondFactorTable;
  session: SessionTable;
  settlement_batch: SettlementBatchTable;
  settlement_batch_item: SettlementBatchItemTable;
  settlement_document: SettlementDocumentTable;
  sign_in_attempt: SignInAttemptTable;
  smart_report: SmartReportTable;
  smart_rule_approval: SmartRuleApprovalTable;
  smart_share: SmartShareTable;
  specimen: SpecimenTable;
  stage_progress: StageProgressTable;
  staged_case: StagedCaseTable;
  stock: StockTable;
  stock_audit: StockAuditTable;
  stock_audit_lot: StockAuditLotTable;
  stock_lot: StockLotTable;
  stock_movement: StockMovementTable;
  stock_transfer: StockTransferTable;
  stock_transfer_line: StockTransferLineTable;
  stock_transfer_lot: StockTransferLotTable;
  storage_unit: StorageUnitTable;
  store: StoreTable;
  stored_file: StoredFileTable;
  stored_tube: StoredTubeTable;
  supply_document: SupplyDocumentTable;
  susceptibility: SusceptibilityTable;
  swap_hold: SwapHoldTable;
  tds_challan: TdsChallanTable;
  tds_challan_part: TdsChallanPartTable;
  territory: TerritoryTable;
  test: TestTable;
  test_cost: TestCostTable;
  test_draft: TestDraftTable;
  test_gst: TestGstTable;
  test_member: TestMemberTable;
  test_note: TestNoteTable;
  test_parameter: TestParameterTable;
  test_reflex_rule: TestReflexRuleTable;
  test_short_code: TestShortCodeTable;
  test_terms: TestTermsTable;
  test_terms_location: TestTermsLocationTable;
  test_version: TestVersionTable;
  tube_return: TubeReturnTable;
  vendor: VendorTable;
  vendor_address: VendorAddressTable;
  vendor_bank: VendorBankTable;
  vendor_contact: VendorContactTable;
  vendor_debit_note: VendorDebitNoteTable;
  vendor_file: VendorFileTable;
  vendor_invoice: VendorInvoiceTable;
  vendor_invoice_line: VendorInvoiceLineTable;
  vendor_payment: VendorPaymentTable;
  vendor_payment_invoice: VendorPaymentInvoiceTable;
  vendor_payment_transfer: VendorPaymentTransferTable;
}
