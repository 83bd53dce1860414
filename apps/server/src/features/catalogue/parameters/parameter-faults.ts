import { faultOf } from '@nidan/contract/kernel/faults/field-faults';
import type { Fault } from '@nidan/domain/text/fault';
import { fieldOfRangeFault, findParameterFaults } from '@nidan/domain/catalogue/parameter-faults';
import { leastPlausibleLow, letsSlipPass } from '@nidan/domain/ranges/plausible-limits';
import { otherUnitFaults } from '@nidan/domain/units/other-unit';
import { helpListFaults } from '@nidan/domain/catalogue/help-list';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import { sayRangeFaults } from '../ranges/range-faults.ts';
import { findSourceFaults } from '../ranges/source-faults.ts';
import type { CatalogueParameter } from '../versions/catalogue.ts';
import { isNumber } from './is-number.ts';
import type { LabParameterShape } from './lab-parameter-shape.ts';
import { sayParameterFault } from './say-parameter-fault.ts';

/** What is wrong with one parameter of the content files and its ranges, each a sentence that names it. */
export function sayContentFaults(parameter: CatalogueParameter): string[] {
  const { code, loinc, loincGap } = parameter;
  const mustSayLoinc = (loincGap !== null) !== (isNumber(parameter) && loinc === null);
  return [
    ...shapeFaultsOf(parameter).map(({ msg }) => msg),
    ...helpListFaults(parameter.choices).map(({ msg }) => `parameter ${code} has a choice at fault: ${msg}`),
    ...otherUnitFaults({ ...parameter, ucum: parameter.ucum ?? '' }, parameter.otherUnits).map(
      ({ msg }) => `parameter ${code} has another unit at fault: ${msg}`,
    ),
    ...(mustSayLoinc
      ? [`parameter ${code} must give a LOINC code or the reason for none, just when it is a number`]
      : []),
    ...(letsSlipPass(parameter)
      ? [
          `parameter ${code} has the plausible limit ${parameter.plausibleLow}, which lets a slip of the decimal point pass: give ${leastPlausibleLow(parameter)} at least, or say that it may be absent`,
        ]
      : []),
    ...findSourceFaults(parameter).map((fault) => `parameter ${code} ${fault}`),
  ];
}

/** What is wrong with one parameter and its ranges, wherever it was written, at the fields of the parameter. */
export function shapeFaultsOf(parameter: LabParameterShape): FieldFault[] {
  const said = (says: Fault): Fault => faultOf('parameter-fault', { code: parameter.code, fault: says });
  return [
    ...findParameterFaults(parameter).map((found) => ({
      field: found.field,
      ...said(sayParameterFault(found)),
    })),
    ...sayRangeFaults(parameter).map(({ fault: found, says }) => ({
      field: found === null ? 'ranges' : fieldOfRangeFault(found),
      ...said(says),
    })),
  ];
}
