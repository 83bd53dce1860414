import type { CatalogueParameter } from './catalogue.ts';
import { isLoincCode } from './loinc-code.ts';
import { findRangeFaults } from './range-faults.ts';

/** What is wrong with one parameter and its ranges. */
export function findParameterFaults(parameter: CatalogueParameter): string[] {
  const { code, kind, ucum, loinc, formula, choices } = parameter;
  const values = choices.map(({ value }) => value);
  const faults = [
    isNumber(parameter) && ucum === null && 'has no UCUM code',
    kind === 'numeric' && parameter.plausibleLow === null && 'has no plausible limits',
    loinc !== null && !isLoincCode(loinc) && `has the LOINC code ${loinc}, whose check digit is wrong`,
    (kind === 'calculated') !== (formula !== null) && 'must have a formula just when it is calculated',
    (kind === 'choice') !== values.length > 0 && 'must have choices just when its kind is choice',
    new Set(values).size < values.length && 'offers a choice twice',
    ...(isNumber(parameter) ? findRangeFaults(parameter) : wordRangeFaults(parameter)),
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `parameter ${code} ${fault}`);
}

function isNumber({ kind }: CatalogueParameter): boolean {
  return kind === 'numeric' || kind === 'calculated';
}

function wordRangeFaults({ ranges }: CatalogueParameter): string[] {
  return ranges.every((range) => range.low === null && range.high === null && range.text !== null)
    ? []
    : ['is in words, so each of its ranges must be a text'];
}
