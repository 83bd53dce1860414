import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { codesIn, parseStage } from '@nidan/domain/catalogue/stage-of-test';

/** A stage as it is typed: its name, and the codes of what it asks for between commas. */
export interface StageRow {
  readonly name: string;
  readonly asks: string;
}

export const NEW_STAGE: StageRow = { name: '', asks: '' };

type Stage = Pick<TestDetails['stages'][number], 'name' | 'parameterIds'>;

/** What was typed as a stage; null when its name cannot be read or a code is none of the parameters of the test. */
export function stageOfRow(
  { name, asks }: StageRow,
  parameters: readonly { readonly parameterId: string; readonly code: string }[],
): Stage | null {
  const codes = codesIn(asks);
  const parameterIds = codes.flatMap(
    (code) => parameters.find((one) => one.code === code)?.parameterId ?? [],
  );
  const read = parseStage(name);
  return read === null || read.asks.length > 0 || parameterIds.length < codes.length
    ? null
    : { name: read.name, parameterIds };
}
