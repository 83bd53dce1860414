export const REPORT_FORMATS = ['excel', 'csv', 'pdf'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export const REPORT_SCHEDULES = ['daily', 'weekly', 'monthly', 'custom'] as const;
export type ReportSchedule = (typeof REPORT_SCHEDULES)[number];

/** Sections of a report and what they are called (spec §3). */
export const REPORT_SECTIONS = {
  FREE_FORMAT_SINGLE: 'free format',
  FILL_BLANKS: 'free format with variables',
} as const;
export type ReportSection = keyof typeof REPORT_SECTIONS;

/** The answer given at un-check; not a state (spec §4 "Amend actions"). */
export const AMEND_ACTIONS = ['NO_OP', 'AMEND_TRUE', 'AMEND_FALSE'] as const;
export type AmendAction = (typeof AMEND_ACTIONS)[number];

/** How soon a report is sent (spec §9 "Delivery priority"). */
export const DELIVERY_PRIORITIES = { immediate: 1, scheduled: 2, delayed: 4 } as const;
export type DeliveryPriority = keyof typeof DELIVERY_PRIORITIES;

/** Bits of the ways to tell somebody (spec §3 "Permission and channel bits"). */
export const NOTIFICATION_CHANNELS = {
  dispatch: 32,
  print: 16,
  sms: 8,
  email: 4,
  'platform messaging': 2,
  whatsapp: 1,
} as const;
export type NotificationChannel = keyof typeof NOTIFICATION_CHANNELS;
