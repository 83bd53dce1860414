import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import { assessCalculated, blankText } from '@nidan/domain/formulas/assess-calculated';
import { isReleasable, type StandingMark } from '@nidan/domain/interfacing/result-marks';
import { attachmentText } from '@nidan/domain/results/attachment';
import { assessValue } from '@nidan/domain/results/assess-value';
import { calculateTests, type MeasuredTest } from '@nidan/domain/formulas/calculate-tests';
import { parseValue } from '@nidan/domain/results/parse-value';
import { readsOtherTests } from '@nidan/domain/formulas/reads-other-tests';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LabParameter } from '../../catalogue/versions/lab-catalogue.ts';
import { type BillUnderWork, personAt, type PersonAtCollection } from './bill-under-work.ts';
import { type HeldRange, rangeFor } from './chosen-range.ts';
import { type NextValue, type ValueChange, valuesAfter } from './entry-plan.ts';
import { methodOf } from './method-of.ts';
import type { AttachedFiles } from './attachments/result-files.query.ts';
import type { TestUnderWork } from './tests-under-work.query.ts';
import type { StoredResult } from './stored-result.ts';

/** A value as it came in, with the place of its field in the request. */
export interface EnteredValue {
  readonly parameterId: string;
  readonly value: string | null;
  readonly field: string;
  /** The machine that sent it; absent for what a person entered. */
  readonly measuredBy?: string;
  /** The machine on which the person who enters it says that it was measured, null by hand; absent where that is not said. */
  readonly statedMachine?: string | null;
  /** What the machine calls it; absent for what a person says, which is final. */
  readonly mark?: StandingMark;
}

export interface EnteredTest {
  readonly test: TestUnderWork;
  readonly values: readonly EnteredValue[];
}

export interface ValuePlan {
  readonly changes: readonly ValueChange[];
  /** Values that cannot be taken; nothing may be saved when there is one. */
  readonly faults: readonly FieldFault[];
}

interface Planning {
  readonly ctx: Ctx;
  readonly tests: readonly TestUnderWork[];
  readonly personOf: (test: TestUnderWork) => PersonAtCollection;
  readonly files: AttachedFiles;
}

interface Place {
  readonly parameter: LabParameter;
  readonly before: StoredResult | null;
  readonly test: TestUnderWork;
  readonly measuredBy?: string | undefined;
  /** The machine of a value that a person entered. */
  readonly machineId?: string | null;
}

function nextVersion(
  { ctx }: Planning,
  { parameter, before, test, measuredBy, machineId = null }: Place,
  next: NextValue,
): ValueChange {
  const { parameterId, unit, formula } = parameter;
  const step = { before, next, test };
  return {
    billTestId: test.billTestId,
    parameter,
    before,
    after: {
      ...next,
      parameterId,
      version: (before?.version ?? 0) + 1,
      unit,
      flag: next.flag ?? '',
      method: methodOf(parameter, test.test),
      formula: formula?.text ?? null,
      source: measuredBy === undefined ? sourceOf(parameter, step) : 'machine',
      machineId: measuredBy ?? (isMeasuredAnew(step) ? machineId : (before?.machineId ?? null)),
      enteredById: ctx.caller.userId,
      enteredBy: ctx.caller.name,
      enteredAt: ctx.now,
    },
  };
}

interface Step {
  readonly before: StoredResult | null;
  readonly next: NextValue;
  readonly test: TestUnderWork;
}

/** A value that is only held against another interval stays of its source and its machine. */
function isMeasuredAnew({ before, next, test }: Step): boolean {
  return before === null || before.raw !== next.raw || test.state === 'rerun';
}

/** Whether a partner lab measures a test: all of its report is from there. */
function isOfPartner({ state, results }: TestUnderWork): boolean {
  return state === 'outsourced' || [...results.values()].some(({ source }) => source === 'external');
}

function sourceOf({ formula }: LabParameter, step: Step): StoredResult['source'] {
  if (formula !== null) return 'calculated';
  if (isOfPartner(step.test)) return 'external';
  return step.before === null || isMeasuredAnew(step) ? 'manual' : step.before.source;
}

const noRange = { rangeId: null, low: null, high: null, text: null, basis: null } as const;

/** What of an interval is kept with a value; nothing without a value. */
function heldRange(range: HeldRange | null, raw: string | null) {
  if (range === null || raw === null) return noRange;
  const { rangeId, low, high, text, basis } = range;
  return { rangeId, low, high, text, basis };
}

