import { areWeeksWithin, isInWeeks, sharedWeeks } from './week-span.ts';
import type { Trimester } from '../people/ages/trimester.ts';

/** Who may be meant by a set of ranges for pregnancy: every pregnant woman, or those of one trimester. */
export const PREGNANCY_CONDITIONS = ['pregnant', 'trimester1', 'trimester2', 'trimester3'] as const;
export type PregnancyCondition = (typeof PREGNANCY_CONDITIONS)[number];

/** Whether somebody had eaten when the tube was drawn. */
export const FASTING_STATES = ['fasting', 'notFasting'] as const;
export type FastingState = (typeof FASTING_STATES)[number];

/** What a range depends on besides sex and age; null is whatever it may be, and all null is the general set. */
export interface RangeCondition {
  readonly pregnancy: PregnancyCondition | null;
  /** Completed weeks of the pregnancy, as '4-12' is from 4 to before 12; `pregnancy` is 'pregnant' then. */
  readonly pregnancyWeeks: string | null;
  /** Completed weeks of gestation at which a child was born, written in the same way. */
  readonly birthWeeks: string | null;
  readonly fasting: FastingState | null;
  /** Of the tube that it was measured from: serum, urine, a fluid. */
  readonly sampleTypeId: string | null;
  /** Of the parameter, or of the test where the parameter names none. */
  readonly method: string | null;
  /** Where the person was registered. */
  readonly locationId: string | null;
}

export const GENERAL: RangeCondition = {
  pregnancy: null,
  pregnancyWeeks: null,
  birthWeeks: null,
  fasting: null,
  sampleTypeId: null,
  method: null,
  locationId: null,
};

/** What is known of a person when a tube is drawn, of the tube and of the measurement; null is not known, or not pregnant. */
export interface Circumstances {
  readonly trimester: Trimester | null;
  /** Completed ones, by the last period; null when it is not known. */
  readonly pregnancyWeeks: number | null;
  /** Completed weeks of gestation at birth. */
  readonly birthWeeks: number | null;
  readonly fasting: FastingState | null;
  /** Null without a tube. */
  readonly sampleTypeId: string | null;
  readonly method: string | null;
  readonly locationId: string | null;
}

/** The condition of a range that may leave parts of it out. */
export function conditionOf(range: Partial<RangeCondition>): RangeCondition {
  const { pregnancy = null, pregnancyWeeks = null, birthWeeks = null, fasting = null, ...rest } = range;
  const { sampleTypeId = null, method = null, locationId = null } = rest;
  return { pregnancy, pregnancyWeeks, birthWeeks, fasting, sampleTypeId, method, locationId };
}

/** A text that two conditions share just when they are the same. */
export function conditionKey(range: Partial<RangeCondition>): string {
  const { pregnancy, pregnancyWeeks, birthWeeks, fasting, sampleTypeId, method, locationId } =
    conditionOf(range);
  return [pregnancy, pregnancyWeeks, birthWeeks, fasting, sampleTypeId, locationId, method ?? ''].join('|');
}

/** How much a condition says: 0 for the general one, a trimester more than pregnancy. One that says all of another and more has more. */
export function weightOf(condition: Partial<RangeCondition>): number {
  const { pregnancy, pregnancyWeeks, birthWeeks, fasting, sampleTypeId, method, locationId } = condition;
  return (
    weightOfPregnancy(pregnancy ?? null) +
    // Weeks say more than a trimester.
    2 * named(pregnancyWeeks) +
    named(birthWeeks) +
    named(fasting) +
    named(sampleTypeId) +
    named(method) +
    named(locationId)
  );
}

function weightOfPregnancy(pregnancy: PregnancyCondition | null): number {
  if (pregnancy === null) return 0;
  return pregnancy === 'pregnant' ? 1 : 2;
}

function named(part: string | null | undefined): number {
  return part === null || part === undefined ? 0 : 1;
}

/** Whether a condition is met. */
export function isMet(condition: Partial<RangeCondition>, known: Partial<Circumstances>): boolean {
  const {
    pregnancy = null,
    pregnancyWeeks = null,
    birthWeeks = null,
    fasting = null,
    sampleTypeId = null,
    method = null,
    locationId = null,
  } = condition;
  return (
    isPregnancyMet(pregnancy, known.trimester ?? null) &&
    (pregnancyWeeks === null || isInWeeks(pregnancyWeeks, known.pregnancyWeeks)) &&
    (birthWeeks === null || isInWeeks(birthWeeks, known.birthWeeks)) &&
    (fasting === null || fasting === known.fasting) &&
    (sampleTypeId === null || sampleTypeId === known.sampleTypeId) &&
    (method === null || method === known.method) &&
    (locationId === null || locationId === known.locationId)
  );
}

