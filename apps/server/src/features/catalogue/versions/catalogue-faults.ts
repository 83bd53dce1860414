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
