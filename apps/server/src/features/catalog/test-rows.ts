import { sql } from 'kysely';
import { insertRows } from '../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import type { LabTest } from './lab-catalogue.ts';
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
    restrict_report_till_all_check: test.restrictReportTillAllCheck,
    consent_needed: test.consentNeeded,
    fasting_hours: test.fastingHours,
    interpretation: test.interpretation,
    status: test.status,
    version: test.version,
  };
}

async function insertParts({ db, lId }: Ctx, { testId, parameters, memberIds }: TestState): Promise<void> {
  await insertRows(db, 'test_parameter', {
    shared: { l_id: lId, test_id: testId },
    rows: parameters.map(({ parameterId, group, mandatory }, position) => ({
      parameter_id: parameterId,
      position,
      group_name: group,
      mandatory,
    })),
  });
  await insertRows(db, 'test_member', {
    shared: { l_id: lId, parent_test_id: testId },
    rows: memberIds.map((memberId, position) => ({ member_test_id: memberId, position })),
  });
}

/** Writes a new test with its parameters and members. */
export async function insertTest(ctx: Ctx, test: TestState): Promise<void> {
  const { testId, code, kind } = test;
  const row = { l_id: ctx.lId, test_id: testId, code, kind, ...columnsOf(test) };
  await insertRows(ctx.db, 'test', [row]);
  await insertParts(ctx, test);
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

/** Writes the next version of a test whose former one is kept. */
export async function replaceTest(ctx: Ctx, test: TestState): Promise<void> {
  const { db, lId } = ctx;
  const { testId } = test;
  await db
    .updateTable('test')
    .set(columnsOf(test))
    .where('l_id', '=', lId)
    .where('test_id', '=', testId)
    .execute();
  await db.deleteFrom('test_parameter').where('l_id', '=', lId).where('test_id', '=', testId).execute();
  await db.deleteFrom('test_member').where('l_id', '=', lId).where('parent_test_id', '=', testId).execute();
  await insertParts(ctx, test);
}

/** Counts tests on whose former versions are kept and whose parameters have a new version. */
export async function raiseTests({ db, lId }: Ctx, testIds: readonly string[]): Promise<void> {
  await sql`
    update test set version = version + 1 where l_id = ${lId} and test_id = any(${[...testIds]})`.execute(db);
}
