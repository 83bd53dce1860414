import type { Worksheet, WorksheetParameter, WorksheetTest } from '@nidan/contract/lab/results/worksheet';

/** A critical value that nobody was informed of yet. */
export interface CriticalDue {
  readonly test: WorksheetTest;
  readonly parameter: WorksheetParameter;
  readonly value: string;
  /** When the value was entered. */
  readonly since: string;
}

/** Critical values of a bill that wait for a call, the longest waiting first. */
export function criticalsDue({ tests }: Pick<Worksheet, 'tests'>): readonly CriticalDue[] {
  return tests
    .flatMap((test) =>
      test.parameters.flatMap((parameter) => {
        const { result, callDue } = parameter;
        return callDue && result?.value != null
          ? [{ test, parameter, value: result.value, since: result.enteredAt }]
          : [];
      }),
    )
    .toSorted((a, b) => a.since.localeCompare(b.since));
}
