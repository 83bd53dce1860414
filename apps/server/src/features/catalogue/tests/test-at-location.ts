import { methodThere, termsThere } from '@nidan/domain/catalogue/local-terms';
import {
  type LabCatalogue,
  type LabMachine,
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

interface Measuring {
  readonly test: LabTest;
  readonly parameter: LabParameter;
  /** Machines that are off or down. */
  readonly idle: readonly string[];
}

/**
 * The machines in use that may have measured a parameter of a test for a location: the one that the location names for the test, else
 * those of the lab that have a code of the parameter. One that is idle takes no work: it goes to the others. None for what is calculated.
 */
export function machinesFor(
  catalogue: Pick<LabCatalogue, 'terms' | 'machines'>,
  { test, parameter, idle }: Measuring,
  locationId: string,
): readonly LabMachine[] {
  if (parameter.formula !== null) return [];
  const local = termsAt(catalogue, test, locationId);
  if (local !== undefined && local.machine !== null && local.machineId !== null) {
    const { machineId, machine: name } = local;
    if (!idle.includes(machineId)) return [{ machineId, name }];
  }
  const all = catalogue.machines.get(parameter.parameterId) ?? [];
  return all.filter(({ machineId }) => !idle.includes(machineId));
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
