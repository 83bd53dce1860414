import type { CircumstancesView } from '@nidan/contract/lab/results/circumstances-endpoints';
import type { Trimester } from '@nidan/domain/people/ages/trimester';

/** How a pregnancy is told. */
export const PREGNANCY_ANSWERS = ['no', 'byPeriod', 'trimester1', 'trimester2', 'trimester3'] as const;
export type PregnancyAnswer = (typeof PREGNANCY_ANSWERS)[number];

/** What is typed of fasting and pregnancy. */
export interface CircumstancesForm {
  readonly hours: string;
  readonly pregnancy: PregnancyAnswer;
  readonly lastPeriod: string | null;
}

type Said = Pick<CircumstancesView, 'fastingHours' | 'lastPeriod' | 'trimester'>;

const TRIMESTER_OF: Readonly<Record<PregnancyAnswer, Trimester | null>> = {
  no: null,
  byPeriod: null,
  trimester1: 1,
  trimester2: 2,
  trimester3: 3,
};

/** The fields for what was said. */
export function formOfCircumstances({ fastingHours, lastPeriod, trimester }: Said): CircumstancesForm {
  const told = PREGNANCY_ANSWERS.find((answer) => trimester !== null && TRIMESTER_OF[answer] === trimester);
  return {
    hours: fastingHours === null ? '' : String(fastingHours),
    pregnancy: lastPeriod === null ? (told ?? 'no') : 'byPeriod',
    lastPeriod,
  };
}

/** What was typed, or the field that is at fault. */
export function saidInForm({
  hours,
  pregnancy,
  lastPeriod,
}: CircumstancesForm): Said | 'hours' | 'lastPeriod' {
  const typed = hours.trim();
  if (typed !== '' && !(/^\d{1,2}$/u.test(typed) && Number(typed) <= 72)) return 'hours';
  if (pregnancy === 'byPeriod' && lastPeriod === null) return 'lastPeriod';
  return {
    fastingHours: typed === '' ? null : Number(typed),
    lastPeriod: pregnancy === 'byPeriod' ? lastPeriod : null,
    trimester: TRIMESTER_OF[pregnancy],
  };
}
