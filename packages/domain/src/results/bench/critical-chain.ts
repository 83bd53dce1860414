import { CRITICAL_CALL } from '../critical.ts';

/** Whom a critical value goes to: the ordering doctor, the agency that sent the patient, the pathologist, the head of the lab. */
export const CRITICAL_CONTACTS = ['doctor', 'agency', 'pathologist', 'head'] as const;
export type CriticalContact = (typeof CRITICAL_CONTACTS)[number];

/** Who of those outside the lab can be reached; its pathologist and its head always can. */
export interface CriticalReach {
  readonly hasDoctor: boolean;
  readonly hasAgency: boolean;
}

/** Minutes without a call after which the next contact is to be told, and the head of the lab. */
export interface CriticalMinutes {
  readonly next: number;
  readonly head: number;
}

/** What holds where a lab has set nothing (facts 2.7). */
export const USUAL_CRITICAL_MINUTES: CriticalMinutes = {
  next: CRITICAL_CALL.escalateMinutes,
  head: CRITICAL_CALL.targetMinutes,
};

export interface CriticalStep {
  readonly contact: CriticalContact;
  /** Since the value was entered. */
  readonly fromMinute: number;
}

/**
 * Whom to inform of a critical value and from when: the ordering doctor at once, then the pathologist, then the head of the lab (facts 2.7).
 * Where no doctor is named, the agency that sent the patient stands in their place, else it begins with the pathologist. A patient is never
 * a step of it: a person decides to inform them. The head is never informed before the next contact.
 */
export function criticalChain(
  { hasDoctor, hasAgency }: CriticalReach,
  { next, head }: CriticalMinutes = USUAL_CRITICAL_MINUTES,
): readonly [CriticalStep, CriticalStep, CriticalStep] {
  const outside = hasDoctor ? 'doctor' : hasAgency ? 'agency' : null;
  return [
    { contact: outside ?? 'pathologist', fromMinute: 0 },
    { contact: outside === null ? 'head' : 'pathologist', fromMinute: next },
    { contact: 'head', fromMinute: Math.max(next, head) },
  ];
}

/** The step of a chain that holds so many minutes after the value was entered. */
export function criticalStepAt(chain: readonly CriticalStep[], minutes: number): number {
  return Math.max(
    chain.findLastIndex(({ fromMinute }) => fromMinute <= minutes),
    0,
  );
}

/** Why an open critical value is open no more: it was told, another value stands in its place, or its test was cancelled. */
export const CRITICAL_ENDS = ['called', 'changed', 'canceled'] as const;
export type CriticalEnd = (typeof CRITICAL_ENDS)[number];

/** Minutes after the entry at which a critical value is heard again while nobody was told (ux "Critical alert"). */
const RINGS = [0, 10, 20];

/** How often a critical value has been heard by so many minutes after its entry. */
export function criticalRings(minutes: number): number {
  return RINGS.filter((at) => at <= minutes).length;
}
