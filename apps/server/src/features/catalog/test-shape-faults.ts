import { calculationFaults, readFormulas } from '@nidan/domain/catalogue/formula-faults';
import { priceFault } from '@nidan/domain/catalogue/price-fault';
import {
  type CheckedTest,
  containedTests,
  type KnownCodes,
  type TestFault,
  testFaults,
} from '@nidan/domain/catalogue/test-faults';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { LabCatalogue, LabTest } from './lab-catalogue.ts';
import { stateOfTest, type TestState } from './test-state.ts';

/** What is wrong, at the place of a field of the request. */
export interface FieldFault {
  readonly field: string;
  readonly msg: string;
}

const API_FIELDS: Readonly<Partial<Record<TestFault['field'], string>>> = {
  department: 'departmentId',
  sampleType: 'sampleTypeId',
  members: 'memberIds',
};

const ENABLED: number = masterData.codes.enabled;

interface ListedTest extends CheckedTest {
  readonly status: number;
  readonly parameters: readonly { readonly code: string; readonly mandatory: boolean }[];
}

function listed(catalogue: LabCatalogue, test: TestState): ListedTest {
  const { departments, sampleTypes, parameters, tests } = catalogue;
  return {
    ...test,
    department: departments.get(test.departmentId ?? '')?.code ?? null,
    sampleType: sampleTypes.get(test.sampleTypeId ?? '')?.code ?? null,
    parameters: test.parameters.flatMap(({ parameterId, mandatory }) => {
      const code = parameters.get(parameterId)?.code;
      return code === undefined ? [] : [{ code, mandatory }];
    }),
    members: test.memberIds.flatMap((id) => tests.get(id)?.code ?? []),
  };
}

/** Ids that the lab does not have. */
function strayIds(
  { departments, sampleTypes, parameters, tests }: LabCatalogue,
  test: TestState,
): FieldFault[] {
  const msg = 'This lab does not have it';
  const stray = (field: string, isThere: boolean) => (isThere ? [] : [{ field, msg }]);
  return [
    ...stray('departmentId', test.departmentId === null || departments.has(test.departmentId)),
    ...stray('sampleTypeId', test.sampleTypeId === null || sampleTypes.has(test.sampleTypeId)),
    ...test.parameters.flatMap(({ parameterId }, index) =>
      stray(`parameters.${index}.parameterId`, parameters.has(parameterId)),
    ),
    ...test.memberIds.flatMap((id, index) => stray(`memberIds.${index}`, tests.has(id))),
  ];
}

function isOut(thing: { readonly status: number } | undefined): boolean {
  return thing?.status !== ENABLED;
}

/** What of a test that is to be ordered cannot be. */
function unusable(catalogue: LabCatalogue, test: TestState): FieldFault[] {
  const department = catalogue.departments.get(test.departmentId ?? '');
  return [
    ...(department !== undefined && isOut(department)
      ? [{ field: 'departmentId', msg: `${department.name} is not enabled` }]
      : []),
    ...test.parameters.flatMap(({ parameterId }, index) => {
      const parameter = catalogue.parameters.get(parameterId);
      if (!isOut(parameter)) return [];
      return [{ field: `parameters.${index}.parameterId`, msg: `${parameter?.name} is not enabled` }];
    }),
    ...test.memberIds.flatMap((id, index) => {
      const member = catalogue.tests.get(id);
      return isOut(member) ? [{ field: `memberIds.${index}`, msg: `${member?.name} is not enabled` }] : [];
    }),
  ];
}

function codesOf(things: Iterable<{ readonly code: string }>): ReadonlySet<string> {
  return new Set([...things].map(({ code }) => code));
}

function knownCodes(catalogue: LabCatalogue, changed: TestState): KnownCodes<ListedTest> {
  const tests = [...catalogue.tests.values()].map((test) => listed(catalogue, stateOfTest(test)));
  return {
    departments: codesOf(catalogue.departments.values()),
    sampleTypes: codesOf(catalogue.sampleTypes.values()),
    parameters: codesOf(catalogue.parameters.values()),
    tests: new Map(
      [...tests, listed(catalogue, changed)].map((test): [string, ListedTest] => [test.code, test]),
    ),
  };
}

/** Formulas of a test whose inputs it lacks; what is unreadable was refused with its parameter. */
function calculationsOf({ parameters }: LabCatalogue, test: ListedTest): FieldFault[] {
  const { inputsOf } = readFormulas(
    [...parameters.values()].map(({ code, formula }) => ({ code, formula: formula?.text ?? null })),
  );
  return calculationFaults(test, inputsOf).map((msg) => ({ field: 'parameters', msg }));
}

/** Enabled profiles and packages that the change would make wrong. */
function containersAtFault(known: KnownCodes<ListedTest>, changed: ListedTest): FieldFault[] {
  return [...known.tests.values()]
    .filter(
      (test) =>
        test.status === ENABLED &&
        test.code !== changed.code &&
        containedTests(test, known.tests)?.some(({ code }) => code === changed.code) === true,
    )
    .flatMap((test) =>
      testFaults(test, known).map(({ field, fault }) => ({
        field: API_FIELDS[field] ?? field,
        msg: `${test.kind} ${test.code} ${fault}`,
      })),
    );
}

/**
 * What is wrong with a test as it is to become. What is a draft or disabled may be incomplete, but never points to what is not
 * there, contains itself or is priced by mistake.
 */
export function faultsOfTest(catalogue: LabCatalogue, test: TestState): FieldFault[] {
  const stray = strayIds(catalogue, test);
  if (stray.length > 0) return stray;
  const known = knownCodes(catalogue, test);
  const shape = listed(catalogue, test);
  const price = priceFault(test.mrpPaise, test.isFree);
  const priced = price === null ? [] : [{ field: 'mrpPaise', msg: price }];
  const faults = testFaults(shape, known);
  const isCircle = containedTests(shape, known.tests) === null;
  const told = test.status === ENABLED || isCircle ? faults : [];
  return [
    ...priced,
    ...told.map(({ field, fault }) => ({
      field: API_FIELDS[field] ?? field,
      msg: `${test.kind} ${test.code} ${fault}`,
    })),
    ...(test.status === ENABLED ? [...unusable(catalogue, test), ...calculationsOf(catalogue, shape)] : []),
    ...(isCircle ? [] : containersAtFault(known, shape)),
  ];
}

/** The enabled profile or package that contains a test itself, if there is one. */
export function enabledContainer({ tests }: LabCatalogue, testId: string): LabTest | null {
  return (
    [...tests.values()].find(({ status, memberIds }) => status === ENABLED && memberIds.includes(testId)) ??
    null
  );
}