function isPregnancyMet(pregnancy: PregnancyCondition | null, trimester: Trimester | null): boolean {
  if (pregnancy === null) return true;
  if (trimester === null) return false;
  return pregnancy === 'pregnant' || pregnancy === `trimester${trimester}`;
}

/** Whether `one` says everything that `other` says: then it is the same, or it wins over it. */
export function isWithin(one: Partial<RangeCondition>, other: Partial<RangeCondition>): boolean {
  const inner = conditionOf(one);
  const outer = conditionOf(other);
  return (
    isPregnancyWithin(inner, outer) &&
    areBirthWeeksSaid(outer.birthWeeks, inner.birthWeeks) &&
    isSaid(outer.fasting, inner.fasting) &&
    isSaid(outer.sampleTypeId, inner.sampleTypeId) &&
    isSaid(outer.method, inner.method) &&
    isSaid(outer.locationId, inner.locationId)
  );
}

/** First and last completed weeks of each trimester, as `trimesterOn` counts them. */
const WEEKS_OF: Readonly<Record<PregnancyCondition, string>> = {
  pregnant: '0-44',
  trimester1: '0-14',
  trimester2: '14-28',
  trimester3: '28-44',
};

function isPregnancyWithin(inner: RangeCondition, outer: RangeCondition): boolean {
  if (outer.pregnancy === null) return true;
  if (inner.pregnancy === null) return false;
  if (outer.pregnancyWeeks !== null)
    return inner.pregnancyWeeks !== null && areWeeksWithin(inner.pregnancyWeeks, outer.pregnancyWeeks);
  if (outer.pregnancy === 'pregnant' || outer.pregnancy === inner.pregnancy) return true;
  return inner.pregnancyWeeks !== null && areWeeksWithin(inner.pregnancyWeeks, WEEKS_OF[outer.pregnancy]);
}

function areBirthWeeksSaid(outer: string | null, inner: string | null): boolean {
  return outer === null || (inner !== null && areWeeksWithin(inner, outer));
}

function isSaid(outer: string | null, inner: string | null): boolean {
  return outer === null || outer === inner;
}

/** What somebody meets who meets both; null when nobody can. */
export function bothConditions(
  one: Partial<RangeCondition>,
  other: Partial<RangeCondition>,
): RangeCondition | null {
  const [a, b] = [conditionOf(one), conditionOf(other)];
  const pregnant = bothPregnancies(a, b);
  const birthWeeks = bothWeeks(a.birthWeeks, b.birthWeeks);
  const fasting = bothParts(a.fasting, b.fasting);
  const sampleTypeId = bothParts(a.sampleTypeId, b.sampleTypeId);
  const method = bothParts(a.method, b.method);
  const locationId = bothParts(a.locationId, b.locationId);
  if (pregnant === undefined || birthWeeks === undefined || fasting === undefined) return null;
  if (sampleTypeId === undefined || method === undefined || locationId === undefined) return null;
  return { ...pregnant, birthWeeks, fasting, sampleTypeId, method, locationId };
}

/** Undefined when they contradict each other. */
function bothParts<Part extends string>(one: Part | null, other: Part | null): Part | null | undefined {
  if (one === null || one === other) return other;
  return other === null ? one : undefined;
}

function bothWeeks(one: string | null, other: string | null): string | null | undefined {
  if (one === null || other === null) return one ?? other;
  return sharedWeeks(one, other) ?? undefined;
}

type PregnancyPart = Pick<RangeCondition, 'pregnancy' | 'pregnancyWeeks'>;

/** Undefined when they contradict each other. Weeks within a trimester say the trimester, too. */
function bothPregnancies(one: PregnancyPart, other: PregnancyPart): PregnancyPart | undefined {
  if (one.pregnancy === null || other.pregnancy === null) {
    const { pregnancy, pregnancyWeeks } = one.pregnancy === null ? other : one;
    return { pregnancy, pregnancyWeeks };
  }
  const unweekly = [one, other].filter(({ pregnancyWeeks }) => pregnancyWeeks === null);
  const trimester = unweekly.find(({ pregnancy }) => pregnancy !== 'pregnant') ?? unweekly[0];
  const spans = [one, other].map(
    ({ pregnancy, pregnancyWeeks }) => pregnancyWeeks ?? WEEKS_OF[pregnancy ?? 'pregnant'],
  );
  const shared = sharedWeeks(spans[0] ?? '', spans[1] ?? '');
  if (shared === null) return undefined;
  if (unweekly.length === 2) return { pregnancy: trimester?.pregnancy ?? 'pregnant', pregnancyWeeks: null };
  return { pregnancy: 'pregnant', pregnancyWeeks: shared };
}
