import type { CircumstancesView } from '@nidan/contract/lab/results/circumstances-endpoints';
import { BIRTH_WEEKS } from '@nidan/domain/results/body-size';
import type { Trimester } from '@nidan/domain/people/ages/trimester';
import { numberWithin, typedSize, WHOLE } from './typed-number.ts';

/** How a pregnancy is told. */
export const PREGNANCY_ANSWERS = ['no', 'byPeriod', 'trimester1', 'trimester2', 'trimester3'] as const;
export type PregnancyAnswer = (typeof PREGNANCY_ANSWERS)[number];

/** What is typed of fasting, pregnancy, size and birth. */
export interface CircumstancesForm {
  readonly hours: string;
  readonly pregnancy: PregnancyAnswer;
  readonly lastPeriod: string | null;
  readonly height: string;
  readonly weight: string;
  readonly birthWeeks: string;
}

export type CircumstancesField = 'hours' | 'lastPeriod' | 'height' | 'weight' | 'birthWeeks';

type Said = Pick<
  CircumstancesView,
  'fastingHours' | 'lastPeriod' | 'trimester' | 'heightCm' | 'weightKg' | 'birthWeeks'
>;

const TRIMESTER_OF: Readonly<Record<PregnancyAnswer, Trimester | null>> = {
  no: null,
  byPeriod: null,
  trimester1: 1,
  trimester2: 2,
  trimester3: 3,
};

/** The fields for what was said. */
export function formOfCircumstances({
  fastingHours,
  lastPeriod,
  trimester,
  ...said
}: Said): CircumstancesForm {
  const told = PREGNANCY_ANSWERS.find((answer) => trimester !== null && TRIMESTER_OF[answer] === trimester);
  return {
    hours: textOf(fastingHours),
    pregnancy: lastPeriod === null ? (told ?? 'no') : 'byPeriod',
    lastPeriod,
    height: textOf(said.heightCm),
    weight: textOf(said.weightKg),
    birthWeeks: textOf(said.birthWeeks),
  };
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}

/** What was typed, or the field that is at fault. */
export function saidInForm(form: CircumstancesForm): Said | CircumstancesField {
  const { pregnancy, lastPeriod } = form;
  const fastingHours = numberWithin(form.hours, { least: 0, most: 72 }, WHOLE);
  if (fastingHours === undefined) return 'hours';
  if (pregnancy === 'byPeriod' && lastPeriod === null) return 'lastPeriod';
  const heightCm = typedSize.height(form.height);
  if (heightCm === undefined) return 'height';
  const weightKg = typedSize.weight(form.weight);
  if (weightKg === undefined) return 'weight';
  const birthWeeks = numberWithin(form.birthWeeks, BIRTH_WEEKS, WHOLE);
  if (birthWeeks === undefined) return 'birthWeeks';
  return {
    fastingHours,
    lastPeriod: pregnancy === 'byPeriod' ? lastPeriod : null,
    trimester: TRIMESTER_OF[pregnancy],
    heightCm,
    weightKg,
    birthWeeks,
  };
}
