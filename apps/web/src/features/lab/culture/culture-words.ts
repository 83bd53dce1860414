import type { CultureState } from '@nidan/domain/status-sets/lab/culture-case';
import type { SusceptibilityLine } from '@nidan/contract/lab/culture/culture-views';

const SIGNIFICANCE_WORDS = {
  significant: 'significant',
  'not significant': 'notSignificant',
  'to be judged': 'toJudge',
} as const;

/** The word for what a quantity means; null for a meaning that has none. */
export function significanceWord(
  significance: string,
): (typeof SIGNIFICANCE_WORDS)[keyof typeof SIGNIFICANCE_WORDS] | null {
  const found = Object.entries(SIGNIFICANCE_WORDS).find(([meaning]) => meaning === significance);
  return found?.[1] ?? null;
}

export const DESK_WORDS = { 'infection control': 'deskInfection', 'public health': 'deskPublic' } as const;

export const SITE_WORDS = { '': 'siteAny', 'urinary tract': 'siteUrine', meningitis: 'siteBrain' } as const;

/** 'S ≤ 8, R > 8' as the convention of the table has it; zones the other way round. */
export function breakpointText({
  breakpoint,
  method,
}: Pick<SusceptibilityLine, 'breakpoint' | 'method'>): string {
  if (breakpoint === null) return '';
  const { susceptible, resistant, convention } = breakpoint;
  const isMic = method === 'mic';
  const s = `S ${isMic ? '≤' : '≥'} ${susceptible}`;
  if (resistant === null) return s;
  const sign = isMic ? (convention === 'eucast' ? '>' : '≥') : convention === 'eucast' ? '<' : '≤';
  return `${s}, R ${sign} ${resistant}`;
}

/** A value with its sign away from the number: '≥ 32'. */
export function shownValue(raw: string): string {
  return raw
    .replace('<=', '≤')
    .replace('>=', '≥')
    .replace(/^([<>≤≥])\s*/u, '$1 ');
}

const STATES: Readonly<Record<CultureState, true>> = {
  received: true,
  inoculating: true,
  incubating: true,
  growthDetected: true,
  organismId: true,
  astInProgress: true,
  readyReview: true,
  prelimReported: true,
  finalReported: true,
  noGrowth: true,
  cancelled: true,
};

function isState(state: string): state is CultureState {
  return state in STATES;
}

/** The state of an answer as one of the set; what it does not know is over. */
export function stateOfView(state: string): CultureState {
  return isState(state) ? state : 'cancelled';
}
