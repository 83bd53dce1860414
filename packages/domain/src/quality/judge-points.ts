import { brokenRules, type RulePoint } from './broken-rules.ts';
import type { WestgardRule } from './westgard-rule.ts';

/** The longest row that a rule counts, times levels and lots of a parameter: no older point changes what is said of the next. */
export const JUDGED_BACK = 200;

/** The rules that broke at each point, by its id; points in the order of their measurement, none where nothing broke. */
export function judgePoints(
  points: readonly RulePoint[],
  rules: readonly WestgardRule[],
): ReadonlyMap<string, readonly WestgardRule[]> {
  const found = new Map<string, WestgardRule[]>();
  for (const { rule, pointIds } of brokenRules(points, rules)) {
    const last = pointIds.at(-1) ?? '';
    found.set(last, [...(found.get(last) ?? []), rule]);
  }
  return found;
}
