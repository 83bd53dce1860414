import type { LabParameter } from '../versions/lab-catalogue.ts';
import { definitionOfParameter, type ParameterDefinition } from '../tests/test-definition.ts';

/** A parameter as it is or is to become, without its intervals. */
export interface ParameterState
  extends ParameterDefinition, Pick<LabParameter, 'parameterId' | 'code' | 'kind' | 'status' | 'version'> {}

/** What is said of a parameter now. */
export function stateOfParameter(parameter: LabParameter): ParameterState {
  const { parameterId, code, kind, status, version } = parameter;
  return { parameterId, code, kind, status, version, ...definitionOfParameter(parameter) };
}
