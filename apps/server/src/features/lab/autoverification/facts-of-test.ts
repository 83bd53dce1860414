import { HOUR } from '@nidan/domain/time/durations';
import type { PreviousValue } from '@nidan/contract/lab/results/worksheet';
import { tubeDoubts, type TestFacts, type ValueFacts } from '@nidan/domain/autoverification/judge-result';
import type { RuleSet } from '@nidan/domain/autoverification/rule-set';
import type { QualityState } from '@nidan/domain/quality/quality-state';
import { isOfOtherSex } from '@nidan/domain/catalogue/sex-of-test';
import { checkDelta } from '@nidan/domain/results/delta';
import { contaminationsOf, type TubeValue } from '@nidan/domain/results/look/contamination';
import { misfitsForRelease } from '@nidan/domain/results/look/consistency';
import { isHeldAgainstIntervals } from '@nidan/domain/results/look/unjudged';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LabCatalogue, LabParameter, LabTest } from '../../catalogue/versions/lab-catalogue.ts';
import { blocksOfCheck, isRerunOpen } from '../checking/check-blocks.ts';
import { reflexCallsOf } from '../checking/reflex-calls.ts';
import { commentsOf } from '../checking/result-comments.ts';
import { type PersonOfBill, personAt } from '../results/bill-under-work.ts';
import { shownRange } from '../results/chosen-range.ts';
import type { qualityOfResults } from '../quality/quality-of-results.query.ts';
import type { StoredResult } from '../results/stored-result.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';

/** A bill with all that its rules ask about, read once for all its tests. */
export interface RuledBill {
  readonly person: PersonOfBill;
  readonly catalogue: LabCatalogue;
  /** All live tests. */
  readonly tests: readonly TestUnderWork[];
  readonly previous: ReadonlyMap<string, readonly PreviousValue[]>;
  /** What machines flagged with their values, by parameter. */
  readonly machineFlags: ReadonlyMap<string, readonly string[]>;
  /** What machines sent and what waits for a person, by tube. */
  readonly waiting: ReadonlyMap<string, readonly string[]>;
  readonly qualityOf: Awaited<ReturnType<typeof qualityOfResults>>;
  /** Bill tests that a person took back after a check: from then on persons alone check them. */
  readonly takenBack: ReadonlySet<string>;
}

/** The worst of the standings of what a value is calculated from. */
const WORST: readonly QualityState[] = ['held', 'overridden', 'none', 'overdue', 'inControl'];

/** How the controls of a value stand on the machine that it was measured on; a value of no machine has none. */
function controlOfValue(
  { qualityOf }: RuledBill,
  result: Pick<StoredResult, 'machineId' | 'parameterId'> | undefined,
): QualityState {
  if (result === undefined || result.machineId === null) return 'none';
  const { machineId, parameterId } = result;
  return qualityOf({ machineId, parameterId }).state;
}

function controlOf(bill: RuledBill, test: TestUnderWork, parameter: LabParameter): QualityState {
  const { parameterId, formula } = parameter;
  if (formula === null) return controlOfValue(bill, test.results.get(parameterId));
  const inputs = bill.tests.flatMap(({ test: { parameters }, results }) =>
    parameters.flatMap(({ parameter: input }) =>
      formula.inputs.includes(input.code) && input.formula === null
        ? [controlOfValue(bill, results.get(input.parameterId))]
        : [],
    ),
  );
  return WORST.find((standing) => inputs.includes(standing)) ?? 'none';
}

function valueFacts(ctx: Ctx, bill: RuledBill, test: TestUnderWork): ValueFacts[] {
  const at = test.collectedAt ?? ctx.now;
  const person = personAt(ctx, bill.person, at);
  return test.test.parameters.map(({ parameter, mandatory }): ValueFacts => {
    const { parameterId } = parameter;
    const result = test.results.get(parameterId) ?? null;
    const previous = bill.previous.get(parameterId) ?? [];
    const [before] = previous;
    const range = result === null ? null : shownRange({ parameter, test, person }, result);
    return {
      parameterId,
      code: parameter.code,
      loinc: parameter.loinc,
      kind: parameter.kind,
      hasIntervals: isHeldAgainstIntervals(parameter),
      plausibleLow: parameter.plausibleLow,
      plausibleHigh: parameter.plausibleHigh,
      version: result?.version ?? 0,
      value: result?.value ?? null,
      // What need not be there may stay blank: a formula for children in a grown person.
      blankReason: mandatory ? (result?.blankReason ?? null) : null,
      flag: result === null || result.flag === '' ? null : result.flag,
      critical: result?.critical ?? false,
      range: range === null ? null : rangeFacts(range),
      control: controlOf(bill, test, parameter),
      machineFlags: result?.source === 'machine' ? (bill.machineFlags.get(parameterId) ?? []) : [],
      delta:
        result === null || before === undefined
          ? null
          : checkDelta(
              parameter.delta,
              { ...before, at: new Date(before.at) },
              { value: result.value, numeric: result.numeric, at },
            ),
      lastValue: before?.value ?? null,
      wasPositive: previous.some(({ flag }) => flag !== null),
    };
  });
}

function rangeFacts(range: NonNullable<ReturnType<typeof shownRange>>): NonNullable<ValueFacts['range']> {
  const { low, high, actionLow, actionHigh, criticalLow, criticalHigh, text } = range;
  return { low, high, actionLow, actionHigh, criticalLow, criticalHigh, text };
}

