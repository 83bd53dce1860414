import type { RuleClass, WestgardRule } from './westgard-rule.ts';
import { WESTGARD_RULES } from './westgard-rule.ts';

/**
 * State of a parameter on a machine: no series, in control, a run is missing, rejected and held, or its hold was overridden and no
 * good run has followed.
 */
export const QUALITY_STATES = ['none', 'inControl', 'overdue', 'overridden', 'held'] as const;
export type QualityState = (typeof QUALITY_STATES)[number];

/** What the rules said of a control result or a run. */
export const QC_VERDICTS = ['in', 'warning', 'reject'] as const;
export type QcVerdict = (typeof QC_VERDICTS)[number];

/** Where the target of a series comes from: the leaflet of the control, or the lab's own points. */
export const QC_SOURCES = ['leaflet', 'own'] as const;
export type QcSource = (typeof QC_SOURCES)[number];

/** How a run came in (spec §3): typed by a person, or sent by the machine. */
export const QC_RUN_KINDS = ['QC_MANUAL', 'QC_AUTO'] as const;
export type QcRunKind = (typeof QC_RUN_KINDS)[number];

/** What becomes of a patient's value that was measured since the last good run. */
export const LOOK_BACK_DECISIONS = ['keep', 'repeat', 'amend'] as const;
export type LookBackDecision = (typeof LOOK_BACK_DECISIONS)[number];

/** How a hold ends: by a good run, or by a second person with a reason. */
export const HOLD_RELEASES = ['run', 'override'] as const;
export type HoldRelease = (typeof HOLD_RELEASES)[number];

/** The rules of a method for which nobody chose any (domain facts 2.9): the usual multirule. */
export const USUAL_RULES: readonly WestgardRule[] = ['1-2s', '1-3s', '2-2s', 'R-4s', '4-1s', '10-x'];

const classOf = (rule: WestgardRule): RuleClass => WESTGARD_RULES[rule].class;

/** The worst that broken rules say; 'in' where none broke. */
export function verdictOf(rules: readonly WestgardRule[]): QcVerdict {
  if (rules.some((rule) => classOf(rule) === 'reject')) return 'reject';
  return rules.length > 0 ? 'warning' : 'in';
}

/** The first of the rules that rejects; null where none does. */
export function rejectingRule(rules: readonly WestgardRule[]): WestgardRule | null {
  return rules.find((rule) => classOf(rule) === 'reject') ?? null;
}
