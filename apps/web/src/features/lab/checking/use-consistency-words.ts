import type { ComparedValue, Inconsistency } from '@nidan/domain/results/look/consistency';
import { formatValue, roundHalfAway } from '@nidan/domain/results/format-value';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { consistencyTexts } from './texts/consistency-texts.ts';

/** A value that does not fit others, as words name it. */
interface Named extends ComparedValue {
  readonly name: string;
  readonly unit: string;
  readonly decimals: number;
}

function shown({ name, unit, numeric, decimals }: Named): string {
  return `${name} ${numeric === null ? '' : formatValue(numeric, decimals)} ${unit}`.trim();
}

/** Words of what does not fit: the values with their names and units, and the rule that they break. */
export function useConsistencyWords(): (found: Inconsistency<Named>) => string {
  const t = useTexts(consistencyTexts);
  return ({ rule, values }) => {
    const sum = values.reduce((all, { numeric }) => all + (numeric ?? 0), 0);
    return t(rule, { values: values.map(shown).join(', '), sum: String(roundHalfAway(sum, 1)) });
  };
}
