import { methodThere, termsThere } from '@nidan/domain/catalogue/local-terms';
import {
  type LabCatalogue,
  type LabParameter,
  type LabTerms,
  type LabTest,
  testsToRun,
} from '../versions/lab-catalogue.ts';
import { isEnabled } from './test-shape-faults.ts';

type Terms = Pick<LabCatalogue, 'terms'>;

function termsAt({ terms }: Terms, { testId }: LabTest, locationId: string | null): LabTerms | undefined {
  return locationId === null ? undefined : terms.get(testId)?.get(locationId);
}

/** A test as it is run for bills of a location; the same object where nothing else is said there. */
export function testAtLocation(catalogue: Terms, test: LabTest, locationId: string | null): LabTest {
  const local = termsAt(catalogue, test, locationId);
  if (local === undefined) return test;
  const { tatHours, method } = termsThere({ ...test, isEnabled: isEnabled(test) }, local);
  return {
    ...test,
    tatHours: tatHours.value,
    method: method.value,
    parameters: test.parameters.map(({ parameter, ...place }) => {
      const measured = { method: parameter.method, isCalculated: parameter.formula !== null };
      return { ...place, parameter: { ...parameter, method: methodThere(measured, method) } };
    }),
  };
}

/** The machine in use on which a location runs a test; null where it names none. */
export function machineAt(catalogue: Terms, test: LabTest, locationId: string): string | null {
  return termsAt(catalogue, test, locationId)?.machine ?? null;
}

/**
 * The machine in use that measures a parameter of a test for a location: the one that the location names for the test, else the
 * only one of the lab that has a code of the parameter. Null where that says none, and for what is calculated.
 */
export function machineIdAt(
  catalogue: Pick<LabCatalogue, 'terms' | 'onlyMachines'>,
  { test, parameter }: { readonly test: LabTest; readonly parameter: LabParameter },
  locationId: string,
): string | null {
  if (parameter.formula !== null) return null;
  const local = termsAt(catalogue, test, locationId);
  if (local !== undefined && local.machine !== null) return local.machineId;
  return catalogue.onlyMachines.get(parameter.parameterId) ?? null;
}

/** What keeps a test, profile or package that is in use from being offered at a location: itself or what it is run as; null: nothing. */
export function notOfferedAt(
  catalogue: LabCatalogue,
  test: LabTest,
  locationId: string | null,
): LabTest | null {
  if (catalogue.terms.size === 0) return null;
  const closed = [test, ...testsToRun(catalogue, test)].find(
    (one) => termsAt(catalogue, one, locationId)?.isOffered === false,
  );
  return closed ?? null;
}
