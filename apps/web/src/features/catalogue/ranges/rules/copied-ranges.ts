import type { RangeInput } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import type { ParameterView } from '@nidan/contract/catalogue/parameters/parameter-view';
import { conditionKey, conditionOf, type RangeCondition } from '@nidan/domain/ranges/range-condition';
import { type RangeRow, rowOfRange } from './range-rows.ts';

type Measured = Pick<ParameterView, 'kind' | 'unit'>;

/** Why the rules of one parameter mean nothing for another; null when they do. */
export function whyNotCopied(
  from: Measured & { readonly ranges: readonly unknown[] },
  to: Measured,
): 'noRules' | 'otherKind' | 'otherUnit' | null {
  if (from.ranges.length === 0) return 'noRules';
  if (isNumber(from) !== isNumber(to) || (!isNumber(to) && from.kind !== to.kind)) return 'otherKind';
  return from.unit.trim() === to.unit.trim() ? null : 'otherUnit';
}

function isNumber({ kind }: Measured): boolean {
  return kind === 'numeric' || kind === 'calculated';
}

/** The conditions that some rules name, in their order. */
export function conditionsOf(ranges: readonly Partial<RangeCondition>[]): RangeCondition[] {
  return [...new Map(ranges.map((range) => [conditionKey(range), conditionOf(range)])).values()];
}

interface Copied {
  readonly ranges: readonly RangeInput[];
  /** Whose rules are taken; null takes those of every condition, each under its own. */
  readonly from: RangeCondition | null;
  /** In place of whose rules, when those of one condition are taken. */
  readonly into: RangeCondition;
  readonly newId: () => string;
}

/** The rules that are taken over, as they will stand. */
export function rowsToCopy({ ranges, from, into, newId }: Copied): RangeRow[] {
  if (from === null) return ranges.map((range) => rowOfRange(newId(), range));
  return ranges
    .filter((range) => conditionKey(range) === conditionKey(from))
    .map((range) => ({ ...rowOfRange(newId(), range), condition: into }));
}

/** The rows of a draft after rules were taken over: in place of all, or of those of the condition that they are taken into. */
export function rowsAfterCopy(rows: readonly RangeRow[], copied: Copied): RangeRow[] {
  const taken = rowsToCopy(copied);
  if (copied.from === null) return taken;
  const key = conditionKey(copied.into);
  return [...rows.filter((row) => conditionKey(row.condition) !== key), ...taken];
}
