/** Views to begin with after sign-in (spec §2 "Selectable landing views"). */
export const LANDING_VIEWS = [
  'Patients list/home',
  'hospital information system view',
  'appointments',
  'dashboard',
  'customer care',
  'sample management',
  'inventory',
] as const;
export type LandingView = (typeof LANDING_VIEWS)[number];

/** What the browser keeps (spec §3 "Client-side stored items"). */
export const STORED_ITEMS = [
  'l_id',
  'labSwitches',
  'facility_id',
  'locations',
  'userinfo',
  'online',
] as const;
export type StoredItem = (typeof STORED_ITEMS)[number];

/** Fields of the stored `userinfo`; nothing else of a user is kept. */
export const STORED_USER_FIELDS = ['name', 'username', 'is_demo_user'] as const;

export const TOAST_TYPES = ['ERROR', 'SUCCESS', 'WARNING', 'INFO'] as const;
export type ToastType = (typeof TOAST_TYPES)[number];

/** Spec §9 "Dialog kinds". */
export const DIALOG_KINDS = { DELETE: 0, WARNING: 1, INFO: 2 } as const;
export type DialogKind = keyof typeof DIALOG_KINDS;

export const TOP_LEVEL_DOMAINS = ['in', 'com', 'eu', 'com.au', 'jp', 'ca'] as const;
export type TopLevelDomain = (typeof TOP_LEVEL_DOMAINS)[number];
