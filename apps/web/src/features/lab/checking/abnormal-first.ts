import type { WorksheetParameter, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { callsForAction, hasNoInterval } from '@nidan/domain/results/look/look-reason';

/** Parameters of a test with the critical ones first, then those that call for action, then flagged or changed ones, then the rest in the order of the report. */
export function abnormalFirst(parameters: WorksheetTest['parameters']): WorksheetTest['parameters'] {
  return parameters.toSorted((a, b) => weigh(b) - weigh(a));
}

function weigh(parameter: WorksheetParameter): number {
  const { result, delta } = parameter;
  if (result?.critical) return 3;
  if (callsForAction(parameter)) return 2;
  return (result?.flag ?? null) !== null || delta?.exceeded || hasNoInterval(parameter) ? 1 : 0;
}
