import { MODULES } from '../access/modules.ts';
import { PERMISSION } from '../access/permission-bits.ts';
import { PASSWORD_CHECKS } from '../identity/password-meter.ts';
import { POSTING_KINDS } from '../money/posting-kinds.ts';
import { PAYMENT_MODES } from '../money/payment-mode.ts';
import { AGE_OPTIONS, AGE_UNITS } from '../people/ages/age-unit.ts';
import { NAME_CASINGS } from '../people/names/name-casing.ts';
import { NAME_TEXT_RULES } from '../people/names/name-text.ts';
import { NAME_TITLES, NAME_TITLES_OR_NONE } from '../people/names/name-title.ts';
import { SEXES } from '../people/sex.ts';
import { REVISION_STATUSES } from '../reports/report-snapshot.ts';
import { EGFR_PARAMETERS } from '../formulas/egfr.ts';
import { FLAGS } from '../results/flag.ts';
import { RESULT_FILTER_STATES } from '../status-sets/lab/bill-test.ts';
import { BAG_COLOURS, DISPOSAL_METHODS } from '../storage/disposal-rules.ts';
import { RETENTION_CLASSES } from '../storage/retention.ts';
import { STORAGE_KINDS } from '../storage/storage-kinds.ts';
import { RETRIEVAL_REASONS } from '../storage/storing-rules.ts';
import { UPLOAD_ENDINGS } from '../text/file-name.ts';
import { GENERIC_PATTERNS } from '../text/generic-patterns.ts';
import { DATE_PRESET_LABELS, DATE_PRESETS } from '../time/date-filter.ts';
import { URGENCIES } from '../time/turn-around.ts';
import * as machineReasons from '../machines/machine-data-reason.ts';
import * as machineLinks from '../machines/machine-link.ts';
import * as chain from '../autoverification/rule-chain.ts';
import * as agencies from './agencies.ts';
import * as approvals from './approvals.ts';
import * as audit from './audit.ts';
import * as bills from './bills.ts';
import * as filters from './catalogue-filters.ts';
import * as forms from './forms.ts';
import * as imaging from './imaging.ts';
import * as inventory from './inventory.ts';
import * as logistics from './logistics.ts';
import * as patients from './patients.ts';
import * as purchasing from './purchasing.ts';
import * as fields from './record-fields.ts';
import * as reporting from './reporting.ts';
import * as screens from './screens.ts';
import * as results from './results.ts';
import { SEARCH_FIELDS } from './search-fields.ts';
import * as stages from './stages.ts';
import * as users from './users.ts';

/** Values in the order of the specification: words or numbers, or words with their codes. */
export type EnumerationValues = readonly (string | number)[] | Readonly<Record<string, string | number>>;

