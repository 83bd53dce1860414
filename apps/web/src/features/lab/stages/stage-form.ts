import type { StageOfCase } from '@nidan/contract/lab/stages/case-view';
import { countCases, listCases, readCase } from '@nidan/contract/lab/stages/stage-endpoints';

/** What is read again after a step of a case. */
export const OUTDATED_BY_STAGES = [readCase, listCases, countCases] as const;

type Typed = Readonly<Record<string, string>>;

/** What was typed as the API takes it: numbers as numbers; what is no number goes as it is and is refused there. */
export function typedInputs(
  { inputs }: Pick<StageOfCase, 'inputs'>,
  typed: Typed,
): Record<string, string | number> {
  return Object.fromEntries(
    inputs.flatMap(({ name, kind }) => {
      const text = typed[name]?.trim();
      if (text === undefined) return [];
      const number = Number(text);
      return [[name, kind === 'number' && text !== '' && Number.isFinite(number) ? number : text]];
    }),
  );
}

/** Names of the needed fields that are empty. */
export function missingNames({ inputs }: Pick<StageOfCase, 'inputs'>, typed: Typed): string[] {
  return inputs
    .filter(({ name, isNeeded }) => isNeeded && (typed[name]?.trim() ?? '') === '')
    .map(({ name }) => name);
}
