import { faultOf, faultAt } from '@nidan/contract/kernel/faults/field-faults';
import { calculationFaults, type ReadFormulas, readFormulas } from '@nidan/domain/catalogue/formula-faults';
import { priceFault } from '@nidan/domain/catalogue/price-fault';
import { reflexGraph } from '@nidan/domain/catalogue/reflex-chains';
import { type CodedTest, testsByCode } from '@nidan/domain/catalogue/codes-of-test';
import { codeFaults } from '@nidan/domain/catalogue/short-codes';
import {
  type CheckedTest,
  containedTests,
  type KnownCodes,
  type TestFault,
  testFaults,
} from '@nidan/domain/catalogue/test-faults';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import type { LabCatalogue } from '../versions/lab-catalogue.ts';
import { stateOfParameter } from '../parameters/parameter-state.ts';
import { attachmentsAmong } from './test-faults.ts';
import { stateOfTest, type TestState } from './test-state.ts';

/** Fields of the rules that have another name in the request. */
export const API_FIELDS: Readonly<Partial<Record<TestFault['field'], string>>> = {
  department: 'departmentId',
  sampleType: 'sampleTypeId',
  members: 'memberIds',
};

/** True for what can be ordered or reported. */
export function isEnabled({ status }: { readonly status: number }): boolean {
  return status === masterData.codes.enabled;
}

/** Of an id or code that the lab does not have. */
export const NOT_HERE = faultOf('not-in-lab');

interface ListedTest extends CheckedTest, CodedTest {
  readonly testId: string;
  readonly status: number;
  readonly parameters: readonly { readonly code: string; readonly mandatory: boolean }[];
}

function listed(
  catalogue: LabCatalogue,
  test: TestState,
  codeOfTest: ReadonlyMap<string, string>,
): ListedTest {
  const { departments, sampleTypes, parameters } = catalogue;
  return {
    ...test,
    department: departments.get(test.departmentId ?? '')?.code ?? null,
    sampleType: sampleTypes.get(test.sampleTypeId ?? '')?.code ?? null,
    alsoFits: test.alsoFits.flatMap((id) => sampleTypes.get(id)?.code ?? []),
    parameters: test.parameters.flatMap(({ parameterId, mandatory }) => {
      const code = parameters.get(parameterId)?.code;
      return code === undefined ? [] : [{ code, mandatory }];
    }),
    members: test.memberIds.flatMap((id) => codeOfTest.get(id) ?? []),
    stages: test.stages.map(({ name, parameterIds, ...rules }) => ({
      ...rules,
      name,
      asks: parameterIds.flatMap((id) => parameters.get(id)?.code ?? []),
    })),
    reflexRules: test.reflexRules.map(({ parameterId, testId, ...rule }) => ({
      ...rule,
      parameter: parameters.get(parameterId)?.code ?? '',
      calls: codeOfTest.get(testId) ?? '',
    })),
  };
}

/** The catalogue as it will be once some of its tests are changed, read once for all of them. */
interface NextTests {
  readonly catalogue: LabCatalogue;
  readonly byId: ReadonlyMap<string, ListedTest>;
  readonly known: KnownCodes<ListedTest>;
  readonly byCode: ReadonlyMap<string, readonly CodedTest[]>;
  readonly inputsOf: ReadFormulas['inputsOf'];
  /** Enabled profiles and packages by the code of each test that they contain, at any depth. */
  readonly containersOf: ReadonlyMap<string, readonly ListedTest[]>;
}

function isOut(thing: { readonly status: number } | undefined): boolean {
  return thing === undefined || !isEnabled(thing);
}

function codesOf(things: Iterable<{ readonly code: string }>): ReadonlySet<string> {
  return new Set([...things].map(({ code }) => code));
}

function containersIn(tests: ReadonlyMap<string, ListedTest>): ReadonlyMap<string, readonly ListedTest[]> {
  const containers = new Map<string, ListedTest[]>();
  for (const test of tests.values()) {
    if (isOut(test) || test.members.length === 0) continue;
    const contained = codesOf(containedTests(test, tests) ?? []);
    for (const code of contained) {
      const known = containers.get(code);
      if (known === undefined) containers.set(code, [test]);
      else known.push(test);
    }
  }
  return containers;
}

