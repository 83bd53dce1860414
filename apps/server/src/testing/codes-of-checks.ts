import { BANK_TRANSFERS } from '@nidan/domain/money/payment-mode';
import { TEST_SEXES } from '@nidan/domain/catalogue/sex-of-test';
import {
  PUBLISHING_STATES,
  RECIPIENTS,
  WAITED_FOR,
  WITHHELD_BECAUSE,
} from '@nidan/domain/delivery/publishing-rule';
import {
  RULE_SET_MODES,
  RULE_SWITCH_KINDS,
  VERDICT_OUTCOMES,
} from '@nidan/domain/autoverification/rule-chain';
import { ruleSet } from '@nidan/domain/status-sets/lab/rule-set';
import {
  DELIVERY_PRIORITY,
  DOCUMENT_KINDS,
  DELIVERY_PROBLEMS,
  INTEGRATIONS,
  MESSAGE_CHANNELS,
  OPT_OUT_CHANNELS,
  OPT_OUT_SOURCES,
  RECIPIENT_KINDS,
  TELLING_INTEGRATIONS,
  TEMPLATE_CATEGORIES,
} from '@nidan/domain/delivery/message-channels';
import { PUSH_ENDS, PUSH_STEPS } from '@nidan/domain/delivery/push';
import { DELIVERY_STEPS } from '@nidan/domain/delivery/next-channel';
import { REPORT_FORMATS, REPORT_SCHEDULES } from '@nidan/domain/enumerations/reporting';
import { genericOutcome } from '@nidan/domain/status-sets/links/generic-outcome';
import { integrationLog } from '@nidan/domain/status-sets/links/integration-log';
import { ALERT_DESKS } from '@nidan/domain/culture/alert-organisms';
import { ISSUE_KINDS } from '@nidan/domain/culture/culture-block';
import { GROWTH_QUANTITIES } from '@nidan/domain/culture/growth-quantity';
import { cultureCase } from '@nidan/domain/status-sets/lab/culture-case';
import {
  BREAKPOINT_CONVENTIONS,
  ORGANISM_RANKS,
  SUSCEPTIBILITY_METHODS,
} from '@nidan/domain/susceptibility/breakpoint';
import { SUSCEPTIBILITY_CATEGORIES, UNJUDGED_BECAUSE } from '@nidan/domain/susceptibility/interpret';
import { GROUP_FINDINGS } from '@nidan/domain/results/blood-group';
import { CRITICAL_ENDS } from '@nidan/domain/results/bench/critical-chain';
import { RERUN_CHOICES } from '@nidan/domain/results/bench/rerun-change';
import { COMMENT_DECISIONS } from '@nidan/domain/results/result-comment';
import {
  CONSUMPTION_RESULTS,
  INVENTORY_DOCUMENTS,
  INVENTORY_UNITS,
  ITEM_CATEGORIES,
  MOVEMENT_TYPES,
  STOCK_CATEGORIES,
} from '@nidan/domain/enumerations/inventory';
import {
  EXTRA_CHARGES,
  ORGANISATION_SIZES,
  TAX_KINDS,
  VENDOR_FILE_KINDS,
  VENDOR_TYPES,
} from '@nidan/domain/enumerations/purchasing';
import { BANK_STATES, DECISION_STATES } from '@nidan/domain/purchasing/decision-state';
import { PURCHASE_GST_RATES } from '@nidan/domain/purchasing/gst-of-purchase';
import { INVOICE_KINDS, INVOICE_LINE_KINDS } from '@nidan/domain/agencies/invoice-words';
import { invoice } from '@nidan/domain/status-sets/money/invoice';
import { COMMISSION_TDS_SECTIONS, VENDOR_TDS_SECTIONS } from '@nidan/domain/tax/tds';
import { debitNote } from '@nidan/domain/status-sets/money/debit-note';
import { rateContract } from '@nidan/domain/status-sets/money/rate-contract';
import { indent } from '@nidan/domain/status-sets/supply/indent';
import { interLocationTransfer } from '@nidan/domain/status-sets/supply/inter-location-transfer';
import { inventoryAudit } from '@nidan/domain/status-sets/supply/inventory-audit';
import { purchaseOrder } from '@nidan/domain/status-sets/supply/purchase-order';
import { CONSUMPTION_SOURCES, MAPPED_EVENTS } from '@nidan/domain/inventory/consumption-source';
import { ITEM_STORAGES } from '@nidan/domain/inventory/item-rule';
import { SUPPLY_SERIES } from '@nidan/domain/inventory/supply-series';
import { DOCUMENT_SERIES } from '@nidan/domain/money/document-number';
import { STORAGE_BANDS } from '@nidan/domain/catalogue/specimen-of-test';
import { SETTLEMENTS } from '@nidan/domain/boxes/settles-by-account';
import { DISCREPANCY_KINDS, DISCREPANCY_OUTCOMES } from '@nidan/domain/boxes/discrepancy';
import { incomingOrder } from '@nidan/domain/status-sets/lab/incoming-order';
import { incomingSample } from '@nidan/domain/status-sets/lab/incoming-sample';
import { sampleBatchItem } from '@nidan/domain/status-sets/lab/sample-batch-item';
import { simpleAcceptance } from '@nidan/domain/status-sets/lab/simple-acceptance';
import { BAG_COLOURS, DISPOSAL_METHODS } from '@nidan/domain/storage/disposal-rules';
import { RETENTION_CLASSES } from '@nidan/domain/storage/retention';
import { STORAGE_KINDS } from '@nidan/domain/storage/storage-kinds';
import { transfer } from '@nidan/domain/status-sets/lab/transfer';
import { SIGN_IN_STEPS } from '@nidan/contract/base/identity/identity-endpoints';
import { APPROVAL_ASSIGNMENTS, APPROVAL_TYPES } from '@nidan/domain/enumerations/approvals';
import { REFLEX_DECISIONS, REFLEX_MODES } from '@nidan/domain/catalogue/reflex-rule';
import { BILL_PRIORITIES, LANGUAGES, TEST_KINDS } from '@nidan/domain/enumerations/bills';
import {
  AGENCY_ACCOUNT_MODES,
  AGENCY_PAYMENT_TYPES,
  BILLING_CYCLES,
  INVOICE_PRINT_MODES,
  TERRITORY_TYPES,
} from '@nidan/domain/enumerations/agencies';
import { BOOKING_SOURCES } from '@nidan/domain/enumerations/patients';
import { DELTA_MODES, PARAMETER_KINDS, RESULT_SOURCES } from '@nidan/domain/enumerations/results';
import { EMPLOYEE_KINDS, LAB_TYPES, USER_TYPES } from '@nidan/domain/enumerations/users';
import { FILE_PURPOSES, MEDIA_TYPES } from '@nidan/domain/files/file-purpose';
import { ROW_VERDICTS } from '@nidan/domain/imports/import-masters';
import { MEDICINE_KINDS } from '@nidan/domain/masters/microbe-words';
import { POSTING_KINDS } from '@nidan/domain/money/posting-kinds';
import { REFUND_CAUSES, REFUND_RULES } from '@nidan/domain/money/refund-rule';
import { HELD_BECAUSE } from '@nidan/domain/payments/judge-money';
import { ORDER_CHANNELS } from '@nidan/domain/payments/order-channel';
import { ORDER_PROBLEMS } from '@nidan/domain/payments/order-problem';
import { paymentOrder } from '@nidan/domain/status-sets/money/payment-order';
import { FAMILY_RELATIONS } from '@nidan/domain/people/family';
import { SEXES } from '@nidan/domain/people/sex';
import { TRIMESTERS } from '@nidan/domain/people/ages/trimester';
import { FASTING_STATES, PREGNANCY_CONDITIONS } from '@nidan/domain/ranges/range-condition';
import { PRICE_RULES, RATE_LIST_KINDS } from '@nidan/domain/rates/price-rules';
import { CONSENT_WAYS } from '@nidan/domain/people/consent-way';
import { REVISION_STATUSES } from '@nidan/domain/reports/report-snapshot';
import { AGENCY_TYPES } from '@nidan/domain/referrers/agency-terms';
import { START_VIEW_NAMES } from '@nidan/domain/settings/start-view';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { approvalRequest } from '@nidan/domain/status-sets/approval-request';
import { approvalStep } from '@nidan/domain/status-sets/approval-step';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { NOTE_KINDS } from '@nidan/domain/money/note-kind';
import { accountingNote } from '@nidan/domain/status-sets/money/accounting-note';
import { customerAdvance } from '@nidan/domain/status-sets/money/customer-advance';
import { importJob } from '@nidan/domain/status-sets/links/import-job';
import { labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { CARE_KINDS } from '@nidan/domain/machines/machine-care';
import { RESULT_MARKS, STANDING_MARKS } from '@nidan/domain/interfacing/result-marks';
import {
  MACHINE_MESSAGE_STATES,
  MESSAGE_DIRECTIONS,
  QUARANTINE_REASONS,
} from '@nidan/domain/machines/machine-data-reason';
import { LINK_PROBLEMS, LINK_STATES, LINK_TRANSPORTS } from '@nidan/domain/machines/machine-link';
import { machineData } from '@nidan/domain/status-sets/lab/machine-data';
import { machineDriver } from '@nidan/domain/status-sets/lab/machine-driver';
import { MACHINE_CONDITIONS, MACHINE_STEPS } from '@nidan/domain/machines/machine-step';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { openClosed } from '@nidan/domain/status-sets/open-closed';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { refund } from '@nidan/domain/status-sets/money/refund';
import { BETHESDA_CLASSES } from '@nidan/domain/pathology/bethesda';
import { OPINION_ANSWERS } from '@nidan/domain/pathology/opinion';
import { SCREENING_ROUNDS } from '@nidan/domain/pathology/screening';
import { SYNOPTIC_CODES } from '@nidan/domain/pathology/synoptic/synoptic-protocols';
import { EQA_VERDICTS } from '@nidan/domain/quality/eqa';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import {
  HOLD_RELEASES,
  LOOK_BACK_DECISIONS,
  QC_RUN_KINDS,
  QC_SOURCES,
  QC_VERDICTS,
} from '@nidan/domain/quality/quality-state';
import { qcRun } from '@nidan/domain/status-sets/lab/qc-run';
import { rerun } from '@nidan/domain/status-sets/lab/rerun';
import { CASE_KINDS } from '@nidan/domain/stages/stage-plan';
import { LATERALITIES, SLIDE_REASONS, THING_KINDS } from '@nidan/domain/stages/case-tree';
import { testStage } from '@nidan/domain/status-sets/lab/test-stage';
import { GST_RATES } from '@nidan/domain/tax/gst-of-test';
import { CODES_OF_SETTLEMENTS } from './codes-of-settlements.ts';

/** Every CHECK named `…_known`, by its constraint: the set or list of the domain that it repeats. */
export const KNOWN: Readonly<Record<string, readonly (number | string)[]>> = {
  ...CODES_OF_SETTLEMENTS,
  approval_level_assignment_known: Object.values(APPROVAL_ASSIGNMENTS),
  approval_request_state_known: approvalRequest.storedCodes,
  approval_request_type_known: Object.values(APPROVAL_TYPES),
  accounting_note_kind_known: NOTE_KINDS,
  accounting_note_state_known: accountingNote.storedCodes,
  approval_rule_status_known: masterData.storedCodes,
  approval_rule_type_known: Object.values(APPROVAL_TYPES),
  approval_step_assignment_known: Object.values(APPROVAL_ASSIGNMENTS),
  approval_step_state_known: approvalStep.storedCodes,
  agency_account_mode_known: AGENCY_ACCOUNT_MODES,
  agency_billing_cycle_known: BILLING_CYCLES,
  agency_payment_type_known: AGENCY_PAYMENT_TYPES,
  agency_print_mode_known: INVOICE_PRINT_MODES,
  agency_status_known: masterData.storedCodes,
  agency_type_known: AGENCY_TYPES,
  bill_booking_source_known: BOOKING_SOURCES,
  bill_consent_way_known: CONSENT_WAYS,
  bill_language_known: LANGUAGES,
  bill_line_price_source_known: PRICE_RULES,
  bill_priority_known: BILL_PRIORITIES,
  bill_test_state_known: billTest.storedCodes,
  counter_shift_status_known: openClosed.storedCodes,
  customer_advance_state_known: customerAdvance.storedCodes,
  department_status_known: masterData.storedCodes,
  doctor_status_known: masterData.storedCodes,
  firm_status_known: masterData.storedCodes,
  import_finding_verdict_known: ROW_VERDICTS,
  import_job_state_known: importJob.storedCodes,
  journal_posting_kind_known: POSTING_KINDS,
  lab_account_status_known: labAccount.storedCodes,
  reflex_decision_known: REFLEX_DECISIONS,
  test_reflex_rule_mode_known: REFLEX_MODES,
  location_kind_known: ['lab', 'centre'],
  location_settlement_known: SETTLEMENTS,
  location_status_known: masterData.storedCodes,
  parameter_status_known: masterData.storedCodes,
  login_user_employee_kind_known: EMPLOYEE_KINDS,
  lab_type_known: LAB_TYPES,
  login_user_language_known: LANGUAGES,
  login_user_start_view_known: START_VIEW_NAMES,
  login_user_status_known: accountStatus.storedCodes,
  login_user_type_known: USER_TYPES,
  membership_status_known: accountStatus.storedCodes,
  money_document_series_known: Object.keys(DOCUMENT_SERIES),
  item_category_known: ITEM_CATEGORIES,
  item_base_unit_known: INVENTORY_UNITS,
  item_storage_known: ITEM_STORAGES,
  item_status_known: masterData.storedCodes,
  store_status_known: masterData.storedCodes,
  supply_document_series_known: Object.keys(SUPPLY_SERIES),
  stock_movement_source_kind_known: INVENTORY_DOCUMENTS,
  stock_movement_type_known: MOVEMENT_TYPES,
  consumption_map_category_known: STOCK_CATEGORIES,
  consumption_map_event_kind_known: MAPPED_EVENTS,
  consumption_map_status_known: masterData.storedCodes,
  consumption_run_result_known: CONSUMPTION_RESULTS,
  consumption_line_result_known: CONSUMPTION_RESULTS,
  consumption_line_source_kind_known: Object.keys(CONSUMPTION_SOURCES),
  agency_receipt_tds_section_known: COMMISSION_TDS_SECTIONS,
  agency_receipt_transfer_known: BANK_TRANSFERS,
  agency_invoice_kind_known: INVOICE_KINDS,
  agency_invoice_cycle_known: BILLING_CYCLES,
  agency_invoice_state_known: invoice.storedCodes,
  agency_invoice_print_mode_known: INVOICE_PRINT_MODES,
  agency_invoice_line_kind_known: INVOICE_LINE_KINDS,
  agency_invoice_run_cycle_known: BILLING_CYCLES,
  vendor_type_known: VENDOR_TYPES,
  vendor_file_kind_known: VENDOR_FILE_KINDS,
  vendor_size_known: ORGANISATION_SIZES,
  vendor_state_known: accountStatus.storedCodes,
  vendor_tds_section_known: VENDOR_TDS_SECTIONS,
  vendor_bank_state_known: BANK_STATES,
  rate_contract_state_known: rateContract.storedCodes,
  rate_contract_slab_gst_known: PURCHASE_GST_RATES,
  purchase_order_state_known: purchaseOrder.storedCodes,
  purchase_order_tax_kind_known: TAX_KINDS,
  purchase_order_line_gst_known: PURCHASE_GST_RATES,
  purchase_order_charge_known: EXTRA_CHARGES,
  purchase_order_charge_gst_known: PURCHASE_GST_RATES,
  vendor_invoice_state_known: DECISION_STATES,
  vendor_invoice_tax_kind_known: TAX_KINDS,
  vendor_invoice_line_gst_known: PURCHASE_GST_RATES,
  material_return_state_known: DECISION_STATES,
  vendor_debit_note_state_known: debitNote.storedCodes,
  indent_state_known: indent.storedCodes,
  stock_transfer_state_known: interLocationTransfer.storedCodes,
  stock_audit_state_known: inventoryAudit.storedCodes,
  parameter_delta_mode_known: DELTA_MODES,
  parameter_kind_known: PARAMETER_KINDS,
  blood_group_resolution_finding_known: GROUP_FINDINGS,
  comment_decision_known: COMMENT_DECISIONS,
  critical_alert_end_known: CRITICAL_ENDS,
  card_terminal_status_known: masterData.storedCodes,
  coupon_status_known: masterData.storedCodes,
  integration_log_integration_known: INTEGRATIONS,
  integration_log_outcome_known: integrationLog.storedCodes,
  integration_setting_integration_known: INTEGRATIONS,
  message_channel_channel_known: MESSAGE_CHANNELS,
  message_channel_step_known: DELIVERY_STEPS,
  message_document_kind_known: DOCUMENT_KINDS,
  message_event_integration_known: TELLING_INTEGRATIONS,
  push_subscription_end_known: PUSH_ENDS,
  push_step_known: PUSH_STEPS,
  push_problem_known: DELIVERY_PROBLEMS,
  message_language_known: LANGUAGES,
  message_opt_out_channel_known: OPT_OUT_CHANNELS,
  message_opt_out_source_known: OPT_OUT_SOURCES,
  message_outcome_known: genericOutcome.storedCodes,
  message_priority_known: Object.values(DELIVERY_PRIORITY),
  message_recipient_kind_known: RECIPIENT_KINDS,
  message_template_category_known: TEMPLATE_CATEGORIES,
  message_template_channel_known: MESSAGE_CHANNELS,
  message_template_language_known: LANGUAGES,
  payment_order_channel_known: ORDER_CHANNELS,
  payment_order_money_held_because_known: HELD_BECAUSE,
  payment_order_problem_known: ORDER_PROBLEMS,
  payment_order_state_known: paymentOrder.storedCodes,
  patient_relation_known: FAMILY_RELATIONS,
  patient_sex_known: SEXES,
  bill_trimester_known: TRIMESTERS,
  reference_range_fasting_known: FASTING_STATES,
  reference_range_pregnancy_known: PREGNANCY_CONDITIONS,
  reference_range_sex_known: SEXES,
  rate_list_kind_known: RATE_LIST_KINDS,
  refund_cause_known: REFUND_CAUSES,
  refund_line_rule_known: Object.values(REFUND_RULES).filter(
    (rule, at, all) => rule !== 'blocked' && rule !== 'nothing' && all.indexOf(rule) === at,
  ),
  refund_state_known: refund.storedCodes,
  report_dispatch_status_known: reportDispatch.storedCodes,
  report_revision_status_known: REVISION_STATUSES,
  rerun_chosen_known: RERUN_CHOICES,
  rerun_status_known: rerun.storedCodes,
  publishing_rule_recipient_known: RECIPIENTS,
  publishing_rule_status_known: masterData.storedCodes,
  publish_job_recipient_known: RECIPIENTS,
  publish_job_state_known: PUBLISHING_STATES,
  publish_job_waits_for_known: WAITED_FOR,
  publish_job_withheld_because_known: WITHHELD_BECAUSE,
  rule_set_mode_known: RULE_SET_MODES,
  rule_set_state_known: ruleSet.storedCodes,
  report_run_state_known: genericOutcome.storedCodes,
  report_run_format_known: REPORT_FORMATS,
  report_schedule_format_known: REPORT_FORMATS,
  report_schedule_frequency_known: REPORT_SCHEDULES,
  rule_switch_kind_known: RULE_SWITCH_KINDS,
  rule_verdict_mode_known: ['shadow', 'live'],
  rule_verdict_outcome_known: VERDICT_OUTCOMES,
  sample_type_status_known: masterData.storedCodes,
  result_version_source_known: RESULT_SOURCES,
  role_status_known: masterData.storedCodes,
  sample_status_known: physicalSample.storedCodes,
  session_awaits_known: SIGN_IN_STEPS,
  stored_file_media_type_known: [...new Set(Object.values(MEDIA_TYPES))],
  case_opinion_answer_known: OPINION_ANSWERS,
  case_screening_found_known: BETHESDA_CLASSES,
  case_screening_round_known: SCREENING_ROUNDS,
  case_synoptic_protocol_known: SYNOPTIC_CODES,
  stored_file_purpose_known: Object.keys(FILE_PURPOSES),
  test_for_sex_known: TEST_SEXES,
  test_kind_known: TEST_KINDS,
  test_status_known: masterData.storedCodes,
  specimen_status_known: masterData.storedCodes,
  organism_family_status_known: masterData.storedCodes,
  organism_status_known: masterData.storedCodes,
  medicine_group_status_known: masterData.storedCodes,
  medicine_status_known: masterData.storedCodes,
  culture_comment_status_known: masterData.storedCodes,
  html_text_status_known: masterData.storedCodes,
  territory_status_known: masterData.storedCodes,
  machine_status_known: masterData.storedCodes,
  id_mapping_status_known: masterData.storedCodes,
  test_gst_rate_known: GST_RATES,
  bill_line_gst_known: GST_RATES,
  machine_parameter_status_known: masterData.storedCodes,
  result_comment_status_known: masterData.storedCodes,
  medicine_group_kind_known: MEDICINE_KINDS,
  territory_type_known: TERRITORY_TYPES,
  test_storage_known: STORAGE_BANDS,
  incoming_order_status_known: incomingOrder.storedCodes,
  incoming_sample_status_known: incomingSample.storedCodes,
  incoming_order_sex_known: SEXES,
  incoming_sample_sex_known: SEXES,
  sample_batch_band_known: STORAGE_BANDS,
  sample_batch_status_known: simpleAcceptance.storedCodes,
  sample_batch_item_state_known: sampleBatchItem.storedCodes,
  box_discrepancy_kind_known: DISCREPANCY_KINDS,
  box_discrepancy_outcome_known: DISCREPANCY_OUTCOMES,
  bill_transfer_state_known: transfer.storedCodes,
  staged_case_kind_known: CASE_KINDS,
  case_thing_kind_known: THING_KINDS,
  case_thing_laterality_known: LATERALITIES,
  case_thing_why_known: SLIDE_REASONS,
  stage_progress_state_known: testStage.storedCodes,
  storage_unit_kind_known: STORAGE_KINDS,
  storage_unit_class_known: RETENTION_CLASSES,
  storage_unit_status_known: [masterData.codes.enabled, masterData.codes.disabled],
  machine_condition_known: MACHINE_CONDITIONS,
  machine_care_kind_known: CARE_KINDS,
  machine_event_kind_known: MACHINE_STEPS,
  machine_driver_state_known: machineDriver.storedCodes,
  machine_link_transport_known: LINK_TRANSPORTS,
  machine_link_state_known: LINK_STATES,
  machine_link_problem_known: LINK_PROBLEMS,
  machine_message_direction_known: MESSAGE_DIRECTIONS,
  machine_message_state_known: MACHINE_MESSAGE_STATES,
  machine_data_mark_known: RESULT_MARKS,
  result_version_mark_known: STANDING_MARKS,
  machine_data_state_known: machineData.storedCodes,
  machine_data_reason_known: QUARANTINE_REASONS,
  breakpoint_set_convention_known: BREAKPOINT_CONVENTIONS,
  breakpoint_method_known: SUSCEPTIBILITY_METHODS,
  breakpoint_organism_rank_known: ORGANISM_RANKS,
  culture_case_state_known: cultureCase.storedCodes,
  culture_isolate_quantity_known: GROWTH_QUANTITIES,
  culture_issue_kind_known: ISSUE_KINDS,
  culture_alert_desk_known: ALERT_DESKS,
  susceptibility_method_known: SUSCEPTIBILITY_METHODS,
  susceptibility_measured_known: SUSCEPTIBILITY_CATEGORIES,
  susceptibility_category_known: SUSCEPTIBILITY_CATEGORIES,
  susceptibility_overruled_known: SUSCEPTIBILITY_CATEGORIES,
  susceptibility_why_known: UNJUDGED_BECAUSE,
  qc_material_status_known: [masterData.codes.enabled, masterData.codes.disabled],
  qc_series_source_known: QC_SOURCES,
  qc_run_status_known: qcRun.storedCodes,
  qc_run_kind_known: QC_RUN_KINDS,
  qc_run_verdict_known: QC_VERDICTS,
  qc_point_verdict_known: QC_VERDICTS,
  qc_hold_release_known: HOLD_RELEASES,
  qc_look_back_decision_known: LOOK_BACK_DECISIONS,
  eqa_result_verdict_known: EQA_VERDICTS,
  disposal_method_known: DISPOSAL_METHODS,
  disposal_colour_known: BAG_COLOURS,
};
