import * as testEditEndpoints from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { keptStageRules } from '@nidan/domain/stages/stage-rules';
import type { TestDefinitionView, TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { presentStanding } from '../../base/organisation/move-master.ts';
import { catalogueOf } from '../versions/catalog-cache.ts';
import { readFormerTests } from '../versions/former-versions.query.ts';
import type { LabCatalogue, LabTest } from '../versions/lab-catalogue.ts';
import { readLabCatalogue } from '../versions/lab-catalogue.query.ts';
import { type FormerRow, presentFormer } from './present-former.ts';
import { readMachineCodes } from '../parameters/machine-codes.query.ts';
import { presentGst } from './present-gst.ts';
import { presentFormat } from './present-format.ts';
import { briefOf, runsOf } from './present-test.ts';
import { type DraftOfTest, readTestDraft, type StoredTestDraft } from './test-draft.query.ts';
import { fieldsOfTest, stateOfTest, type TestFields } from './test-state.ts';
import { serve } from '../../../kernel/http/serve.ts';

async function readFormerRows({ db, lId }: Ctx, testId: string): Promise<readonly FormerRow[]> {
  const { rows } = await sql<FormerRow>`
    select v.version, v.replaced_at as until, u.name as "replacedBy"
    from test_version v join login_user u on u.user_id = v.replaced_by
    where v.l_id = ${lId} and v.test_id = ${testId} order by v.version desc limit 200`.execute(db);
  return rows;
}

function presentDefinition(catalogue: LabCatalogue, test: TestFields): TestDefinitionView {
  const { departments, sampleTypes, parameters, tests } = catalogue;
  return {
    ...test,
    department: departments.get(test.departmentId ?? '')?.name ?? null,
    sampleType: sampleTypes.get(test.sampleTypeId ?? '')?.name ?? null,
    shortCodes: [...test.shortCodes],
    alsoFits: [...test.alsoFits],
    otherTubes: test.alsoFits.flatMap((id) => sampleTypes.get(id)?.name ?? []),
    runCalendar: runsOf(test),
    reportFormat: presentFormat(test.reportFormat),
    parameters: test.parameters.flatMap(({ parameterId, group, mandatory }) => {
      const parameter = parameters.get(parameterId);
      if (parameter === undefined) return [];
      return [{ parameterId, group, mandatory, code: parameter.code, name: parameter.name }];
    }),
    stages: test.stages.map(({ name, parameterIds, ...rules }) => ({
      ...keptStageRules(rules),
      name,
      parameterIds: [...parameterIds],
      asks: parameterIds.flatMap((id) => parameters.get(id)?.code ?? []),
    })),
    reflexRules: test.reflexRules.map((rule) => ({
      ...rule,
      flags: [...rule.flags],
      words: [...rule.words],
      also: (rule.also ?? []).map((one) => ({ ...one, flags: [...one.flags], words: [...one.words] })),
      parameter: parameters.get(rule.parameterId)?.code ?? '',
      calls: tests.get(rule.testId)?.code ?? '',
    })),
    memberIds: [...test.memberIds],
    members: test.memberIds.flatMap((id) => {
      const member = tests.get(id);
      return member === undefined ? [] : [briefOf(member)];
    }),
  };
}

function presentDraft(
  catalogue: LabCatalogue,
  test: LabTest,
  draft: StoredTestDraft | null,
): TestDetails['draft'] {
  if (draft === null) return null;
  const { basedOn, changes, writtenBy, writtenAt } = draft;
  const definition = presentDefinition(catalogue, { ...fieldsOfTest(test), ...changes });
  return { basedOn, definition, writtenBy, writtenAt: writtenAt.toISOString() };
}

/** Counts versions and drafts of a test together: neither ever counts down, so that the sum tells that one of them changed. */
export function editionOf({ version }: LabTest, draft: DraftOfTest): number {
  return version + draft.version;
}

/** A test with everything that its edit page shows. */
export const readTestDetailsOf = serve(
  testEditEndpoints.readTestDetails,
  async (ctx, { testId }): Promise<TestDetails> => {
    return presentTestDetails(ctx, await catalogueOf(ctx), testId);
  },
);

/** A test that this transaction has changed. */
export async function readChangedTest(ctx: Ctx, testId: string): Promise<TestDetails> {
  return presentTestDetails(ctx, await readLabCatalogue(ctx), testId);
}

async function presentTestDetails(ctx: Ctx, catalogue: LabCatalogue, testId: string): Promise<TestDetails> {
  const test = catalogue.tests.get(testId);
  if (test === undefined) throw refuse('not-found');
  const { code, kind } = test;
  const stored = await readTestDraft(ctx, testId);
  return {
    testId,
    code,
    kind,
    ...presentDefinition(catalogue, stateOfTest(test)),
    gst: presentGst(test),
    machineCodes: await readMachineCodes(
      ctx,
      test.parameters.map(({ parameter }) => parameter.parameterId),
    ),
    containedIn: [...catalogue.tests.values()]
      .filter(({ memberIds }) => memberIds.includes(testId))
      .map(briefOf),
    formerVersions: presentFormer(await readFormerRows(ctx, testId)),
    draft: presentDraft(catalogue, test, stored.draft),
    edition: editionOf(test, stored),
    ...presentStanding(ctx, test),
  };
}

/** What a former version of a test said; parameters and members under the names that they have now. */
export const readFormerTestOf = serve(testEditEndpoints.readFormerTest, async (ctx, { testId, version }) => {
  const [former] = await readFormerTests(ctx, [{ testId, version }]);
  if (former === undefined) throw refuse('not-found');
  const catalogue = await catalogueOf(ctx);
  return { testId, version, definition: presentDefinition(catalogue, former.definition) };
});