function nextTests(catalogue: LabCatalogue, changed: readonly TestState[]): NextTests {
  const states = new Map<string, TestState>();
  for (const test of catalogue.tests.values()) states.set(test.testId, stateOfTest(test));
  for (const test of changed) states.set(test.testId, test);
  const codeOfTest = new Map([...states.values()].map(({ testId, code }) => [testId, code]));
  const tests = [...states.values()].map((test) => listed(catalogue, test, codeOfTest));
  const known = {
    departments: codesOf(catalogue.departments.values()),
    sampleTypes: codesOf(catalogue.sampleTypes.values()),
    parameters: codesOf(catalogue.parameters.values()),
    attachments: attachmentsAmong(catalogue.parameters.values()),
    tests: new Map(tests.map((test) => [test.code, test])),
    reflexes: reflexGraph(tests.filter(isEnabled)),
  };
  const { inputsOf } = readFormulas(
    [...catalogue.parameters.values()].map((parameter) => stateOfParameter(parameter)),
  );
  const byId = new Map(tests.map((test) => [test.testId, test]));
  const byCode = testsByCode(tests);
  return { catalogue, byId, byCode, known, inputsOf, containersOf: containersIn(known.tests) };
}

function missing(field: string, isThere: boolean): FieldFault[] {
  return isThere ? [] : [{ field, ...NOT_HERE }];
}

/** What a test may refer to, by id. */
type KnownIds = Readonly<
  Record<'departments' | 'sampleTypes' | 'parameters' | 'tests', ReadonlyMap<string, unknown>>
>;

/** Ids that the lab does not have. */
export function strayIdsOf(
  { departments, sampleTypes, parameters, tests }: KnownIds,
  test: TestState,
): FieldFault[] {
  return [
    ...missing('departmentId', test.departmentId === null || departments.has(test.departmentId)),
    ...missing('sampleTypeId', test.sampleTypeId === null || sampleTypes.has(test.sampleTypeId)),
    ...test.alsoFits.flatMap((id, index) => missing(`alsoFits.${index}`, sampleTypes.has(id))),
    ...test.parameters.flatMap(({ parameterId }, index) =>
      missing(`parameters.${index}.parameterId`, parameters.has(parameterId)),
    ),
    ...test.memberIds.flatMap((id, index) => missing(`memberIds.${index}`, tests.has(id))),
    ...test.stages.flatMap(({ parameterIds }, stage) =>
      parameterIds.flatMap((id, index) =>
        missing(`stages.${stage}.parameterIds.${index}`, parameters.has(id)),
      ),
    ),
    ...test.reflexRules.flatMap(({ parameterId, testId }, index) => [
      ...missing(`reflexRules.${index}.parameterId`, parameters.has(parameterId)),
      ...missing(`reflexRules.${index}.testId`, tests.has(testId)),
    ]),
  ];
}

/** What of a test that is to be ordered cannot be. */
function unusable({ catalogue, byId }: NextTests, test: TestState): FieldFault[] {
  const department = catalogue.departments.get(test.departmentId ?? '');
  const sampleType = catalogue.sampleTypes.get(test.sampleTypeId ?? '');
  return [
    ...(department !== undefined && isOut(department)
      ? [faultAt('departmentId', 'not-enabled', { name: department.name })]
      : []),
    ...(sampleType !== undefined && isOut(sampleType)
      ? [faultAt('sampleTypeId', 'not-enabled', { name: sampleType.name })]
      : []),
    ...test.parameters.flatMap(({ parameterId }, index) => {
      const parameter = catalogue.parameters.get(parameterId);
      if (!isOut(parameter)) return [];
      return [faultAt(`parameters.${index}.parameterId`, 'not-enabled', { name: parameter?.name ?? '' })];
    }),
    ...test.memberIds.flatMap((id, index) => {
      const member = byId.get(id);
      return isOut(member)
        ? [faultAt(`memberIds.${index}`, 'not-enabled', { name: member?.name ?? '' })]
        : [];
    }),
    ...test.reflexRules.flatMap(({ testId }, index) => {
      const added = byId.get(testId);
      return isOut(added)
        ? [faultAt(`reflexRules.${index}.testId`, 'not-enabled', { name: added?.name ?? '' })]
        : [];
    }),
  ];
}

