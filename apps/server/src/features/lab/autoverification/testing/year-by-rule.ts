import { DAY } from '@nidan/domain/time/durations';
import type { TestFacts, ValueFacts } from '@nidan/domain/autoverification/judge-result';
import { NO_LIMITS, type RangeLimits } from '@nidan/domain/ranges/range-limits';
import type { Subject } from '@nidan/domain/ranges/reference-range';
import { checkDelta } from '@nidan/domain/results/delta';
import { misfitsForRelease } from '@nidan/domain/results/look/consistency';
import { type MadeUpVisit, type MadeUpYear, madeUpVisits } from '@nidan/domain/swaps/testing/made-up-year';
import { readCatalogue } from '../../../catalogue/versions/catalogue-file.ts';
import {
  intervalOf,
  MAN_OF_34,
  type NumericParameter,
  releasedByUsualRules,
  soundFacts,
  typedValue,
} from './typed-facts.ts';

const TESTS = ['CBC', 'LFT', 'KFT', 'LIPID', 'HBA1C', 'TSH'] as const;

/** What a year of made-up people shows of the rules that a lab begins with. */
export interface RuledYear {
  readonly results: number;
  readonly released: number;
  readonly planted: number;
  /** Planted errors that went out, in words. */
  readonly slipped: readonly string[];
}

interface RuledTest {
  readonly code: string;
  readonly numbers: readonly NumericParameter[];
}

interface Measured {
  readonly amount: number;
  readonly at: Date;
}

/** A test of a visit as it was measured. */
interface MeasuredTest {
  readonly test: RuledTest;
  readonly subject: Subject;
  readonly amounts: ReadonlyMap<NumericParameter, number>;
  readonly before: ReadonlyMap<string, Measured>;
  readonly at: Date;
}

function ruledTests(): RuledTest[] {
  const { parameters, tests } = readCatalogue();
  const byCode = new Map(parameters.map((parameter) => [parameter.code, parameter]));
  return TESTS.map((code) => ({
    code,
    numbers: (tests.find((test) => test.code === code)?.parameters ?? []).flatMap((own) => {
      const parameter = byCode.get(own.code);
      return parameter?.kind === 'numeric' ? [{ ...parameter, kind: 'numeric' as const }] : [];
    }),
  }));
}

/** Half are women, from 4 to 83 years. */
function subjectOf(person: number): Subject {
  return { ...MAN_OF_34, sex: person % 2 === 0 ? 'M' : 'F', ageInDays: (4 + ((person * 7) % 80)) * 365.25 };
}

/** What is usual among healthy people: the middle of an interval, three quarters of a limit that stands alone. */
function usualAmount({ low, high }: RangeLimits): number {
  if (low !== null && high !== null) return (low + high) / 2;
  return low === null ? (high ?? 0) * 0.75 : (low * 4) / 3;
}

function amountsOf(
  { numbers }: RuledTest,
  visit: MadeUpVisit,
  subject: Subject,
): Map<NumericParameter, number> {
  return new Map(
    numbers.flatMap((parameter) => {
      const percent = visit.values.get(parameter.loinc ?? '');
      const interval = intervalOf(parameter, subject);
      return percent === undefined || interval === null
        ? []
        : [[parameter, (usualAmount(interval) * percent) / 100]];
    }),
  );
}

function valueOf(measured: MeasuredTest, parameter: NumericParameter, amount: number): ValueFacts | null {
  const { subject, before, at } = measured;
  const value = typedValue(parameter, amount.toFixed(parameter.decimals), intervalOf(parameter, subject));
  const last = before.get(parameter.code);
  if (value === null || last === undefined) return value;
  return {
    ...value,
    delta: checkDelta(
      parameter.delta,
      { value: null, numeric: last.amount, at: last.at },
      { value: null, numeric: amount, at },
    ),
  };
}

/** Null where a value is refused before it is saved. */
function factsOf(measured: MeasuredTest): TestFacts | null {
  const values: ValueFacts[] = [];
  for (const [parameter, amount] of measured.amounts) {
    const value = valueOf(measured, parameter, amount);
    if (value === null) return null;
    values.push(value);
  }
  const compared = [...measured.amounts].map(([{ code, loinc, ucum }, numeric]) => ({
    code,
    loinc,
    ucum,
    numeric,
  }));
  return {
    ...soundFacts(values),
    ageYears: (measured.subject.ageInDays ?? 0) / 365.25,
    waiting: [],
    misfits: misfitsForRelease([{ billTestId: '', parameters: compared }]).map(({ rule }) => rule),
  };
}

