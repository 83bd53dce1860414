import type { Language } from '../enumerations/bills.ts';
import type { OrganGroup } from './organ-groups.ts';

/** What a value does on the wheel: in the ring, outside or inside of it. */
export interface WheelMark {
  readonly group: OrganGroup;
  readonly lies: 'in' | 'high' | 'low';
  /** How far from the ring, 0 to 1. */
  readonly distance: number;
}

/** A group with how many of its values lie outside. */
export interface GroupSum {
  readonly group: OrganGroup;
  readonly outside: number;
  readonly of: number;
}

/** A value with its sentence, and the rule and value that the sentence stands on; a critical value has fixed words and no rule. */
export interface SmartCard {
  readonly parameterId: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly low: number | null;
  readonly high: number | null;
  readonly lies: 'low' | 'high';
  readonly critical: boolean;
  readonly says: string | null;
  readonly rule: { readonly ruleId: string; readonly ruleVersion: number } | null;
}

/** A value outside its interval that no card explains; a word that differs from the expected one has no limits. */
export interface SmartOther {
  readonly parameterId: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly low: number | null;
  readonly high: number | null;
  readonly lies: 'low' | 'high' | 'abnormal';
  readonly critical: boolean;
}

/** A parameter over the visits, oldest first. */
export interface SmartTrend {
  readonly parameterId: string;
  readonly name: string;
  readonly unit: string;
  readonly low: number | null;
  readonly high: number | null;
  readonly points: readonly SmartPoint[];
}

export interface SmartPoint {
  readonly value: string;
  readonly numeric: number;
  /** ISO instant. */
  readonly at: string;
  readonly inside: boolean;
}

/** What a patient is told of a released report, fixed when it was made. */
export interface SmartContent {
  readonly language: Language;
  readonly wheel: readonly WheelMark[];
  readonly groups: readonly GroupSum[];
  readonly cards: readonly SmartCard[];
  /** Absent in smart reports from before every outside value was listed. */
  readonly others?: readonly SmartOther[];
  /** The report that is explained was provisional: results are still to come. Absent as `others` is. */
  readonly provisional?: boolean;
  readonly trends: readonly SmartTrend[];
  /** Questions to take to the doctor, each with its rule. */
  readonly questions: readonly { readonly text: string; readonly ruleId: string }[];
}