/** Every enumeration of the product by name, for the vocabulary and the generated page. */
export const ALL_ENUMERATIONS = {
  sex: SEXES,
  ageUnit: AGE_UNITS,
  ageOption: AGE_OPTIONS,
  nameTitle: NAME_TITLES,
  nameTitleOrNone: NAME_TITLES_OR_NONE,
  nameCasing: NAME_CASINGS,
  nameTextRule: NAME_TEXT_RULES,
  patientSearchKey: patients.PATIENT_SEARCH_KEYS,
  patientKind: patients.PATIENT_KINDS,
  patientTarget: patients.PATIENT_TARGETS,
  bookingSource: patients.BOOKING_SOURCES,
  ticketStandard: patients.TICKET_STANDARDS,
  paymentMode: PAYMENT_MODES,
  cardTerminalSetting: agencies.CARD_TERMINAL_SETTINGS,
  invoicePrintMode: agencies.INVOICE_PRINT_MODES,
  agencyPaymentType: agencies.AGENCY_PAYMENT_TYPES,
  billingCycle: agencies.BILLING_CYCLES,
  agencyAccountMode: agencies.AGENCY_ACCOUNT_MODES,
  territoryType: agencies.TERRITORY_TYPES,
  vendorType: purchasing.VENDOR_TYPES,
  vendorFileKind: purchasing.VENDOR_FILE_KINDS,
  extraCharge: purchasing.EXTRA_CHARGES,
  organisationSize: purchasing.ORGANISATION_SIZES,
  taxKind: purchasing.TAX_KINDS,
  registrationNumber: purchasing.REGISTRATION_NUMBERS,
  itemCategory: inventory.ITEM_CATEGORIES,
  inventoryUnit: inventory.INVENTORY_UNITS,
  stockCategory: inventory.STOCK_CATEGORIES,
  inventoryDocument: inventory.INVENTORY_DOCUMENTS,
  consumptionResult: inventory.CONSUMPTION_RESULTS,
  stockLevel: inventory.STOCK_LEVELS,
  movementType: inventory.MOVEMENT_TYPES,
  expiryFilterDays: inventory.EXPIRY_FILTER_DAYS,
  userType: users.USER_TYPES,
  employeeKind: users.EMPLOYEE_KINDS,
  employeeFunction: users.EMPLOYEE_FUNCTIONS,
  passwordCheck: PASSWORD_CHECKS,
  labType: [users.EXTERNAL_LAB],
  permission: PERMISSION,
  module: MODULES,
  notificationChannel: reporting.NOTIFICATION_CHANNELS,
  searchField: SEARCH_FIELDS,
  resultFilterState: RESULT_FILTER_STATES,
  datePreset: DATE_PRESETS,
  datePresetLabel: DATE_PRESET_LABELS,
  urgency: URGENCIES,
  language: bills.LANGUAGES,
  billPriority: bills.BILL_PRIORITIES,
  testKind: bills.TEST_KINDS,
  autoverificationRule: chain.AUTOVERIFICATION_RULES,
  ruleSetMode: chain.RULE_SET_MODES,
  verdictOutcome: chain.VERDICT_OUTCOMES,
  ruleSwitchKind: chain.RULE_SWITCH_KINDS,
  quarantineReason: machineReasons.QUARANTINE_REASONS,
  machineMessageState: machineReasons.MACHINE_MESSAGE_STATES,
  messageDirection: machineReasons.MESSAGE_DIRECTIONS,
  linkTransport: machineLinks.LINK_TRANSPORTS,
  linkState: machineLinks.LINK_STATES,
  linkProblem: machineLinks.LINK_PROBLEMS,
  parameterKind: results.PARAMETER_KINDS,
  deltaMode: results.DELTA_MODES,
  resultSource: results.RESULT_SOURCES,
  postingKind: POSTING_KINDS,
  resultFlag: FLAGS,
  revisionStatus: REVISION_STATUSES,
  testTypeFilter: filters.TEST_TYPE_FILTERS,
  enabledFilter: filters.ENABLED_FILTERS,
  selectMode: filters.SELECT_MODES,
  reportFormat: reporting.REPORT_FORMATS,
  reportSchedule: reporting.REPORT_SCHEDULES,
  reportSection: reporting.REPORT_SECTIONS,
  deliveryPriority: reporting.DELIVERY_PRIORITIES,
  amendAction: reporting.AMEND_ACTIONS,
  formElement: forms.FORM_ELEMENTS,
  formMode: forms.FORM_MODES,
  formDisplay: forms.FORM_DISPLAYS,
  dialogKind: screens.DIALOG_KINDS,
  toastType: screens.TOAST_TYPES,
  landingView: screens.LANDING_VIEWS,
  storedItem: screens.STORED_ITEMS,
  storedUserField: screens.STORED_USER_FIELDS,
  topLevelDomain: screens.TOP_LEVEL_DOMAINS,
  imagingModality: imaging.IMAGING_MODALITIES,
  viewerMode: imaging.VIEWER_MODES,
  auditKind: audit.AUDIT_KINDS,
  eventKind: audit.EVENT_KINDS,
  logLevel: audit.LOG_LEVELS,
  taskType: logistics.TASK_TYPES,
  requestKind: logistics.REQUEST_KINDS,
  approvalType: approvals.SPECIFIED_APPROVAL_TYPES,
  approvalTypeOfLab: approvals.APPROVAL_TYPES,
  finalApproval: approvals.FINAL_APPROVALS,
  openApproval: approvals.OPEN_APPROVALS,
  approvalMode: approvals.APPROVAL_MODES,
  approvalAssignment: approvals.APPROVAL_ASSIGNMENTS,
  stageAction: stages.STAGE_ACTIONS,
  qcRunLabel: stages.QC_RUN_LABELS,
  egfrParameter: EGFR_PARAMETERS,
  genericPattern: GENERIC_PATTERNS,
  uploadEnding: UPLOAD_ENDINGS,
  storageKind: STORAGE_KINDS,
  retentionClass: RETENTION_CLASSES,
  retrievalReason: RETRIEVAL_REASONS,
  bagColour: BAG_COLOURS,
  disposalMethod: DISPOSAL_METHODS,
  patientField: fields.PATIENT_FIELDS,
  ageSexField: fields.AGE_SEX_FIELDS,
  detailedAgeField: fields.DETAILED_AGE_FIELDS,
  addressField: fields.ADDRESS_FIELDS,
  billTestField: fields.BILL_TEST_FIELDS,
  collectedInfoField: fields.COLLECTED_INFO_FIELDS,
  testResultField: fields.TEST_RESULT_FIELDS,
  parameterInfoField: fields.PARAMETER_INFO_FIELDS,
  qcInput: fields.QC_INPUTS,
  qcPointField: fields.QC_POINT_FIELDS,
  qcFigure: fields.QC_FIGURES,
  discountSpecField: fields.DISCOUNT_SPEC_FIELDS,
  labField: fields.LAB_FIELDS,
  opdSlotField: fields.OPD_SLOT_FIELDS,
  approvalRequestField: fields.APPROVAL_REQUEST_FIELDS,
  approverField: fields.APPROVER_FIELDS,
  lastApproverField: fields.LAST_APPROVER_FIELDS,
} as const satisfies Readonly<Record<string, EnumerationValues>>;