/** Whether a value stands as it is, held against the same interval. */
function stands(before: StoredResult | null, next: Pick<NextValue, 'raw' | 'rangeId' | 'mark'>): boolean {
  if (next.raw !== (before?.raw ?? null) || next.rangeId !== (before?.rangeId ?? null)) return false;
  // The same value said again is another one where it is final now.
  return next.raw === null || isReleasable(next.mark) === isReleasable(before?.mark ?? 'final');
}

/** One entered value: its next version, nothing when it is the one that stands, or what is wrong with it. */
function planEntered(
  planning: Planning,
  test: TestUnderWork,
  entered: EnteredValue,
): ValueChange | FieldFault | null {
  const { field, parameterId, measuredBy, mark = 'final' } = entered;
  const place = test.test.parameters.find(({ parameter }) => parameter.parameterId === parameterId);
  if (place === undefined) return faultAt(field, 'parameter-of-other-test');
  const { parameter } = place;
  const { kind } = parameter;
  if (kind === 'attachment') return planAttached(planning, { test, parameter, entered });
  if (kind === 'calculated') return faultAt(field, 'value-calculated');
  const range = rangeFor({ parameter, test, person: planning.personOf(test) });
  const assessed = assessValue(entered.value, { ...parameter, kind }, range);
  if (!assessed.ok) return faultAt(field, assessed);
  const before = test.results.get(parameterId) ?? null;
  // In a rerun the same value is a second measurement.
  const repeated = test.state === 'rerun' && assessed.raw !== null;
  const { ok: _, ...value } = assessed;
  const next = { ...value, ...heldRange(range, value.raw), file: null, blankReason: null, mark };
  if (stands(before, next) && !repeated) return null;
  const machine = machineOfEntry(test, parameter, entered);
  if ('msg' in machine) return machine;
  return nextVersion(planning, { parameter, before, test, measuredBy, ...machine }, next);
}

const NO_MACHINE = { machineId: null } as const;

/**
 * The machine of a value that a person enters: the only one that may have measured it, else the one that they name, so that what a rejected
 * control holds on one machine is not released without it. None for an empty value, what a partner lab measures, and what was done by hand.
 */
function machineOfEntry(
  test: TestUnderWork,
  parameter: LabParameter,
  { value, field, measuredBy, statedMachine }: EnteredValue,
): { readonly machineId: string | null } | FieldFault {
  const measuring = test.machinesOf(parameter);
  const stated = measuring.find(({ machineId }) => machineId === statedMachine);
  if (typeof statedMachine === 'string' && stated === undefined) {
    return faultAt(field, 'machine-not-measuring');
  }
  if (measuredBy !== undefined || (value ?? '').trim() === '' || isOfPartner(test)) return NO_MACHINE;
  if (measuring.length < 2) return { machineId: measuring[0]?.machineId ?? null };
  if (stated !== undefined) return { machineId: stated.machineId };
  if (statedMachine === null) return NO_MACHINE;
  const names = measuring.map(({ name }) => name).join(', ');
  return faultAt(field, 'several-machines', { names });
}

interface AttachedEntry {
  readonly test: TestUnderWork;
  readonly parameter: LabParameter;
  readonly entered: EnteredValue;
}

/** The value of an attachment is a file that was attached to it before; nothing takes it away. */
function planAttached(
  planning: Planning,
  { test, parameter, entered }: AttachedEntry,
): ValueChange | FieldFault | null {
  const before = test.results.get(parameter.parameterId) ?? null;
  const raw = entered.value?.trim() ?? '';
  const none = { raw: null, value: null, file: null, numeric: null, flag: null, critical: false };
  const empty = { ...none, ...noRange, blankReason: null, mark: 'final' as const };
  if (raw === '')
    return before?.raw == null ? null : nextVersion(planning, { parameter, before, test }, empty);
  const found = planning.files.get(raw);
  if (found?.billTestId !== test.billTestId || found.parameterId !== parameter.parameterId)
    return faultAt(entered.field, 'file-not-attached-here');
  if (before?.raw === raw && test.state !== 'rerun') return null;
  const { file } = found;
  const { measuredBy } = entered;
  const next = { ...empty, raw, value: attachmentText(file), file };
  return nextVersion(planning, { parameter, before, test, measuredBy }, next);
}

function enterable(test: TestUnderWork): boolean {
  return billTest.actions.enterResults.from.some((state) => state === test.state);
}

