import { cultureCase, type CultureState } from '../status-sets/lab/culture-case.ts';

/** What the list of cultures can be narrowed to: to be received, due for a reading, one part of the work, or what is over. */
export const CULTURE_FILTERS = [
  'toReceive',
  'due',
  'plating',
  'incubating',
  'growth',
  'toCheck',
  'over',
] as const;
export type CultureFilter = (typeof CULTURE_FILTERS)[number];

const STATES: Readonly<Record<Exclude<CultureFilter, 'toReceive' | 'due'>, readonly CultureState[]>> = {
  plating: ['received', 'inoculating'],
  incubating: ['incubating'],
  growth: ['growthDetected', 'organismId', 'astInProgress', 'prelimReported'],
  toCheck: ['readyReview'],
  over: ['finalReported', 'noGrowth'],
};

/** Stored codes of the states that a filter shows; all of cases for a filter that is not by state. */
export function statesOfFilter(filter: CultureFilter | undefined): readonly string[] {
  const states =
    filter === undefined || filter === 'toReceive' || filter === 'due'
      ? Object.values(STATES).flat()
      : STATES[filter];
  return states.map((state) => cultureCase.codeOf(state));
}
