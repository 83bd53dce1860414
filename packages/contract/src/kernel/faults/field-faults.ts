import { schemaFaults } from '@nidan/domain/faults/schema-faults';
import { catalogueFaults } from '@nidan/domain/faults/catalogue-faults';
import { billingFaults } from '@nidan/domain/faults/billing-faults';
import { accessFaults } from '@nidan/domain/faults/access-faults';
import { supplyFaults } from '@nidan/domain/faults/supply-faults';
import { labFaults } from '@nidan/domain/faults/lab-faults';
import { insightFaults } from '@nidan/domain/faults/insight-faults';
import { importsFaults } from '@nidan/domain/faults/imports-faults';
import { timeFaults } from '@nidan/domain/faults/time-faults';
import { driverFaults } from '@nidan/domain/faults/driver-faults';
import { testsFaults } from '@nidan/domain/faults/tests-faults';
import { formulasFaults } from '@nidan/domain/faults/formulas-faults';
import { commonFaults } from './common-faults.ts';
import { moneyFaults } from './money-faults.ts';
import { labRequestFaults } from './lab-request-faults.ts';
import { baseFaults } from './base-faults.ts';
import { linksFaults } from './links-faults.ts';
import { insightRequestFaults } from './insight-request-faults.ts';
import { catalogueRequestFaults } from './catalogue-request-faults.ts';
import { supplyRequestFaults } from './supply-request-faults.ts';
import { peopleFaults } from './people-faults.ts';
import { parametersFaults } from './parameters-faults.ts';
import { type Fault, type FaultParts, faultsFrom } from '@nidan/domain/text/fault';

/** Every fault of a field by its code: what a sentence of the API says in English. */
export const fieldFaults = {
  ...schemaFaults,
  ...catalogueFaults,
  ...billingFaults,
  ...accessFaults,
  ...supplyFaults,
  ...labFaults,
  ...insightFaults,
  ...importsFaults,
  ...timeFaults,
  ...driverFaults,
  ...testsFaults,
  ...formulasFaults,
  ...commonFaults,
  ...moneyFaults,
  ...labRequestFaults,
  ...baseFaults,
  ...linksFaults,
  ...insightRequestFaults,
  ...catalogueRequestFaults,
  ...supplyRequestFaults,
  ...peopleFaults,
  ...parametersFaults,
} as const satisfies Readonly<Record<string, string>>;

export type FaultCode = keyof typeof fieldFaults;

/** A fault by its code and the values of its sentence. */
export const faultOf = faultsFrom(fieldFaults);

/** What is wrong with one field of a request. */
export interface FaultOfField extends Fault {
  /** Path in the request, `lines.0.testId`. */
  readonly field: string;
}

/** A code with the values of its sentence, or a fault that was found already. */
export type FaultGiven = FaultParts<typeof fieldFaults> | [found: Fault];

/** A fault at a field: `faultAt('reason', 'say-why')`. */
export function faultAt(field: string, ...given: FaultGiven): FaultOfField {
  const [first, values] = given;
  // as: the overloads of the parts are one code with its values
  const found =
    typeof first === 'object'
      ? first
      : (faultOf as (code: FaultCode, values?: object) => Fault)(first, values);
  const { code, values: filled, msg } = found;
  return { field, code, values: filled, msg };
}
