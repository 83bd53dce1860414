import type { RangeInput } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import type { Sex } from '@nidan/domain/people/sex';
import type { OwnRangeFault } from '@nidan/domain/ranges/own-range-faults';
import type { AgeSpan } from '@nidan/domain/ranges/age-spans';
import { conditionKey, type RangeCondition } from '@nidan/domain/ranges/range-condition';
import type { RangeProof } from '@nidan/domain/ranges/range-proof';
import { RANGE_FIELDS, type RangeField, rangeOfRow, type RangeRow } from './range-rows.ts';

/** What the proof says of one rule. `numbers` are those of other rules of the same condition. */
export type RuleMark =
  | { readonly kind: 'unread'; readonly field: RangeField }
  | { readonly kind: 'gapBefore' | 'gapAfter' | 'beyond' | 'tie' | 'notForWomen' }
  | { readonly kind: 'overlaps'; readonly numbers: readonly number[] }
  | { readonly kind: 'own'; readonly fault: OwnRangeFault };

/** What is wrong with rules by themselves, by the id of their row. */
export type OwnFaults = ReadonlyMap<string, readonly OwnRangeFault[]>;

/** Where a fault is mended: at a rule, or in a condition without a rule there. */
export interface FaultPlace {
  readonly condition: RangeCondition;
  readonly rowId: string | null;
}

/** The rows of one condition, in their order. */
export function rowsOfCondition(
  rows: readonly RangeRow[],
  condition: Partial<RangeCondition>,
): readonly RangeRow[] {
  const key = conditionKey(condition);
  return rows.filter((row) => conditionKey(row.condition) === key);
}

/** The number of a rule among those of its condition, from 1; 0 when it is none of them. */
export function numberInSet(rows: readonly RangeRow[], id: string): number {
  const row = rows.find((one) => one.id === id);
  return row === undefined ? 0 : rowsOfCondition(rows, row.condition).indexOf(row) + 1;
}

/** What the proof of all rows and its own limits say of each rule of one condition, by the id of its row; rules without a fault have no entry. */
export function marksOfRules(
  own: readonly RangeRow[],
  proof: RangeProof,
  faults: OwnFaults,
): ReadonlyMap<string, readonly RuleMark[]> {
  const read = own.map((row) => rangeOfRow(row));
  const marks = own.map((row, index): [string, RuleMark[]] => {
    const range = read[index];
    if (range === undefined) return [row.id, []];
    if (typeof range === 'string') return [row.id, [{ kind: 'unread', field: range }]];
    const numbers = read.flatMap((other, at) =>
      at !== index && other !== undefined && typeof other !== 'string' && areBoth(range, other)
        ? [at + 1]
        : [],
    );
    const overlaps: RuleMark[] = numbers.length === 0 ? [] : [{ kind: 'overlaps', numbers }];
    const ofItself = (faults.get(row.id) ?? []).map((fault): RuleMark => ({ kind: 'own', fault }));
    return [row.id, [...ofItself, ...marksOfRange(range, proof), ...overlaps]];
  });
  return new Map(marks.filter(([, found]) => found.length > 0));
}

function marksOfRange(range: RangeInput, { sets, ties, notForWomen }: RangeProof): RuleMark[] {
  const key = conditionKey(range);
  const coverage = sets
    .filter(({ condition }) => conditionKey(condition) === key)
    .flatMap((set) => set.coverage.filter(({ sex }) => isOfSex(range, sex)));
  const gaps = coverage.flatMap((ofSex) => ofSex.gaps);
  const isTied = ties.some(
    ({ one, other, sex, span }) =>
      [one, other].some((condition) => conditionKey(condition) === key) &&
      isOfSex(range, sex) &&
      range.ageFromDays < span.toDays &&
      span.fromDays < range.ageToDays,
  );
  const isForAll = range.sex !== 'F' && notForWomen.some((condition) => conditionKey(condition) === key);
  const found: readonly (readonly [
    is: boolean,
    kind: 'gapBefore' | 'gapAfter' | 'beyond' | 'tie' | 'notForWomen',
  ])[] = [
    [gaps.some(({ toDays }) => toDays === range.ageFromDays), 'gapBefore'],
    [gaps.some(({ fromDays }) => fromDays === range.ageToDays), 'gapAfter'],
    [coverage.some(({ beyond }) => beyond.some(({ toDays }) => toDays <= range.ageToDays)), 'beyond'],
    [isForAll, 'notForWomen'],
    [isTied, 'tie'],
  ];
  return found.flatMap(([is, kind]) => (is ? [{ kind }] : []));
}

