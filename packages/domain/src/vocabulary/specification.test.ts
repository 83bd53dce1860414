import { expect, test } from 'vitest';
import { vocabulary } from './vocabulary.ts';

/** Spec §4, set by set as it is written there: 'code label', 'NAME code', or 'code label (NAME)'. */
const SETS: Readonly<Record<string, string>> = {
  incomingSample: '0 pending, 10 accepted, 20 accessioned, 30 registered, 99 rejected',
  incomingOrder: 'INCOMING 0, ACCEPTED 10, REGISTERED 20, CANCELLED 99',
  sampleBatchItem:
    '0 incoming, 10 assigned to logistic boy, 20 rejected by logistic boy, 30 accepted, 40 in transit, 50 sample collected, 60 sample arrived at lab, 70 approved by accounts, 80 registered, 90 canceled',
  requestState: '0 incoming, 50 approved, 80 rejected, 99 expired',
  invoice: '0 draft, 10 sent, 12 unpaid, 15 partial paid, 20 paid, 90 unknown, 99 all',
  purchaseOrder:
    '0 draft, 10 created, 20 accepted, 40 approved, 50 pending, 60 partial received, 70 received, 90 canceled, 100 partial canceled',
  indent: '0 draft, 10 created, 20 accepted, 40 approved, 50 pending, 90 canceled',
  inventoryAudit: '0 scheduled, 10 in progress, 20 finalized, 40 approved, 90 canceled',
  labPayment:
    '0 draft (DRAFT), 10 created (CREATED), 20 archival requested (ARCHIVAL_REQUEST_CREATED), 40 approved by receiver (APPROVED_BY_RECEIVER), ' +
    '60 submitted to bank (SUBMITTED_TO_BANK), 90 approved by finance (APPROVED_FINANCE), 96 rejected by finance (REJECTED_FINANCE), ' +
    '97 reversed by finance (REVERSED_FINANCE), 98 rejected by user (REJECTED), 99 cancelled (CANCELLED), 100 archived (ARCHIVED), ' +
    '110 archival rejected (ARCHIVAL_REJECTED)',
  settlementBatch:
    'OPEN 0, REQUEST_CREATED 10, ARCHIVAL_REQUEST_CREATED 20, SUBMITTED_TO_BANK 60, SETTLED 90, ARCHIVED 100, ARCHIVAL_REJECTED 110',
  rerun: '0 requested, 10 in progress, 20 done',
  transfer: '0 created, 5 in transit, 7 accounts approved, 8 accounts rejected, 10 accepted, 99 rejected',
  simpleAcceptance: '0 created, 10 accepted, 99 rejected',
  interLocationTransfer:
    '0 draft, 20 created, 40 accepted, 90 canceled, 100 transferred, 110 partial transferred, 120 in transit, 130 partially received, 140 received',
  logisticsTask:
    '0 unassigned, 10 assigned, 20 accepted, 30 rejected, 40 on the way, 50 reached at pickup, 60 task done, 70 towards drop, 80 reached at lab, ' +
    '90 couriered, 100 transferred, 110 delivered at lab, 120 closed, 130 canceled, 150 show details',
  logisticsSubTask:
    '0 pending, 10 completed, 20 transferred, 25 couriered source, 30 couriered, 40 delivered, 50 cancelled',
  taskType: '0 sample pickup, 1 sample box pickup, 2 report delivery, 3 cash pickup, 4 home collection',
  approvalRequest:
    '-1 rejected, 0 pending, 1 partial, 8 auto approved, 9 approved but action failed, 10 completed, 15 pending on me, 16 pending on others, 20 awaiting',
  approvalStep: '-1 rejected, 0 pending, 1 notified, 2 skipped, 3 invalid, 4 approved',
  approvalType:
    '0 bill discount, 1 purchase order, 2 credit note, 3 vendor, 4 material return, 5 vendor debit note, 7 vendor rate contract, 8 vendor invoice, 9 outsourced test PO',
  masterData: '1 enabled, 0 draft, -1 disabled',
  accountStatus: '0 active, 10 draft, 20 pending, 50 disabled, 90 terminated',
  labAccount: 'ACTIVE 10, REPORT_BLOCK 20, SUSPENDED 30, REGISTRATION_DISABLED 40, TERMINATED 50',
  physicalSample:
    '0 not collected, 10 collected, 20 accessioned, 30 dept accessioned, 40 outsourced, 50 in transit, 60 re-sampling, 70 archival, 71 disposed, 72 returned, 90 canceled',
  testStage: 'NOT_STARTED 0, READY_TO_RUN -1, STARTED 1, COMPLETED 2, REJECTED 3',
  reportDispatch: '1 ready to print, 2 ready to dispatch, 3 dispatched, 4 cancelled, 5 on hold, 6 released',
  debitNote: '0 draft, 5 created, 20 approved, 30 rejected, 40 debit note generated, 50 pending',
  customerAdvance: '0 active, 10 draft, 20 pending, 50 rejected, 100 cancelled',
  rateContract: '0 active, 10 draft, 20 queue, 30 pending, 50 expired, 90 cancelled',
  openClosed: '5 open, 10 closed',
  integrationLog: '1 posted, 2 post failed, 3 updated, 4 update failed, 5 deleted, 6 delete failed',
};

