import { localNameFault } from '@nidan/domain/catalogue/local-name';
import { codesOfTest } from '@nidan/domain/catalogue/codes-of-test';
import type { Catalogue } from './catalogue.ts';
import { repeated } from '../../../kernel/imports/content-file.ts';
import { findFormulaFaults } from '../parameters/formula-faults.ts';
import { sayContentFaults } from '../parameters/parameter-faults.ts';
import { findTestFaults } from '../tests/test-faults.ts';

/** What is wrong with a catalogue beyond its shape, one sentence each; empty when it can be used. */
export function findCatalogueFaults(catalogue: Catalogue): string[] {
  return [
    ...repeated('department', codesOf(catalogue.departments)),
    ...repeated('sample type', codesOf(catalogue.sampleTypes)),
    ...repeated('parameter', codesOf(catalogue.parameters)),
    ...repeated('test', catalogue.tests.flatMap(codesOfTest)),
    ...findLocalNameFaults(catalogue),
    ...repeated(
      'LOINC code',
      catalogue.parameters.flatMap(({ loinc }) => (loinc === null ? [] : [loinc])),
    ),
    ...catalogue.parameters.flatMap(sayContentFaults),
    ...unusedParameters(catalogue),
    ...unknownSpecimens(catalogue),
    ...findTestFaults(catalogue),
    ...findFormulaFaults(catalogue),
  ];
}

/** Names on paper that belong to nothing, stand twice or are not written in Devanagari. */
function findLocalNameFaults({ localNames, tests, parameters }: Catalogue): string[] {
  const codes = { test: new Set(codesOf(tests)), parameter: new Set(codesOf(parameters)) };
  return [
    ...repeated(
      'local name',
      localNames.map(({ thing, code }) => `${thing} ${code}`),
    ),
    ...localNames.flatMap(({ thing, code, hi, mr }) => [
      ...(codes[thing].has(code) ? [] : [`There is no ${thing} ${code} to have a name`]),
      ...[hi, mr].flatMap((name) => {
        const fault = localNameFault(name);
        return fault === null ? [] : [`The name "${name}" of the ${thing} ${code}: ${fault.msg}`];
      }),
    ]),
  ];
}

function codesOf(things: readonly { code: string }[]): string[] {
  return things.map((thing) => thing.code);
}

function unusedParameters({ parameters, tests }: Catalogue): string[] {
  const used = new Set(tests.flatMap((test) => test.parameters.map(({ code }) => code)));
  return parameters
    .filter(({ code }) => !used.has(code))
    .map(({ code }) => `parameter ${code} is in no test`);
}

function unknownSpecimens({ parameters, sampleTypes }: Catalogue): string[] {
  const known = new Set(codesOf(sampleTypes));
  return parameters.flatMap(({ code, ranges }) =>
    [...new Set(ranges.flatMap(({ sampleTypeId }) => sampleTypeId ?? []))]
      .filter((sampleType) => !known.has(sampleType))
      .map((sampleType) => `parameter ${code} has a range for ${sampleType}, which is no sample type`),
  );
}
