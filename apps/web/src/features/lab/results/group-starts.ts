import type { WorksheetParameter } from '@nidan/contract/lab/results/worksheet';

/** Names of groups by the parameter that each starts with; a group that is left and met again starts again. */
export function groupStarts(
  parameters: readonly Pick<WorksheetParameter, 'parameterId' | 'group'>[],
): ReadonlyMap<string, string> {
  return new Map(
    parameters.flatMap(({ parameterId, group }, at) =>
      group !== null && group !== parameters[at - 1]?.group ? [[parameterId, group] as const] : [],
    ),
  );
}
