import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import { keptStageRules } from '@nidan/domain/stages/stage-rules';
import { createTest, updateTest } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { type CellFault, cellFaultOf } from '@nidan/domain/imports/sheet';
import { type TestRow, testSheet } from '@nidan/domain/imports/test-sheet';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { bodyFaults } from '../../../kernel/imports/body-faults.ts';
import { cellFaultsOf, type FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import { type Candidate, type Judgement, masterFile } from '../../../kernel/imports/master-file.ts';
import { announceCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { changedColumns } from '../../base/organisation/changed-columns.ts';
import { recordStep, stepFault } from '../../base/organisation/move-master.ts';
import { catalogueToChange } from '../versions/catalogue-to-change.ts';
import { recordNewTest, recordTestChange } from './change-test.ts';
import type { LabCatalogue, LabTest } from '../versions/lab-catalogue.ts';
import { readLabCatalogue } from '../versions/lab-catalogue.query.ts';
import { releaseShortCodes } from './short-code-rows.ts';
import { insertTests, keepTests, replaceTests } from './test-rows.ts';
import {
  API_FIELDS,
  enabledContainer,
  enabledReflexOf,
  isEnabled,
  NOT_HERE,
  testJudge,
} from './test-shape-faults.ts';
import { stateOfTest, type TestFields, type TestState } from './test-state.ts';

const newTestFaults = bodyFaults(createTest.body);
const changedTestFaults = bodyFaults(updateTest.body);

/** Columns of the file by the field of the request, where they differ. */
const COLUMN_OF = Object.fromEntries(
  Object.entries(API_FIELDS).map(([column, field]) => [field, column]),
) as Readonly<Record<string, keyof TestRow>>; // as: API_FIELDS names fields of a test that are columns too

function rowOf({ departments, sampleTypes, parameters, tests }: LabCatalogue, test: LabTest): TestRow {
  return {
    ...test,
    department: departments.get(test.departmentId ?? '')?.code ?? null,
    sampleType: sampleTypes.get(test.sampleTypeId ?? '')?.code ?? null,
    alsoFits: test.alsoFits.flatMap((id) => sampleTypes.get(id)?.code ?? []),
    parameters: test.parameters.map(({ parameter: { code }, group, mandatory }) => ({
      code,
      group,
      mandatory,
    })),
    members: test.memberIds.flatMap((id) => tests.get(id)?.code ?? []),
    stages: test.stages.map(({ name, parameterIds, ...rules }) => ({
      ...rules,
      name,
      asks: parameterIds.flatMap((id) => parameters.get(id)?.code ?? []),
    })),
    reflexRules: test.reflexRules.map(({ parameterId, testId, ...rule }) => ({
      ...rule,
      parameter: parameters.get(parameterId)?.code ?? '',
      calls: tests.get(testId)?.code ?? '',
    })),
  };
}

/** Ids by the codes that a file may name: those of the lab, and those of the new tests of the file itself. */
interface Names {
  readonly departments: ReadonlyMap<string, string>;
  readonly sampleTypes: ReadonlyMap<string, string>;
  readonly parameters: ReadonlyMap<string, string>;
  readonly tests: ReadonlyMap<string, string>;
}

function namesOf(catalogue: LabCatalogue, candidates: readonly Candidate<TestRow>[]): Names {
  const { departments, sampleTypes, parameters, tests } = catalogue;
  const added = candidates.filter(({ former }) => former === null);
  return {
    departments: new Map([...departments.values()].map((one) => [one.code, one.departmentId])),
    sampleTypes: new Map([...sampleTypes.values()].map((one) => [one.code, one.sampleTypeId])),
    parameters: new Map([...parameters.values()].map((one) => [one.code, one.parameterId])),
    tests: new Map([
      ...[...tests.values()].map(({ code, testId }): [string, string] => [code, testId]),
      ...added.map(({ row }): [string, string] => [row.code, newId()]),
    ]),
  };
}

/** What a row says of its test, and the codes in it that the lab does not have. */
function fieldsOf(row: TestRow, names: Names): { fields: TestFields; faults: CellFault[] } {
  const faults: CellFault[] = [];
  const idOf = (column: keyof TestRow, ids: ReadonlyMap<string, string>, code: string): string => {
    const id = ids.get(code);
    if (id === undefined)
      faults.push(cellFaultOf({ column: testSheet.columns[column].title, found: code }, NOT_HERE));
    return id ?? '';
  };
  const { department, sampleType } = row;
  const fields = {
    name: row.name,
    shortCodes: row.shortCodes,
    departmentId: department === null ? null : idOf('department', names.departments, department),
    sampleTypeId: sampleType === null ? null : idOf('sampleType', names.sampleTypes, sampleType),
    method: row.method,
    mrpPaise: row.mrpPaise,
    isFree: row.isFree,
    tatHours: row.tatHours,
    runCalendar: row.runCalendar,
    restrictReportTillAllCheck: row.restrictReportTillAllCheck,
    consentNeeded: row.consentNeeded,
    fastingHours: row.fastingHours,
    forSex: row.forSex,
    leastVolumeUl: row.leastVolumeUl,
    alsoFits: row.alsoFits.map((code) => idOf('alsoFits', names.sampleTypes, code)),
    storage: row.storage,
    stabilityHours: row.stabilityHours,
    refuseIf: row.refuseIf,
    interpretation: row.interpretation,
    reportFormat: row.reportFormat,
    parameters: row.parameters.map(({ code, group, mandatory }) => ({
      parameterId: idOf('parameters', names.parameters, code),
      group,
      mandatory,
    })),
    memberIds: row.members.map((code) => idOf('members', names.tests, code)),
    stages: row.stages.map(({ name, asks, ...rules }) => ({
      ...keptStageRules(rules),
      name,
      parameterIds: asks.map((code) => idOf('stages', names.parameters, code)),
    })),
    reflexRules: row.reflexRules.map(({ parameter, calls, ...rule }) => ({
      ...rule,
      parameterId: idOf('reflexRules', names.parameters, parameter),
      testId: idOf('reflexRules', names.tests, calls),
    })),
  };
  return { fields, faults };
}

/** A candidate as a test: what it is now, null for a new one, and what it would become. */
interface DraftedTest {
  readonly row: TestRow;
  readonly test: LabTest | null;
  readonly next: TestState;
  /** Before the other tests are asked. */
  readonly faults: readonly CellFault[];
}

function draftOf(catalogue: LabCatalogue, names: Names, { row, changes }: Candidate<TestRow>): DraftedTest {
  const testId = names.tests.get(row.code) ?? '';
  const test = catalogue.tests.get(testId) ?? null;
  const { code, kind, status } = row;
  const { fields, faults: unknown } = fieldsOf(row, names);
  const version = test === null ? 1 : test.version + 1;
  const next = { testId, code, kind, status, version, ...fields };
  // The format is read whole from its cell, and changed elsewhere than on the edit page.
  const { reportFormat: _, ...said } = fields;
  const faults =
    test === null
      ? newFaults({ code, kind, status, ...said })
      : [...changedTestFaults({ testId, version: test.version, ...said }), ...stepFaults(test, row)];
  const kept = changes.has('kind') ? [faultAt('kind', 'test-kind-fixed')] : [];
  const told = unknown.length > 0 ? unknown : atColumns(row, [...kept, ...faults]);
  return { row, test, next, faults: told };
}

/** Of a row for a test that is not there yet. */
function newFaults(body: Pick<TestState, 'code' | 'kind' | 'status'>): FieldFault[] {
  const { draft, disabled } = masterData.codes;
  if (body.status !== disabled) return newTestFaults(body);
  return [...newTestFaults({ ...body, status: draft }), faultAt('status', 'new-test-status')];
}

function stepFaults(test: LabTest, { status }: TestRow): FieldFault[] {
  const found = stepFault(test.status, status);
  return found === null ? [] : [faultAt('status', found)];
}

function atColumns(row: TestRow, faults: readonly FieldFault[]): CellFault[] {
  return cellFaultsOf(testSheet, row, { faults, columnOf: COLUMN_OF });
}

async function write(ctx: Ctx, catalogue: LabCatalogue, drafted: readonly DraftedTest[]): Promise<void> {
  const changed = drafted.flatMap(({ test, next }) => (test === null ? [] : [{ test, next }]));
  const added = drafted.filter(({ test }) => test === null).map(({ next }) => next);
  const codes = {
    sampleTypes: catalogue.sampleTypes,
    parameters: catalogue.parameters,
    tests: new Map<string, { readonly code: string }>([
      ...catalogue.tests,
      ...added.map((test): [string, TestState] => [test.testId, test]),
    ]),
  };
  await releaseShortCodes(
    ctx,
    changed.map(({ test }) => test.testId),
  );
  await insertTests(ctx, added);
  await keepTests(
    ctx,
    changed.map(({ test }) => test),
  );
  await replaceTests(
    ctx,
    changed.map(({ next }) => next),
  );
  await announceCatalogue(ctx);
  for (const test of added) recordNewTest(ctx, codes, test);
  for (const { test, next } of changed) {
    const { testId, code: _, kind: __, status, version: ___, ...fields } = next;
    const change = changedColumns<TestFields>(stateOfTest(test), fields);
    if (change !== null) recordTestChange(ctx, codes, { ...change, testId });
    recordStep(ctx, { entityKind: 'TEST', entityId: testId, from: test.status, to: status });
  }
}

function judgeTests(ctx: Ctx, catalogue: LabCatalogue, candidates: readonly Candidate<TestRow>[]): Judgement {
  const names = namesOf(catalogue, candidates);
  const drafted = candidates.map((candidate) => draftOf(catalogue, names, candidate));
  const sound = drafted.filter(({ faults }) => faults.length === 0).map(({ next }) => next);
  const faultsOf = testJudge(catalogue, sound);
  const after = new Map<string, LabTest | TestState>(catalogue.tests);
  for (const next of sound) after.set(next.testId, next);
  const containers = [...after.values()].filter((test) => isEnabled(test) && test.memberIds.length > 0);
  const inUse = ({ testId, status }: TestState): FieldFault[] => {
    const container = isEnabled({ status }) ? null : enabledContainer(containers, testId);
    const adding = isEnabled({ status }) ? null : enabledReflexOf(after.values(), testId);
    return [
      ...(container === null ? [] : [faultAt('status', 'contained-in', { name: container.name })]),
      ...(adding === null ? [] : [faultAt('status', 'reflex-adds-it', { name: adding.name })]),
    ];
  };
  return {
    faultsOf: (index) => {
      const draft = drafted[index];
      if (draft === undefined || draft.faults.length > 0) return draft?.faults ?? [];
      return atColumns(draft.row, [...faultsOf(draft.next), ...inUse(draft.next)]);
    },
    write: () => write(ctx, catalogue, drafted),
  };
}

/** The file of the tests, profiles and packages: the rules and versions are those of their edit page (ADR 13). */
export const testFile = masterFile(testSheet, async (ctx, use) => {
  const catalogue = use === 'change' ? await catalogueToChange(ctx) : await readLabCatalogue(ctx);
  return {
    rows: new Map([...catalogue.tests.values()].map((test) => [test.code, rowOf(catalogue, test)])),
    judge: (candidates) => judgeTests(ctx, catalogue, candidates),
  };
});
