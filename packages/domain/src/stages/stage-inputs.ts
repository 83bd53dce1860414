import type { Fault } from '../text/fault.ts';
import { labFault } from '../faults/lab-faults.ts';
import type { StageInput } from './stage-rules.ts';

export type StageValues = Readonly<Record<string, number | string>>;

/** What is wrong with what was typed for the fields of a stage: by the name of the field. */
export function stageValueFaults(
  inputs: readonly StageInput[],
  values: StageValues,
): (Fault & { readonly name: string })[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const input = inputs.find((one) => one.name === name);
    const fault = input === undefined ? labFault('stage-field-unknown') : faultOf(input, value);
    return fault === null ? [] : [{ name, ...fault }];
  });
}

function faultOf({ kind, choices }: StageInput, value: number | string): Fault | null {
  if (value === '') return null;
  if (kind === 'number')
    return typeof value === 'number' && value >= 0 && value <= 100_000 ? null : labFault('stage-number');
  if (typeof value !== 'string') return labFault('stage-text');
  return kind !== 'choice' || choices.includes(value)
    ? null
    : labFault('stage-choice', { choices: choices.join(', ') });
}

/** The fields with what was typed now; an empty text clears one. */
export function withStageValues(before: StageValues, typed: StageValues): StageValues {
  return Object.fromEntries(Object.entries({ ...before, ...typed }).filter(([, value]) => value !== ''));
}

/** Names of the needed fields that have no value. */
export function missingStageValues(inputs: readonly StageInput[], values: StageValues): string[] {
  return inputs
    .filter(({ name, isNeeded }) => isNeeded && values[name] === undefined)
    .map(({ name }) => name);
}