/** Sets of spec §4 whose names are their codes; bill tests have a label besides. */
const NAMED_SETS: Readonly<Record<string, string>> = {
  billTest:
    'ncollected=collection pending, naccessioned=accession pending, pending=result pending, partial=partially completed, completed=completed, checked=checked, ' +
    'outsourced=outsourced, deptaccessioned=department accessioned, canceled=rejected, onHold=onhold, rerun=rerun',
  resultFilterState: 'pending, partial, completed, deptaccessioned, naccessioned, ncollected, outsourced',
  stageAction: 'start_stage, complete_stage, reject_stage, save_stage_result',
  qcRunLabel: 'not started, started, completed, ready to run',
  importJob: 'draft, progress, success, failure, done',
  genericOutcome: 'PENDING, SUCCESS, FAILURE',
  consent: 'REQUESTED, WAITING, GRANTED, DENIED, REVOKED, EXPIRED, ERRORED',
  dataTransfer: 'TRANSFERRED, FAILED, PENDING, REQUESTED, ERROR',
  amendAction: 'NO_OP, AMEND_TRUE, AMEND_FALSE',
  stockLevel: 'very low, low, good, high',
  movementType:
    'wastage, transfer, manual consume, credit (stock in), QC auto, QC manual, machine startup, machine shutdown, machine sleep, machine breakdown, ' +
    'stock adjustment, L2L transfer, auto consume, test calibration',
};

/** Sets of features that the specification names without their states (spec §1 "refunds", "credit notes") or only by its address (spec §7 /api/pg/orders); coded as its sets of the same kind. */
const OWN_SETS: readonly string[] = [
  'accountingNote',
  'cultureCase',
  'machineData',
  'machineDriver',
  'paymentOrder',
  'payout',
  'qcRun',
  'refund',
  'ruleSet',
];

