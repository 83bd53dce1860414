import { attempt } from '../../../../kernel/http/attempt.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { Refusal } from '../../../../kernel/http/refuse.ts';
import { enterValues, type TestEntry } from '../../results/enter-values.ts';
import type { LockedBill } from '../../results/lock-bill-with-tests.ts';
import type { EnteredThere, PlaceOfValue } from './place-by-mark.ts';
import { type Fate, heldBack, placed, type ReceivedValue } from '../received-value.ts';

/** A value with its place in a tube. */
export interface Placed {
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
      for (const entry of place.entries) taken.set(keyOf(entry), entry.value ?? '');
      return { value, place };
    }
    const known = { billTestId: first.test.billTestId, parameterId: first.parameter.parameterId };
    const fate =
      former === (first.value ?? '')
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
    values: own.map(({ dataId, parameter, value, mark }) => ({
      parameterId: parameter.parameterId,
      value,
      mark,
      field: dataId,
      measuredBy: machineId,
    })),
  }));
}

/** Where a value went that was entered, or was not. */
export function fateOfEntries({ place }: Placed): Fate {
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

const TAKEN_BACK = 'Taken back by the machine';

/** Enters what has a place by the command of people; what that refuses waits with its words. */
export async function enterPlaced(ctx: Ctx, at: Entering, all: readonly Placed[]): Promise<Placed[]> {
  return enterOnce(ctx, at, onceEach(all));
}

async function enterOnce(ctx: Ctx, at: Entering, all: readonly Placed[]): Promise<Placed[]> {
  const entries = entriesOf(all, at.machineId);
  if (entries.length === 0) return [...all];
  const isTakenBack = entries.some(({ values }) => values.some(({ value }) => value === null));
  const reason = isTakenBack ? { reason: TAKEN_BACK } : {};
  const tried = await attempt(ctx, () =>
    enterValues(ctx, { ...at.bill, entries, action: 'enterResults', ...reason }),
  );
  if (tried.ok) return [...all];
  // What is wrong with single values does not keep the others: they are tried without them.
  return enterOnce(ctx, at, refusedPlaces(all, tried.refusal));
}
