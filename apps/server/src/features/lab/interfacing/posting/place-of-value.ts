import { closedForValue } from '@nidan/domain/machines/closed-for-value';
import { plausibilityFault } from '@nidan/domain/results/assess-value';
import { parseValue } from '@nidan/domain/results/parse-value';
import { isSameUnit, isUnitOf } from '@nidan/domain/units/same-unit';
import type { LabParameter } from '../../../catalogue/versions/lab-catalogue.ts';
import type { TestUnderWork } from '../../results/tests-under-work.query.ts';
import type { MachineCode } from '../machine-codes.query.ts';
import {
  type OpenPlace,
  type PlaceOfValue,
  placeByMark,
  placeOfTakingBack,
  standingIn,
  takesBack,
} from './place-by-mark.ts';
import { type Fate, heldBack, placed, type ReceivedValue } from '../received-value.ts';
import { readingOfValue } from './reading-of-value.ts';

/** What the values of one tube are held against. */
export interface TubeAtHand {
  /** Live tests that are measured from the tube. */
  readonly tests: readonly TestUnderWork[];
  readonly codes: ReadonlyMap<string, MachineCode>;
  /** Cancelled tests of the bill by parameter. */
  readonly cancelled: ReadonlyMap<string, string>;
  /** Words of the driver that mean that there is no value. */
  readonly noValue: readonly string[];
  readonly machineId: string;
  /** A person says that the value counts though another one stands. */
  readonly isDecided: boolean;
}

function parameterOf(test: TestUnderWork, parameterId: string): LabParameter | undefined {
  const place = test.test.parameters.find(({ parameter }) => parameter.parameterId === parameterId);
  return place?.parameter.formula === null ? place.parameter : undefined;
}

/** Whether the unit that a machine says is the one that its interfacing has, or that of the parameter where it has none. */
function unitFits(said: string, { machineUnit }: MachineCode, parameter: LabParameter): boolean {
  if (said === '') return true;
  return machineUnit === '' ? isUnitOf(said, parameter) : isSameUnit(said, machineUnit);
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
  // What lacks a value decides how it is read.
  const first = open.find((place) => standingIn(place) === null) ?? open[0];
  if (first === undefined) return { fate: closedFate(tube, places, parameterId) };
  const known = { billTestId: first.test.billTestId, parameterId };
  const arriving = { mark: received.mark, machineId: tube.machineId, isDecided: tube.isDecided };
  if (takesBack(received.mark)) return placeOfTakingBack(arriving, open);
  if (received.hasFile) return { fate: placed('kept', known) };
  const reading = readingOfValue(received, { ...mapped, noValue: tube.noValue });
  if (reading.kind !== 'value') return { fate: heldBack(reading.kind, known) };
  if (!unitFits(received.unit, mapped, first.parameter)) {
    return { fate: heldBack('wrong-unit', { ...known, detail: mapped.machineUnit || first.parameter.unit }) };
  }
  const fault =
    first.parameter.kind === 'numeric' ? plausibilityFault(parseValue(reading.text), first.parameter) : null;
  if (fault !== null) return { fate: heldBack('implausible', { ...known, detail: fault.msg }) };
  return placeByMark(arriving, { open, value: reading.text });
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