/** Everything that the other sections call by a name, line by line in their order. */
const WORDS: Readonly<Record<string, string>> = {
  '§2 landing views':
    'Patients list/home, hospital information system view, appointments, dashboard, customer care, sample management, inventory',
  '§2 viewer modes': '/segmentation, /tmtv, /microscopy, /dynamic-volume',
  '§3 patient':
    'name_title, patient_id, name, phone, email, age_sex, age, sex, unit, address, city, birthdate, phone_2, state, district, adhar_no, dv.passport_number, pincode, patient_details.area',
  '§3 search keys': 'srf_id, abha_id, patient_code, phone',
  '§3 kinds and targets': 'companion, primary, BILL, PATIENT',
  '§3 detailed age': 'age_y, age_m, age_w, age_d, age_h, Yrs., Months, Week(s), Days, Hrs., M, F, O',
  '§3 titles': 'Mr., Shri., Master, Mrs., Miss., Ms., Smt., Dr., B/O, M/ch, F/ch, B/o',
  '§3 casing': 'upper, lower, camel, sentence, none',
  '§3 address': 'addr_1, addr_2, landmark, city, pincode',
  '§3 bill test':
    'bill_test_id, test_id, test_state, isPackage, restrict_report_till_all_check, collected_info, isAccessioned, accessionDT, enforceDeptAccession, deptAccessioneDT, checked_info.isChecked, dv.tat_h, due_at',
  '§3 test result': 'current_value, parameter_info, parameter_code, allowed_value_range',
  '§3 QC series':
    'base_mean, min_value, max_value, data, value, dt, dv.isExcludedFromCal, mean, sd, cal_sd, cv',
  '§3 discount_specs and lab': 'upto_amnt, max_discount, lab_type, EXTERNAL, home_l_id',
  '§3 OPD slot': 'available_from, available_to, slot_size_minutes, opd_time_slot, slot_count',
  '§3 approval request':
    'request_status, approver_details, approver_title, status_updated_on, approver_id, done_by_str, change_dt, done_by',
  '§3 vendor types': 'business_gst, business_none, overseas, consumer, other',
  '§3 agencies':
    'mrp_slip, b2b_slip, both, none, rollingAdvance, cash, credit, monthly, quarterly, fortnightly, 7days, daily, prepaid, postpaid',
  '§3 item categories': 'CONSUMABLE, NON_CONSUMABLE, ASSET, REAGENT, SERVICE, STATIONARY',
  '§3 units':
    'rxn, box, kit, qty, kg, g, mg, l, mL, microL, ML, bag, bottle, packet, pieces, vial, cuvette, pack, stain, strip, test',
  '§3 extra charges': 'Freight, P&F, Others, Round Off, Extra Freight',
  '§3 payment modes':
    'Cash, Card, Cheque, DD, Gate Epay, Online, PayTM Wallet, PayTM UPI, Google Pay, PhonePe, BHIM UPI, Bharat Pay, POS Machine, discount, customer advance, credit note, logistics, agency, payment gateway',
  '§3 card terminal': 'Merchant ID, Security Token, Store POS code, IMEI',
  '§3 people': 'SALES, PRO, LAB_OP, LOGISTICS_PHL, DOCTOR, AGENCY, EMPLOYEE, SYSTEM, API',
  '§3 territories and sizes': 'Nation, Zone, Region, Area, Others, Micro, Small, Medium',
  '§3 tax kinds': 'INTER_STATE, INTRA_STATE',
  '§3 search fields':
    'patient_name, patient_phone, abha_id, pincode, age, sex, city, patient_code, area, address, request_no, courier_tracking_no, pickup_title, pick_up_addr, drop_addr, doc_no, agency_name, ref_name, invoice_no, mr_no, barcode, debit_note_no, vendor_name, advance_number, reference_number, payment_mode, refund_no, ref_no, item_name, item_code, lot_no, client_code, invoice_number, lab_id, test_name, test_code, parameter_name, parameter_code, address_name, state, entity_name, added_by, test_names',
  '§3 presets': '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 98, all time, 99, custom',
  '§3 reports': 'excel, csv, pdf, daily, weekly, monthly, custom',
  '§3 booking sources': 'walk_in, home_collection, opd, enquiry, request_callback',
  '§3 filters': 'all, package, test, profile, enabled_tests, disabled_tests',
  '§3 stock categories': 'test, parameter, sample_type, machine, qc, calibration, other',
  '§3 tickets and sections':
    'COVA, ICMR, FREE_FORMAT_SINGLE, free format, FILL_BLANKS, free format with variables',
  '§3 form elements':
    'TEXT, TABLE, DATE, TIME, BLANK, INPUT, MULTILINE, CHECKBOX, RADIO, BUTTON_GROUP, PAGE_BREAK, DROPDOWN, SELECTION, BULLET, HEADER, IMG',
  '§3 modalities': 'CT, MR, CR, DX, US, PT, NM, MG, RF',
  '§3 audit kinds':
    'BILL, BILL_TEST, BILL_PARAMETER, BILL_SAMPLE, MACHINE_STARTUP, MACHINE_SHUTDOWN, MACHINE_SLEEP-MODE, MACHINE_BREAKDOWN, MACHINE_CALIBRATION, QC_AUTO, QC_MANUAL, USER',
  '§3 inventory':
    'goods received note, material request, consumption run, user, CONSUMED, PARTIAL, ERROR, NOT-CONSUMED',
  '§3 bits':
    'create, 8, read, 4, update, 2, delete, 1, dispatch, 32, print, 16, sms, email, platform messaging, whatsapp',
  '§3 stored items':
    'l_id, labSwitches, facility_id, locations, userinfo, name, username, is_demo_user, online',
  '§4 logistics': 'logistics request, phlebotomy request',
  '§4 approvals':
    'hierarchical, rejected, completed, failed, auto approved, partial, pending on me, pending on others, awaiting',
  '§5 texts and uploads': 'alphabet, alphanumeric, jpg, jpeg, png, doc, docx, pdf, xlsx',
  '§5 passwords': 'length, special, digit, lowercase, uppercase',
  '§5 numbers': 'MSME, GST, CIN, TAN, PAN, IFSC',
  '§5 patterns': 'alphanumeric, alphanumeric with spaces, letters with spaces, digits only, email-like',
  '§6 employees': 'sales, public relation officer, lab operations, logistics or phlebotomist',
  '§6 approval roles': 'user, 0, role, 1',
  '§8 toasts': 'ERROR, SUCCESS, WARNING, INFO, top right',
  '§9 constants':
    '300000, 60000, 120000, 2500, 1000, 1, 15, 1000000, 25, 10, INR, DD/MM/YYYY, DD/MM/YYYY HH:mm:ss, 12, 7, en, unknown',
  '§9 expiry filters': '0, 1, 7, 14, 28, 91, 182, 365',
  '§9 log levels': 'error, 0, info, 1, debug, 2',
  '§9 domains': 'in, com, eu, com.au, jp, ca',
  '§9 ages': '8766, 8760, 30.44, 168',
  '§9 urgency': 'warm, hot, 360, 1500',
  '§9 eGFR': 'egfrcal, egfrckdepi, egfrmdrd',
  '§9 date filters':
    'today, yesterday, this week, last week, this month, last month, this quarter, last quarter, this year, last year, this fiscal year, last fiscal year',
  '§9 modes':
    'immediate, scheduled, delayed, SINGLE, ALL, SELECTED, COMPLETE_ONLY, ADD, EDIT, PANEL, INLINE, DELETE, WARNING, INFO',
};

