import { closedForValue } from '@nidan/domain/machines/closed-for-value';
import { parseValue } from '@nidan/domain/results/parse-value';
import type { LabParameter } from '../../catalogue/versions/lab-catalogue.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import type { MachineCode } from './machine-codes.query.ts';
import { type Fate, heldBack, placed, type ReceivedValue } from './received-value.ts';
import { readingOfValue } from './reading-of-value.ts';

/** A value that is to be entered for a test. */
export interface EnteredThere {
  readonly test: TestUnderWork;
  readonly parameter: LabParameter;
  readonly value: string;
  /** Version that it becomes. */
  readonly version: number;
}

export type PlaceOfValue = { readonly fate: Fate } | { readonly entries: readonly EnteredThere[] };

/** What the values of one tube are held against. */
export interface TubeAtHand {
  /** Live tests that are measured from the tube. */
  readonly tests: readonly TestUnderWork[];
  readonly codes: ReadonlyMap<string, MachineCode>;
  /** Cancelled tests of the bill by parameter. */
  readonly cancelled: ReadonlyMap<string, string>;
  /** Words of the driver that mean that there is no value. */
  readonly noValue: readonly string[];
  /** A person says that the value counts though another one stands. */
  readonly isDecided: boolean;
}

function parameterOf(test: TestUnderWork, parameterId: string): LabParameter | undefined {
  const place = test.test.parameters.find(({ parameter }) => parameter.parameterId === parameterId);
  return place?.parameter.formula === null ? place.parameter : undefined;
}

function isSameValue(standing: string, value: string): boolean {
  if (standing === value) return true;
  const [one, other] = [parseValue(standing), parseValue(value)];
  return one.kind === 'numeric' && other.kind === 'numeric' && one.value === other.value;
}

/** Whether the unit that a machine says is the one that its interfacing has, or that of the parameter where it has none. */
function unitFits(said: string, { machineUnit }: MachineCode, parameter: LabParameter): boolean {
  return said === '' || said === machineUnit || (machineUnit === '' && said === parameter.unit);
}

interface OpenPlace {
  readonly test: TestUnderWork;
  readonly parameter: LabParameter;
}

/** What an open test makes of a value: an entry of it, or that it stands there already or differs. */
function againstStanding(
  { isDecided }: TubeAtHand,
  { test, parameter }: OpenPlace,
  value: string,
): PlaceOfValue {
  const { parameterId } = parameter;
  const standing = test.results.get(parameterId) ?? null;
  const known = { billTestId: test.billTestId, parameterId };
  const entry = { test, parameter, value, version: (standing?.version ?? 0) + 1 };
  if (standing === null || standing.raw === null || test.state === 'rerun') return { entries: [entry] };
  // What another machine or a person brought first is the same measurement to whoever reads it.
  if (isSameValue(standing.raw, value)) {
    return { fate: placed('same', { ...known, resultVersion: standing.version }) };
  }
  if (isDecided) return { entries: [entry] };
  return { fate: heldBack('differs', { ...known, detail: standing.value ?? standing.raw }) };
}

/** Where a value of a known tube belongs, as its tests stand. */
export function placeOfValue(tube: TubeAtHand, received: ReceivedValue): PlaceOfValue {
  const mapped = tube.codes.get(received.code);
  if (mapped === undefined) {
    return { fate: received.hasFile ? placed('kept', {}) : heldBack('unknown-code') };
  }
  const { parameterId } = mapped;
  const places = tube.tests.flatMap((test): OpenPlace[] => {
    const parameter = parameterOf(test, parameterId);
    return parameter === undefined ? [] : [{ test, parameter }];
  });
  const open = places.filter(({ test }) => closedForValue(test.state) === null);
  const waiting = open.filter(
    ({ test }) => (test.results.get(parameterId)?.raw ?? null) === null || test.state === 'rerun',
  );
  const [first] = waiting.length > 0 ? waiting : open;
  if (first === undefined) return { fate: closedFate(tube, places, parameterId) };
  const known = { billTestId: first.test.billTestId, parameterId };
  if (received.hasFile) return { fate: placed('kept', known) };
  const reading = readingOfValue(received, { ...mapped, noValue: tube.noValue });
  if (reading.kind !== 'value') return { fate: heldBack(reading.kind, known) };
  if (!unitFits(received.unit, mapped, first.parameter)) {
    return { fate: heldBack('wrong-unit', { ...known, detail: mapped.machineUnit || first.parameter.unit }) };
  }
  if (waiting.length === 0) return againstStanding(tube, first, reading.text);
  return {
    entries: waiting.map((place) => ({
      ...place,
      value: reading.text,
      version: (place.test.results.get(parameterId)?.version ?? 0) + 1,
    })),
  };
}

function closedFate({ cancelled }: TubeAtHand, places: readonly OpenPlace[], parameterId: string): Fate {
  const [closed] = places;
  if (closed !== undefined) {
    const known = { billTestId: closed.test.billTestId, parameterId };
    return heldBack(closedForValue(closed.test.state) ?? 'not-open', known);
  }
  const billTestId = cancelled.get(parameterId);
  return billTestId === undefined
    ? heldBack('not-ordered', { parameterId })
    : heldBack('cancelled-test', { parameterId, billTestId });
}
