import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { codesIn, parseStage } from '@nidan/domain/catalogue/stage-of-test';

/** A stage as it is typed: its name, and the codes of what it asks for between commas. */
export interface StageRow {
  readonly name: string;
  readonly asks: string;
  /** How it is done, in words: 'slide, by Technician, within 4 h'. */
  readonly rules: string;
}

export const NEW_STAGE: StageRow = { name: '', asks: '', rules: '' };

type Stage = Omit<TestDetails['stages'][number], 'asks'>;

/** What was typed as a stage; null when its name cannot be read or a code is none of the parameters of the test. */
export function stageOfRow(
  { name, asks, rules }: StageRow,
  parameters: readonly { readonly parameterId: string; readonly code: string }[],
): Stage | null {
  const codes = codesIn(asks);
  const parameterIds = codes.flatMap(
    (code) => parameters.find((one) => one.code === code)?.parameterId ?? [],
  );
  const read = parseStage(rules.trim() === '' ? name : `${name} {${rules}}`);
  if (read === null || read.asks.length > 0 || parameterIds.length < codes.length) return null;
  const { asks: _, ...stage } = read;
  return { ...stage, parameterIds };
}
