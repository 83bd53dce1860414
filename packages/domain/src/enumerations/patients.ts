/** Keys by which patients are searched besides the name (spec §3). */
export const PATIENT_SEARCH_KEYS = ['srf_id', 'abha_id', 'patient_code', 'phone'] as const;
export type PatientSearchKey = (typeof PATIENT_SEARCH_KEYS)[number];

export const PATIENT_KINDS = ['companion', 'primary'] as const;
export type PatientKind = (typeof PATIENT_KINDS)[number];

/** What something that is said of a patient belongs to. */
export const PATIENT_TARGETS = ['BILL', 'PATIENT'] as const;
export type PatientTarget = (typeof PATIENT_TARGETS)[number];

/** Where a lead or booking comes from (spec §3 "Lead/booking source"). */
export const BOOKING_SOURCES = ['walk_in', 'home_collection', 'opd', 'enquiry', 'request_callback'] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];

/** Standards of a customer's ticket. */
export const TICKET_STANDARDS = ['COVA', 'ICMR'] as const;
export type TicketStandard = (typeof TICKET_STANDARDS)[number];