function measured(test: TestUnderWork, entered: readonly ValueChange[], recalculate: boolean): MeasuredTest {
  const values = valuesAfter(test, entered);
  return {
    id: test.billTestId,
    parameters: test.test.parameters.map(({ parameter: { code, parameterId, formula } }) => ({
      code,
      formula: recalculate ? formula : null,
      value: parseValue(values.get(parameterId)?.raw ?? ''),
    })),
  };
}

/** What stands after the entry and is not final yet, by code. */
function marksByCode({ tests }: Planning, entered: readonly ValueChange[]): Map<string, StandingMark> {
  return new Map(
    tests.flatMap((test) => {
      const values = valuesAfter(test, entered);
      return test.test.parameters.flatMap(
        ({ parameter: { code, parameterId } }): [string, StandingMark][] => {
          const mark = values.get(parameterId)?.mark ?? 'final';
          return isReleasable(mark) ? [] : [[code, mark]];
        },
      );
    }),
  );
}

/** What is calculated of a value that is not final yet is not final either. */
function markOfInputs(marks: ReadonlyMap<string, StandingMark>, inputs: readonly string[]): StandingMark {
  return inputs.some((code) => !isReleasable(marks.get(code) ?? 'final')) ? 'preliminary' : 'final';
}

function planCalculated(
  planning: Planning,
  entered: readonly ValueChange[],
  touched: ReadonlySet<string>,
): ValueChange[] {
  const { tests, personOf } = planning;
  const byId = new Map(tests.map((test) => [test.billTestId, test]));
  const nameOf = (code: string): string =>
    tests.flatMap(({ test }) => test.parameters).find(({ parameter }) => parameter.code === code)?.parameter
      .name ?? code;
  const results = calculateTests(
    tests.map((test) =>
      measured(
        test,
        entered,
        touched.has(test.billTestId) ||
          (enterable(test) && readsOtherTests(test.test.parameters.map(({ parameter }) => parameter))),
      ),
    ),
    (id) => {
      const test = byId.get(id);
      return test === undefined ? { ageYears: null, sex: null } : personOf(test);
    },
  );
  const marks = marksByCode(planning, entered);
  return results.flatMap(({ testId, code, result }) => {
    const test = byId.get(testId);
    const parameter = test?.test.parameters.find((place) => place.parameter.code === code)?.parameter;
    if (test === undefined || parameter === undefined) return [];
    const range = rangeFor({ parameter, test, person: personOf(test) });
    const { blank, ...value } = assessCalculated(result, parameter, range);
    const before = test.results.get(parameter.parameterId) ?? null;
    const blankReason = blank === null ? null : blankText(blank, nameOf);
    // A value that merely waits for its inputs leaves no trace until it had one.
    if (before === null && blank?.why === 'missing') return [];
    const mark = markOfInputs(marks, parameter.formula?.inputs ?? []);
    marks.set(code, mark);
    const next = { ...value, ...heldRange(range, value.raw), file: null, blankReason, mark };
    if (before !== null && stands(before, next) && before.blankReason === blankReason) return [];
    return [nextVersion(planning, { parameter, before, test }, next)];
  });
}

/**
 * What entered values change in the tests of a bill: the values themselves, then what is calculated from them, in these
 * tests and in open ones that read them. Writes nothing.
 */
export function planValues(
  ctx: Ctx,
  bill: BillUnderWork & { readonly tests: readonly TestUnderWork[]; readonly files: AttachedFiles },
  entered: readonly EnteredTest[],
): ValuePlan {
  const persons = new Map<string, PersonAtCollection>();
  const personOf = (test: TestUnderWork): PersonAtCollection => {
    const known = persons.get(test.billTestId);
    if (known !== undefined) return known;
    const person = personAt(ctx, bill, test.collectedAt ?? ctx.now);
    persons.set(test.billTestId, person);
    return person;
  };
  const planning: Planning = { ctx, tests: bill.tests, personOf, files: bill.files };
  const outcomes = entered.flatMap(({ test, values }) =>
    values.map((value) => planEntered(planning, test, value)),
  );
  const faults = outcomes.filter((outcome) => outcome !== null && 'msg' in outcome);
  if (faults.length > 0) return { changes: [], faults };
  const changes = outcomes.filter((outcome) => outcome !== null && 'after' in outcome);
  const touched = new Set(entered.map(({ test }) => test.billTestId));
  return { changes: [...changes, ...planCalculated(planning, changes, touched)], faults: [] };
}
