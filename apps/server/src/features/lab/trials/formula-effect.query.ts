import * as formulaEffectEndpoints from '@nidan/contract/lab/results/formula-effect-endpoint';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { FormulaEffect } from '@nidan/contract/lab/results/formula-effect-endpoint';
import { ageInDaysAt, yearsOfDays } from '@nidan/domain/people/ages/age-at';
import { type PlaceOfInput, readPlace } from '@nidan/domain/formulas/calculate-tests';
import type { Interval } from '@nidan/domain/results/flag';
import {
  codeOf,
  formulaEffect,
  type TriedCalculation,
  triedCalculation,
} from '@nidan/domain/formulas/formula-effect';
import { type Formula, parseFormula } from '@nidan/domain/formulas/formula';
import { parseValue } from '@nidan/domain/results/parse-value';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { trimesterOn } from '@nidan/domain/people/ages/trimester';
import { fastingStateOf } from '@nidan/domain/results/fasting-state';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import type { LabCatalogue, LabParameter, LabTest } from '../../catalogue/versions/lab-catalogue.ts';
import { faultsOfParameter } from '../../catalogue/parameters/parameter-shape-faults.ts';
import { type ParameterState, stateOfParameter } from '../../catalogue/parameters/parameter-state.ts';
import { testsInVersions } from '../../catalogue/tests/tests-in-versions.ts';
import { ageSourceOf } from '../../people/patients/present-patient-brief.ts';
import {
  type InputTest,
  type LastCalculation,
  readInputTests,
  readLastCalculations,
} from './last-calculations.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** What is tried: the parameter as it is to become, and its formula. */
interface Trial {
  readonly next: ParameterState;
  readonly formula: Formula;
  /** What the formula reads, in its order. */
  readonly inputs: readonly LabParameter[];
}

/** A parameter with another formula. Refuses what saving it would refuse. */
function trialOf(
  catalogue: LabCatalogue,
  { parameterId, ...change }: BodyOf<typeof formulaEffectEndpoints.readFormulaEffect>,
): Trial {
  const parameter = catalogue.parameters.get(parameterId);
  if (parameter === undefined) throw refuse('not-found');
  const next = { ...stateOfParameter(parameter), ...change };
  const errors = faultsOfParameter(catalogue, next);
  const parsed = parseFormula(change.formula);
  if (!parsed.ok || errors.length > 0) throw refuse('invalid-input', { errors });
  const byCode = new Map([...catalogue.parameters.values()].map((one) => [one.code, one]));
  const inputs = parsed.formula.inputs.flatMap((code) => byCode.get(code) ?? []);
  return { next, formula: parsed.formula, inputs };
}

interface Place extends PlaceOfInput {
  /** As reported. */
  readonly shown: string | null;
  readonly unit: string;
}

/** A test of the bill in the version that the bill was made with. */
interface FoundTest extends InputTest {
  readonly test: LabTest;
}

function placesOf(tests: readonly FoundTest[], { parameterId }: LabParameter): Place[] {
  return tests
    .filter(({ test }) => test.parameters.some(({ parameter }) => parameter.parameterId === parameterId))
    .map(({ billTestId, inputs }) => {
      const {
        raw = null,
        value = null,
        unit = '',
      } = inputs?.find((input) => input.parameterId === parameterId) ?? {};
      const parameter = { formula: null, value: parseValue(raw ?? '') };
      return { testId: billTestId, parameter, shown: value, unit };
    });
}

/** What the result was held against; critical limits are of the interval as it stood in the test of the bill. */
function intervalOf(
  { rangeId, low, high }: LastCalculation,
  ranges: LabParameter['ranges'],
): Interval | null {
  if (rangeId === null) return null;
  const { criticalLow = null, criticalHigh = null } = ranges.find((range) => range.rangeId === rangeId) ?? {};
  return { low, high, criticalLow, criticalHigh };
}

interface TriedResult extends TriedCalculation {
  readonly calculatedAt: Date;
  readonly inputs: FormulaEffect['examples'][number]['inputs'];
}

