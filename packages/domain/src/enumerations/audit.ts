/** What an audited change is about; the hyphen of MACHINE_SLEEP-MODE is the specification's (§3). */
export const AUDIT_KINDS = [
  'BILL',
  'BILL_TEST',
  'BILL_PARAMETER',
  'BILL_SAMPLE',
  'MACHINE_STARTUP',
  'MACHINE_SHUTDOWN',
  'MACHINE_SLEEP-MODE',
  'MACHINE_BREAKDOWN',
  'MACHINE_CALIBRATION',
  'QC_AUTO',
  'QC_MANUAL',
  'USER',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** What the product keeps events of: the audit kinds that have a record here, roles, keys of programs, agencies, people, payments, refunds, advances, credit and debit notes, payment orders, payment gateways, card terminals, approvals and their rules, shifts of a counter, coupons, reports, files, the catalogue, imports, rate lists, the masters, and how the lab is set up. */
export const EVENT_KINDS = [
  'BILL',
  'BILL_TEST',
  'BILL_PARAMETER',
  'BILL_SAMPLE',
  'USER',
  'ROLE',
  'API_KEY',
  'AGENCY',
  'PATIENT',
  'PAYMENT',
  'REFUND',
  'ADVANCE',
  'NOTE',
  'PAYMENT_ORDER',
  'PAYMENT_GATEWAY',
  'CARD_TERMINAL',
  'APPROVAL',
  'APPROVAL_RULE',
  'COUNTER_SHIFT',
  'COUPON',
  'REPORT',
  'LAB',
  'LAB_SETTING',
  'FIRM',
  'LOCATION',
  'DEPARTMENT',
  'DOCTOR',
  'FILE',
  'TEST',
  'PARAMETER',
  'RATE_LIST',
  'IMPORT',
  'SPECIMEN',
  'ORGANISM_FAMILY',
  'ORGANISM',
  'MEDICINE_GROUP',
  'MEDICINE',
  'CULTURE_COMMENT',
  'HTML_TEXT',
  'TERRITORY',
  'MACHINE',
  'ID_MAPPING',
  'SAMPLE_TYPE',
  'INTERFACING',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Spec §9 "Log levels". */
export const LOG_LEVELS = { error: 0, info: 1, debug: 2 } as const;
export type LogLevel = keyof typeof LOG_LEVELS;
