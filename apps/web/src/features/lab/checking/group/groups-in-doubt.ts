import type { WorksheetParameter, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { isGroupInDoubt } from '@nidan/domain/results/blood-group';

/** A blood group that is not the person's last one, which nobody has explained yet. */
export interface GroupInDoubt {
  readonly billTestId: string;
  readonly parameter: WorksheetParameter;
  readonly value: string;
  readonly former: string;
  readonly labNo: string;
}

/** Groups of tests that differ from the last ones of the person, as they stand or are typed. */
export function groupsInDoubt(
  tests: readonly Pick<WorksheetTest, 'billTestId' | 'parameters'>[],
): readonly GroupInDoubt[] {
  return tests.flatMap(({ billTestId, parameters }) =>
    parameters.flatMap((parameter) => {
      const { formerGroup: former, result } = parameter;
      const value = result?.value ?? null;
      if (former === null || value === null || !isGroupInDoubt(value, former)) return [];
      return [{ billTestId, parameter, value, former: former.value, labNo: former.labNo }];
    }),
  );
}
