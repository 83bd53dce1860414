import type { StageInput } from './stage-rules.ts';

export type StageValues = Readonly<Record<string, number | string>>;

/** What is wrong with what was typed for the fields of a stage: by the name of the field. */
export function stageValueFaults(
  inputs: readonly StageInput[],
  values: StageValues,
): { readonly name: string; readonly msg: string }[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const input = inputs.find((one) => one.name === name);
    const msg = input === undefined ? 'The stage has no such field' : faultOf(input, value);
    return msg === null ? [] : [{ name, msg }];
  });
}

function faultOf({ kind, choices }: StageInput, value: number | string): string | null {
  if (value === '') return null;
  if (kind === 'number')
    return typeof value === 'number' && value >= 0 && value <= 100_000
      ? null
      : 'Must be a number from 0 to 100000';
  if (typeof value !== 'string') return 'Must be a text';
  return kind !== 'choice' || choices.includes(value) ? null : `Must be one of ${choices.join(', ')}`;
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
