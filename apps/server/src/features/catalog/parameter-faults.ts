import { type HelpChoice, offeredChoices } from '@nidan/domain/catalogue/help-choice';
import { helpListFaults } from '@nidan/domain/catalogue/help-list';
import { attachmentFaults } from '@nidan/domain/results/attachment';
import { unitTextOf } from '@nidan/domain/units/unit-text';
import { isUcumCode } from '@nidan/domain/units/ucum-code';
import type { CatalogueParameter, CatalogueRange } from './catalogue.ts';
import { isNumber } from './is-number.ts';
import { isLoincCode } from './loinc-code.ts';
import { findRangeFaults } from './range-faults.ts';
import { findSourceFaults } from './source-faults.ts';

/** A parameter as a lab writes it; where its numbers come from is asked of the content files alone. */
export type LabParameterShape = Omit<
  CatalogueParameter,
  'sources' | 'loincGap' | 'mandatory' | 'ranges' | 'choices'
> & {
  readonly choices: readonly HelpChoice[];
  readonly ranges: readonly CatalogueRange[];
};

/** What is wrong with one parameter of the content files and its ranges. */
export function findParameterFaults(parameter: CatalogueParameter): string[] {
  const { code, loinc, loincGap } = parameter;
  const faults = [
    ...helpListFaults(parameter.choices).map(({ msg }) => `has a choice at fault: ${msg}`),
    (loincGap !== null) !== (isNumber(parameter) && loinc === null) &&
      'must give a LOINC code or the reason for none, just when it is a number',
    ...findSourceFaults(parameter),
  ];
  return [...findShapeFaults(parameter), ...sentences(code, faults)];
}

function sentences(code: string, faults: readonly (string | false)[]): string[] {
  return faults.filter((fault) => fault !== false).map((fault) => `parameter ${code} ${fault}`);
}

/** What is wrong with one parameter and its ranges, wherever it was written. */
export function findShapeFaults(parameter: LabParameterShape): string[] {
  const { code, kind, unit, ucum, loinc, formula, choices, plausibleLow, plausibleHigh, delta } = parameter;
  const values = choices.map(({ value }) => value);
  const faults = [
    isNumber(parameter) && ucum === null && 'has no UCUM code',
    ucum !== null && !isUcumCode(ucum) && `has the unit ${ucum}, which is not UCUM`,
    ucum !== null &&
      unit !== unitTextOf(ucum) &&
      `prints the unit "${unit}", but ${ucum} reads "${unitTextOf(ucum)}"`,
    ucum === null && unit !== '' && `prints the unit "${unit}" without a UCUM code`,
    kind === 'numeric' && plausibleLow === null && 'has no plausible limits',
    kind !== 'numeric' &&
      kind !== 'attachment' &&
      (plausibleLow !== null || plausibleHigh !== null) &&
      'is not measured as a number, so it has no plausible limits',
    !isNumber(parameter) &&
      kind !== 'attachment' &&
      delta !== null &&
      'is in words, which have no delta check',
    plausibleLow !== null &&
      plausibleHigh !== null &&
      plausibleLow >= plausibleHigh &&
      `has plausible limits from ${plausibleLow} to ${plausibleHigh}, which no value is between`,
    loinc !== null && !isLoincCode(loinc) && `has the LOINC code ${loinc}, whose check digit is wrong`,
    (kind === 'calculated') !== (formula !== null) && 'must have a formula just when it is calculated',
    (kind === 'choice' ? values.length === 0 : isNumber(parameter) && values.length > 0) &&
      'must have choices just when its kind is choice, or a help list when it is in words',
    ...attachmentFaults(parameter),
    kind === 'choice' &&
      values.length > 0 &&
      offeredChoices(choices).length === 0 &&
      'must offer one of its choices at least',
    ...findRangeFaults(parameter),
  ];
  return sentences(code, faults);
}
