import { keptStageRules } from '@nidan/domain/stages/stage-rules';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LabTest } from '../versions/lab-catalogue.ts';
import { reflexColumns } from './reflex-columns.ts';
import { releaseShortCodes, shortCodeRows } from './short-code-rows.ts';
import { specimenColumns } from './specimen-columns.ts';
import { definitionOfTest } from './test-definition.ts';
import type { TestState } from './test-state.ts';

function columnsOf(test: TestState) {
  return {
    name: test.name,
    department_id: test.departmentId,
    sample_type_id: test.sampleTypeId,
    method: test.method,
    mrp_paise: test.mrpPaise,
    is_free: test.isFree,
    tat_hours: test.tatHours,
    run_calendar: JSON.stringify(test.runCalendar),
    restrict_report_till_all_check: test.restrictReportTillAllCheck,
    consent_needed: test.consentNeeded,
    fasting_hours: test.fastingHours,
    for_sex: test.forSex,
    ...specimenColumns(test),
    interpretation: test.interpretation,
    report_format: JSON.stringify(test.reportFormat),
    stages: JSON.stringify(
      test.stages.map((stage) => ({
        ...keptStageRules(stage),
        name: stage.name,
        parameterIds: stage.parameterIds,
      })),
    ),
    status: test.status,
    version: test.version,
  };
}

async function insertParts({ db, lId }: Ctx, tests: readonly TestState[]): Promise<void> {
  await insertRows(db, 'test_short_code', {
    shared: { l_id: lId },
    rows: tests.flatMap(({ testId, shortCodes }) =>
      shortCodeRows(shortCodes).map((row) => ({ test_id: testId, ...row })),
    ),
  });
  await insertRows(db, 'test_parameter', {
    shared: { l_id: lId },
    rows: tests.flatMap(({ testId, parameters }) =>
      parameters.map(({ parameterId, group, mandatory }, position) => ({
        test_id: testId,
        parameter_id: parameterId,
        position,
        group_name: group,
        mandatory,
      })),
    ),
  });
  await insertRows(db, 'test_member', {
    shared: { l_id: lId },
    rows: tests.flatMap(({ testId, memberIds }) =>
      memberIds.map((memberId, position) => ({
        parent_test_id: testId,
        member_test_id: memberId,
        position,
      })),
    ),
  });
  await insertRows(db, 'test_reflex_rule', {
    shared: { l_id: lId },
    rows: tests.flatMap(({ testId, reflexRules }) =>
      reflexRules.map((rule, position) => ({ test_id: testId, ...reflexColumns(rule, position) })),
    ),
  });
}

/** Writes new tests with their parameters and members, which may be among them. */
export async function insertTests(ctx: Ctx, tests: readonly TestState[]): Promise<void> {
  const rows = tests.map((test) => ({
    l_id: ctx.lId,
    test_id: test.testId,
    code: test.code,
    kind: test.kind,
    ...columnsOf(test),
  }));
  await insertRows(ctx.db, 'test', rows);
  await insertParts(ctx, tests);
}

/** Keeps the versions in use of tests for the bills that were made with them; their next ones take their place. */
export async function keepTests(ctx: Ctx, tests: readonly LabTest[]): Promise<void> {
  await insertRows(ctx.db, 'test_version', {
    shared: { l_id: ctx.lId, replaced_at: ctx.now, replaced_by: ctx.caller.userId },
    rows: tests.map((test) => ({
      test_id: test.testId,
      version: test.version,
      definition: JSON.stringify(definitionOfTest(test)),
    })),
  });
}

/** Writes the next versions of tests whose former ones are kept. */
export async function replaceTests(ctx: Ctx, tests: readonly TestState[]): Promise<void> {
  const { db, lId } = ctx;
  const ids = tests.map(({ testId }) => testId);
  for (const test of tests) {
    await sendLater(
      db,
      db.updateTable('test').set(columnsOf(test)).where('l_id', '=', lId).where('test_id', '=', test.testId),
    );
  }
  await releaseShortCodes(ctx, ids);
  await sql`delete from test_parameter where l_id = ${lId} and test_id = any(${ids})`.execute(db);
  await sql`delete from test_reflex_rule where l_id = ${lId} and test_id = any(${ids})`.execute(db);
  await sql`delete from test_member where l_id = ${lId} and parent_test_id = any(${ids})`.execute(db);
  await insertParts(ctx, tests);
}

/** Counts tests on whose former versions are kept and whose parameters have a new version. */
export async function raiseTests({ db, lId }: Ctx, testIds: readonly string[]): Promise<void> {
  await sql`
    update test set version = version + 1 where l_id = ${lId} and test_id = any(${[...testIds]})`.execute(db);
}
