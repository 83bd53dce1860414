import type { LabTest } from '../versions/lab-catalogue.ts';
import { definitionOfTest, type PlacedVersion, type TestDefinition } from './test-definition.ts';

/** A parameter at its place in a test, in whichever version it is. */
export type ParameterPlace = Omit<PlacedVersion, 'version'>;

/** What can be said of a test on its edit page. */
export interface TestFields extends Omit<TestDefinition, 'runIds' | 'parameters'> {
  readonly parameters: readonly ParameterPlace[];
}

/** A test as it is or is to become. */
export interface TestState
  extends TestFields, Pick<LabTest, 'testId' | 'code' | 'kind' | 'status' | 'version'> {}

function placesOf({ parameters }: LabTest): ParameterPlace[] {
  return parameters.map(({ parameter: { parameterId }, group, mandatory }) => ({
    parameterId,
    group,
    mandatory,
  }));
}

/** What can be said of a test on its edit page, and nothing else. */
export function fieldsOfTest(test: LabTest): TestFields {
  const { runIds: _, ...definition } = definitionOfTest(test);
  return { ...definition, parameters: placesOf(test) };
}

/** What is said of a test now. */
export function stateOfTest(test: LabTest): TestState {
  return { ...test, parameters: placesOf(test) };
}
