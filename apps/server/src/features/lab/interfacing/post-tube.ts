import { seesDepartment } from '@nidan/domain/access/work-scope';
import type { Ctx } from '../../../kernel/http/context.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { type LockedBill, lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import { discardTakenBack } from './data-rows.ts';
import { enterPlaced, fateOfEntries, type Placed } from './posting/enter-placed.ts';
import { type MachineCode, readMachineCodes } from './machine-codes.query.ts';
import { takesBack } from './posting/place-by-mark.ts';
import { placeOfValue } from './posting/place-of-value.ts';
import { heldByPerson } from './posting/person-of-tube.ts';
import { type Fate, heldBack, type ReceivedValue } from './received-value.ts';
import { readCancelled, readTubeOfValue, type TubeOfValue } from './tube-of-value.query.ts';

/** Where values come from and who looks at them. */
export interface Posting {
  readonly machineId: string;
  readonly noValue: readonly string[];
  readonly isDecided: boolean;
}

/**
 * Values in the rounds in which they are entered: what a message says of a parameter with another mark, such as a final value behind its
 * preliminary one, comes after it.
 */
function roundsOf(values: readonly ReceivedValue[]): readonly (readonly ReceivedValue[])[] {
  const last = new Map<string, { readonly mark: string; readonly round: number }>();
  const rounds = Map.groupBy(values, ({ code, mark }) => {
    const former = last.get(code);
    const round = former === undefined ? 0 : former.round + (former.mark === mark ? 0 : 1);
    last.set(code, { mark, round });
    return round;
  });
  return [...rounds].toSorted(([a], [b]) => a - b).map(([, round]) => round);
}

/** Values of one tube, posted into its tests or held back; the bill is locked. Answers where each went, by its id. */
export async function postTube(
  ctx: Ctx,
  posting: Posting,
  values: readonly ReceivedValue[],
): Promise<ReadonlyMap<string, Fate>> {
  const [first] = values;
  if (first === undefined) return new Map();
  const codes = await readMachineCodes(ctx.db, ctx.lId, posting.machineId);
  const tube = await readTubeOfValue(ctx.db, ctx.lId, first.sampleId);
  const fates = new Map<string, Fate>();
  const open: ReceivedValue[] = [];
  for (const value of values) {
    const parameterId = codes.get(value.code)?.parameterId ?? null;
    const held =
      tube === null
        ? heldBack('unknown-tube', { parameterId })
        : await heldByPerson(ctx, { tube, posting, value, parameterId });
    if (held === null) open.push(value);
    else fates.set(value.dataId, held);
  }
  if (tube === null) return fates;
  for (const round of roundsOf(open)) {
    for (const [dataId, fate] of await postRound(ctx, { tube, codes, posting }, round))
      fates.set(dataId, fate);
  }
  return fates;
}

interface Round {
  readonly tube: TubeOfValue;
  readonly codes: ReadonlyMap<string, MachineCode>;
  readonly posting: Posting;
}

async function postRound(
  ctx: Ctx,
  { tube, codes, posting }: Round,
  values: readonly ReceivedValue[],
): Promise<(readonly [string, Fate])[]> {
  const { machineId } = posting;
  const locked = await lockBillWithTests(ctx, tube.billId);
  const tests = locked.tests.filter(
    ({ barcode, test }) => barcode === tube.barcode && seesDepartment(ctx.caller.scope, test.departmentId),
  );
  const cancelled = await readCancelled(ctx, tube.billId, mappedIds(codes));
  // What was taken back while it waited is not entered later.
  for (const value of values) if (takesBack(value.mark)) await discardTakenBack(ctx, machineId, value);
  const at = { ...posting, tests, codes, cancelled };
  const placed = values.map((value) => ({ value, place: placeOfValue(at, value) }));
  const entered = await enterPlaced(ctx, { bill: locked, machineId }, placed);
  attachLater(ctx, locked, entered);
  return entered.map((one) => [one.value.dataId, fateOfEntries(one)] as const);
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
