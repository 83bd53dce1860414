import { sayFault } from '../../../kernel/api/refusal-words.ts';
import type { ParameterView, ReferenceRangeView } from '@nidan/contract/catalogue/parameters/parameter-view';
import { assessCalculated, blankText } from '@nidan/domain/formulas/assess-calculated';
import { type AssessedValue, assessValue } from '@nidan/domain/results/assess-value';
import { calculateTests } from '@nidan/domain/formulas/calculate-tests';
import { type Formula, parseFormula } from '@nidan/domain/formulas/formula';
import { parseValue } from '@nidan/domain/results/parse-value';
import { limitsFor } from '@nidan/domain/ranges/limits-without-interval';
import { chooseRange, type Subject } from '@nidan/domain/ranges/reference-range';

/** A test as it is tried. */
export interface TriedTest {
  readonly parameters: readonly ParameterView[];
  /** Texts by parameter id. */
  readonly typed: Readonly<Record<string, string>>;
  /** Of the test, for parameters that name none. */
  readonly method: string;
  /** Of the tube of the test; null when it has none. */
  readonly sampleTypeId: string | null;
}

/** A row of the report as these values would make it. */
export interface TriedValue {
  readonly parameter: ParameterView;
  readonly range: ReferenceRangeView | null;
  /** Null where the value cannot be taken. */
  readonly assessed: AssessedValue | null;
  /** Why there is no value, in words; null when there is one or none is expected yet. */
  readonly why: string | null;
}

const DAYS_OF_A_YEAR = 365.25;
const TRIED = 'tried';

function formulaOf({ formula }: ParameterView): Formula | null {
  const parsed = formula === null ? null : parseFormula(formula);
  return parsed?.ok === true ? parsed.formula : null;
}

/**
 * What typed values would become on a report, by the rules of result entry themselves: flags, calculated values, and why one is
 * blank. A method of the person stands for those of the parameters, and a specimen for that of the test.
 */
export function triedValues(test: TriedTest, person: Subject): TriedValue[] {
  const { parameters, typed, method, sampleTypeId } = test;
  const ageYears = person.ageInDays === null ? null : Math.floor(person.ageInDays / DAYS_OF_A_YEAR);
  const calculated = calculateTests(
    [
      {
        id: TRIED,
        parameters: parameters.map((parameter) => ({
          code: parameter.code,
          formula: formulaOf(parameter),
          value: parseValue(typed[parameter.parameterId] ?? ''),
        })),
      },
    ],
    () => ({
      ageYears,
      sex: person.sex,
      trimester: person.trimester ?? null,
      fasting: person.fasting ?? null,
    }),
  );
  const nameOf = (code: string): string => parameters.find((one) => one.code === code)?.name ?? code;
  return parameters.flatMap((parameter): TriedValue[] => {
    const { kind } = parameter;
    // A file is attached at the bench; there is nothing to try.
    if (kind === 'attachment') return [];
    const own = parameter.method === '' ? method : parameter.method;
    const subject = {
      ...person,
      sampleTypeId: person.sampleTypeId ?? sampleTypeId,
      method: person.method ?? (own === '' ? null : own),
    };
    const range = chooseRange(parameter.ranges, subject);
    const held = limitsFor(parameter.ranges, subject);
    const limits = held === null ? null : { text: null, ...held };
    if (kind !== 'calculated') {
      const found = assessValue(typed[parameter.parameterId] ?? '', { ...parameter, kind }, limits);
      return found.ok
        ? [{ parameter, range, assessed: found, why: null }]
        : [{ parameter, range, assessed: null, why: sayFault(found) }];
    }
    const result = calculated.find(({ code }) => code === parameter.code)?.result;
    if (result === undefined) return [{ parameter, range, assessed: null, why: null }];
    const assessed = assessCalculated(result, parameter, limits);
    const why = assessed.blank === null ? null : blankText(assessed.blank, nameOf);
    return [{ parameter, range, assessed, why }];
  });
}
