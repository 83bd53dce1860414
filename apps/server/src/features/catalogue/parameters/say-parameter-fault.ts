import type { Fault } from '@nidan/domain/text/fault';
import { faultOf } from '@nidan/contract/kernel/faults/field-faults';
import type { ParameterFault } from '@nidan/domain/catalogue/parameter-faults';

type Says = (values: ParameterFault['values']) => Fault;

const SAYS: Readonly<Record<ParameterFault['code'], Says>> = {
  noUcum: () => faultOf('no-ucum'),
  notUcum: ({ ucum = '' }) => faultOf('unit-not-ucum', { ucum }),
  unitReadsOtherwise: ({ unit = '', ucum = '', reads = '' }) =>
    faultOf('unit-reads-otherwise', { unit, ucum, reads }),
  unitWithoutUcum: ({ unit = '' }) => faultOf('unit-without-ucum', { unit }),
  noPlausibleLimits: () => faultOf('no-plausible-limits'),
  plausibleOfWords: () => faultOf('plausible-of-words'),
  plausibleWithoutRoom: ({ low = '', high = '' }) => faultOf('plausible-without-room', { low, high }),
  deltaOfOtherKind: () => faultOf('delta-of-other-kind'),
  deltaLimitOfOtherMode: () => faultOf('delta-limit-of-other-mode'),
  loincCheckDigit: ({ loinc = '' }) => faultOf('loinc-check-digit', { loinc }),
  formulaOfOtherKind: () => faultOf('formula-of-other-kind'),
  choicesOfOtherKind: () => faultOf('choices-of-other-kind'),
  noChoiceOffered: () => faultOf('no-choice-offered'),
  notOfAttachment: ({ what = '' }) => faultOf('not-of-attachment', { what }),
};

/** A fault in the words that go on after the parameter: 'has no UCUM code'. */
export function sayParameterFault({ code, values }: ParameterFault): Fault {
  return SAYS[code](values);
}