/** Enabled profiles and packages that the change would make wrong. */
function containersAtFault({ known, containersOf }: NextTests, changed: ListedTest): FieldFault[] {
  return (containersOf.get(changed.code) ?? []).flatMap((test) =>
    test.code === changed.code
      ? []
      : testFaults(test, known).map(({ field, fault: wrong }) => ({
          field: API_FIELDS[field] ?? field,
          ...faultOf(`${test.kind}-fault`, { code: test.code, fault: wrong }),
        })),
  );
}

function faultsIn(next: NextTests, test: TestState): FieldFault[] {
  const stray = strayIdsOf({ ...next.catalogue, tests: next.byId }, test);
  if (stray.length > 0) return stray;
  const { known, byId, inputsOf } = next;
  const shape = byId.get(test.testId);
  if (shape === undefined) throw new Error(`Test ${test.code} is none of those to be changed`);
  const price = priceFault(test.mrpPaise, test.isFree);
  const priced = price === null ? [] : [faultAt('mrpPaise', price)];
  const faults = testFaults(shape, known);
  const isCircle = containedTests(shape, known.tests) === null;
  const told = isEnabled(test) || isCircle ? faults : [];
  const calculations = () => calculationFaults(shape, inputsOf).map((found) => faultAt('parameters', found));
  return [
    ...priced,
    ...codeFaults(test, next.byCode, next.catalogue.tests.get(test.testId) ?? null),
    ...told.map(({ field, fault: wrong }) => ({
      field: API_FIELDS[field] ?? field,
      ...faultOf(`${test.kind}-fault`, { code: test.code, fault: wrong }),
    })),
    ...(isEnabled(test) ? [...unusable(next, test), ...calculations()] : []),
    ...(isCircle ? [] : containersAtFault(next, shape)),
  ];
}

/**
 * Finds what is wrong with tests that are to become those of `changed` together: each is held against the catalogue with all
 * the others changed. What is a draft or disabled may be incomplete, but never points to what is not there, contains itself,
 * takes a code that another one has, or is priced by mistake.
 */
export function testJudge(
  catalogue: LabCatalogue,
  changed: readonly TestState[],
): (test: TestState) => FieldFault[] {
  const next = nextTests(catalogue, changed);
  return (test) => faultsIn(next, test);
}

/** What is wrong with one test as it is to become; see `testJudge`. */
export function faultsOfTest(catalogue: LabCatalogue, test: TestState): FieldFault[] {
  return testJudge(catalogue, [test])(test);
}

/** What is wrong with the codes that a test takes: a draft of it, too, takes none that is taken. */
export function codeFaultsOf({ tests }: LabCatalogue, test: TestState): FieldFault[] {
  const byCode = testsByCode([...tests.values()].filter(({ testId }) => testId !== test.testId));
  return codeFaults(test, byCode, tests.get(test.testId) ?? null);
}

/** What of a profile or package says whether a member of it may go. */
export interface Container {
  readonly name: string;
  readonly status: number;
  readonly memberIds: readonly string[];
}

/** The enabled test that adds a test by a reflex rule, if there is one. */
export function enabledReflexOf(
  tests: Iterable<Pick<TestState, 'name' | 'status' | 'reflexRules'>>,
  testId: string,
): Pick<TestState, 'name'> | null {
  for (const test of tests)
    if (isEnabled(test) && test.reflexRules.some((rule) => rule.testId === testId)) return test;
  return null;
}

/** The enabled profile or package that contains a test itself, if there is one. */
export function enabledContainer(tests: Iterable<Container>, testId: string): Container | null {
  for (const test of tests) if (isEnabled(test) && test.memberIds.includes(testId)) return test;
  return null;
}
