import type { Worksheet, WorksheetParameter, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import {
  assessCalculated,
  type AssessedCalculation,
  blankText,
} from '@nidan/domain/formulas/assess-calculated';
import { calculateTests, type MeasuredTest } from '@nidan/domain/formulas/calculate-tests';
import { BODY_SIZES, type BodySize, sizesAsked } from '@nidan/domain/formulas/sizes-asked';
import { type Formula, parseFormula } from '@nidan/domain/formulas/formula';
import { parseValue } from '@nidan/domain/results/parse-value';
import { readsOtherTests } from '@nidan/domain/formulas/reads-other-tests';
import { type EntryDraft, savedText, typedFor, valueKey } from './entry-draft.ts';

/** A calculated value as a save of what is typed would leave it. */
export interface CalculatedNow extends Omit<AssessedCalculation, 'blank'> {
  readonly blankReason: string | null;
}

const formulas = new Map<string, Formula | null>();

function formulaOf({ formula: text }: WorksheetParameter): Formula | null {
  if (text === null) return null;
  const known = formulas.get(text);
  if (known !== undefined) return known;
  const parsed = parseFormula(text);
  const formula = parsed.ok ? parsed.formula : null;
  formulas.set(text, formula);
  return formula;
}

function measured(test: WorksheetTest, draft: EntryDraft): MeasuredTest {
  const { billTestId } = test;
  const places = test.parameters.map((parameter) => ({ ...parameter, formula: formulaOf(parameter) }));
  const isTyped = Object.keys(draft[billTestId]?.values ?? {}).length > 0;
  const again = isTyped || (test.can.includes('enterResults') && readsOtherTests(places));
  return {
    id: billTestId,
    parameters: places.map(({ parameterId, code, formula, result }) => ({
      code,
      formula: again ? formula : null,
      value: parseValue(typedFor(draft, billTestId, parameterId)?.text ?? savedText({ result })),
    })),
  };
}

/** A size of the person that nobody has noted, with the names of the parameters that wait for it. */
export interface SizeWaiting {
  readonly size: BodySize;
  readonly names: readonly string[];
}

/** The sizes that formulas of tests under work go by for this person and that are unknown. */
export function sizesWaiting({
  tests,
  patient: { sex },
  heightCm,
  weightKg,
}: Pick<Worksheet, 'tests' | 'patient' | 'heightCm' | 'weightKg'>): SizeWaiting[] {
  const known = { height: heightCm, weight: weightKg };
  const asking = tests
    .filter(({ can }) => can.includes('enterResults'))
    .flatMap(({ parameters, ageYears, trimester, fasting }) =>
      parameters.flatMap((parameter) => {
        const formula = formulaOf(parameter);
        const sizes =
          formula?.readsSize === true ? sizesAsked(formula, { ageYears, sex, trimester, fasting }) : [];
        return sizes.map((size) => ({ size, name: parameter.name }));
      }),
    );
  return BODY_SIZES.flatMap((size) => {
    const names = asking.flatMap((one) => (one.size === size ? [one.name] : []));
    return names.length === 0 || known[size] !== null ? [] : [{ size, names: [...new Set(names)] }];
  });
}

/**
 * Calculated values that what is typed would change, by `valueKey`: worked out by the rules that the server saves by, in the
 * tests that are typed in and in open ones that read them.
 */
export function calculatedNow(
  { tests, patient, heightCm, weightKg }: Pick<Worksheet, 'tests' | 'patient' | 'heightCm' | 'weightKg'>,
  draft: EntryDraft,
): ReadonlyMap<string, CalculatedNow> {
  if (!Object.values(draft).some(({ values }) => Object.keys(values).length > 0)) return new Map();
  const byId = new Map(tests.map((test) => [test.billTestId, test]));
  const names = new Map(tests.flatMap(({ parameters }) => parameters.map(({ code, name }) => [code, name])));
  const nameOf = (code: string): string => names.get(code) ?? code;
  const results = calculateTests(
    tests.map((test) => measured(test, draft)),
    (id) => {
      const { ageYears = null, trimester = null, fasting = null } = byId.get(id) ?? {};
      return { ageYears, trimester, fasting, sex: patient.sex, heightCm, weightKg };
    },
  );
  return new Map(
    results.flatMap(({ testId, code, result }) => {
      const parameter = byId.get(testId)?.parameters.find((place) => place.code === code);
      if (parameter === undefined) return [];
      const { blank, ...value } = assessCalculated(result, parameter, parameter.range);
      const saved = parameter.result;
      if (saved === null && blank?.why === 'missing') return [];
      const blankReason = blank === null ? null : blankText(blank, nameOf);
      if (saved !== null && saved.raw === value.raw && saved.blankReason === blankReason) return [];
      return [[valueKey(testId, parameter.parameterId), { ...value, blankReason }] as const];
    }),
  );
}