function misfitsOf({ tests }: RuledBill, { billTestId }: TestUnderWork): TestFacts['misfits'] {
  const compared = tests.map((test) => ({
    billTestId: test.billTestId,
    parameters: test.test.parameters.map(({ parameter: { code, loinc, ucum, parameterId } }) => ({
      code,
      loinc,
      ucum,
      numeric: test.results.get(parameterId)?.numeric ?? null,
    })),
  }));
  return misfitsForRelease(compared)
    .filter(({ billTestIds }) => billTestIds.includes(billTestId))
    .map(({ rule }) => rule);
}

function hoursBetween(from: Date | null, test: TestUnderWork): number | null {
  if (from === null) return null;
  const entered = [...test.results.values()].map(({ enteredAt }) => enteredAt.getTime());
  return Math.round(((Math.max(...entered) - from.getTime()) / HOUR) * 10) / 10;
}

/** Whether a test may be run from a kind of tube. */
function fits({ sampleTypeId, alsoFits }: LabTest, tubeTypeId: string): boolean {
  return sampleTypeId === null || sampleTypeId === tubeTypeId || alsoFits.includes(tubeTypeId);
}

/** What the rules go by for one test of a bill, as it stands. */
export function factsOfTest(ctx: Ctx, bill: RuledBill, test: TestUnderWork): TestFacts {
  const { catalogue, tests } = bill;
  const { specimen, barcode, accessionedAt, collectedAt } = test;
  const type = specimen === null ? undefined : catalogue.sampleTypes.get(specimen.sampleTypeId);
  const reflexes = reflexCallsOf(test, test.results, { catalogue, tests });
  const comments = commentsOf(test, test.results, catalogue);
  const blocks = blocksOfCheck(ctx, test).filter(
    ({ code }) => code !== 'maybe-swapped' && code !== 'rerun-not-chosen',
  );
  return {
    tube:
      barcode === null || specimen === null
        ? null
        : {
            specimenFits: fits(test.test, specimen.sampleTypeId),
            isUsable: accessionedAt !== null,
          },
    hoursSinceCollection: hoursBetween(collectedAt, test),
    tubeStabilityHours: test.test.stabilityHours ?? type?.stabilityHours ?? null,
    ageYears: personAt(ctx, bill.person, collectedAt ?? ctx.now).ageYears,
    values: valueFacts(ctx, bill, test),
    waiting: barcode === null ? [] : (bill.waiting.get(barcode) ?? []),
    misfits: misfitsOf(bill, test),
    openReflexes: reflexes.filter(({ state }) => state === 'suggested').map(({ target }) => target.code),
    isRerunOpen: isRerunOpen(test),
    proposedComments: comments
      .filter(({ state }) => state === 'proposed')
      .map(({ parameter }) => parameter.code),
    hasNote: test.note.trim() !== '',
    isMaybeSwapped: test.swap !== null,
    isOfOtherSex: isOfOtherSex(test.test, bill.person.sex),
    blocks: [
      ...blocks.map(({ code }) => code),
      ...(bill.takenBack.has(test.billTestId) ? ['taken-back'] : []),
    ],
  };
}

/** The set in use for a test, by the id of the test; null where none is. */
export type SetOf = (testId: string) => RuleSet | null;

/** Rules by the test that they are in use for. */
export function setsInUse(sets: readonly { readonly testId: string; readonly rules: RuleSet }[]): SetOf {
  const rulesOf = new Map(sets.map(({ testId, rules }) => [testId, rules]));
  return (testId) => rulesOf.get(testId) ?? null;
}

/** What the rules go by for every test of a bill: what casts doubt on a tube is known to each of its tests. */
export function factsOfBill(ctx: Ctx, bill: RuledBill, setOf: SetOf): ReadonlyMap<string, TestFacts> {
  const alone = bill.tests.map((test) => ({ test, facts: factsOfTest(ctx, bill, test) }));
  const tubes = Map.groupBy(alone, ({ test }) => test.barcode);
  return new Map(
    [...tubes].flatMap(([barcode, ofTube]) => {
      if (barcode === null)
        return ofTube.map(({ test, facts }): [string, TestFacts] => [test.billTestId, facts]);
      const values = ofTube.flatMap(({ test, facts }) => tubeValuesOf(bill, test, facts));
      const contaminations = contaminationsOf(values);
      const doubted = ofTube.map(({ test, facts }) => ({
        test,
        facts: { ...facts, contaminations },
        rules: [...new Set(tubeDoubts(setOf(test.test.testId), facts).map(({ rule }) => rule))],
      }));
      return doubted.map(({ test, facts }): [string, TestFacts] => {
        const tubeMates = doubted.flatMap((other) =>
          other.test === test || other.rules.length === 0
            ? []
            : [{ test: other.test.name, rules: other.rules }],
        );
        return [test.billTestId, { ...facts, tubeMates }];
      });
    }),
  );
}

function tubeValuesOf(bill: RuledBill, test: TestUnderWork, { values }: TestFacts): TubeValue[] {
  return values.map(({ parameterId, code, loinc, flag }) => ({
    code,
    loinc,
    flag,
    numeric: test.results.get(parameterId)?.numeric ?? null,
    before: bill.previous.get(parameterId)?.[0]?.numeric ?? null,
  }));
}
