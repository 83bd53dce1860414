import {
  isReleasable,
  type ResultMark,
  type StandingMark,
  standingMark,
} from '@nidan/domain/interfacing/result-marks';
import { parseValue } from '@nidan/domain/results/parse-value';
import type { LabParameter } from '../../../catalogue/versions/lab-catalogue.ts';
import type { StoredResult } from '../../results/stored-result.ts';
import type { TestUnderWork } from '../../results/tests-under-work.query.ts';
import { type Fate, heldBack, placed } from '../received-value.ts';

/** A value that is to be entered for a test. */
export interface EnteredThere {
  readonly test: TestUnderWork;
  readonly parameter: LabParameter;
  /** Null: the value that stands is taken back. */
  readonly value: string | null;
  readonly mark: StandingMark;
  /** Version that it becomes. */
  readonly version: number;
}

export type PlaceOfValue = { readonly fate: Fate } | { readonly entries: readonly EnteredThere[] };

export interface OpenPlace {
  readonly test: TestUnderWork;
  readonly parameter: LabParameter;
}

/** What comes for an open place, and from where. */
export interface Arriving {
  readonly mark: ResultMark;
  readonly machineId: string;
  /** A person says that it counts though another value stands, or though the machine doubts it. */
  readonly isDecided: boolean;
}

function isSameValue(standing: string, value: string): boolean {
  if (standing === value) return true;
  const [one, other] = [parseValue(standing), parseValue(value)];
  return one.kind === 'numeric' && other.kind === 'numeric' && one.value === other.value;
}

/** The value that stands in a place; null where none does. */
export function standingIn({ test, parameter }: OpenPlace): StoredResult | null {
  const standing = test.results.get(parameter.parameterId) ?? null;
  return standing === null || standing.raw === null ? null : standing;
}

/** Whether a machine entered the value that stands. */
function isOwn({ source, machineId }: StoredResult, arriving: Arriving): boolean {
  return source === 'machine' && machineId === arriving.machineId;
}

/** Whether a value takes the place of one that stands without anybody being asked. */
function supersedes(mark: StandingMark, standing: StoredResult, arriving: Arriving): boolean {
  if (arriving.isDecided) return true;
  if (mark === 'corrected') return isOwn(standing, arriving) || !isReleasable(standing.mark);
  // What is not final yet is no result that another one could differ from.
  if (isReleasable(standing.mark)) return false;
  return isReleasable(mark) || isOwn(standing, arriving);
}

function entryOf(place: OpenPlace, value: string | null, mark: StandingMark): EnteredThere {
  const { test, parameter } = place;
  const version = (test.results.get(parameter.parameterId)?.version ?? 0) + 1;
  return { test, parameter, value, mark, version };
}

/** Why a value that its machine doubts, or does not call a result, waits; null: it may be entered as this. */
function markOf({ mark, isDecided }: Arriving): StandingMark | null {
  // A person who has looked at it says that it counts.
  return standingMark(mark) ?? (isDecided ? 'final' : null);
}

/** Whether a place still waits for a final value. */
function lacksFinal(place: OpenPlace): boolean {
  const standing = standingIn(place);
  return standing === null || place.test.state === 'rerun' || !isReleasable(standing.mark);
}

/** What one open place makes of a value. */
type Meeting = 'enters' | 'same' | 'differs';

function meet(
  arriving: Arriving,
  { value, mark, place }: { readonly value: string; readonly mark: StandingMark; readonly place: OpenPlace },
): Meeting {
  const standing = standingIn(place);
  if (standing === null || place.test.state === 'rerun') return 'enters';
  const isFinalNow = isReleasable(mark) && !isReleasable(standing.mark);
  // What another machine or a person brought first is the same measurement to whoever reads it.
  if (isSameValue(standing.raw ?? '', value) && !isFinalNow) return 'same';
  return supersedes(mark, standing, arriving) ? 'enters' : 'differs';
}

/** What open places make of a value: entries of it, or that it stands there already, differs or is not final. */
export function placeByMark(
  arriving: Arriving,
  { open, value }: { readonly open: readonly OpenPlace[]; readonly value: string },
): PlaceOfValue {
  const knownOf = ({ test, parameter }: OpenPlace) => ({
    billTestId: test.billTestId,
    parameterId: parameter.parameterId,
  });
  const [first] = open;
  if (first === undefined) throw new Error('A value is placed where a test is open');
  const mark = markOf(arriving);
  if (mark === null) return { fate: heldBack('not-final', { ...knownOf(first), detail: arriving.mark }) };
  const met = Map.groupBy(open, (place) => meet(arriving, { value, mark, place }));
  const entering = met.get('enters') ?? [];
  // Where it is missing it is entered; a value that stands elsewhere is then left alone.
  const missing = entering.filter(lacksFinal);
  const chosen = missing.length > 0 ? missing : entering.slice(0, 1);
  if (chosen.length > 0) return { entries: chosen.map((place) => entryOf(place, value, mark)) };
  const [differing] = met.get('differs') ?? [];
  const place = differing ?? first;
  const standing = standingIn(place);
  if (differing === undefined)
    return { fate: placed('same', { ...knownOf(place), resultVersion: standing?.version ?? 1 }) };
  return {
    fate: heldBack('differs', { ...knownOf(place), detail: standing?.value ?? standing?.raw ?? '' }),
  };
}

/** Whether a machine takes back with this mark what it sent before. */
export function takesBack(mark: ResultMark): boolean {
  return mark === 'deleted' || mark === 'wrong';
}

/** What a machine takes back: the values of its own that stand in open places; what a person entered waits for a person. */
export function placeOfTakingBack(arriving: Arriving, open: readonly OpenPlace[]): PlaceOfValue {
  const standing = open.flatMap((place) => {
    const result = standingIn(place);
    return result === null ? [] : [{ place, result }];
  });
  const own = standing.filter(({ result }) => arriving.isDecided || isOwn(result, arriving));
  if (own.length > 0) return { entries: own.map(({ place }) => entryOf(place, null, 'final')) };
  const [first] = standing;
  const [place] = open;
  return {
    fate: heldBack('takes-back', {
      billTestId: place?.test.billTestId ?? null,
      parameterId: place?.parameter.parameterId ?? null,
      detail: first?.result.value ?? '',
    }),
  };
}
