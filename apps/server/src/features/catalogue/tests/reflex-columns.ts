import type { LabReflexRule } from '../versions/lab-catalogue.ts';

/** A reflex rule as it is written, at its place among those of its test. */
export function reflexColumns(rule: LabReflexRule, position: number) {
  return {
    position,
    parameter_id: rule.parameterId,
    called_test_id: rule.testId,
    flags: JSON.stringify(rule.flags),
    low: rule.low,
    high: rule.high,
    words: JSON.stringify(rule.words),
    also: JSON.stringify(rule.also ?? []),
    mode: rule.mode,
    is_free: rule.isFree,
  };
}
