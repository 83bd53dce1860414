import type { ParameterView } from '@nidan/contract/catalogue/parameters/parameter-view';
import type { LabParameter } from '../versions/lab-catalogue.ts';

/** A parameter with its intervals. */
export function presentParameter(parameter: LabParameter): ParameterView {
  const { formula, status: _, version: __, ...view } = parameter;
  return {
    ...view,
    formula: formula?.text ?? null,
    choices: [...view.choices],
    ranges: [...view.ranges],
  };
}
