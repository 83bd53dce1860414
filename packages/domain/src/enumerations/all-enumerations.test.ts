import { expect, test } from 'vitest';
import { ALL_ENUMERATIONS } from './all-enumerations.ts';
import { approvalTypeOf } from './approvals.ts';

/** Spec §2, §3, §4, §5, §6 and §9, as written there, and the product's own lists; coded values as value=name. */
const SPECIFICATION: Record<keyof typeof ALL_ENUMERATIONS, string> = {
  sex: 'M, F, O',
  ageUnit: 'Yrs., Months, Week(s), Days, Hrs.',
  ageOption:
    '5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120',
  nameTitle: 'Mr., Shri., Master, Mrs., Miss., Ms., Smt., Dr., B/O, M/ch, F/ch',
  nameTitleOrNone: ', Mr., Shri., Master, Mrs., Miss., Ms., Smt., Dr., B/O, M/ch, F/ch, B/o',
  nameCasing: 'upper, lower, camel, sentence, none',
  nameTextRule: 'alphabet, alphanumeric',
  patientSearchKey: 'srf_id, abha_id, patient_code, phone',
  patientKind: 'companion, primary',
  patientTarget: 'BILL, PATIENT',
  bookingSource: 'walk_in, home_collection, opd, enquiry, request_callback',
  ticketStandard: 'COVA, ICMR',
  paymentMode:
    'Cash, Card, Cheque, DD, Gate Epay, Online, PayTM Wallet, PayTM UPI, Google Pay, PhonePe, BHIM UPI, Bharat Pay, POS Machine, discount, customer advance, credit note, logistics, agency, payment gateway',
  cardTerminalSetting: 'Merchant ID, Security Token, Store POS code, IMEI',
  invoicePrintMode: 'mrp_slip, b2b_slip, both, none',
  agencyPaymentType: 'rollingAdvance, cash, credit',
  billingCycle: 'monthly, quarterly, fortnightly, 7days, daily',
  agencyAccountMode: 'prepaid, postpaid',
  territoryType: 'Nation, Zone, Region, Area, Others',
  vendorType: 'business_gst, business_none, overseas, consumer, other',
  vendorFileKind: 'msme, cheque, agreement, tax, other',
  extraCharge: 'Freight, P&F, Others, Round Off, Extra Freight',
  organisationSize: 'Others, Micro, Small, Medium',
  taxKind: 'INTER_STATE, INTRA_STATE',
  registrationNumber: 'MSME, GST, CIN, TAN, PAN, IFSC',
  itemCategory: 'CONSUMABLE, NON_CONSUMABLE, ASSET, REAGENT, SERVICE, STATIONARY',
  inventoryUnit:
    'rxn, box, kit, qty, kg, g, mg, l, mL, microL, ML, bag, bottle, packet, pieces, vial, cuvette, pack, stain, strip, test',
  stockCategory: 'test, parameter, sample_type, machine, qc, calibration, other',
  inventoryDocument: 'goods received note, material request, consumption run, user',
  consumptionResult: 'CONSUMED, PARTIAL, ERROR, NOT-CONSUMED',
  stockLevel: 'very low, low, good, high',
  movementType:
    'wastage, transfer, manual consume, credit (stock in), QC auto, QC manual, machine startup, machine shutdown, machine sleep, machine breakdown, stock adjustment, L2L transfer, auto consume, test calibration',
  expiryFilterDays: '0, 1, 7, 14, 28, 91, 182, 365',
  userType: 'DOCTOR, AGENCY, EMPLOYEE, SYSTEM, API',
  employeeKind: 'SALES, PRO, LAB_OP, LOGISTICS_PHL',
  employeeFunction:
    'SALES=sales, PRO=public relation officer, LAB_OP=lab operations, LOGISTICS_PHL=logistics or phlebotomist',
  passwordCheck: 'length, special, digit, lowercase, uppercase',
  labType: 'EXTERNAL',
  permission: '8=create, 4=read, 2=update, 1=delete',
  module:
    'patients, bills, payments, finance, approvals, samples, results, authorise, quality, reports, inventory, purchases, catalog, masters, roles, users, labs, audit',
  notificationChannel: '32=dispatch, 16=print, 8=sms, 4=email, 2=platform messaging, 1=whatsapp',
  searchField:
    'patient_name, patient_phone, abha_id, pincode, age, sex, city, patient_code, area, address, request_no, courier_tracking_no, pickup_title, pick_up_addr, drop_addr, doc_no, agency_name, ref_name, invoice_no, mr_no, barcode, debit_note_no, vendor_name, advance_number, reference_number, payment_mode, refund_no, ref_no, item_name, item_code, lot_no, client_code, invoice_number, lab_id, test_name, test_code, parameter_name, parameter_code, address_name, state, entity_name, added_by, test_names',
  resultFilterState: 'pending, partial, completed, deptaccessioned, naccessioned, ncollected, outsourced',
  datePreset:
    '1=today, 2=yesterday, 3=thisWeek, 4=lastWeek, 5=thisMonth, 6=lastMonth, 7=thisQuarter, 8=lastQuarter, 9=thisYear, 10=lastYear, 11=thisFiscalYear, 12=lastFiscalYear, 98=allTime, 99=custom',
  datePresetLabel:
    '1=today, 2=yesterday, 3=this week, 4=last week, 5=this month, 6=last month, 7=this quarter, 8=last quarter, 9=this year, 10=last year, 11=this fiscal year, 12=last fiscal year, 98=all time, 99=custom',
  urgency: 'cool, warm, hot',
  language: 'en, hi, mr',
  billPriority: 'routine, stat',
  testKind: 'test, profile, package',
  autoverificationRule:
    'tube, stability, machineFlags, quarantine, control, value, words, plausible, measuringRange, critical, normal, release, delta, consistency, contamination, reflex, rerun, firstPositive, age, comment, note, swap, otherSex, sameTube, block, notCovered',
  ruleSetMode: 'off, shadow, live',
  quarantineReason:
    'not-whole, unreadable, unknown-tube, not-ordered, unknown-code, no-value, unreadable-value, implausible, wrong-unit, not-final, takes-back, other-person, other-script, cancelled-test, not-accessioned, not-open, already-checked, differs, unknown-control, refused',
  machineMessageState: 'waiting, read, kept',
  messageDirection: 'in, out',
  linkTransport: 'tcpServer, tcpClient, folder',
  linkState: 'off, listening, calling, connected, watching, failed',
  linkProblem:
    'port-taken, place-not-allowed, address-not-ours, unreachable, folder-missing, file-failed, file-too-long, driver-faulty, foreign-address, too-many-connections, too-slow, not-stored, bad-checksum, bad-sequence, too-long, noise, timeout, contention, refused-by-machine, incomplete, unsupported-message',
  verdictOutcome: 'told, checked, held, switchedOff, refused',
  ruleSwitchKind: 'lab, test, machine',
  parameterKind: 'numeric, text, choice, calculated, narrative, attachment',
  deltaMode: 'absolute, percent, ratePerDay, percentPerDay, otherWord',
  resultSource: 'manual, calculated, machine, external',
  postingKind:
    'bill, discount, payment, reversal, cancellation, refund, handling, payout, writeOff, advance, advanceReturn, creditNote, debitNote, noteCancel, cashDifference, stockIn, stockOpened, stockUsed, stockWasted, stockAdjusted, stockMoved, vendorInvoice, vendorDebit, vendorPayment, vendorTds, agencyCharge, agencyDebit, agencyReceipt, agencyTds, agencyReversal, agencyCredit, commission, commissionTds, commissionPaid, labPayment, labPaymentBack, settlement, settlementFee, settlementDifference',
  resultFlag: 'L, H, LL, HH, A, AA',
  revisionStatus: 'FINAL, PROVISIONAL, AMENDED',
  testTypeFilter: 'all, package, test, profile',
  enabledFilter: 'all, enabled_tests, disabled_tests',
  selectMode: '0=SINGLE, 1=ALL, 2=SELECTED, 3=COMPLETE_ONLY',
  reportFormat: 'excel, csv, pdf',
  reportSchedule: 'daily, weekly, monthly, custom',
  reportSection: 'free format=FREE_FORMAT_SINGLE, free format with variables=FILL_BLANKS',
  deliveryPriority: '1=immediate, 2=scheduled, 4=delayed',
  amendAction: 'NO_OP, AMEND_TRUE, AMEND_FALSE',
  formElement:
    'TEXT, TABLE, DATE, TIME, BLANK, INPUT, MULTILINE, CHECKBOX, RADIO, BUTTON_GROUP, PAGE_BREAK, DROPDOWN, SELECTION, BULLET, HEADER, IMG',
  formMode: '0=ADD, 1=EDIT',
  formDisplay: '0=PANEL, 1=INLINE',
  dialogKind: '0=DELETE, 1=WARNING, 2=INFO',
  toastType: 'ERROR, SUCCESS, WARNING, INFO',
  landingView:
    'Patients list/home, hospital information system view, appointments, dashboard, customer care, sample management, inventory',
  storedItem: 'l_id, labSwitches, facility_id, locations, userinfo, online',
  storedUserField: 'name, username, is_demo_user',
  topLevelDomain: 'in, com, eu, com.au, jp, ca',
  imagingModality: 'CT, MR, CR, DX, US, PT, NM, MG, RF',
  viewerMode: '/segmentation, /tmtv, /microscopy, /dynamic-volume',
  auditKind:
    'BILL, BILL_TEST, BILL_PARAMETER, BILL_SAMPLE, MACHINE_STARTUP, MACHINE_SHUTDOWN, MACHINE_SLEEP-MODE, MACHINE_BREAKDOWN, MACHINE_CALIBRATION, QC_AUTO, QC_MANUAL, USER',
  eventKind:
    'BILL, BILL_TEST, BILL_PARAMETER, BILL_SAMPLE, USER, ROLE, API_KEY, AGENCY, AGENCY_ACCOUNT, AGENCY_RECEIPT, AGENCY_INVOICE, INVOICE_RUN, PATIENT, PAYMENT, REFUND, ADVANCE, NOTE, PAYMENT_ORDER, PAYMENT_GATEWAY, CARD_TERMINAL, APPROVAL, APPROVAL_RULE, DELEGATION, COUNTER_SHIFT, COUPON, REPORT, LAB, LAB_SETTING, FIRM, LOCATION, DEPARTMENT, DOCTOR, FILE, TEST, PARAMETER, RATE_LIST, IMPORT, JOB, SPECIMEN, ORGANISM_FAMILY, ORGANISM, MEDICINE_GROUP, MEDICINE, CULTURE_COMMENT, HTML_TEXT, TERRITORY, MACHINE, MACHINE_STARTUP, MACHINE_SHUTDOWN, MACHINE_SLEEP-MODE, MACHINE_BREAKDOWN, MACHINE_CALIBRATION, MACHINE_MAINTENANCE, MACHINE_CARE, MACHINE_LINK, MACHINE_DRIVER, MACHINE_DATA, ID_MAPPING, SAMPLE_TYPE, INTERFACING, RESULT_COMMENT, SAMPLE_BATCH, BOX_DISCREPANCY, BILL_TRANSFER, STORAGE_UNIT, DISPOSAL, QC_AUTO, QC_MANUAL, QC_MATERIAL, QC_LOT, QC_SERIES, QC_HOLD, QC_PLAN, EQA_ROUND, INCOMING_SAMPLE, INCOMING_ORDER, CULTURE, BREAKPOINT_SET, RULE_SET, RULE_SWITCH, PUBLISHING_RULE, MESSAGE, MESSAGE_TEMPLATE, INTEGRATION, NOTICE, PUSH, REPORT_TEMPLATE, EXPLORER_VIEW, REPORT_SCHEDULE, REPORT_RUN, SMART_REPORT, SMART_RULE, ITEM, STORE, STOCK_LOT, STOCK_DOCUMENT, VENDOR, RATE_CONTRACT, PURCHASE_ORDER, GOODS_RECEIPT, VENDOR_INVOICE, MATERIAL_RETURN, VENDOR_DEBIT_NOTE, VENDOR_PAYMENT, TDS_CHALLAN, INDENT, STOCK_TRANSFER, STOCK_AUDIT, CONSUMPTION_MAP, PAYEE, PAYOUT, LAB_PAYMENT, SETTLEMENT_BATCH, BANK_ACCOUNT, BANK_STATEMENT, BANK_LINE',
  logLevel: '0=error, 1=info, 2=debug',
  taskType: '0=sample pickup, 1=sample box pickup, 2=report delivery, 3=cash pickup, 4=home collection',
  requestKind: 'logistics request, phlebotomy request',
  approvalType:
    '0=bill discount, 1=purchase order, 2=credit note, 3=vendor, 4=material return, 5=vendor debit note, 7=vendor rate contract, 8=vendor invoice, 9=outsourced test PO',
  finalApproval: '-1=rejected, 10=completed, 9=failed, 8=auto approved',
  openApproval: '0=pending, 1=partial, 15=pending on me, 16=pending on others, 20=awaiting',
  approvalTypeOfLab:
    '0=bill discount, 1=purchase order, 2=credit note, 3=vendor, 4=material return, 5=vendor debit note, 7=vendor rate contract, 8=vendor invoice, 9=outsourced test PO, 20=vendor payment, 21=agency credit limit',
  approvalMode: 'hierarchical',
  approvalAssignment: '0=user, 1=role',
  stageAction: 'start_stage, complete_stage, reject_stage, save_stage_result',
  qcRunLabel: 'not started, started, completed, ready to run',
  egfrParameter: 'egfrcal, egfrckdepi, egfrmdrd',
  genericPattern: 'alphanumeric, alphanumeric with spaces, letters with spaces, digits only, email-like',
  uploadEnding: 'jpg, jpeg, png, doc, docx, pdf, xlsx',
  storageKind: 'room, device, shelf, rack, box',
  retentionClass: 'serum, wholeBlood, urine, fluid, slide, tissue, block, other',
  retrievalReason: 'addedTest, repeat, check, other',
  bagColour: 'yellow, red, white, blue',
  disposalMethod: 'autoclave, chemical, incineration, deepBurial, commonFacility',
  patientField:
    'name_title, patient_id, name, phone, email, age_sex, address, city, birthdate, phone_2, state, district, adhar_no, dv.passport_number, pincode, patient_details.area',
  ageSexField: 'age, sex, unit',
  detailedAgeField: 'age_y, age_m, age_w, age_d, age_h',
  addressField: 'addr_1, addr_2, landmark, city, pincode',
  billTestField:
    'bill_test_id, test_id, test_state, isPackage, restrict_report_till_all_check, collected_info, checked_info.isChecked, dv.tat_h, due_at',
  collectedInfoField: 'isAccessioned, accessionDT, enforceDeptAccession, deptAccessioneDT',
  testResultField: 'current_value, parameter_info',
  parameterInfoField: 'parameter_code, allowed_value_range',
  qcInput: 'base_mean, min_value, max_value, data',
  qcPointField: 'value, dt, dv.isExcludedFromCal',
  qcFigure: 'mean, sd, cal_sd, cv',
  discountSpecField: 'upto_amnt, max_discount',
  labField: 'lab_type, home_l_id',
  opdSlotField: 'available_from, available_to, slot_size_minutes, opd_time_slot, slot_count',
  approvalRequestField: 'request_status, approver_details',
  approverField: 'approver_title, status_updated_on, approver_id',
  lastApproverField: 'done_by_str, change_dt, done_by',
};

test.each(Object.entries(ALL_ENUMERATIONS))('%s is that of the specification', (name, values) => {
  const written = Array.isArray(values)
    ? values.join(', ')
    : Object.entries(values)
        .map(([value, code]) => `${code}=${value}`)
        .join(', ');
  expect(written).toBe(new Map(Object.entries(SPECIFICATION)).get(name));
});

test('no enumeration repeats a value', () => {
  for (const values of Object.values(ALL_ENUMERATIONS)) {
    const list = Object.values(values);
    expect(new Set(list).size).toBe(list.length);
  }
});

test.each([
  [0, 'bill discount'],
  [5, 'vendor debit note'],
  [6, null],
  [7, 'vendor rate contract'],
  [10, null],
  [-1, null],
])('approval type %i is %s', (code, type) => {
  expect(approvalTypeOf(code)).toBe(type);
});
