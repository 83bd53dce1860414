import {
  conditionOf,
  type FastingState,
  type PregnancyCondition,
  type RangeCondition,
} from './range-condition.ts';

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

/** Why an interval counts, in words: 'pregnant, 2nd trimester', 'fasting, by Hexokinase'; null for the general one. */
export function conditionText(
  condition: Partial<RangeCondition>,
  placeName: (locationId: string) => string,
): string | null {
  const { pregnancy, fasting, method, locationId } = conditionOf(condition);
  const parts = [
    pregnancy === null ? [] : [PREGNANCY_TEXTS[pregnancy]],
    fasting === null ? [] : [FASTING_TEXTS[fasting]],
    method === null ? [] : [`by ${method}`],
    locationId === null ? [] : [`at ${placeName(locationId)}`],
  ].flat();
  return parts.length === 0 ? null : parts.join(', ');
}
