/** Why somebody other than who did it should look at an event. */
export const LOOK_REASONS = [
  'checkTakenBack',
  'reportAmended',
  'paymentReversed',
  'dueWrittenOff',
  'cashDiffers',
  'patientsMerged',
  'mergeUndone',
  'rightsChanged',
  'signInReset',
  'settingChanged',
  'switchWaits',
  'activatedAlone',
] as const;
export type LookReason = (typeof LOOK_REASONS)[number];

export interface LookRule {
  readonly reason: LookReason;
  readonly entityKind: string;
  readonly action: string;
  /** Of the events of this action only those that somebody had to explain. */
  readonly has?: 'reason';
}

/** Events that are lawful and yet the ones in which harm would hide: each is to be seen by a second person. */
export const LOOK_RULES: readonly LookRule[] = [
  { reason: 'checkTakenBack', entityKind: 'BILL_TEST', action: 'uncheck' },
  { reason: 'reportAmended', entityKind: 'REPORT', action: 'release', has: 'reason' },
  { reason: 'paymentReversed', entityKind: 'PAYMENT', action: 'reverse' },
  { reason: 'dueWrittenOff', entityKind: 'BILL', action: 'writeOff' },
  { reason: 'cashDiffers', entityKind: 'COUNTER_SHIFT', action: 'close', has: 'reason' },
  { reason: 'patientsMerged', entityKind: 'PATIENT', action: 'merge' },
  { reason: 'mergeUndone', entityKind: 'PATIENT', action: 'unmerge' },
  { reason: 'rightsChanged', entityKind: 'ROLE', action: 'update' },
  { reason: 'signInReset', entityKind: 'USER', action: 'resetSignIn' },
  { reason: 'signInReset', entityKind: 'USER', action: 'resetSecondFactor' },
  { reason: 'settingChanged', entityKind: 'LAB_SETTING', action: 'set' },
  { reason: 'switchWaits', entityKind: 'LAB_SETTING', action: 'ask' },
  { reason: 'activatedAlone', entityKind: 'USER', action: 'activateAlone' },
];

/** How far back an event waits to be looked at, in days; what nobody looked at by then stays in the audit alone. */
export const LOOK_DAYS = 30;

interface WeighedEvent {
  readonly entityKind: string;
  readonly action: string;
  readonly reason: string | null;
}

/** Why an event needs a second look; null for the ordinary ones. */
export function lookReasonOf(event: WeighedEvent): LookReason | null {
  const { entityKind, action } = event;
  const rule = LOOK_RULES.find((one) => one.entityKind === entityKind && one.action === action);
  if (rule === undefined) return null;
  return rule.has === undefined || (event[rule.has] ?? null) !== null ? rule.reason : null;
}
