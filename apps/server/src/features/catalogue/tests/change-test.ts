import * as testEditEndpoints from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { reflexText } from '@nidan/domain/catalogue/reflex-text';
import { runText } from '@nidan/domain/catalogue/run-text';
import { stageText } from '@nidan/domain/catalogue/stage-of-test';
import { formatText, STANDARD_FORMAT } from '@nidan/domain/reports/report-format';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { changedColumns, type ColumnChange } from '../../base/organisation/changed-columns.ts';
import { announceCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { stepMaster } from '../../base/organisation/move-master.ts';
import { catalogueToChange } from '../versions/catalogue-to-change.ts';
import type { LabCatalogue, LabReflexRule, LabTest } from '../versions/lab-catalogue.ts';
import { readChangedTest } from './test-details.query.ts';
import { insertTests, keepTests, replaceTests } from './test-rows.ts';
import { enabledContainer, enabledReflexOf, faultsOfTest } from './test-shape-faults.ts';
import { stateOfTest, type TestFields, type TestState } from './test-state.ts';
import { serve } from '../../../kernel/http/serve.ts';

function requireSound(catalogue: LabCatalogue, test: TestState): void {
  const errors = faultsOfTest(catalogue, test);
  if (errors.length > 0) throw refuse('invalid-input', { errors });
}

/** Codes by the ids that a test refers to. */
export interface CodesOfCatalogue {
  readonly sampleTypes: ReadonlyMap<string, { readonly code: string }>;
  readonly parameters: ReadonlyMap<string, { readonly code: string }>;
  readonly tests: ReadonlyMap<string, { readonly code: string }>;
}

/** Fields of an event as a person reads them: runs and rules in words, parameters and members by their codes. */
export function toldFields(
  { sampleTypes, parameters, tests }: CodesOfCatalogue,
  fields: Partial<TestFields>,
) {
  const ruleText = ({ parameterId, testId, ...rule }: LabReflexRule): string =>
    reflexText({
      ...rule,
      parameter: parameters.get(parameterId)?.code ?? '',
      calls: tests.get(testId)?.code ?? '',
    });
  const {
    parameters: places,
    memberIds,
    runCalendar,
    reflexRules,
    reportFormat,
    stages,
    alsoFits,
    ...rest
  } = fields;
  const codesOf = (ids: readonly string[]) => ids.flatMap((id) => parameters.get(id)?.code ?? []);
  return {
    ...rest,
    ...(places === undefined
      ? {}
      : {
          parameters: places.map(({ parameterId, group, mandatory }) =>
            [parameters.get(parameterId)?.code, group ?? '', mandatory ? '' : 'optional'].join(' ').trim(),
          ),
        }),
    ...(alsoFits === undefined ? {} : { alsoFits: alsoFits.map((id) => sampleTypes.get(id)?.code) }),
    ...(reportFormat === undefined ? {} : { reportFormat: formatText(reportFormat) }),
    ...(stages === undefined
      ? {}
      : { stages: stages.map(({ name, parameterIds }) => stageText({ name, asks: codesOf(parameterIds) })) }),
    ...(runCalendar === undefined ? {} : { runCalendar: runCalendar.map(runText) }),
    ...(reflexRules === undefined ? {} : { reflexRules: reflexRules.map(ruleText) }),
    ...(memberIds === undefined ? {} : { members: memberIds.map((id) => tests.get(id)?.code) }),
  };
}

/** A test that is added, and what it was cloned from. */
interface AddedTest extends TestState {
  readonly clonedFrom?: string;
}

/** Notes that a test was added. */
export function recordNewTest(ctx: Ctx, codes: CodesOfCatalogue, test: AddedTest): void {
  const { testId, version: _, ...fields } = test;
  recordEvent(ctx, {
    entityKind: 'TEST',
    entityId: testId,
    action: 'create',
    after: toldFields(codes, fields),
  });
}

/** Notes what of a test was changed. */
export function recordTestChange(
  ctx: Ctx,
  codes: CodesOfCatalogue,
  change: ColumnChange<TestFields> & { readonly testId: string; readonly reason?: string | null },
): void {
  recordEvent(ctx, {
    entityKind: 'TEST',
    entityId: change.testId,
    action: 'update',
    before: toldFields(codes, change.before),
    after: toldFields(codes, change.after),
    reason: change.reason ?? null,
  });
}

/** Writes a test that the locked catalogue does not have yet, as its first version. */
export async function addTest(
  ctx: Ctx,
  catalogue: LabCatalogue,
  fields: Omit<TestState, 'testId' | 'version'>,
): Promise<TestState> {
  const holder = catalogue.tests.get(catalogue.testIdByCode.get(fields.code) ?? '');
  if (holder?.code === fields.code) throw refuse('code-taken');
  const test: TestState = { ...fields, name: fields.name.trim(), testId: newId(), version: 1 };
  requireSound(catalogue, test);
  await insertTests(ctx, [test]);
  return test;
}

/** Adds a test, profile or package. */
export const createTest = serve(testEditEndpoints.createTest, async (ctx, body): Promise<TestDetails> => {
  const catalogue = await catalogueToChange(ctx);
  const test = await addTest(ctx, catalogue, {
    ...body,
    forSex: body.forSex ?? null,
    reportFormat: STANDARD_FORMAT,
  });
  await announceCatalogue(ctx);
  recordNewTest(ctx, catalogue, test);
  return readChangedTest(ctx, test.testId);
});

/** A test of the locked catalogue. */
export interface TestToChange {
  readonly catalogue: LabCatalogue;
  readonly test: LabTest;
}

/** Locks the catalogue for a change of a test; refuses one that the lab does not have. */
export async function testToChange(ctx: Ctx, testId: string): Promise<TestToChange> {
  const catalogue = await catalogueToChange(ctx);
  const test = catalogue.tests.get(testId);
  if (test === undefined) throw refuse('not-found');
  return { catalogue, test };
}

async function writeNext(ctx: Ctx, test: LabTest, next: TestState): Promise<TestDetails> {
  await keepTests(ctx, [test]);
  await replaceTests(ctx, [next]);
  await announceCatalogue(ctx);
  return readChangedTest(ctx, test.testId);
}

interface NextVersion {
  readonly fields: Partial<TestFields>;
  readonly reason: string | null;
}

/** Makes the next version of a test of the locked catalogue; nothing when nothing differs. */
export async function putNextVersion(
  ctx: Ctx,
  { catalogue, test }: TestToChange,
  { fields, reason }: NextVersion,
): Promise<TestDetails> {
  const { testId } = test;
  const before = stateOfTest(test);
  const change = changedColumns<TestFields>(before, fields);
  if (change === null) return readChangedTest(ctx, testId);
  const next = { ...before, ...change.after, version: test.version + 1 };
  requireSound(catalogue, next);
  recordTestChange(ctx, catalogue, { ...change, testId, reason });
  return writeNext(ctx, test, next);
}

/** Makes the next version of a test. Bills that exist keep the one that they were made with (ADR 13). */
export const updateTest = serve(
  testEditEndpoints.updateTest,
  async (ctx, { testId, version, reason, ...fields }): Promise<TestDetails> => {
    const found = await testToChange(ctx, testId);
    await expectVersion(ctx, { entityId: testId, expected: version, found: found.test.version });
    return putNextVersion(ctx, found, { fields, reason: reason ?? null });
  },
);

/** Enables a test that is complete, or disables one that no enabled profile or package contains. */
export const changeTestStatus = serve(
  testEditEndpoints.changeTestStatus,
  async (ctx, { testId, version, action }): Promise<TestDetails> => {
    const { catalogue, test } = await testToChange(ctx, testId);
    const what = `Test ${test.code}`;
    const step = {
      what,
      entityKind: 'TEST',
      entityId: testId,
      action,
      expected: version,
      row: test,
    } as const;
    const next = { ...stateOfTest(test), ...(await stepMaster(ctx, step)) };
    const container = action === 'disable' ? enabledContainer(catalogue.tests.values(), testId) : null;
    if (container !== null)
      throw refuse('test-in-package', { details: { test: test.name, package: container.name } });
    const adding = action === 'disable' ? enabledReflexOf(catalogue.tests.values(), testId) : null;
    if (adding !== null) throw refuse('test-in-reflex', { details: { test: test.name, by: adding.name } });
    requireSound(catalogue, next);
    return writeNext(ctx, test, next);
  },
);
