import { seesDepartment } from '@nidan/domain/access/work-scope';
import { personDifferences } from '@nidan/domain/machines/same-person';
import { attempt } from '../../../kernel/http/attempt.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { Refusal } from '../../../kernel/http/refuse.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { enterValues, type TestEntry } from '../results/enter-values.ts';
import { type LockedBill, lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import { type MachineCode, readMachineCodes } from './machine-codes.query.ts';
import { type EnteredThere, type PlaceOfValue, placeOfValue } from './place-of-value.ts';
import { type Fate, heldBack, placed, type ReceivedValue } from './received-value.ts';
import { readCancelled, readTubeOfValue } from './tube-of-value.query.ts';

/** Where values come from and who looks at them. */
export interface Posting {
  readonly machineId: string;
  readonly noValue: readonly string[];
  readonly isDecided: boolean;
}

interface Placed {
  readonly value: ReceivedValue;
  readonly place: PlaceOfValue;
}

/** The key of a place that takes one value at a time. */
function keyOf({ test, parameter }: EnteredThere): string {
  return `${test.billTestId} ${parameter.parameterId}`;
}

/** A second value of one message for the same place waits: which one counts is for a person to say. */
function onceEach(all: readonly Placed[]): Placed[] {
  const taken = new Map<string, string>();
  return all.map(({ value, place }) => {
    if ('fate' in place) return { value, place };
    const [first] = place.entries;
    if (first === undefined) return { value, place };
    const former = taken.get(keyOf(first));
    if (former === undefined) {
      for (const entry of place.entries) taken.set(keyOf(entry), entry.value);
      return { value, place };
    }
    const known = { billTestId: first.test.billTestId, parameterId: first.parameter.parameterId };
    const fate =
      former === first.value
        ? placed('same', { ...known, resultVersion: first.version })
        : heldBack('differs', { ...known, detail: former });
    return { value, place: { fate } };
  });
}

function entriesOf(all: readonly Placed[], machineId: string): TestEntry[] {
  const given = all.flatMap(({ value, place }) =>
    'fate' in place ? [] : place.entries.map((entry) => ({ dataId: value.dataId, ...entry })),
  );
  return [...Map.groupBy(given, ({ test }) => test)].map(([test, own]) => ({
    test,
    values: own.map(({ dataId, parameter, value }) => ({
      parameterId: parameter.parameterId,
      value,
      field: dataId,
      measuredBy: machineId,
    })),
  }));
}

function fateOfEntries({ place }: Placed): Fate {
  if ('fate' in place) return place.fate;
  const [first] = place.entries;
  if (first === undefined) throw new Error('A value is entered somewhere');
  return placed('posted', {
    billTestId: first.test.billTestId,
    parameterId: first.parameter.parameterId,
    resultVersion: first.version,
  });
}

/** What a refusal of the entry says of each value: at its own field, or for all of them. */
function refusedPlaces(all: readonly Placed[], refusal: Refusal): Placed[] {
  const errors = new Map((refusal.extra.errors ?? []).map(({ field, msg }) => [field, msg]));
  const isOwn = all.some(({ value }) => errors.has(value.dataId));
  return all.map(({ value, place }) => {
    if ('fate' in place) return { value, place };
    const [first] = place.entries;
    const known = {
      billTestId: first?.test.billTestId ?? null,
      parameterId: first?.parameter.parameterId ?? null,
    };
    const msg = errors.get(value.dataId);
    if (msg !== undefined)
      return { value, place: { fate: heldBack('unreadable-value', { ...known, detail: msg }) } };
    if (isOwn) return { value, place };
    return { value, place: { fate: heldBack('refused', { ...known, detail: refusal.message }) } };
  });
}

interface Entering {
  readonly bill: LockedBill;
  readonly machineId: string;
}

/** Enters what has a place by the command of people; what that refuses waits with its words. */
async function enter(ctx: Ctx, at: Entering, all: readonly Placed[]): Promise<Placed[]> {
  const entries = entriesOf(all, at.machineId);
  if (entries.length === 0) return [...all];
  const tried = await attempt(ctx, () => enterValues(ctx, { ...at.bill, entries, action: 'enterResults' }));
  if (tried.ok) return [...all];
  // What is wrong with single values does not keep the others: they are tried without them.
  return enter(ctx, at, refusedPlaces(all, tried.refusal));
}

function allHeld(
  values: readonly ReceivedValue[],
  fateOf: (value: ReceivedValue) => Fate,
): Map<string, Fate> {
  return new Map(values.map((value) => [value.dataId, fateOf(value)]));
}

/** Values of one tube, posted into its tests or held back; the bill is locked. Answers where each went, by its id. */
export async function postTube(
  ctx: Ctx,
  { machineId, noValue, isDecided }: Posting,
  values: readonly ReceivedValue[],
): Promise<ReadonlyMap<string, Fate>> {
  const [first] = values;
  if (first === undefined) return new Map();
  const codes = await readMachineCodes(ctx.db, ctx.lId, machineId);
  const parameterOf = ({ code }: ReceivedValue): string | null => codes.get(code)?.parameterId ?? null;
  const tube = await readTubeOfValue(ctx.db, ctx.lId, first.sampleId);
  if (tube === null) {
    return allHeld(values, (value) => heldBack('unknown-tube', { parameterId: parameterOf(value) }));
  }
  const differences = personDifferences(first.person, tube);
  if (differences.length > 0) {
    const detail = differences.join(', ');
    return allHeld(values, (value) => heldBack('other-person', { detail, parameterId: parameterOf(value) }));
  }
  const locked = await lockBillWithTests(ctx, tube.billId);
  const tests = locked.tests.filter(
    ({ barcode, test }) => barcode === tube.barcode && seesDepartment(ctx.caller.scope, test.departmentId),
  );
  const cancelled = await readCancelled(ctx, tube.billId, mappedIds(codes));
  const at = { tests, codes, cancelled, noValue, isDecided };
  const all = onceEach(values.map((value) => ({ value, place: placeOfValue(at, value) })));
  const entered = await enter(ctx, { bill: locked, machineId }, all);
  attachLater(ctx, locked, entered);
  return new Map(entered.map((one) => [one.value.dataId, fateOfEntries(one)]));
}

/** A picture that is the value of an attachment is looked at and entered after the commit: looking takes its time. */
function attachLater(ctx: Ctx, { tests }: LockedBill, all: readonly Placed[]): void {
  const attachments = new Set(
    tests.flatMap(({ test }) =>
      test.parameters.flatMap(({ parameter }) =>
        parameter.kind === 'attachment' ? [parameter.parameterId] : [],
      ),
    ),
  );
  for (const { value, place } of all) {
    if (!('fate' in place) || place.fate.state !== 'kept' || !attachments.has(place.fate.parameterId ?? ''))
      continue;
    enqueueJob(ctx, { task: 'attach-machine-file', payload: { dataId: value.dataId } });
  }
}

function mappedIds(codes: ReadonlyMap<string, MachineCode>): string[] {
  return [...codes.values()].map(({ parameterId }) => parameterId);
}