function isOfSex(range: RangeInput, sex: Sex): boolean {
  return range.sex === null || range.sex === sex;
}

/** Whether two ranges of one condition are for somebody at once. */
function areBoth(one: RangeInput, other: RangeInput): boolean {
  return (
    (one.sex === null || other.sex === null || one.sex === other.sex) &&
    one.ageFromDays < other.ageToDays &&
    other.ageFromDays < one.ageToDays
  );
}

/** Every place where something is to be mended: conditions as the proof names them, their rules in order. */
export function faultPlaces(
  rows: readonly RangeRow[],
  proof: RangeProof,
  faults: OwnFaults,
): readonly FaultPlace[] {
  const unread = rows.filter((row) => typeof rangeOfRow(row) === 'string');
  const conditions = new Map(
    [...proof.sets, ...unread].map(({ condition }) => [conditionKey(condition), condition]),
  );
  return [...conditions].flatMap(([key, condition]): FaultPlace[] => {
    const own = rowsOfCondition(rows, condition);
    const marks = marksOfRules(own, proof, faults);
    const marked = own.filter(({ id }) => marks.has(id));
    if (marked.length > 0) return marked.map(({ id }) => ({ condition, rowId: id }));
    const isFaulty = proof.sets
      .filter((set) => conditionKey(set.condition) === key)
      .some(({ coverage }) =>
        coverage.some(({ gaps, overlaps, beyond }) => gaps.length + overlaps.length + beyond.length > 0),
      );
    return isFaulty ? [{ condition, rowId: null }] : [];
  });
}

/** The place after the rule that is chosen now, and after the last the first; undefined without any. */
export function nextPlace(
  places: readonly FaultPlace[],
  now: FaultPlace & { readonly rows: readonly RangeRow[] },
): FaultPlace | undefined {
  const here = places.findIndex(
    ({ condition, rowId }) => rowId === now.rowId && conditionKey(condition) === conditionKey(now.condition),
  );
  if (here !== -1) return places[(here + 1) % places.length];
  const own = rowsOfCondition(now.rows, now.condition);
  const at = own.findIndex(({ id }) => id === now.rowId);
  const inSet = places.filter(({ condition }) => conditionKey(condition) === conditionKey(now.condition));
  return inSet.find(({ rowId }) => own.findIndex(({ id }) => id === rowId) > at) ?? inSet[0] ?? places[0];
}

/** The field in which the first fault of a rule is mended. */
export function fieldToMend(marks: readonly RuleMark[] | undefined): RangeField {
  const [mark] = marks ?? [];
  if (mark?.kind === 'unread') return mark.field;
  if (mark?.kind === 'own') return typedFieldOf(mark.fault);
  return mark?.kind === 'gapAfter' || mark?.kind === 'overlaps' || mark?.kind === 'beyond' ? 'until' : 'from';
}

/** The field of a rule in which a fault of its limits is mended. */
function typedFieldOf({ at: { field } }: OwnRangeFault): RangeField {
  return RANGE_FIELDS.find((one) => one === field) ?? (field === 'ageToDays' ? 'until' : 'low');
}

/** The rules of a condition that are for a sex somewhere in a span of ages, with their numbers. */
export function rulesThere(
  own: readonly RangeRow[],
  { fromDays, toDays }: AgeSpan,
  sex: Sex,
): readonly { readonly number: number; readonly range: RangeInput }[] {
  return own.flatMap((row, index) => {
    const range = rangeOfRow(row);
    if (typeof range === 'string' || !isOfSex(range, sex)) return [];
    const isThere = range.ageFromDays < toDays && fromDays < range.ageToDays;
    return isThere ? [{ number: index + 1, range }] : [];
  });
}
