import {
  conditionOf,
  type FastingState,
  type PregnancyCondition,
  type RangeCondition,
} from './range-condition.ts';
import { weeksText } from './week-span.ts';

const PREGNANCY_TEXTS: Readonly<Record<PregnancyCondition, string>> = {
  pregnant: 'pregnant',
  trimester1: 'pregnant, 1st trimester',
  trimester2: 'pregnant, 2nd trimester',
  trimester3: 'pregnant, 3rd trimester',
};

const FASTING_TEXTS: Readonly<Record<FastingState, string>> = {
  fasting: 'fasting',
  notFasting: 'not fasting',
};

/** Gives the words for what a condition names by its id. */
export interface ConditionNames {
  readonly specimen: (sampleTypeId: string) => string;
  readonly place: (locationId: string) => string;
}

/** Why an interval counts, in words: 'pregnant, 2nd trimester', 'in Cerebrospinal fluid, by Hexokinase'; null for the general one. */
export function conditionText(condition: Partial<RangeCondition>, names: ConditionNames): string | null {
  const { pregnancy, pregnancyWeeks, birthWeeks, fasting, sampleTypeId, method, locationId } =
    conditionOf(condition);
  const parts = [
    pregnancy === null ? [] : [PREGNANCY_TEXTS[pregnancy]],
    pregnancyWeeks === null ? [] : [weeksText(pregnancyWeeks)],
    birthWeeks === null ? [] : [`born at ${weeksText(birthWeeks)}`],
    fasting === null ? [] : [FASTING_TEXTS[fasting]],
    sampleTypeId === null ? [] : [`in ${names.specimen(sampleTypeId)}`],
    method === null ? [] : [`by ${method}`],
    locationId === null ? [] : [`at ${names.place(locationId)}`],
  ].flat();
  return parts.length === 0 ? null : parts.join(', ');
}
