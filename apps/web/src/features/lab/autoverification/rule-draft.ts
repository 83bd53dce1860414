import type { RuleLimit, RuleSet, ValueRules } from '@nidan/domain/autoverification/rule-set';

/** The rules of a parameter as they are typed. */
export type ValueDraft = Pick<ValueRules, 'parameterId' | 'needsControl' | 'onlyNormal'> &
  Readonly<Record<RuleLimit, string>>;

/** Rules as they are typed; an empty limit is none. */
export interface RuleDraft {
  readonly youngestYears: string;
  readonly stabilityHours: string;
  readonly mode: 'off' | 'shadow';
  readonly values: readonly ValueDraft[];
}

function typed(limit: number | null): string {
  return limit === null ? '' : String(limit);
}

/** What is typed for rules that stand. */
export function draftOfRules({ youngestYears, stabilityHours, values }: RuleSet, mode: string): RuleDraft {
  return {
    youngestYears: String(youngestYears),
    stabilityHours: typed(stabilityHours),
    mode: mode === 'off' ? 'off' : 'shadow',
    values: values.map(({ releaseLow, releaseHigh, measuringLow, measuringHigh, ...rest }) => ({
      ...rest,
      releaseLow: typed(releaseLow),
      releaseHigh: typed(releaseHigh),
      measuringLow: typed(measuringLow),
      measuringHigh: typed(measuringHigh),
    })),
  };
}

/** A typed number; null for nothing, not a number for anything else. */
function numberOf(text: string): number | null {
  const plain = text.trim();
  return plain === '' ? null : Number(plain);
}

/** Whether a field holds no number though something is typed. */
export function isNoNumber(text: string): boolean {
  return Number.isNaN(numberOf(text) ?? 0);
}

/** The rules that are typed; null while a field holds no number. */
export function rulesOfDraft({ youngestYears, stabilityHours, values }: RuleDraft): RuleSet | null {
  const numbers = values.flatMap(({ releaseLow, releaseHigh, measuringLow, measuringHigh }) => [
    releaseLow,
    releaseHigh,
    measuringLow,
    measuringHigh,
  ]);
  if ([youngestYears, stabilityHours, ...numbers].some(isNoNumber)) return null;
  return {
    youngestYears: Math.trunc(numberOf(youngestYears) ?? 0),
    stabilityHours: numberOf(stabilityHours),
    values: values.map(({ releaseLow, releaseHigh, measuringLow, measuringHigh, ...rest }) => ({
      ...rest,
      releaseLow: numberOf(releaseLow),
      releaseHigh: numberOf(releaseHigh),
      measuringLow: numberOf(measuringLow),
      measuringHigh: numberOf(measuringHigh),
    })),
  };
}
