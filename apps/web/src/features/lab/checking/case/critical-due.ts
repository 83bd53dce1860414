import { isSameAnalyte } from '@nidan/domain/results/critical';
import type { Worksheet, WorksheetParameter, WorksheetTest } from '@nidan/contract/lab/results/worksheet';

/** A critical value that nobody was informed of yet. */
export interface CriticalDue {
  readonly test: WorksheetTest;
  readonly parameter: WorksheetParameter;
  readonly value: string;
  /** When the value was entered. */
  readonly since: string;
}

/** The same value of the same analyte in two tests is told once. */
function isOneCall(a: CriticalDue, b: CriticalDue): boolean {
  return a.value === b.value && isSameAnalyte(a.parameter, b.parameter);
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
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .filter((due, at, all) => all.findIndex((one) => isOneCall(one, due)) === at);
}