/** A result under the formula that is tried; null when it or a value that the formula reads is in another unit than that of today. */
function tryResult(
  ctx: Ctx,
  { next, formula, inputs }: Trial,
  { result, tests }: { readonly result: LastCalculation; readonly tests: readonly FoundTest[] },
): TriedResult | null {
  const read = inputs.map((input) => ({
    input,
    place: readPlace(placesOf(tests, input), result.billTestId),
  }));
  const strange = read.some(({ input, place }) => place?.shown != null && place.unit !== input.unit);
  if (strange || result.unit !== next.unit) return null;
  const valueOf = new Map(read.map(({ input, place }) => [input.code, place?.parameter.value]));
  const { sex, heightCm, weightKg, fastingHours, collectedAt, numeric, calculatedAt } = result;
  const ageInDays = ageInDaysAt(ageSourceOf(result), { at: collectedAt, zone: ctx.lab.timeZone });
  const own = tests.find(({ billTestId }) => billTestId === result.billTestId);
  const ranges = own?.test.parameters.find(({ parameter }) => parameter.code === next.code)?.parameter.ranges;
  const flag = result.flag === '' ? null : result.flag;
  const tried = triedCalculation(
    { numeric, flag, interval: intervalOf(result, ranges ?? []) },
    formula.evaluate({
      sex,
      heightCm,
      weightKg,
      ageYears: yearsOfDays(ageInDays),
      trimester: trimesterOn(result, calendarDateIn(ctx.lab.timeZone, collectedAt)),
      fasting: fastingStateOf(fastingHours),
      valueOf: (code) => valueOf.get(code) ?? { kind: 'empty' },
    }),
    next,
  );
  const shown = read.map(({ input: { code }, place }) => ({ code, value: place?.shown ?? null }));
  return { ...tried, calculatedAt, inputs: shown };
}

/** The tests of the bills in the order in which a calculation goes through them, by the test of the result. */
async function foundTests(
  ctx: Ctx,
  { departments }: LabCatalogue,
  rows: readonly InputTest[],
): Promise<ReadonlyMap<string, readonly FoundTest[]>> {
  const inVersion = await testsInVersions(ctx, rows);
  const placeOf = ({ test: { departmentId } }: FoundTest): number =>
    departments.get(departmentId ?? '')?.printOrder ?? 0;
  const found = rows
    .map((row) => ({ ...row, test: inVersion(row) }))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  return Map.groupBy(found, ({ resultOf }) => resultOf);
}

function presentExample(ctx: Ctx, tried: TriedResult): FormulaEffect['examples'][number] {
  const { before, flagBefore, after, inputs, calculatedAt } = tried;
  return {
    date: calendarDateIn(ctx.lab.timeZone, calculatedAt),
    before,
    flagBefore,
    after: after.value,
    flagAfter: after.flag,
    blank: after.blank === null ? null : { why: after.blank.why, code: codeOf(after.blank) },
    inputs,
  };
}

/** What a formula that is not saved would make of the last results of a calculated parameter; nobody is named. */
export const readFormulaEffectOf = serve(
  formulaEffectEndpoints.readFormulaEffect,
  async (ctx, body): Promise<FormulaEffect> => {
    const catalogue = await catalogueOf(ctx);
    const trial = trialOf(catalogue, body);
    const { parameterId, decimals } = body;
    const results = await readLastCalculations(ctx, parameterId);
    const inputIds = trial.inputs.map((input) => input.parameterId);
    const rows = await readInputTests(ctx, parameterId, { results, inputIds });
    const testsOf = await foundTests(ctx, catalogue, rows);
    const tried = results.flatMap(
      (result) => tryResult(ctx, trial, { result, tests: testsOf.get(result.billTestId) ?? [] }) ?? [],
    );
    const { examples, blanks, ...effect } = formulaEffect(tried, decimals);
    return {
      ...effect,
      results: results.length,
      otherUnits: results.length - tried.length,
      blanks: [...blanks],
      examples: examples.map((example) => presentExample(ctx, example)),
    };
  },
);