function released({ test }: MeasuredTest, facts: TestFacts | null): boolean {
  return facts !== null && releasedByUsualRules(test.numbers, facts);
}

function withValues(
  facts: TestFacts | null,
  change: (value: ValueFacts) => Partial<ValueFacts>,
): TestFacts | null {
  return facts === null
    ? null
    : { ...facts, values: facts.values.map((value) => ({ ...value, ...change(value) })) };
}

/** Whether ten times a value within its interval is still within it, as that of TSH: only what the person had before can tell. */
function isTenfoldWide({ subject }: MeasuredTest, parameter: NumericParameter): boolean {
  const { low, high } = intervalOf(parameter, subject) ?? NO_LIMITS;
  return low !== null && high !== null && high >= 10 * low;
}

function multiplied(measured: MeasuredTest, factor: number, which: number): TestFacts | null {
  const narrow = [...measured.amounts.keys()].filter((parameter) => !isTenfoldWide(measured, parameter));
  const hit = narrow[Math.floor(which * narrow.length)];
  if (hit === undefined) return null;
  const amounts = new Map(
    [...measured.amounts].map(([parameter, amount]) => [
      parameter,
      parameter === hit ? amount * factor : amount,
    ]),
  );
  return factsOf({ ...measured, amounts });
}

/** What goes wrong between the arm and the report, each done to a test that was measured right. */
const ERRORS: Readonly<Record<string, (measured: MeasuredTest, which: number) => TestFacts | null>> = {
  'ten times': (measured, which) => multiplied(measured, 10, which),
  'a tenth': (measured, which) => multiplied(measured, 0.1, which),
  'machine flag': (measured) => withValues(factsOf(measured), () => ({ machineFlags: ['*'] })),
  'control overdue': (measured) => withValues(factsOf(measured), () => ({ control: 'overdue' })),
  'control held': (measured) => withValues(factsOf(measured), () => ({ control: 'held' })),
  'beyond the range': (measured) =>
    withValues(factsOf(measured), ({ value }) => ({ value: `<${value ?? ''}` })),
  'wrong tube': (measured) => changed(measured, { tube: { specimenFits: false, isUsable: true } }),
  'old tube': (measured) => changed(measured, { hoursSinceCollection: 24.1 }),
  swapped: (measured) => changed(measured, { isMaybeSwapped: true }),
  'rerun open': (measured) => changed(measured, { isRerunOpen: true }),
};

function changed(measured: MeasuredTest, change: Partial<TestFacts>): TestFacts | null {
  const facts = factsOf(measured);
  return facts === null ? null : { ...facts, ...change };
}

/** All tests of the year, each compared with what its person had before. */
function measuredTests(year: MadeUpYear): MeasuredTest[] {
  const tests = ruledTests();
  const known = new Map<number, Map<string, Measured>>();
  return madeUpVisits(year).flatMap((visits, day) =>
    visits.flatMap((visit) => {
      const at = new Date(day * DAY);
      const subject = subjectOf(visit.person);
      const before = known.get(visit.person) ?? new Map<string, Measured>();
      const measured = tests
        .map((test) => ({ test, subject, amounts: amountsOf(test, visit, subject), before, at }))
        .filter(({ amounts }) => amounts.size > 0);
      const now = measured.flatMap(({ amounts }) =>
        [...amounts].map(([{ code }, amount]) => [code, { amount, at }] as const),
      );
      known.set(visit.person, new Map([...before, ...now]));
      return measured;
    }),
  );
}

/**
 * Judges a year by the rules that a lab begins with, every parameter in control; then plants errors in tests that went out. An error that
 * cannot be planted where it fell is tried elsewhere.
 */
export function judgeYear(year: MadeUpYear, errors: number): RuledYear {
  const all = measuredTests(year);
  const out = all.filter((measured) => released(measured, factsOf(measured)));
  const kinds = Object.entries(ERRORS);
  const slipped: string[] = [];
  let planted = 0;
  for (let tries = 0; planted < errors && tries < errors * 10; tries += 1) {
    const measured = out[Math.floor(year.random() * out.length)];
    const [name, plant] = kinds[planted % kinds.length] ?? [];
    const facts = measured === undefined ? null : (plant?.(measured, year.random()) ?? null);
    if (measured === undefined || facts === null) continue;
    planted += 1;
    if (released(measured, facts)) slipped.push(`${name}: ${measured.test.code} ${inWords(facts)}`);
  }
  return { results: all.length, released: out.length, planted, slipped };
}

function inWords({ values }: TestFacts): string {
  return values.map(({ code, value }) => `${code} ${value}`).join(', ');
}
