import type { PreviousValue, WorksheetParameter } from '@nidan/contract/lab/results/worksheet';
import { checkDelta } from '@nidan/domain/results/delta';
import { isHeldAgainstIntervals } from '@nidan/domain/results/look/unjudged';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LabParameter, TestParameter } from '../../catalogue/versions/lab-catalogue.ts';
import type { PersonAtCollection } from '../results/bill-under-work.ts';
import { isCallDue } from '../checking/check-blocks.ts';
import { shownRange } from '../results/chosen-range.ts';
import { formerGroupOf } from '../results/groups/group-in-doubt.ts';
import { methodOf } from '../results/method-of.ts';
import { presentResult } from '../results/present-result.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import type { StoredResult } from '../results/stored-result.ts';

interface ParameterOnSheet {
  readonly ctx: Ctx;
  readonly test: TestUnderWork;
  readonly place: TestParameter;
  readonly person: PersonAtCollection;
  readonly previous: readonly PreviousValue[];
  /** When the current value was collected. */
  readonly at: Date;
  readonly nameOf: (code: string) => string;
}

function deltaOf(
  parameter: LabParameter,
  result: StoredResult | null,
  { previous, at }: Pick<ParameterOnSheet, 'previous' | 'at'>,
): WorksheetParameter['delta'] {
  const [before] = previous;
  if (result === null || before === undefined) return null;
  const { value, numeric } = result;
  return checkDelta(parameter.delta, { ...before, at: new Date(before.at) }, { value, numeric, at });
}

function presentCall({ calls }: TestUnderWork, parameterId: string): WorksheetParameter['call'] {
  const call = calls.find((one) => one.parameterId === parameterId);
  if (call === undefined) return null;
  const { value, receiver, readBack, calledBy, calledAt } = call;
  return { value, receiver, readBack, calledBy, calledAt: new Date(calledAt).toISOString() };
}

/** Calls about the value that stands. */
function presentAttempts(
  { attempts }: TestUnderWork,
  { parameterId, value }: { readonly parameterId: string; readonly value: string | null },
): WorksheetParameter['attempts'] {
  return attempts
    .filter((one) => one.parameterId === parameterId && one.value === value)
    .map(({ note, triedBy, triedAt }) => ({ note, triedBy, triedAt: new Date(triedAt).toISOString() }));
}

function presentGroup(test: TestUnderWork, parameterId: string): WorksheetParameter['formerGroup'] {
  const former = formerGroupOf(test, parameterId);
  return former === null ? null : { ...former, resolvedAs: [...former.resolvedAs] };
}

/** Where one machine measures, a value is of that one, and nobody is asked. */
function choicesOfMachine(test: TestUnderWork, parameter: LabParameter): WorksheetParameter['machines'] {
  const measuring = test.state === 'outsourced' ? [] : test.machinesOf(parameter);
  return measuring.length > 1 ? measuring.map(({ machineId, name }) => ({ machineId, name })) : [];
}

/** One row of the entry grid. */
export function presentWorksheetParameter(sheet: ParameterOnSheet): WorksheetParameter {
  const { test, place, person, previous } = sheet;
  const { parameter, group, mandatory } = place;
  const { parameterId, formula } = parameter;
  const result = test.results.get(parameterId) ?? null;
  return {
    parameterId,
    code: parameter.code,
    name: parameter.name,
    kind: parameter.kind,
    unit: parameter.unit,
    ucum: parameter.ucum,
    loinc: parameter.loinc,
    decimals: parameter.decimals,
    method: methodOf(parameter, test.test),
    group,
    mandatory,
    formula: formula?.text ?? null,
    calculatedFrom: (formula?.inputs ?? []).map(sheet.nameOf),
    choices: [...parameter.choices],
    plausibleLow: parameter.plausibleLow,
    plausibleHigh: parameter.plausibleHigh,
    deltaRule: parameter.delta,
    hasIntervals: isHeldAgainstIntervals(parameter),
    machines: choicesOfMachine(test, parameter),
    range: shownRange({ parameter, test, person }, result),
    result: result === null ? null : presentResult(sheet.ctx, result),
    previous: [...previous],
    delta: deltaOf(parameter, result, sheet),
    formerGroup: presentGroup(test, parameterId),
    callDue: result !== null && isCallDue(result, test.calls),
    call: presentCall(test, parameterId),
    attempts: presentAttempts(test, { parameterId, value: result?.value ?? null }),
  };
}
