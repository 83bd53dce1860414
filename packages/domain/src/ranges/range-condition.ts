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
  fasting: null,
  sampleTypeId: null,
  method: null,
  locationId: null,
};

/** What is known of a person when a tube is drawn, of the tube and of the measurement; null is not known, or not pregnant. */
export interface Circumstances {
  readonly trimester: Trimester | null;
  readonly fasting: FastingState | null;
  /** Null without a tube. */
  readonly sampleTypeId: string | null;
  readonly method: string | null;
  readonly locationId: string | null;
}

/** The condition of a range that may leave parts of it out. */
export function conditionOf(range: Partial<RangeCondition>): RangeCondition {
  const { pregnancy = null, fasting = null, sampleTypeId = null, method = null, locationId = null } = range;
  return { pregnancy, fasting, sampleTypeId, method, locationId };
}

/** A text that two conditions share just when they are the same. */
export function conditionKey(range: Partial<RangeCondition>): string {
  const { pregnancy, fasting, sampleTypeId, method, locationId } = conditionOf(range);
  return [pregnancy ?? '', fasting ?? '', sampleTypeId ?? '', locationId ?? '', method ?? ''].join('|');
}

/** How much a condition says: 0 for the general one, a trimester more than pregnancy. One that says all of another and more has more. */
export function weightOf(condition: Partial<RangeCondition>): number {
  const { pregnancy, fasting, sampleTypeId, method, locationId } = condition;
  return (
    weightOfPregnancy(pregnancy ?? null) +
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
    fasting = null,
    sampleTypeId = null,
    method = null,
    locationId = null,
  } = condition;
  return (
    isPregnancyMet(pregnancy, known.trimester ?? null) &&
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
    (isSaid(outer.pregnancy, inner.pregnancy) ||
      (outer.pregnancy === 'pregnant' && inner.pregnancy !== null)) &&
    isSaid(outer.fasting, inner.fasting) &&
    isSaid(outer.sampleTypeId, inner.sampleTypeId) &&
    isSaid(outer.method, inner.method) &&
    isSaid(outer.locationId, inner.locationId)
  );
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
  const pregnancy = bothPregnancies(a.pregnancy, b.pregnancy);
  const fasting = bothParts(a.fasting, b.fasting);
  const sampleTypeId = bothParts(a.sampleTypeId, b.sampleTypeId);
  const method = bothParts(a.method, b.method);
  const locationId = bothParts(a.locationId, b.locationId);
  if (pregnancy === undefined || fasting === undefined || sampleTypeId === undefined) return null;
  if (method === undefined || locationId === undefined) return null;
  return { pregnancy, fasting, sampleTypeId, method, locationId };
}

/** Undefined when they contradict each other. */
function bothParts<Part extends string>(one: Part | null, other: Part | null): Part | null | undefined {
  if (one === null || one === other) return other;
  return other === null ? one : undefined;
}

function bothPregnancies(
  one: PregnancyCondition | null,
  other: PregnancyCondition | null,
): PregnancyCondition | null | undefined {
  if (one === 'pregnant' && other !== null) return other;
  if (other === 'pregnant' && one !== null) return one;
  return bothParts(one, other);
}
