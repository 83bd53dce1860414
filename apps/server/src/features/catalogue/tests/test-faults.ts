import { reflexGraph } from '@nidan/domain/catalogue/reflex-chains';
import { testFaults } from '@nidan/domain/catalogue/test-faults';
import type { ParameterKind } from '@nidan/domain/enumerations/results';
import type { Catalogue } from '../versions/catalogue.ts';

/** What is wrong with the tests, profiles and packages of a catalogue. */
export function findTestFaults(catalogue: Catalogue): string[] {
  const known = {
    departments: codesOf(catalogue.departments),
    sampleTypes: codesOf(catalogue.sampleTypes),
    parameters: codesOf(catalogue.parameters),
    attachments: attachmentsAmong(catalogue.parameters),
    tests: new Map(catalogue.tests.map((test) => [test.code, test])),
    reflexes: reflexGraph(catalogue.tests),
  };
  return catalogue.tests.flatMap((test) =>
    testFaults(test, known).map(({ fault }) => `${test.kind} ${test.code} ${fault.msg}`),
  );
}

function codesOf(things: readonly { readonly code: string }[]): ReadonlySet<string> {
  return new Set(things.map(({ code }) => code));
}

/** Codes of the parameters whose value is a file. */
export function attachmentsAmong(
  parameters: Iterable<{ readonly code: string; readonly kind: ParameterKind }>,
): ReadonlySet<string> {
  return codesOf([...parameters].filter(({ kind }) => kind === 'attachment'));
}
