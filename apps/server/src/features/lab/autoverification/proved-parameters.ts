import type { ProvedParameter } from '@nidan/domain/autoverification/prove-rule-set';
import { isHeldAgainstIntervals } from '@nidan/domain/results/look/unjudged';
import type { LabTest } from '../../catalogue/versions/lab-catalogue.ts';

/** The parameters of a test as the prover reads them, in the order of the report. */
export function provedParameters({ parameters }: Pick<LabTest, 'parameters'>): ProvedParameter[] {
  return parameters.map(({ parameter, mandatory }) => ({
    parameterId: parameter.parameterId,
    code: parameter.code,
    loinc: parameter.loinc,
    kind: parameter.kind,
    decimals: parameter.decimals,
    mandatory,
    plausibleLow: parameter.plausibleLow,
    plausibleHigh: parameter.plausibleHigh,
    hasDelta: parameter.delta !== null,
    choices: parameter.choices.map(({ abnormal }) => ({ abnormal })),
    ranges: isHeldAgainstIntervals(parameter)
      ? parameter.ranges.map((range) => ({
          ageToDays: range.ageToDays,
          low: range.low,
          high: range.high,
          actionLow: range.actionLow,
          actionHigh: range.actionHigh,
          criticalLow: range.criticalLow,
          criticalHigh: range.criticalHigh,
          text: range.text,
        }))
      : [],
    hasControls: null,
  }));
}
