import type { FormulaContext } from './formula-values.ts';
import { formulaOrder } from './formula-order.ts';
import type { Formula, FormulaResult } from './formula.ts';
import type { ParsedValue } from '../results/parse-value.ts';

export interface MeasuredParameter {
  readonly code: string;
  /** Null for what is entered, and for a calculated value that is to stay as it is. */
  readonly formula: Formula | null;
  /** The value as it stands; not read where there is a formula. */
  readonly value: ParsedValue;
}

export interface MeasuredTest {
  readonly id: string;
  readonly parameters: readonly MeasuredParameter[];
}

/** What formulas read of the person. */
export type MeasuredPerson = Omit<FormulaContext, 'valueOf'>;

export interface Calculation {
  readonly testId: string;
  readonly code: string;
  readonly result: FormulaResult;
}

/** A parameter at its place in a test of the bill. */
export interface PlaceOfInput {
  readonly testId: string;
  readonly parameter: Pick<MeasuredParameter, 'formula' | 'value'>;
}

/**
 * Of the places of a bill that have an input, the one that a formula of a test reads: of the test itself when it has the
 * parameter, else the first with a value, else the first.
 */
export function readPlace<Place extends PlaceOfInput>(
  places: readonly Place[],
  testId: string,
): Place | undefined {
  return (
    places.find((place) => place.testId === testId) ??
    places.find(({ parameter }) => isFilled(parameter)) ??
    places[0]
  );
}

const EMPTY: ParsedValue = { kind: 'empty' };
const IMPOSSIBLE: FormulaResult = { ok: false, blank: { why: 'impossible' } };

/**
 * Works out the formulas of the tests of one bill, inputs first and on unrounded values, each read at its `readPlace`. A circle
 * of formulas stays blank.
 */
export function calculateTests(
  tests: readonly MeasuredTest[],
  personOf: (testId: string) => MeasuredPerson,
): Calculation[] {
  const places = tests.flatMap(({ id, parameters }) =>
    parameters.map((parameter) => ({ key: keyOf(id, parameter.code), testId: id, parameter })),
  );
  const byKey = new Map(places.map((place) => [place.key, place]));
  const byCode = Map.groupBy(places, ({ parameter }) => parameter.code);
  const sourceKey = (testId: string, code: string): string =>
    readPlace(byCode.get(code) ?? [], testId)?.key ?? keyOf(testId, code);
  const results = new Map<string, FormulaResult>();
  const valueAt = (key: string): ParsedValue => {
    const parameter = byKey.get(key)?.parameter;
    if (parameter === undefined) return EMPTY;
    if (parameter.formula === null) return parameter.value;
    const result = results.get(key);
    return result?.ok === true ? { kind: 'numeric', value: result.value } : EMPTY;
  };
  const calculated = places.flatMap(({ key, testId, parameter: { code, formula } }) =>
    formula === null ? [] : [{ key, testId, code, formula }],
  );
  for (const key of keysInOrder(calculated, sourceKey)) {
    const place = calculated.find((candidate) => candidate.key === key);
    if (place === undefined) continue;
    const { testId, formula } = place;
    const valueOf = (code: string): ParsedValue => valueAt(sourceKey(testId, code));
    results.set(key, formula.evaluate({ ...personOf(testId), valueOf }));
  }
  return calculated.map(({ key, testId, code }) => ({
    testId,
    code,
    result: results.get(key) ?? IMPOSSIBLE,
  }));
}

interface CalculatedPlace {
  readonly key: string;
  readonly testId: string;
  readonly formula: Formula;
}

function keyOf(testId: string, code: string): string {
  return `${testId} ${code}`;
}

function isFilled({ formula, value }: PlaceOfInput['parameter']): boolean {
  return formula !== null || value.kind !== 'empty';
}

/** Keys with inputs first; those in a circle are left out, the others still come. */
function keysInOrder(
  places: readonly CalculatedPlace[],
  sourceKey: (testId: string, code: string) => string,
): readonly string[] {
  const order = formulaOrder(
    places.map(({ key, testId, formula }) => ({
      code: key,
      inputs: formula.inputs.map((code) => sourceKey(testId, code)),
    })),
  );
  if (order.ok) return order.codes;
  const circle = new Set(order.cycle);
  return keysInOrder(
    places.filter(({ key }) => !circle.has(key)),
    sourceKey,
  );
}