/** Texts in quotation marks, in the order of the specification. */
const MESSAGES = [
  'Loading...',
  'New updates available, press Ctrl+Shift+R on keyboard to update.',
  'Taking a long time...',
  'Click to retry',
  'You are offline',
  'Sample is in pending state',
  'Sample is already accessioned',
  'Sample is already registered',
  'Sample is rejected',
  'Sample is rejected by logisitc boy',
  'Sample is accepted by logisitc boy',
  'Special characters not allowed in Lab ID. Please enter only numbers.',
  'Please enter valid lab ID',
  'The provided Lab ID is outside the acceptable range.  Please contact our support team for further assistance.',
  'Please enter a valid phone number',
  'Please enter a valid email address',
  'This user is not allowed to assign discount more then {limit}',
  'Please contact lab admin',
  'The discount should not be greater than the billing amount.',
  'Enter correct date',
  '(Previously Selected)',
  'added in request',
  'bad request',
  'one pending request',
  'internal server error',
  ' error code: {code}',
  'Failed to perform operation',
  // Font names hold commas, so they stand here.
  'Calibri, Helvetica, sans-serif',
];

const sets = new Map(vocabulary().statusSets.map((set) => [set.name, set]));

test.each(Object.entries(SETS))('%s has the states of spec §4 and no others', (name, written) => {
  const states = sets.get(name)?.states ?? [];
  const found = written.split(', ').map((entry) => {
    const [, code, label, known] = /^(-?\d+) (.+?)(?: \((\w+)\))?$/u.exec(entry) ?? [];
    const [, upper, upperCode] = /^([A-Z_]+) (-?\d+)$/u.exec(entry) ?? [];
    return states.find(
      (state) =>
        state.code === Number(code ?? upperCode) &&
        (label === undefined ? state.name === upper : state.label === label) &&
        (known === undefined || state.name === known),
    );
  });
  expect(found).not.toContain(undefined);
  expect(new Set(found).size).toBe(states.length);
});

test.each(Object.entries(NAMED_SETS))('%s has the names of spec §4 and no others', (name, written) => {
  const states = sets.get(name)?.states ?? [];
  const withLabels = written.includes('=');
  expect(states.map(({ code, label }) => (withLabels ? `${code}=${label}` : code)).join(', ')).toBe(written);
});

test('there are no other sets', () => {
  const known = [...Object.keys(SETS), ...Object.keys(NAMED_SETS), ...OWN_SETS];
  expect([...sets.keys()].toSorted()).toEqual(known.toSorted());
});

/** Every text and number of the document, keys of objects included. */
function everythingIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(everythingIn);
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, entry]) => [key, ...everythingIn(entry)]);
}

const { enumerations, constants, messages } = vocabulary();
const spoken = new Set(everythingIn([enumerations.map(({ values, codes }) => [values, codes]), constants]));

test.each(Object.entries(WORDS))('%s are all there, letter for letter', (_, words) => {
  expect(words.split(', ').filter((word) => !spoken.has(word))).toEqual([]);
});

test('every quoted text is there, letter for letter', () => {
  const texts = new Set([...everythingIn(messages), ...everythingIn(constants)]);
  expect(MESSAGES.filter((text) => !texts.has(text))).toEqual([]);
});
